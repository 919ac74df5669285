import { addDays, utcDay, utcMidnight } from '@weekwise/engine/dates/calendar.ts';
import { monthOf } from '../../tutor/calls/metering.ts';

/** Milliseconds. */
export const dayLength = 24 * 3600_000;

export interface Period {
  from: Date;
  /** Not included. */
  to: Date;
}

const midnightOf = (instant: Date): Date => utcMidnight(utcDay(instant));

/** So many calendar days in UTC, today included. */
export const lastDays = (now: Date, days: number): Period => ({
  from: new Date(midnightOf(now).getTime() - (days - 1) * dayLength),
  to: afterNow(now),
});
/** As many calendar days before such a period. */
export const daysBefore = ({ from }: Period, days: number): Period => ({
  from: new Date(from.getTime() - days * dayLength),
  to: from,
});
export const today = (now: Date): Period => ({ from: midnightOf(now), to: afterNow(now) });
export const thisMonth = (now: Date): Period => ({ from: monthOf(now), to: afterNow(now) });
export const last24Hours = (now: Date): Period => ({ from: new Date(now.getTime() - dayLength), to: afterNow(now) });

/** The calls of this very millisecond count. */
const afterNow = (now: Date): Date => new Date(now.getTime() + 1);

/** Every calendar day (`YYYY-MM-DD`, UTC) of a period. */
export function daysOf({ from, to }: Period): string[] {
  const dates: string[] = [];
  for (let date = utcDay(from); utcMidnight(date) < to; date = addDays(date, 1)) dates.push(date);
  return dates;
}
