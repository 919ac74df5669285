import type { CoveringExam } from '../../spaced-repetition/exam-coverage.ts';
import { byDueDate, type StudentState, type StudentWeek } from './student-state.ts';

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

/** "go over weeks 1 to 4 again, in short (Casting; Gongs).": a few weeks at a time. */
export function reviewsOf(weeks: readonly StudentWeek[]): { text: string; evidence: null }[] {
  const groups: StudentWeek[][] = [];
  for (let i = 0; i < weeks.length; i += mostNamed) groups.push(weeks.slice(i, i + mostNamed));
  return groups.map((group) => {
    const topics = group.flatMap(({ topic }) => topic ?? []).join('; ');
    return { text: `go over ${sayWeeks(group)} again, in short${topics ? ` (${topics})` : ''}.`, evidence: null };
  });
}

export function sayWeeks(weeks: readonly StudentWeek[]): string {
  const [first, last] = [weeks[0]?.number, weeks.at(-1)?.number];
  return first === last ? `week ${first}` : `weeks ${first} to ${last}`;
}
