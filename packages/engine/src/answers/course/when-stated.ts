import { findDates } from '../../dates/find-dates.ts';
import { alternation } from '../../lexicon/alternation.ts';
import { englishWeekdayNames } from '../../lexicon/calendar-names.ts';
import type { Passage } from '../../passages/passage.ts';
import type { Course } from '../../syllabus/course.ts';
import { namesWork } from '../../syllabus/items/assignments/nouns.ts';
import { memoizeByObject } from '../../text/memoize.ts';
import { contentStems } from '../../text/words.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { countWords } from '../render/shorten.ts';
import { allAssignments } from './course-question.ts';
import { gradePartsIn } from './grade-parts.ts';
import { isProse, type Statement, statementsOf } from './statements.ts';
import { plainQuestion } from './week-words.ts';

const asksWhen =
  /^(?:(?:so|and|but|ok(?:ay)?|also|hey)[, ]+)*(?:when(?:'s| is| are| do| does| will)|what (?:date|day|time)s?(?: is| are)?|(?:on )?(?:which|what) (?:date|day)s?) (?<name>.+?)\W*$/;
const weekday = new RegExp(`\\b(?:${alternation(englishWeekdayNames)})s?\\b`, 'i');
/** What is said of work in a question for its day, and does not name it. */
const said = new Set(
  contentStems(
    'due happen take place held start begin hand turn submit given give scheduled exactly again our class course deadline date day have get work',
  ),
);
const longest = 60;

/**
 * Where the syllabus says when a work or a part of one is that the plan has no day of ("talk 6%" in the grading, "Talks
 * are on November 30" below it): the sentence, else the row, that names it with a day. null where no part of the
 * grade is asked for, the plan has its day, or no line has one.
 */
export function whenStated(question: string, course: Course, passages: () => readonly Passage[]): Excerpt[] | null {
  const name = asksWhen.exec(plainQuestion(question))?.groups?.name;
  const stems = contentStems(name ?? '').filter((stem) => !said.has(stem));
  if (stems.length === 0 || stems.some((stem) => /^\d/.test(stem))) return null;
  const has = (text: string): boolean => hasAll(text, stems);
  const all = passages();
  const part = gradePartsIn(all).find(({ name, counts, whole }) => has(`${name} ${counts ?? ''} ${whole?.name ?? ''}`));
  if (!part) return namesWork(name ?? '') ? everyWeek(stems, course, all) : null;
  // "The talk for the project" is called the talk where its day stands.
  const own = contentStems(`${part.name} ${part.counts ?? ''}`).filter((stem) => stems.includes(stem));
  if (allAssignments(course).some(({ title, dueDate }) => dueDate !== null && hasAll(title, own))) return null;
  const lines = all.flatMap(statementsOf).filter(({ text }) => hasAll(text, own) && saysDay(text));
  const prose = lines.filter((line) => isProse(line) && countWords(line.text) <= longest);
  const best = prose.toSorted((x, y) => nearTo(y, stems) - nearTo(x, stems))[0];
  const row = lines.find((line) => !isProse(line));
  const found = [best, best ? undefined : row].flatMap((line) => line?.piece ?? []);
  return found.length > 0 ? found : null;
}

/** "Each week make your first post by Tuesday. Then …": by when work that comes again is done, with what goes on. */
function everyWeek(stems: readonly string[], course: Course, passages: readonly Passage[]): Excerpt[] | null {
  if (allAssignments(course).some(({ title, dueDate }) => dueDate !== null && hasAll(title, stems))) return null;
  const lines = passages.flatMap(proseIn);
  const at = lines.findIndex(({ text }) => comesAgain.test(text) && weekday.test(text) && hasAll(text, stems));
  const [line, next] = [lines[at], lines[at + 1]];
  if (!line) return null;
  const goesOn = next?.piece.passage === line.piece.passage && /^then\b/i.test(next.text) && weekday.test(next.text);
  return goesOn ? [{ ...line.piece, end: next.piece.end }] : [line.piece];
}

const proseIn = memoizeByObject((passage: Passage): readonly Statement[] =>
  statementsOf(passage).filter((line) => isProse(line) && countWords(line.text) <= longest),
);

const comesAgain = /\b(?:each|every) (?:week|unit|module|class)\b|\bweekly\b/i;

function hasAll(text: string, stems: readonly string[]): boolean {
  const own = new Set(contentStems(text));
  return stems.every((stem) => own.has(stem));
}

const ofNextMeeting = /\b(?:start|beginning|end) of (?:each|every|your next|the next) /i;
const saysDay = (text: string): boolean => findDates(text).length > 0 || weekday.test(text) || ofNextMeeting.test(text);

/** A line that opens with the work is on it. */
const nearTo = ({ text }: Statement, stems: readonly string[]): number => {
  const opening = new Set(contentStems(text.split(' ').slice(0, 4).join(' ')));
  return stems.filter((stem) => opening.has(stem)).length;
};
