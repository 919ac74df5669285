import { expect, it } from 'vitest';
import {
  addDays,
  daysBetween,
  isoDate,
  mondayOf,
  utcDay,
  utcMidnight,
  weekdayOf,
  weekdayOnOrAfter,
} from './calendar.ts';

it.each([
  [2027, 2, 28, '2027-02-28'],
  [2028, 2, 29, '2028-02-29'],
  [2027, 2, 29, null],
  [2026, 9, 31, null],
  [2026, 13, 1, null],
  [2026, 0, 5, null],
])('%i-%i-%i is %s', (year, month, day, date) => {
  expect(isoDate(year, month, day)).toBe(date);
});

it('counts over months, leap days and clock changes', () => {
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
  expect(daysBetween('2026-01-02', '2025-12-31')).toBe(-2);
});

it('lets weeks begin on Monday', () => {
  expect([weekdayOf('2026-11-23'), weekdayOf('2026-11-29')]).toEqual([0, 6]);
  expect(mondayOf('2026-02-01')).toBe('2026-01-26');
  expect(weekdayOnOrAfter('2026-11-24', 0)).toBe('2026-11-30');
});

it('takes the day of an instant in UTC', () => {
  expect(utcDay(new Date('2026-11-24T23:59:59Z'))).toBe('2026-11-24');
  expect(utcMidnight('2026-11-24').toISOString()).toBe('2026-11-24T00:00:00.000Z');
});
