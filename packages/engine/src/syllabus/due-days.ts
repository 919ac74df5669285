import type { CalendarDate } from '../dates/calendar.ts';
import type { Assignment } from './course.ts';

/** From here up at least 95 % of what was read is right (see `Field`). */
export const clearConfidence = 0.8;

type Dated = Pick<Assignment, 'dueDate' | 'dueDoubt' | 'confidence' | 'toReview'>;

/**
 * Whether a due date may be told as a fact: nothing speaks against it, it was read with confidence, and the plan does
 * not ask the student to look at it.
 */
export const isDueCertain = ({ dueDoubt, confidence, toReview }: Dated): boolean =>
  !dueDoubt && !(toReview ?? confidence < clearConfidence);

/** Every day that work can be due on, the earliest first; none where no day is known. */
export function possibleDueDays({ dueDate, dueDoubt }: Pick<Dated, 'dueDate' | 'dueDoubt'>): CalendarDate[] {
  const days = [...(dueDate === null ? [] : [dueDate]), ...(dueDoubt?.days ?? [])];
  return [...new Set(days)].sort();
}

/** The first day from `from` on that work can be due on; none where every day is before it or none is known. */
export const nextDueDay = (work: Pick<Dated, 'dueDate' | 'dueDoubt'>, from: CalendarDate): CalendarDate | undefined =>
  possibleDueDays(work).find((day) => day >= from);

/**
 * What is due first from a day on. What may be due before that is given with it: nobody knows which of them comes
 * first.
 */
export function dueFirst<T>(work: readonly T[], from: CalendarDate, assignmentOf: (one: T) => Dated): T[] {
  const dayOf = (one: T): CalendarDate | undefined => nextDueDay(assignmentOf(one), from);
  const firstOf = (some: readonly T[]): CalendarDate | undefined => some.flatMap((one) => dayOf(one) ?? []).sort()[0];
  const first = firstOf(work.filter((one) => isDueCertain(assignmentOf(one)))) ?? firstOf(work);
  return work.filter((one) => {
    const day = dayOf(one);
    return day !== undefined && first !== undefined && day <= first;
  });
}
