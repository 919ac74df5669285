import { expect, it } from 'vitest';
import type { Week } from '../../syllabus/course.ts';
import { makePassages } from '../../testing/passages.ts';
import { focusIn } from './exam-focus.ts';
import { scopeOfExam } from './exam-said.ts';

const exams: Record<number, string> = { 3: 'Exam 1', 6: 'Exam 2', 9: 'Final exam' };
const weeks = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => ({
  number,
  topic: null,
  startDate: null,
  breakName: null,
  readings: [{ title: `Chapter ${number}`, author: null, pages: null, evidence: { text: `Chapter ${number}` } }],
  assignments: number in exams ? [{ title: exams[number], type: 'exam' }] : [],
})) as unknown as Week[];

it.each([
  ['cumulative, but about 60 percent of the questions come from chapter 8', [8], 0.6],
  ['cumulative; 70% of it is on chapters 7–8 and 30% on the rest', [7, 8], 0.7],
  ['comprehensive, with two thirds from after exam 2', [7, 8, 9], 2 / 3],
  ['cumulative with an emphasis on what came after the second exam', [7, 8, 9], 0.6],
  ['cumulative, mostly on the second half of the course', [6, 7, 8, 9], 0.6],
  ['cumulative: half of it is on weeks 7 to 9', [7, 8, 9], 0.5],
])('“%s” weighs weeks %j', (text, numbers, share) => {
  expect(focusIn(text, weeks)).toEqual({ weeks: numbers, share });
});

it.each([
  'it is cumulative and counts 60 percent of the grade from chapters 1 to 9',
  'it is cumulative; 20% of it is on chapter 2',
  'it is cumulative and mostly multiple choice',
])('“%s” weighs none', (text) => {
  expect(focusIn(text, weeks)).toBeNull();
});

it('goes by the sentence that says most, not by the row of the table of grades', () => {
  const passages = makePassages([
    '| Part | Weight | Notes |\n| --- | --- | --- |\n| Final exam | 20% | Cumulative |',
    'Each midterm covers the chapters since the last. The final is in June. It is cumulative, but 60 percent of the questions are from chapters 7 and 8, which no midterm covers.',
  ]);
  const scope = scopeOfExam('study plan for the final', { weeks }, () => passages);
  expect(scope).toMatchObject({ isAll: true, weeks: null, focus: { weeks: [7, 8], share: 0.6 } });
  expect(scope?.said.passage).toBe(passages[1]);
});
