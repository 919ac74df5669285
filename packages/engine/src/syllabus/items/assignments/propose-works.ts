import type { Document } from '../../../documents/document.ts';
import type { GradedList } from '../../facts/grading/part.ts';
import type { UnderstoodSession } from '../../labelling/understand-session.ts';
import type { Schedule } from '../../schedule.ts';
import { addComponents, findComponents } from './components.ts';
import { applyDuePolicies, findDuePolicies } from './due-policy.ts';
import { withoutDaysOfHandingOut } from './handed-out-days.ts';
import type { Mention } from './mention.ts';
import { mergeMentions, mergeWithin, type PlacedWork } from './merge-works.ts';
import { isNoWork } from './no-work.ts';
import { understandOutside } from './outside.ts';
import { withPartDates } from './part-dates.ts';
import { sameTitle } from './same-work.ts';
import type { Work } from './work.ts';

/** What the sessions of a schedule and the document around it say of work. */
interface WorkSources {
  understood: readonly UnderstoodSession[][];
  mentions: readonly Mention[];
  isKnown: (title: string) => boolean;
  gradedLists: readonly GradedList[];
}

export interface ProposedWorks {
  /** What the rules take for work, the places that name one piece joined. */
  taken: PlacedWork[];
  /** Texts of the weeks that they do not take for work, and that name none of the pieces above. */
  others: PlacedWork[];
}

/** No course asks for as many pieces of work; each is compared with all others. */
export const mostWorks = 1000;
const mostOthers = 300;
const same = 0.8;

/**
 * The work of a document, and the texts of its schedule that may be work. Dates are those of the places that name it.
 */
export function proposeWorks(schedule: Schedule, document: Document, sources: WorkSources): ProposedWorks {
  const { understood, mentions, isKnown, gradedLists } = sources;
  const inWeeks = (list: 'works' | 'otherWorks') =>
    understood.flatMap((sessions, i) =>
      sessions.flatMap((session) =>
        session[list].map((work) => placed(work, 'week', schedule.weeks[i]?.number ?? null)),
      ),
    );
  const outside = understandOutside(schedule, isKnown).map((work) => placed(work, 'outside', null));
  const components = withPartDates(findComponents(document, schedule.blocks, gradedLists), document, schedule.dates);
  const graded = new Set(gradedLists[0]?.parts.map(({ block }) => block.index));
  const named = inWeeks('works').map((work) => undatedPart(work, graded));
  const taken = addComponents(
    mergeMentions(mergeWithin(withoutDaysOfHandingOut([...named, ...outside].slice(0, mostWorks), schedule)), [
      ...mentions,
    ]),
    components,
  ).filter(({ title }) => !isNoWork(title));
  const isTaken = (work: PlacedWork) => taken.some((one) => isSame(one, work));
  const others = inWeeks('otherWorks').slice(0, mostOthers);
  const proposed = { taken, others: mergeWithin(others.filter((work) => !isTaken(work) && !isNoWork(work.title))) };
  applyDuePolicies([...proposed.taken, ...proposed.others], findDuePolicies(document, schedule.blocks), schedule);
  return proposed;
}

/** Whether a text names a piece that is known: on the same day, or where only one of them is given a day. */
function isSame(known: PlacedWork, work: PlacedWork): boolean {
  const likeness = Math.max(...[known.title, ...known.otherTitles].map((title) => sameTitle(title, work.title)));
  const open = known.dueDate === null || work.dueDate === null || work.dueFrom === 'session';
  return likeness >= same && (open || known.dueDate === work.dueDate);
}

/** A line of the grading that a dated section holds too: no part of the grade is due on the day above it. */
const undatedPart = (work: PlacedWork, graded: ReadonlySet<number>): PlacedWork =>
  work.dueFrom === 'session' && graded.has(work.evidence.block)
    ? { ...work, dueDate: null, dueTime: null, dueFrom: null, week: null }
    : work;

const placed = (work: Work, from: PlacedWork['from'], week: number | null): PlacedWork => ({
  ...work,
  from,
  week,
  otherTitles: [],
  places: 1,
  datesAgree: null,
});
