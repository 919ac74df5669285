import type { CoveringExam } from '../../spaced-repetition/exam-coverage.ts';
import { sayReading, withoutStop } from '../course/fact.ts';
import { byDueDate, canPractise, type StudentState, type StudentWeek } from './student-state.ts';

/** Weeks that an exam asks most of first, the others apart: they are gone over and not read again in full. */
export function byFocus(
  weeks: readonly StudentWeek[],
  focus: readonly number[],
): { first: StudentWeek[]; others: StudentWeek[] } {
  const first = weeks.filter(({ number }) => focus.includes(number));
  if (first.length === 0) return { first: [...weeks], others: [] };
  return { first, others: weeks.filter(({ number }) => !focus.includes(number)) };
}

/**
 * The weeks after the exam before this one, which come first where nothing says what it is about; null for a final,
 * which may ask everything, and for the first exam.
 */
export function sinceExamBefore(
  { title, date, kind }: Pick<CoveringExam, 'title' | 'date' | 'kind'>,
  weeks: readonly StudentWeek[],
  { work }: Pick<StudentState, 'work'>,
): { title: string; weeks: number[] } | null {
  if (kind !== 'exam' || /\bfinal/i.test(title)) return null;
  const before = work
    .filter(({ assignment: { type, dueDate } }) => type === 'exam' && dueDate !== null && dueDate < date)
    .toSorted(byDueDate)
    .at(-1);
  const number = before?.weekNumber ?? null;
  if (!before || number === null) return null;
  const later = weeks.filter((week) => week.number > number).map((week) => week.number);
  return later.length > 0 && later.length < weeks.length ? { title: before.assignment.title, weeks: later } : null;
}

const mostNamed = 4;

/**
 * "go over weeks 1 to 4 again, in short (Marsh, ch. 1; Dove, Gongs).": as few weeks at a time as the days allow.
 * @param days that there are for them
 */
export function reviewsOf(weeks: readonly StudentWeek[], days: number): { text: string; evidence: null }[] {
  const size = Math.min(mostNamed, Math.ceil(weeks.length / Math.max(1, days)));
  const groups = Array.from({ length: Math.ceil(weeks.length / size) }, (_, i) =>
    weeks.slice(i * size, (i + 1) * size),
  );
  return groups.map((group) => {
    const readings = group.flatMap((week) => week.readings.map(({ reading }) => withoutStop(sayReading(reading).text)));
    const named = readings.length > 0 ? readings : group.flatMap(({ topic }) => topic ?? []);
    const what = named.length > 0 ? ` (${[...new Set(named)].join('; ')})` : '';
    const how = group.some(canPractise) ? `: “Quiz me on ${sayWeeks(group)}”` : '; there is no file of it here';
    return { text: `go over ${sayWeeks(group)} again, in short${what}${how}.`, evidence: null };
  });
}

export const sayWeeks = (weeks: readonly StudentWeek[]): string => sayNumbers(weeks.map(({ number }) => number));

/** "week 3", "weeks 3 to 5" */
export function sayNumbers(numbers: readonly number[]): string {
  const [first, last] = [numbers[0], numbers.at(-1)];
  return first === last ? `week ${first}` : `weeks ${first} to ${last}`;
}
