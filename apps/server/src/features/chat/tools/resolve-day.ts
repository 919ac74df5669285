import { addDays, monthOf, yearOf } from '@weekwise/engine/dates/calendar.ts';
import { resolveDates } from '@weekwise/engine/dates/resolve-date.ts';
import { findTimes } from '@weekwise/engine/dates/times.ts';

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

const amounts = ['a', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const shift = new RegExp(
  `(?<!\\b(?:in|within)\\s)\\b(${amounts.join('|')}|an|another|\\d{1,2})\\s+(?:more\\s+)?(day|week)s?\\b(?!\\s*(?:from|after|ago|before)\\b)`,
  'i',
);
const earlier = /\b(?:earlier|sooner|forwards?|ahead|up)\b/i;

/**
 * The one day that a student's words name, by the calendar: printed ("Feb 5", "2/5", "the 5th of March"), counted from today
 * ("tomorrow", "next Friday", "in two weeks") or from the day it was ("a week later"). null where they name none, or several.
 */
export function resolveDay(words: string, { today, termStart, current }: DayContext): NamedDay | null {
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
