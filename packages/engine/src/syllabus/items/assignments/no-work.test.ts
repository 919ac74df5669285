import { expect, it } from 'vitest';
import { readSyllabus } from '../../read-syllabus.ts';
import { buildDocument } from '../../testing/build-document.ts';
import { isNoWork } from './no-work.ts';

it.each([
  'Last day to drop class online',
  'Course withdraw deadline',
  'No class or assignments',
  'SPRING BREAK!',
  'So there',
  'Canvas',
])('%s is no work', (title) => expect(isNoWork(title)).toBe(true));

it.each([
  'Drop tower report',
  'Refund policy memo',
  'Class survey',
  'Spring break essay',
  'Canvas quiz',
  'It happens: essay',
])('%s may be', (title) => expect(isNoWork(title)).toBe(false));

it('leaves the days of the registrar out of the plan', () => {
  const document = buildDocument([
    '# SEA 210, Fall 2024',
    '|= Week | Topic | Due',
    'September 3 | Tides | Essay 1',
    'September 10 | Currents | Last day to drop the class',
    'September 17 | Winds | Essay 2',
    'September 24 | Charts | Withdrawal deadline',
  ]);
  const { weeks } = readSyllabus(document, { today: '2024-08-01' });
  expect(weeks.flatMap(({ assignments }) => assignments.map(({ title }) => title))).toEqual(['Essay 1', 'Essay 2']);
});
