import { expect, it } from 'vitest';
import { readSyllabus } from '../../read-syllabus.ts';
import { buildDocument } from '../../testing/build-document.ts';

function read(lines: string[], due: string[] = ['', '', '', '']): string[] {
  const schedule = ['|= Week | Topic | Due', ...due.map((text, i) => `September ${2 + 7 * i} | Tides ${i} | ${text}`)];
  const { weeks, assignmentsOutsideSchedule: outside } = readSyllabus(
    buildDocument(['# SEA 210, Fall 2024', ...schedule, '# Assignments', ...lines]),
    { today: '2024-08-01' },
  );
  return [...weeks.flatMap(({ assignments }) => assignments), ...outside].map(
    ({ title, dueDate, weight }) => `${title} ${dueDate} ${weight}`,
  );
}

it('takes a run-in list of dates for the pieces of its kind, and the kind for no piece of its own', () => {
  expect(
    read([
      '**Harbour responses (30%).** Four short responses to the text. Due: R1 Sep 8 (2.1), R2 Sep 15 (2.2), R3 Sep 22 (2.3), R4 Sep 29 (2.4).',
      '**Final exam (70%).** All of it.',
    ]),
  ).toEqual([
    'Harbour response 1 2024-09-08 7.5',
    'Harbour response 2 2024-09-15 7.5',
    'Harbour response 3 2024-09-22 7.5',
    'Harbour response 4 2024-09-29 7.5',
    'Final exam null 70',
  ]);
});

it('gives the lines of the schedule the shares that the steps of a piece have in brackets', () => {
  const essay =
    '**Port essay (40%).** Five pages. Steps: proposal of one paragraph (September 6, 5%), full draft for peer review (September 13, 10%), final essay (September 20, 25%).';
  const final = '**Final exam (60%).** All of it.';
  expect(
    read(
      [essay, final],
      ['Essay proposal, Fri Sep 6', 'Essay draft for peer review, Fri Sep 13', 'Port essay, Fri Sep 20', ''],
    ),
  ).toEqual([
    'Essay proposal 2024-09-06 5',
    'Essay draft for peer review 2024-09-13 10',
    'Port essay 2024-09-20 25',
    'Final exam null 60',
  ]);
  expect(read([essay, final])).toEqual([
    'Port essay proposal 2024-09-06 5',
    'Port essay full draft for peer review 2024-09-13 10',
    'Port essay 2024-09-20 25',
    'Final exam null 60',
  ]);
});
