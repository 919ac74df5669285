import type { AssignmentType } from '@weekwise/domain/plan.ts';
import type { Course } from '../../syllabus/course.ts';
import { oneOrSeveral, type Picked, pickItem } from '../../text/pick-item.ts';
import { namedTypes } from './course-question.ts';
import { currentWeek, type Moment, plainQuestion, weeksNamed } from './week-words.ts';

/** Finds the work that a student means: by its title, or else by its kind alone ("the midterm" is the one exam). */
export function pickWork<W extends { title: string; type: AssignmentType }>(
  words: string,
  work: readonly W[],
): Picked<W> {
  const byTitle = pickItem(words, work, ({ title }) => title);
  if (byTitle !== 'none') return byTitle;
  const types = namedTypes(words.toLowerCase());
  return /\d/.test(words) ? 'none' : oneOrSeveral(work.filter(({ type }) => types.includes(type)));
}

interface PlannedReading {
  title: string;
  author: string | null;
  pages: string | null;
  weekNumber: number;
}

/**
 * Finds the readings that a student means: all of a week that they name, else the one of that name; of several by one
 * author, that of the week that is open or runs.
 */
export function pickReadings<R extends PlannedReading>(
  words: string,
  readings: readonly R[],
  course: Course,
  moment: Moment,
): { all: R[] } | { several: R[] } | 'none' {
  const weeks = weeksNamed(plainQuestion(words), course, moment);
  const numbers = weeks?.map(({ number }) => number) ?? [];
  const ofWeeks = readings.filter(({ weekNumber }) => numbers.includes(weekNumber));
  if (ofWeeks.length > 0) return { all: ofWeeks };
  const found = pickItem(words, readings, ({ author, title, pages }) => `${author ?? ''} ${title} ${pages ?? ''}`);
  if (found === 'none') return 'none';
  if ('one' in found) return { all: [found.one] };
  const here = moment.openWeek ?? course.weeks[currentWeek(course, moment.today)]?.number;
  const near = found.several.filter(({ weekNumber }) => weekNumber === here);
  return near.length > 0 ? { all: near } : found;
}
