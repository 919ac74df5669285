import { expect, it } from 'vitest';
import { addComponents, type Component } from './components.ts';
import type { PlacedWork } from './merge-works.ts';

const evidence = { page: null, block: 0, start: 0, end: 0, text: '' };
const work = (title: string): PlacedWork => ({
  title,
  from: 'week',
  dueDate: '2024-10-01',
  dueTime: null,
  dueFrom: 'printed',
  type: 'other',
  weight: null,
  optional: false,
  signs: { label: true, due: true, name: 1, known: false, imperative: false },
  evidence,
  dueEvidence: null,
  week: 1,
  otherTitles: [],
  places: 1,
  datesAgree: null,
});
const weights = (...pairs: [string, number][]): Component[] =>
  pairs.map(([name, percent]) => ({ name, percent, evidence, from: 'grading' }));
const read = (titles: string[], ...pairs: [string, number][]) =>
  addComponents(titles.map(work), weights(...pairs)).map((w) => `${w.title} ${w.weight ?? '-'}`);

it('gives a piece its share', () => {
  expect(read(['Midterm exam', 'First Paper'], ['Midterm', 20], ['Paper 1', 15])).toEqual([
    'Midterm exam 20',
    'First Paper 15',
  ]);
});

it('parts the share of a kind only where the table counts the pieces that were found', () => {
  expect(read(['Paper 1', 'Paper 2', 'Paper 3'], ['Three papers', 45])).toEqual([
    'Paper 1 15',
    'Paper 2 15',
    'Paper 3 15',
  ]);
  expect(read(['Test 1', 'Test 2'], ['Test 1 and Test 2', 30])).toEqual(['Test 1 15', 'Test 2 15']);
  expect(read(['Quiz 1', 'Quiz 2'], ['Quizzes', 20])).toEqual(['Quiz 1 -', 'Quiz 2 -']);
});

it('adds what the grading alone names, single or a kind, and nothing for taking part', () => {
  expect(
    read([], ['Midterm and Final', 50], ['Quizzes', 20], ['Class presentation', 15], ['Participation', 15]),
  ).toEqual(['Midterm 50', 'Final 50', 'Quizzes 20', 'Class presentation 15']);
});

it('adds no kind of which the schedule has a piece, and lets each piece stand for the nearer part', () => {
  expect(read(['Homework quiz 1', 'Exam 1'], ['Homework quizzes', 20], ['Short quizzes', 10], ['Exams', 70])).toEqual([
    'Homework quiz 1 20',
    'Exam 1 70',
    'Short quizzes 10',
  ]);
  expect(read(['Problem set 1', 'Exam'], ['Assignments', 40], ['Exam', 60])).toEqual(['Problem set 1 -', 'Exam 60']);
  expect(read(['Exam'], ['Assignments', 40], ['Exam', 60])).toEqual(['Exam 60', 'Assignments 40']);
  expect(read(['Problem set 1'], ['Assignment 1 - Rivers', 40])).toEqual([
    'Problem set 1 -',
    'Assignment 1 - Rivers 40',
  ]);
});

it('adds a part once for each week in which it is due', () => {
  const text = 'Sketches (20%), due in weeks 3, 5 and 7';
  const parts: Component[] = [{ name: 'Sketches', percent: 20, evidence: { ...evidence, text }, from: 'grading' }];
  expect(addComponents([], parts).map(({ week }) => week)).toEqual([3, 5, 7]);
});

it('takes the title behind the number of a part', () => {
  expect(read(['Floor plan'], ['Third project – Floor plan', 10])).toEqual(['Floor plan 10']);
});

it('adds nothing that may be scheduled under another name', () => {
  expect(read(['Glossary report'], ['Dictionary report', 10])).toEqual(['Glossary report -']);
});
