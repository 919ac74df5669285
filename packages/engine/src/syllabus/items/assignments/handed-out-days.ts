import type { AssignmentType } from '@weekwise/domain/plan.ts';
import { courseworkNouns } from '../../../lexicon/coursework.ts';
import { wholeLabel } from '../../labelling/labels.ts';
import type { Schedule } from '../../schedule.ts';
import { titleWords } from '../words.ts';
import type { PlacedWork } from './merge-works.ts';
import { sameTitle } from './same-work.ts';

const sameName = 0.95;
/** So many pieces that come back as due later are no chance. */
const fewest = 2;
const leastShare = 0.3;
/** Days; of fewer nothing regular can be said. */
const fewestDays = 4;

/** Characters. */
const longestLabel = 60;
const forLater = /\b(?:next|after)\b/i;

/** Work under a label such as "Homework", on whose day nothing says that it is due. */
const standsUnderDay = ({ dueFrom, signs }: PlacedWork) => dueFrom === 'session' && signs.label && !signs.due;

/**
 * A schedule may name its work twice: "Homework: Pan survey" on the day on which it is given out, and "Due: Pan survey"
 * on a later one.
 */
function comesBackAsDue(under: PlacedWork[], works: PlacedWork[]): boolean {
  const due = works.filter(({ signs, dueDate }) => signs.due && dueDate !== null);
  const comeBack = under.filter((work) =>
    due.some((other) => (other.dueDate ?? '') > (work.dueDate ?? '') && sameTitle(work.title, other.title) >= sameName),
  );
  return comeBack.length >= fewest && comeBack.length >= under.length * leastShare;
}

/** Handed in before anything is taught. */
const beforeTeaching = /\b(?:syllabus|survey|questionnaire|introduc\p{L}+)\b/iu;
const held: readonly (AssignmentType | null)[] = ['exam', 'quiz', 'presentation'];
const heldInClass = new Set(
  courseworkNouns.flatMap(({ noun, type, certainty }) =>
    held.includes(type) && (certainty === 'always' || certainty === 'mostly') ? [noun] : [],
  ),
);
/** Done on the day itself. */
const doneThere = ({ title }: PlacedWork) =>
  beforeTeaching.test(title) || titleWords(title).some((word) => heldInClass.has(word));

/** Work stands under the very first class and not under the last: nobody hands in on the first day. */
function beginsWithFirstClass(under: PlacedWork[], weeks: Schedule['weeks']): boolean {
  const days = weeks.flatMap(({ sessions }) => sessions.flatMap(({ date }) => date ?? [])).sort();
  const own = new Set(under.map(({ dueDate }) => dueDate));
  const first = under.filter((work) => work.dueDate === days[0] && !doneThere(work));
  return first.length > 0 && !own.has(days.at(-1) ?? null) && own.size >= fewestDays;
}

/** "Assignment for next class:" over some homework: what stands under a bare "Assignment:" is for later, too. */
function setsForLater(weeks: Schedule['weeks']): boolean {
  const texts = weeks.flatMap(({ sessions }) => sessions.flatMap(({ entries }) => entries.map(({ text }) => text)));
  const labels = texts.flatMap((text) =>
    text.length < longestLabel ? (wholeLabel(text.replace(/:\s*$/, '')) ?? []) : [],
  );
  return labels.filter(({ dueText }) => dueText !== null && forLater.test(dueText)).length >= fewest;
}

/** Takes the day from work that stands under the day on which it is given out: it is the due day of none. */
export function withoutDaysOfHandingOut(works: PlacedWork[], { weeks }: Pick<Schedule, 'weeks'>): PlacedWork[] {
  const under = works.filter(standsUnderDay);
  const isGivenOut = comesBackAsDue(under, works) || beginsWithFirstClass(under, weeks) || setsForLater(weeks);
  if (!isGivenOut) return works;
  return works.map((work) =>
    standsUnderDay(work) && work.type !== 'exam' ? { ...work, dueDate: null, dueTime: null, dueFrom: null } : work,
  );
}
