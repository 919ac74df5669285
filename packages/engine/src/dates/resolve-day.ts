import { englishMonthNames } from '../lexicon/calendar-names.ts';
import { cardinals } from '../lexicon/numbers.ts';
import { addDays, monthOf, yearOf } from './calendar.ts';
import { resolveDates } from './resolve-date.ts';
import { findTimes } from './times.ts';

export interface DayContext {
  /** `YYYY-MM-DD` where the student is. */
  today: string;
  /** The first day of the term that is known, which tells the year of "January 5"; `today` where none is. */
  termStart: string;
  /** The day that is to be changed: what "a week later" is counted from. */
  current: string | null;
}

export interface NamedDay {
  date: string;
  /** 24-hour `HH:MM` */
  time: string | null;
}

const amounts = ['a', ...cardinals.slice(1, 11)];
const shift = new RegExp(
  `(?<!\\b(?:in|within)\\s)\\b(${amounts.join('|')}|an|another|\\d{1,2})\\s+(?:more\\s+)?(day|week)s?\\b(?!\\s*(?:from|after|ago|before)\\b)`,
  'i',
);
const earlier = /\b(?:earlier|sooner|forwards?|ahead|up)\b/i;

/**
 * The one day that a student's words name, by the calendar: printed ("Feb 5", "2/5", "the 5th of March"), counted
 * from today ("tomorrow", "next Friday", "in two weeks") or from the day it was ("a week later"). null where they
 * name none, or several.
 */
export function resolveTypedDay(typed: string, { today, termStart, current }: DayContext): NamedDay | null {
  const words = withMonths(typed);
  const context = {
    dayFirst: false,
    year: yearOf(termStart),
    firstMonth: monthOf(termStart),
    from: 'assumed',
  } as const;
  const found = resolveDates(words, context, { session: today, weekStart: null });
  // "From the 6th to the 9th": the day that it was is not the day that it is to be.
  const named = found.flatMap(({ from, to, time }) =>
    [from, to].flatMap((date) => (date === null || date === current ? [] : { date, time: time?.clock ?? null })),
  );
  const days = new Set(named.map(({ date }) => date));
  const time = findTimes(words).length === 1 ? (findTimes(words)[0]?.time?.clock ?? null) : null;
  const [first] = named;
  if (days.size === 1 && first) return { date: first.date, time: first.time ?? time };
  const match = shift.exec(words);
  if (days.size > 1 || !match || current === null) return null;
  const [, amount = '', unit = ''] = match;
  const count = /^\d+$/.test(amount) ? Number(amount) : Math.max(1, amounts.indexOf(amount.toLowerCase()));
  const length = count * (unit.toLowerCase() === 'week' ? 7 : 1);
  return { date: addDays(current, earlier.test(words) ? -length : length), time };
}

const month = `(?:${englishMonthNames.join('|')})`;
const monthOfDay = new RegExp(`\\b${month}\\b(?=\\.?\\s?\\d)|(?<=\\d(?:st|nd|rd|th)?\\s(?:of\\s)?)${month}\\b`, 'g');

/** A month beside a day in capitals, as it is printed: "nov 20" is typed. */
const withMonths = (typed: string): string =>
  typed.replace(monthOfDay, (name) => name.charAt(0).toUpperCase() + name.slice(1));
