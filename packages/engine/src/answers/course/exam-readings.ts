import type { Passage } from '../../passages/passage.ts';
import type { Course } from '../../syllabus/course.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { bullet, quotes, says, type WrittenPart } from '../requests/written-answer.ts';
import { scopeOfExam } from './exam-said.ts';
import { sayReading } from './fact.ts';
import { plainQuestion } from './week-words.ts';

const asksForReadings = /\b(?:chapters?|readings?|read|pages|texts?)\b/;
const mostListed = 20;

/**
 * Answers "Which chapters are on the midterm?" with the line that says what the exam covers, and the readings that the
 * plan has in those weeks. Returns null where no readings are asked for, or the line names no weeks.
 */
export function examReadings(
  question: string,
  said: Excerpt,
  course: Course,
  passagesOfSyllabus: () => readonly Passage[],
): WrittenPart[] | null {
  if (!asksForReadings.test(plainQuestion(question))) return null;
  const covered = scopeOfExam(question, course, passagesOfSyllabus)?.weeks ?? [];
  const read = course.weeks.flatMap(({ number, readings }) =>
    covered.includes(number) ? readings.map((reading) => ({ number, ...sayReading(reading) })) : [],
  );
  if (read.length === 0) return null;
  const listed = read
    .slice(0, mostListed)
    .map(({ number, text, evidence }) => bullet(`Week ${number}: ${text}`, evidence));
  return [quotes(said), says('In these weeks the plan has to read:'), ...listed];
}
