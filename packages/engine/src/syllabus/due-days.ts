import type { CalendarDate } from '../dates/calendar.ts';
import { printsDay } from '../dates/prints-day.ts';
import type { Assignment } from './course.ts';

/** From here up at least 95 % of what was read is right (see `Field`). */
export const clearConfidence = 0.8;

type Dated = Pick<Assignment, 'dueDate' | 'dueDoubt' | 'confidence' | 'toReview'>;
type Told = Dated & Pick<Assignment, 'evidence' | 'dueEvidence'>;

/**
 * Whether a due date may be told as a fact: nothing speaks against it, it was read with confidence, and the plan does
 * not ask the student to look at it.
 */
export const isDueCertain = ({ dueDoubt, confidence, toReview }: Dated): boolean =>
  !dueDoubt && !(toReview ?? confidence < clearConfidence);

/**
 * Whether a due date may be told without a word of caution: it is certain, or its own line prints the day and nothing
 * speaks against it. Where the reading is unsure, it is mostly unsure of the name then.
 */
export const isDuePlain = (work: Told): boolean =>
  isDueCertain(work) || (!work.dueDoubt && work.dueDate !== null && printsDay(lineOf(work), work.dueDate));

const lineOf = ({ evidence, dueEvidence }: Told): string => (dueEvidence ?? evidence).text;

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
export function dueFirst<T>(work: readonly T[], from: CalendarDate, assignmentOf: (one: T) => Told): T[] {
  const dayOf = (one: T): CalendarDate | undefined => nextDueDay(assignmentOf(one), from);
  const firstOf = (some: readonly T[]): CalendarDate | undefined => some.flatMap((one) => dayOf(one) ?? []).sort()[0];
  const first = firstOf(work.filter((one) => isDuePlain(assignmentOf(one)))) ?? firstOf(work);
  return work.filter((one) => {
    const day = dayOf(one);
    return day !== undefined && first !== undefined && day <= first;
  });
}
