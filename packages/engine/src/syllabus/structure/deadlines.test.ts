import { describe, expect, it } from 'vitest';
import { buildDocument } from '../testing/build-document.ts';
import { findSchedule } from './find-schedule.ts';

const weeks = (lines: string[]) => findSchedule(buildDocument(['# Soil Science, Spring 2025', ...lines])).weeks.length;

it('takes dates under a heading of work for no schedule, and rows with due dates and points neither', () => {
  const exams = [
    '# Salt, Fall 2031',
    '## Exams',
    '|= | Date | Room',
    'Midterm 1 | Oct 7 | 12',
    'Midterm 2 | Nov 4 | 12',
  ];
  expect(findSchedule(buildDocument([...exams, 'Final | Dec 9 | 14'])).weeks).toEqual([]);
  const work = [
    '# Salt',
    '|= Topic | Due date | Points',
    ...['Map', 'Essay', 'Quiz', 'Poster', 'Talk'].map((name) => `${name} | Fri | 25`),
  ];
  expect(findSchedule(buildDocument(work)).weeks).toEqual([]);
});

describe('dates of work that are no schedule', () => {
  it('finds none in a table of exams', () => {
    expect(weeks(['Exam 1: | Wednesday, February 5', 'Exam 2: | Wednesday, March 12', 'Exam 3: | Friday, May 2'])).toBe(
      0,
    );
  });

  it('finds none in a table that counts quizzes, whatever they are about', () => {
    const rows = ['1 | Texture | February 10', '2 | Water | February 24', '3 | Carbon | March 10'];
    expect(weeks(['|= Quiz | Topic | Date', ...rows])).toBe(0);
    expect(weeks(['|= Class | Topic | Date', ...rows])).toBe(3);
  });

  it('finds none under "Key dates" where one row names a range of weeks', () => {
    const rows = ['Friday, February 7 | Proposal', 'Weeks 11–12 | Presentations', 'Friday, April 4 | Report'];
    expect(weeks(['## Key dates', ...rows])).toBe(0);
  });

  it('finds none in a table that counts the assignments', () => {
    const rows = ['1 | Rain gauge, which you build from what is at hand', '2 | Soil map of a field', '3 | Dam'];
    expect(weeks(['## Programming assignments', ...rows])).toBe(0);
    expect(weeks(['## Lectures', ...rows])).toBe(3);
  });

  it('finds none in a table that tests lead, nor in shares of the grade over their days', () => {
    const rows = ['Short | February 10 | Texture', 'Practical | March 3 | All soils', 'Oral | April 14 | Maps'];
    expect(weeks(['|= Test | Date | Material', ...rows])).toBe(0);
    expect(weeks(['|= Theme | Date | Material', ...rows])).toBe(3);
    const shares = ['30% Midterm 1', '### March 10, 2025', '30% Midterm 2', '### April 14, 2025', '40% Final Exam'];
    expect(weeks(['## Grades', ...shares, '### May 19, 2025'])).toBe(0);
  });

  it('keeps a weekly schedule of which each class begins with a quiz', () => {
    const rows = ['Feb 3 | Quiz 1 | Texture', 'Feb 5 | Quiz 2 | Water', 'Feb 10 | Quiz 3 | Carbon'];
    expect(weeks(['|= Date | First | Then', ...rows])).toBe(2);
  });
});
