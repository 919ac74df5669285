import { findDates } from '../../dates/find-dates.ts';
import { weekdayFromName } from '../../dates/names.ts';
import { alternation } from '../../lexicon/alternation.ts';
import { englishWeekdayNames } from '../../lexicon/calendar-names.ts';
import { blocksOf } from '../../passages/blocks.ts';
import type { Passage } from '../../passages/passage.ts';
import type { Course } from '../../syllabus/course.ts';
import { contentStems } from '../../text/words.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { countWords } from '../render/shorten.ts';
import { allAssignments } from './course-question.ts';
import { isProse, statementsOf } from './statements.ts';
import { workHeads } from './work-heads.ts';

/** Work that is due again and again, as a sentence of the syllabus says: no line of the plan has it. */
export interface WeeklyWork {
  piece: Excerpt;
  /** On which days, 0 for Monday; empty where no day of the week is named. */
  weekdays: number[];
}

const day = `(?:${alternation(englishWeekdayNames)})`;
const comesAgain = new RegExp(
  `\\b(?:each|every) (?:week|class|lab|lecture|section|${day})\\b|\\b${day}s\\b|\\bweekly\\b|\\b(?:start|beginning|end) of (?:each|every|your next|the next|the following) (?:\\w+ )?(?:class|lab|lecture|section|week)\\b`,
  'i',
);
const saysDue =
  /\b(?:due|deadlines?|clos(?:e|es|ed|ing)|locks?|submit(?:ted)?|hand(?:ed)? in|turn(?:ed)? in|by (?:midnight|noon|\d))\b/i;
const ofRules =
  /\blate(?:ness)?\b|\bpenal|\boffice hours\b|\bhelp (?:desk|room)\b|\bexcept\b|\bcannot be made up\b|\bdrop(?:s|ped)?\b/i;
const longest = 60;
const longestLabel = 4;

/** Finds the sentences on work that is due every week, of the kinds of work that the plan has no dates of. */
export function weeklyWork(course: Course, passages: readonly Passage[]): WeeklyWork[] {
  const planned = new Set(
    allAssignments(course).flatMap(({ title, dueDate }) => (dueDate === null ? [] : contentStems(title))),
  );
  return passages
    .flatMap(statementsOf)
    .filter((each) => isProse(each) && countWords(each.text) <= longest)
    .filter(({ text }) => comesAgain.test(text) && saysDue.test(text) && !ofRules.test(text))
    .filter(({ text }) => findDates(text).length === 0)
    .filter(({ text, about }) => {
      const own = workHeads(text, course);
      const heads = own.size > 0 ? own : workHeads(about, course);
      return [...heads].some((head) => !planned.has(head));
    })
    .map(({ piece, text }) => ({
      piece: withLabel(piece),
      weekdays: [...text.matchAll(new RegExp(`\\b(${alternation(englishWeekdayNames)})s?\\b`, 'gi'))].flatMap(
        ([, name = '']) => weekdayFromName(name) ?? [],
      ),
    }));
}

/** "Posts. Ten of 150 words, due every Sunday": the label of the paragraph says what is due. */
function withLabel(piece: Excerpt): Excerpt {
  const { passage, start } = piece;
  const block = blocksOf(passage).findLast((each) => each.start <= start);
  const [first, second] = statementsOf(passage).filter((each) => each.piece.start >= (block?.start ?? start));
  const isLabelled = second?.piece.start === start && first && countWords(first.text) <= longestLabel;
  return isLabelled ? { ...piece, start: first.piece.start } : piece;
}
