import { expect, it } from 'vitest';
import { readSyllabus } from '../../read-syllabus.ts';
import { buildDocument } from '../../testing/build-document.ts';

function read(grading: string[]): string[] {
  const schedule = [
    '# Schedule',
    '## Week 1 (September 3): Tides',
    '## Week 2 (September 10): Currents',
    '## Week 3 (September 17): Winds',
  ];
  const { weeks, assignmentsOutsideSchedule: outside } = readSyllabus(
    buildDocument(['# SEA 210, Fall 2024', ...grading, ...schedule]),
    { today: '2024-08-01' },
  );
  const all = [...weeks.flatMap(({ assignments }) => assignments), ...outside];
  return all.map(({ title, dueDate }) => `${title} ${dueDate}`).sort();
}

it('dates a part of the grade by the cell beside it', () => {
  expect(
    read([
      '# Grading',
      '|= Assignment | Weight | Date',
      'Essay on a port, canal, or pier | 40% | October 4th, 2024 (upload a PDF)',
      'Introduction | 20% | October 18',
      'Quizzes | 40% | Tuesdays',
    ]),
  ).toEqual(['Essay on a port, canal, or pier 2024-10-04', 'Introduction 2024-10-18', 'Quizzes null']);
});

it('dates it by what stands behind its share, and by the lines below', () => {
  expect(
    read([
      '# Grading',
      'Requirements document 10% (October 4)',
      'Team project (40%): describe a harbour of your choice.',
      '- You may work in pairs.',
      '- Deadline: October 25, on the course site.',
      'Midterm exam: 20%',
      'October 15, 2024',
      'Final exam 30%',
      'The exam is open book. The grade scale was revised on August 5.',
    ]),
  ).toEqual([
    'Final exam null',
    'Midterm exam 2024-10-15',
    'Requirements document 2024-10-04',
    'Team project 2024-10-25',
  ]);
});

it('leaves "due" and its date out of the name', () => {
  expect(
    read(['# Grading', '40% Harbour report due October 18.', '60% Final exam on December 9.']).filter((one) =>
      one.startsWith('Harbour'),
    ),
  ).toEqual(['Harbour report 2024-10-18']);
});
