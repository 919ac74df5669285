import { expect, it } from 'vitest';
import { readSyllabus } from '../read-syllabus.ts';
import { buildDocument } from '../testing/build-document.ts';

it('joins what is due with the line below it in its cell that says when', () => {
  const rows = [
    ['August 27 – September 2', 'Salt', 'Shore board: Own find / Due 8/28 / Shore board: Second look / Due 8/31'],
    ['September 3 – September 9', 'Tides', 'Shore board: Own find / Due 9/4 / Quiz: Chapters 1&2 / Due 9/7'],
    ['September 10 – September 16', 'Fog', 'Shore board: Own find / Due 9/11 / Harbour plan / Due 9/14 at noon'],
  ].map((cells) => cells.join(' | '));
  const { weeks } = readSyllabus(
    buildDocument(['# COAST 101: Coasts', 'Fall 2029', '|= Dates | Topic | Due dates', ...rows]),
    { today: '2029-08-01' },
  );
  expect(weeks.map(({ assignments }) => assignments.map(({ title, dueDate }) => `${title} ${dueDate}`))).toEqual([
    ['Shore board: Own find 2029-08-28', 'Shore board: Second look 2029-08-31'],
    ['Shore board: Own find 2029-09-04', 'Quiz: Chapters 1&2 2029-09-07'],
    ['Shore board: Own find 2029-09-11', 'Harbour plan 2029-09-14'],
  ]);
});
