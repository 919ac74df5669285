import { daysBetween } from '../../../dates/calendar.ts';
import type { Assignment, Course } from '../../course.ts';
import type { PlannedCourse } from './planned-course.ts';

/**
 * The plan of a course in a form that two writings of one syllabus must share: titles as words without punctuation and
 * without the authors, dates as days after the first Monday, weeks in their order without their numbers.
 */
export function comparablePlan(read: Course, planned: PlannedCourse): string[] {
  // Where nothing but a comma parts author and title, an author in front of the title is no error.
  const authors = new Set(planned.weeks.flatMap(({ readings }) => readings.flatMap(({ author }) => wordsOf(author))));
  const title = (text: string): string => {
    const words = wordsOf(text);
    return words
      .filter((word, at) => !authors.has(word) && !(word === 'by' && authors.has(words[at + 1] ?? '')))
      .join(' ');
  };
  const days = (date: string | null): string => {
    return date === null ? 'undated' : String(daysBetween(planned.firstMonday, date));
  };
  const work = (piece: Assignment): string => `${wordsOf(piece.title).join(' ')} @${days(piece.dueDate)}`;
  const weeks = read.weeks.map(({ topic, startDate, breakName, readings, assignments }) =>
    [
      breakName ? 'break' : days(startDate?.value ?? null),
      wordsOf(topic?.value ?? '').join(' '),
      readings.map((reading) => title(reading.title)).join('; '),
      assignments.map(work).sort().join('; '),
    ].join(' | '),
  );
  return [...weeks, ...read.assignmentsOutsideSchedule.map(work).sort()];
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
