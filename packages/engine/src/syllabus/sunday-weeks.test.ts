import { describe, expect, it } from 'vitest';
import { decideDates } from '../dates/decide-dates.ts';
import { readSyllabus } from './read-syllabus.ts';
import { buildDocument } from './testing/build-document.ts';

describe('weeks that are named by their Sundays', () => {
  it('begin with them: a weekday below is one of the days that follow', () => {
    const lines = ['# Hearing Harmony, Fall 2025', 'Class: Tuesday/Thursday 10:00–11:15'];
    const weeks = ['August 31', 'September 7', 'September 14'].flatMap((day, i) => [
      `## Week ${i + 1}: ${['Intervals', 'Triads', 'Cadences'][i]} (${day})`,
      `Thursday: Quiz ${i + 1}`,
    ]);
    const course = readSyllabus(buildDocument([...lines, ...weeks]), { today: '2025-11-20' });
    expect(course.weeks.map(({ assignments }) => assignments.map((a) => `${a.title} ${a.dueDate}`))).toEqual([
      ['Quiz 1 2025-09-04'],
      ['Quiz 2 2025-09-11'],
      ['Quiz 3 2025-09-18'],
    ]);
  });
});

describe('days of class', () => {
  it('are not the hours of a person', () => {
    const lines = ['# Hearing Harmony, Fall 2025', '## Office hours', 'Sundays and Fridays, 3:00 pm', '## Meetings'];
    const { classDays } = decideDates(buildDocument([...lines, 'MW 10:00–11:15, Rowan Hall 4']));
    expect(classDays).toEqual([0, 2]);
  });

  it('are those of the line that says so', () => {
    const lines = ['# Hearing Harmony, Fall 2025', 'Ola Lind, Fridays 9:00', 'Class meets Tuesdays and Thursdays'];
    expect(decideDates(buildDocument(lines)).classDays).toEqual([1, 3]);
  });
});
