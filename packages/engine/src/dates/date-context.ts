import type { DayOrderEvidence } from '@weekwise/domain/dates.ts';
import { isoDate, weekdayOf } from './calendar.ts';
import type { DateMention, PrintedDay } from './date-mention.ts';

/** The one decision of a document on which of two bare numbers is the day. */
export interface DayOrder {
  dayFirst: boolean;
  from: DayOrderEvidence;
  /** The printed words that decided, verbatim; of `assumed` a date that can be read both ways. */
  example: string;
}

/** How the dates of one document are to be read. */
export interface DateContext {
  /** "3/4" is the third of April. */
  dayFirst: boolean;
  /** How `dayFirst` was decided; absent where the document prints no two bare numbers. */
  order?: DayOrder;
  /** Of "28 Aug 1" the first number is the day and the last one counts the week or class. */
  countBehindMonth?: boolean;
  /** Lines that open with "20.08" open with a day. */
  dottedLead?: boolean;
  /** Year of `firstMonth`, or null where nothing settles it: dates printed without a year then stay unresolved. */
  year: number | null;
  /** First month of the term, 1–12: an earlier month belongs to the year after `year`. */
  firstMonth: number;
  /** What settled the year. */
  from: 'term' | 'weekday' | 'dates' | 'assumed' | null;
  /** Weekdays (0 Monday – 6 Sunday) on which the class meets, where the document says so. */
  classDays?: readonly number[];
  /** When the class begins, 24-hour "HH:MM", where the document says it once: what "before class" means. */
  classTime?: string | null;
  /** The zone that the document tells for all of its times: "Eastern Time"; null where it tells none. */
  zone?: string | null;
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
export function resolvePrintedDay(printed: PrintedDay, context: DateContext): string | null {
  const { month, day } = monthAndDay(printed, context.dayFirst);
  const termYear = yearOfMonth(month, context);
  const inTerm = termYear === null ? null : isoDate(termYear, month, day);
  if (printed.year === null) return inTerm;
  const asPrinted = isoDate(printed.year, month, day);
  if (printed.weekday === null || !asPrinted || !inTerm) return asPrinted;
  const stale = weekdayOf(asPrinted) !== printed.weekday && weekdayOf(inTerm) === printed.weekday;
  return stale ? inTerm : asPrinted;
}

/** The year in which the term has a month; null where nothing settles it. */
export const yearOfMonth = (month: number, { year, firstMonth }: DateContext): number | null =>
  year === null ? null : month < firstMonth ? year + 1 : year;

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
  const dates = mention.days.map((day) => resolvePrintedDay(day, context)).filter((date) => date !== null);
  const [from] = dates;
  if (from === undefined) return null;
  // A range that seems to run backwards has a misprint in its end.
  const to = dates.findLast((date) => date >= from) ?? from;
  return { ...mention, from, to, dates };
}
