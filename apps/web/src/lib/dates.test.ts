import { describe, expect, it } from 'vitest';
import { datesOfWeek, formatDateRange, formatDueIn, formatTime, today } from './dates.ts';

describe('calendar dates', () => {
  it('take the day where the student is, late in the evening too', () => {
    expect(today(new Date(2026, 0, 27, 23, 59))).toBe('2026-01-27');
  });

  it('fill a week from its Monday', () => {
    expect(datesOfWeek('2026-01-26')).toHaveLength(7);
  });

  it.each([
    ['2026-01-26', '2026-02-01', 'Jan 26 – Feb 1'],
    ['2025-10-13', '2025-10-19', 'Oct 13 – 19'],
    ['2025-10-13', '2025-10-13', 'Oct 13'],
    ['2025-10-13', null, 'Oct 13'],
  ])('%s to %s is %s', (from, to, text) => {
    expect(formatDateRange(from, to).replace(/\s/g, ' ')).toBe(text);
  });

  it.each([
    ['2026-01-27', 'Today'],
    ['2026-01-28', 'Tomorrow'],
    ['2026-01-30', 'In 3 days'],
    ['2026-01-26', 'Yesterday'],
    ['2026-01-20', '7 days ago'],
  ])('%s from January 27 is %s', (due, text) => {
    expect(formatDueIn(due, '2026-01-27')).toBe(text);
  });

  it.each([
    ['17:00', '5:00 pm'],
    ['23:59', '11:59 pm'],
    ['0:05', '12:05 am'],
    ['12:00', '12:00 pm'],
    ['before class', 'before class'],
  ])('%s is %s', (time, text) => {
    expect(formatTime(time)).toBe(text);
  });

  it('tell the zone of a time as it is printed', () => {
    expect(formatTime('23:59', 'UTC-7').replace(/\s/g, ' ')).toBe('11:59 pm UTC-7');
  });
});
