import { expect, it } from 'vitest';
import { readSyllabus } from '../../read-syllabus.ts';
import { buildDocument } from '../../testing/build-document.ts';

/** A course of five Tuesdays with two columns behind the topic. */
function read(headings: string, cells: string[]): string[] {
  const days = ['September 3', 'September 10', 'September 17', 'September 24', 'October 1'];
  const topics = ['Tides', 'Currents', 'Harbours', 'Charts', 'Winds'];
  const lines = days.map((day, i) => `${i + 1} | ${day} | ${topics[i]} | ${cells[i]}`);
  const document = buildDocument(['# SEA 210, Fall 2024', `|= Week | Date | Topic | ${headings}`, ...lines]);
  const { weeks } = readSyllabus(document, { today: '2024-08-01' });
  return weeks.flatMap(({ assignments }) => assignments.map(({ title, dueDate }) => `${title} ${dueDate}`));
}

it('counts the pieces of a kind that a column numbers one by one', () => {
  expect(read('Quiz (tentative) | Lab due', [' | ', '1 | ', ' | 1', '2 | 2', '3 | 3'])).toEqual([
    'Quiz 1 2024-09-10',
    'Lab 1 2024-09-17',
    'Quiz 2 2024-09-24',
    'Lab 2 2024-09-24',
    'Quiz 3 2024-10-01',
    'Lab 3 2024-10-01',
  ]);
});

it('leaves numbers that do not count, and those of other columns', () => {
  expect(read('Project | Quiz', ['0 | 10', '0 | ', '1 | 10', '1 | ', '2 | 20'])).toEqual([]);
  expect(read('Lab | Unit', ['1 | 1', '2 | 2', '3 | 3', '4 | 4', '5 | 5'])).toEqual([]);
});
