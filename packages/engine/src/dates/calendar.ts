import { memoize } from '../text/memoize.ts';

/**
 * A day of the calendar, `YYYY-MM-DD`, without a time or a zone: the one type for days in engine, server and web
 * (docs/decisions/034). All arithmetic on days stands in this file.
 */
export type CalendarDate = string;

const dayInMilliseconds = 86_400_000;

/** The days of a term are few and asked about thousands of times. */
const toTime = memoize((date) => Date.parse(`${date}T00:00:00Z`));

/** The day that an instant has in UTC. */
export const utcDay = (instant: Date | number): CalendarDate => new Date(instant).toISOString().slice(0, 10);

/** The instant at which the day begins in UTC. */
export const utcMidnight = (date: CalendarDate): Date => new Date(toTime(date));

/** The day as `YYYY-MM-DD`, or null where the calendar has no such day. `month` is 1–12. */
export function isoDate(year: number, month: number, day: number): CalendarDate | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? utcDay(date) : null;
}

export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  utcDay(toTime(date) + days * dayInMilliseconds);

/** Whole days from `from` to `to`, negative where `to` is earlier. */
export const daysBetween = (from: CalendarDate, to: CalendarDate) =>
  Math.round((toTime(to) - toTime(from)) / dayInMilliseconds);

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = memoize((date: CalendarDate) => (utcMidnight(date).getUTCDay() + 6) % 7);

/** The Monday of the date's week; weeks run from Monday to Sunday (ISO 8601). */
export const mondayOf = memoize((date: CalendarDate) => addDays(date, -weekdayOf(date)));

export const monthOf = (date: CalendarDate) => Number(date.slice(5, 7));
export const yearOf = (date: CalendarDate) => Number(date.slice(0, 4));

/** The first day on or after `date` that falls on `weekday` (0 Monday – 6 Sunday). */
export const weekdayOnOrAfter = (date: CalendarDate, weekday: number): CalendarDate =>
  addDays(date, (weekday - weekdayOf(date) + 7) % 7);

const sunday = 6;

/**
 * The day on `weekday` (0 Monday – 6 Sunday) of the week that a document names by one of its days: a week that is named
 * by its Sunday begins with it, any other on Monday.
 */
export const weekdayInWeek = (week: CalendarDate, weekday: number): CalendarDate =>
  weekdayOf(week) === sunday ? weekdayOnOrAfter(week, weekday) : addDays(mondayOf(week), weekday);
