import { expect, it } from 'vitest';
import { readSyllabus } from '../../read-syllabus.ts';
import { buildDocument } from '../../testing/build-document.ts';

function read(headings: string, rows: string[]): string[] {
  const document = buildDocument(['# SEA 210, Fall 2024', `|= Date | Topic | ${headings}`, ...rows]);
  const { weeks } = readSyllabus(document, { today: '2024-08-01' });
  return weeks.flatMap(({ assignments }) => assignments.map(({ title, dueDate }) => `${title} ${dueDate}`));
}

it('keeps work that a table names only where it is given out, without a day', () => {
  expect(
    read('Assignment out', [
      'September 3 | Tides | A1: Harbour site',
      'September 10 | Currents | A2: Chart critique',
      'September 17 | Winds | ',
      'September 24 | Charts | Project proposal',
    ]),
  ).toEqual(['A1: Harbour site null', 'A2: Chart critique null', 'Project proposal null']);
});

it('goes by the column of what is due where there is one', () => {
  expect(
    read('Assignment out | Assignment due', [
      'September 3 | Tides | Essay 1 | ',
      'September 10 | Currents | Essay 2 | Essay 1',
      'September 17 | Winds | | Essay 2',
      'September 24 | Charts | | ',
    ]),
  ).toEqual(['Essay 1 2024-09-10', 'Essay 2 2024-09-17']);
});
