import { expect, it } from 'vitest';
import { cutPassages } from '../../passages/cut.ts';
import { buildIndex } from '../../passages/passage-index.ts';
import { readSyllabus } from '../../syllabus/read-syllabus.ts';
import { buildDocument } from '../../syllabus/testing/build-document.ts';
import { answer } from '../answer.ts';

const document = buildDocument([
  '# GEO 310: Moving Ice',
  'Fall 2026',
  'Instructor: Prof. Ilse Marrow',
  'Office: Field House 12',
  'Prerequisites: GEO 101 or consent',
  '# Course description',
  'This course follows ice from snowfall to the sea.',
  '# Learning outcomes',
  'Students read a glacier like a text and measure how it moves.',
  '# Books',
  'Buy the second edition of Pell, Glaciers of the North.',
  '# Grading scale',
  'A 93–100, B 83–92, C 73–82',
  '# Manners',
  'Laptops are not allowed during lectures.',
  '# Attendance',
  'We meet in a cold room. More than three absences cost a letter grade.',
  '# Schedule',
  '| Week | Date | Topic | Due |',
  '| 1 | Sep 7 | Snow | |',
  '| 2 | Sep 14 | Firn | Essay 1 due Sep 16 |',
  '| 3 | Sep 21 | Fall break: no class | |',
  '| 4 | Sep 28 | Creep | Essay 2 due Sep 30 |',
]);
const index = buildIndex(cutPassages(document, 'syllabus'));
const course = readSyllabus(document, { today: '2026-09-01' });
const ask = (question: string) =>
  answer(question, index, { syllabus: { course, documentId: 'syllabus' }, today: '2026-09-15' });

it.each([
  ['Which textbook do I need?', 'Glaciers of the North'],
  ['What books do I have to buy?', 'Glaciers of the North'],
  ['Are there any prerequisites?', 'GEO 101'],
  ['Where is the instructor’s office?', 'Field House 12'],
  ['What is this course about?', 'from snowfall to the sea'],
  ['What will I learn in this class?', 'like a text'],
  ['What are the learning objectives?', 'like a text'],
  ['What do I need for an A?', '93–100'],
  ['Are laptops allowed in class?', 'not allowed'],
  ['How many absences am I allowed?', 'three absences'],
  ['Who’s teaching this class?', 'Ilse Marrow'],
  ['How many weeks does the course have?', '4 weeks'],
  ['When does the semester start?', 'September 7'],
  ['When is fall break?', 'September 21'],
  ['What is due first?', 'Essay 1'],
  ['When is the second essay due?', 'September 30'],
  ['When is the last assignment due?', 'Essay 2'],
])('the syllabus answers "%s"', (question, expected) => {
  const { answer: text, citations } = ask(question);
  expect(text).toContain(expected);
  expect(citations.every(({ documentId, quote }) => documentId === 'syllabus' && quote !== '')).toBe(true);
});

it.each(['Can I use ChatGPT for the essays?', 'Who is the TA?', 'How many credits is this course?'])(
  'it does not say, and nothing else is taken for an answer: "%s"',
  (question) => {
    expect(ask(question)).toMatchObject({ abstained: true, reason: 'not-in-syllabus', citations: [] });
  },
);
