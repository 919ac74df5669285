import { describe, expect, it } from 'vitest';
import { findClassDays, findClassTime } from './class-days.ts';

describe('findClassDays', () => {
  it.each([
    ['MWF 9:05–9:55', [0, 2, 4]],
    ['TTh 2 PM to 3:15 PM', [1, 3]],
    ['TR 12.00-12.50pm', [1, 3]],
    ['M/W 8:30–9:20', [0, 2]],
    ['M W 3:30–5:00 pm', [0, 2]],
    ['Class meets Tuesdays and Thursdays, 7:30 a.m.', [1, 3]],
    ['Lectures: Mon, Wed & Fri 11:00', [0, 2, 4]],
    ['Office hours: MW 11:00-12:00', []],
    ['Essay due Monday 5 pm', []],
    ['A note on Monday', []],
    ['Final Exam (Sat 7-10 pm)', []],
    ['Review sessions: Sunday evenings, 7 pm', []],
    ['TA: Ola Lind, Tuesdays 3:00 pm', []],
    ['Ola Lind, Fridays 9:00\nClass: MW 10:00\nOffice hours: Sundays 2:00 pm', [0, 2]],
    ['Office hours:\nSundays 2:00 pm\nTuesdays 3:00 pm', []],
  ])('reads %j', (text, expected) => {
    expect(findClassDays(text)).toEqual(expected);
  });
});

it('takes the beginning of a class for its time', () => {
  expect(findClassTime('Class meets Mondays and Wednesdays, 13:30-14:45.')).toBe('13:30');
  expect(findClassTime('Meets Mon 13:30 or Wed 9:15')).toBeNull();
});
