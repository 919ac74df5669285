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
  '12th',
  '40 marks',
  '4-12 thru 4-20',
  'Week 3 Tuesday',
  'Notes for the test',
  'I will bring the graded essays',
])('%s is no work', (title) => expect(isNoWork(title)).toBe(true));

it.each([
  'Drop tower report',
  'Refund policy memo',
  'Class survey',
  'Spring break essay',
  'Canvas quiz',
  'Week 4 quiz',
  'Field notes 3',
  '20th century essay',
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
