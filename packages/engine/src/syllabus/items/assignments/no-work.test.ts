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
  'Class',
  'Founders’ day, college closed',
  'Class on Tuesday only',
  'First discussion section',
  'Lectures begin',
  'Class meets online',
  'Mill Hall 212',
  'Room B12',
  'In Old Mill Building, Room 4',
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
  'Section 3',
  'Discussion 1',
  'First class essay',
  'Class presentation',
  'Lecture summary',
  'Glass Library',
  'Room 12 floor plan',
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

it('takes day, time and room in the notes of a row for those of its exam', () => {
  const document = buildDocument([
    '# SEA 210, Fall 2024',
    '|= Week | Dates | Topic | Due / notes',
    '1 | September 2 – 6 | Tides | Essay 1, Fri September 6',
    '2 | September 9 – 13 | Currents | Class on Tuesday only; fall break Wed September 11',
    '3 | September 16 – 20 | Winds | First discussion section',
    'Finals | September 23 – 27 | Final exam | Wed September 25, 10:00 am–12:00 noon, Mill Hall 212',
  ]);
  const { weeks, assignmentsOutsideSchedule } = readSyllabus(document, { today: '2024-08-01' });
  const works = [...weeks.flatMap(({ assignments }) => assignments), ...assignmentsOutsideSchedule];
  expect(works.map(({ title, dueDate, dueTime }) => [title, dueDate, dueTime])).toEqual([
    ['Essay 1', '2024-09-06', null],
    ['Final exam', '2024-09-25', '10:00'],
  ]);
});
