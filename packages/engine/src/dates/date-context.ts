import { isoDate, weekdayOf } from './calendar.ts';
import type { DateMention, PrintedDay } from './date-mention.ts';

/** How the dates of one document are to be read. */
export interface DateContext {
  /** "3/4" is the third of April. */
  dayFirst: boolean;
  /** Year of `firstMonth`, or null where nothing settles it: dates printed without a year then stay unresolved. */
  year: number | null;
  /** First month of the term, 1–12: an earlier month belongs to the year after `year`. */
  firstMonth: number;
  /** What settled the year. */
  from: 'term' | 'weekday' | 'dates' | 'assumed' | null;
}

/** Month and day once the order of two bare numbers is settled. */
export function monthAndDay(day: PrintedDay, dayFirst: boolean): { month: number; day: number } {
  return day.order === 'open' && dayFirst ? { month: day.day, day: day.month } : { month: day.month, day: day.day };
}

/**
 * The calendar day of a printed day, or null where its year is unknown or no such day exists.
 * A printed year wins, except where the printed weekday contradicts it and agrees with the year of the term:
 * a stale year is a common slip, a stale weekday is not.
 */
export function resolveDay(printed: PrintedDay, context: DateContext): string | null {
  const { month, day } = monthAndDay(printed, context.dayFirst);
  const termYear = context.year === null ? null : month < context.firstMonth ? context.year + 1 : context.year;
  const inTerm = termYear === null ? null : isoDate(termYear, month, day);
  if (printed.year === null) return inTerm;
  const asPrinted = isoDate(printed.year, month, day);
  if (printed.weekday === null || !asPrinted || !inTerm) return asPrinted;
  const stale = weekdayOf(asPrinted) !== printed.weekday && weekdayOf(inTerm) === printed.weekday;
  return stale ? inTerm : asPrinted;
}

/** A mention on the calendar. */
export interface CalendarMention extends DateMention {
  from: string;
  /** The last day named; `from` where there is one only. */
  to: string;
  /** Every day that is named. */
  dates: string[];
}

/** Puts a mention on the calendar; null where its year is unknown or it names no existing day. */
export function resolveMention(mention: DateMention, context: DateContext): CalendarMention | null {
  const dates = mention.days.map((day) => resolveDay(day, context)).filter((date) => date !== null);
  const [from] = dates;
  if (from === undefined) return null;
  // A range that seems to run backwards has a misprint in its end.
  const to = dates.findLast((date) => date >= from) ?? from;
  return { ...mention, from, to, dates };
}
