import { describe, expect, it } from 'vitest';
import { readSyllabus } from '../../read-syllabus.ts';
import { buildDocument } from '../../testing/build-document.ts';

const rows = (days: string[], column: string, task: (i: number) => string) => [
  `|= Week | Date | Topic | ${column}`,
  ...days.map((day, i) => `${i + 1} | ${day} | Theme ${i + 1} of the term | ${task(i + 1)}`),
];
const mondays = ['Sept 7', 'Sept 14', 'Sept 21', 'Sept 28', 'Oct 5'];
const wednesdays = ['Sept 9', 'Sept 16', 'Sept 23', 'Sept 30', 'Oct 7'];

/** Due dates of the work of a course whose schedule has one row a week. */
const dueDates = (lines: string[]) => {
  const { weeks } = readSyllabus(buildDocument(['# Textiles, Fall 2026', ...lines]));
  return weeks.flatMap((week) => week.assignments.map((work) => work.dueDate));
};
const essays = (i: number) => `Essay ${i}`;

describe('the date of a row that holds a week', () => {
  it('is due date where class meets once a week, on that weekday', () => {
    expect(dueDates(['Class meets Mondays, 6:00 pm', ...rows(mondays, 'Assignment', essays)])[0]).toBe('2026-09-07');
  });

  it('is no due date where class meets on several days', () => {
    const lines = ['Class meets Mondays and Wednesdays, 6:00 pm', ...rows(mondays, 'Assignment', essays)];
    expect(dueDates(lines)).toEqual([null, null, null, null, null]);
  });

  it('is no due date where it may be a Monday only, unless something says that the work is due', () => {
    expect(dueDates(rows(mondays, 'Assignment', essays))).toEqual([null, null, null, null, null]);
    expect(dueDates(rows(mondays, 'Due', essays))[0]).toBe('2026-09-07');
    expect(dueDates(rows(mondays, 'Assignment', (i) => `Essay ${i} due`))[0]).toBe('2026-09-07');
  });

  it('is due date on a weekday on which no week begins', () => {
    expect(dueDates(rows(wednesdays, 'Assignment', essays))[0]).toBe('2026-09-09');
  });

  it('is due date in a list of days on which class does not meet', () => {
    const lines = ['Class meets Mondays, 6:00 pm', ...rows(wednesdays, 'Task', (i) => `Essay ${i} due`)];
    expect(dueDates(lines)[0]).toBe('2026-09-09');
  });

  it('is no due date under a heading that says that the weeks start then', () => {
    const lines = rows(wednesdays, 'Assignment', essays).map((line) => line.replace('| Date |', '| Start Date |'));
    expect(dueDates(lines)).toEqual([null, null, null, null, null]);
  });
});
