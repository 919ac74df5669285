import { expect, it } from 'vitest';
import { studyDays } from './study-days.ts';

// Monday, March 1, 2027, to Monday, March 15.
const days = (text: string) => studyDays(text, '2027-03-01', '2027-03-15').map((day) => Number(day.slice(-2)));

it.each([
  ['study plan for the midterm', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]],
  ['plan 3 days a week until the midterm', [1, 3, 5, 8, 10, 12]],
  ['5 days a week', [1, 2, 3, 4, 5, 8, 9, 10, 11, 12]],
  ['i study every other day', [1, 3, 5, 7, 9, 11, 13]],
  ['i can only study on weekends', [6, 7, 13, 14]],
  ['but not on weekends', [1, 2, 3, 4, 5, 8, 9, 10, 11, 12]],
  ['only on mondays and thursdays', [1, 4, 8, 11]],
  ['not on sundays please', [1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13]],
])('“%s”', (text, expected) => {
  expect(days(text)).toEqual(expected);
});
