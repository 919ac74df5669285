import type { DateDoubtReason } from '@weekwise/domain/dates.ts';
import { addDays, type CalendarDate, isoDate, weekdayOf, weekdayOnOrAfter } from './calendar.ts';
import { type DateContext, monthAndDay, resolvePrintedDay, yearOfMonth } from './date-context.ts';
import type { PrintedDay } from './date-mention.ts';

/** A date that needs a look, with the days that the text can mean. */
export interface DateDoubt {
  reason: DateDoubtReason;
  /** What is printed, verbatim. */
  printed: string;
  /**
   * The days to choose from, the likeliest first; the item holds the first one or, where none is likely enough, none.
   */
  days: CalendarDate[];
}

/** What speaks against reading a printed day as the day it resolves to; null where nothing does. */
export function doubtOf(day: PrintedDay, printed: string, context: DateContext): DateDoubt | null {
  const date = resolvePrintedDay(day, context);
  if (date === null) {
    const read = monthAndDay(day, context.dayFirst);
    const year = day.year ?? yearOfMonth(read.month, context);
    if (year === null) return { reason: 'no-year', printed, days: [] };
    return { reason: 'no-such-day', printed, days: daysAround(year, read) };
  }
  const swapped = day.order === 'open' ? resolvePrintedDay(day, { ...context, dayFirst: !context.dayFirst }) : null;
  const guessed = context.order?.from === 'assumed' && swapped !== null && swapped !== date;
  if (guessed) return { reason: 'day-order', printed, days: [date, swapped] };
  if (day.weekday === null || weekdayOf(date) === day.weekday) return null;
  const meant = swapped !== null && weekdayOf(swapped) === day.weekday ? swapped : nearest(date, day.weekday);
  return { reason: 'weekday', printed, days: [date, meant] };
}

/** The day that falls on the weekday and is at most three days away. */
const nearest = (date: CalendarDate, weekday: number): CalendarDate => weekdayOnOrAfter(addDays(date, -3), weekday);

/** "September 31" is the last day of the month or the first of the next; "13/45" is no day near any. */
function daysAround(year: number, { month, day }: { month: number; day: number }): CalendarDate[] {
  const first = isoDate(year, month, 1);
  if (first === null || day > 40) return [];
  if (day < 1) return [first];
  const next = isoDate(year + Math.floor(month / 12), (month % 12) + 1, 1);
  return next === null ? [] : [addDays(next, -1), next];
}
