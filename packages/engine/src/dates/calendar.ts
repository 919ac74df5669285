import { remember } from '../text/remember.ts';

/** Arithmetic on calendar days written `YYYY-MM-DD`, without a time or a zone. */

const dayInMilliseconds = 86_400_000;

/** The days of a term are few and asked about thousands of times. */
const toTime = remember((date) => Date.parse(`${date}T00:00:00Z`));
const fromTime = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The day as `YYYY-MM-DD`, or null where the calendar has no such day. `month` is 1–12. */
export function isoDate(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.toISOString().slice(0, 10) : null;
}

export const addDays = (date: string, days: number) => fromTime(toTime(date) + days * dayInMilliseconds);

/** Whole days from `from` to `to`, negative where `to` is earlier. */
export const daysBetween = (from: string, to: string) => Math.round((toTime(to) - toTime(from)) / dayInMilliseconds);

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = remember((date) => (new Date(toTime(date)).getUTCDay() + 6) % 7);

/** The Monday of the date's week; weeks run from Monday to Sunday (ISO 8601). */
export const mondayOf = remember((date) => addDays(date, -weekdayOf(date)));

export const monthOf = (date: string) => Number(date.slice(5, 7));
export const yearOf = (date: string) => Number(date.slice(0, 4));

/** The first day on or after `date` that falls on `weekday` (0 Monday – 6 Sunday). */
export const weekdayOnOrAfter = (date: string, weekday: number) => addDays(date, (weekday - weekdayOf(date) + 7) % 7);
