import { daysBetween } from '../../dates/calendar.ts';
import type { Document } from '../../documents/document.ts';
import type { ScheduleCandidate } from './candidate.ts';
import { headingOver } from './heading-over.ts';
import type { Slot } from './slot.ts';
import { namesDeadlines, namesKindsOfWork, namesPieceOfWork } from './vocabulary.ts';

/** In days: of classes closer together than this, each may begin with its homework. */
const sparse = 6;

/** "Exam 1", "1" in a column of quizzes, or whatever leads the row under "Test", is what the slot is about. */
function isPieceOfWork({ entries: [first] }: Slot): boolean {
  if (!first) return false;
  if (first.column === 0 && namesKindsOfWork(first.label ?? '')) return true;
  return namesPieceOfWork(/^\d+$/.test(first.text) ? `${first.label ?? ''} ${first.text}` : first.text);
}

/** Once a week or less often a quiz, an exam or homework: dates of work, however the table looks. */
function isListOfWork(slots: Slot[]): boolean {
  const dates = slots.flatMap(({ date }) => (date ? [date.from] : []));
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last || daysBetween(first, last) < sparse * (dates.length - 1)) return false;
  const filled = slots.filter(({ entries }) => entries.length > 0);
  return filled.length >= 2 && filled.filter(isPieceOfWork).length >= filled.length * 0.8;
}

/** "1 | Chess clock" under "Assignments": the numbers count pieces of work. */
function countsWork({ slots }: ScheduleCandidate, heading: string): boolean {
  return namesKindsOfWork(heading) && slots.every(({ date, evidence }) => !date && !/\p{L}/u.test(evidence.text));
}

/**
 * "Important dates", "Deadlines": a list of dates under such a heading is no schedule, and one of exams is none under
 * any heading, unless it numbers its weeks.
 */
export function isListOfDeadlines(candidate: ScheduleCandidate, document: Document): boolean {
  const { slots, blocks } = candidate;
  const over = headingOver(document, Math.min(...blocks));
  if (over && countsWork(candidate, over.text)) return true;
  if (slots.filter(({ kind }) => kind === 'week').length >= slots.length / 2) return false;
  const classes = slots.filter(({ kind }) => kind !== 'apart');
  if (isListOfWork(classes)) return true;
  const pieces = classes.filter(isPieceOfWork).length;
  if (over && namesKindsOfWork(over.text) && pieces > classes.length / 2) return true;
  return over !== null && namesDeadlines(over.text);
}
