import { isoDate, monthOf, weekdayOf, yearOf } from '../../dates/calendar.ts';
import type { CalendarMention, DateContext } from '../../dates/date-context.ts';
import {
  monthFromName,
  monthPattern,
  weekdayFromName,
  weekdayLetterPattern,
  weekdayPattern,
} from '../../dates/names.ts';

/** A month that is printed once over the days that follow: "SEPTEMBER", then "T 5", "Th 7". */
export interface MonthInForce {
  year: number;
  month: number;
}

const banner = new RegExp(`^\\W*(${monthPattern})\\.?\\s*,?\\s*((?:19|20)\\d\\d)?\\W*$`, 'i');
const dayOnly = new RegExp(
  `^\\s*(?:(${weekdayPattern}|${weekdayLetterPattern})\\.?,?\\s+)?(\\d{1,2})(?:st|nd|rd|th)?(?=$|[\\s:,;)–—-]|\\.(?!\\d))`,
  'i',
);

/** The month that a line consists of, in the year of the term; null where it says more or the year is unknown. */
export function monthOfBanner(text: string, context: DateContext): MonthInForce | null {
  const match = banner.exec(text.trim());
  const month = match ? monthFromName((match[1] ?? '').replace(/^\p{Ll}/u, (c) => c.toUpperCase())) : null;
  if (month === null) return null;
  if (match?.[2]) return { year: Number(match[2]), month };
  return context.year === null ? null : { year: month < context.firstMonth ? context.year + 1 : context.year, month };
}

/** Whether a text is the name of a month and nothing else. */
export const namesMonth = (text: string) => banner.test(text.trim());

export const monthAfter = ({ year, month }: MonthInForce): MonthInForce =>
  month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };

export const monthOfDate = (date: string): MonthInForce => ({ year: yearOf(date), month: monthOf(date) });

/** A day that is not printed as a date of its own but follows from its place. */
export const inferredDay = (date: string, end = 0): CalendarMention => ({
  kind: 'day',
  days: [],
  start: 0,
  end,
  printed: '',
  weekOf: false,
  sure: true,
  from: date,
  to: date,
  dates: [date],
});

/**
 * The day that a text opens with, in the month in force: "T 5: Plato". A printed weekday must agree, else the number
 * is no day of this month. `weekday` is the one that the text's column stands for.
 */
export function dayInMonth(text: string, month: MonthInForce, weekday: number | null = null): CalendarMention | null {
  const match = dayOnly.exec(text);
  if (!match) return null;
  const date = isoDate(month.year, month.month, Number(match[2]));
  const printed = match[1] ? weekdayFromName(match[1]) : weekday;
  if (!date || (printed !== null && weekdayOf(date) !== printed)) return null;
  return inferredDay(date, match[0].length);
}

/** True where the text names the weekday of its day: a number alone may be anything. */
export const namesWeekdayAndDay = (text: string) => dayOnly.exec(text)?.[1] !== undefined;
