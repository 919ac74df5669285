import { describe, expect, it } from 'vitest';
import { readSyllabus } from '../../read-syllabus.ts';
import { buildDocument } from '../../testing/build-document.ts';

/** Due dates of the work of a course that meets on Mondays and Wednesdays, with one label over all of its homework. */
const dueDates = (label: string) => {
  const days = ['Monday, Sept 7', 'Wednesday, Sept 9', 'Monday, Sept 14', 'Wednesday, Sept 16'];
  const lines = days.flatMap((day, i) => [`### ${day}: Cloth ${i + 1}`, `${label}:`, `- Essay ${i + 1}`]);
  const { weeks } = readSyllabus(buildDocument(['# Textiles, Fall 2026', '## Schedule', ...lines]));
  return weeks.flatMap((week) => week.assignments.map((work) => work.dueDate));
};

describe('work for the next class', () => {
  it.each(['Assignment due next class', 'Homework for next class'])(
    '%s: the class may be in the next week',
    (label) => {
      expect(dueDates(label)).toEqual(['2026-09-09', '2026-09-14', '2026-09-16', null]);
    },
  );

  it.each(['Assignments after class', 'Homework after the session'])('%s: nobody can tell until when', (label) => {
    expect(dueDates(label)).toEqual([null, null, null, null]);
  });

  it('is due on the weekday that its label names', () => {
    expect(dueDates('Assignment for Friday')).toEqual(['2026-09-11', '2026-09-11', '2026-09-18', '2026-09-18']);
  });
});
