import { expect, it } from 'vitest';
import { makePassages } from '../../testing/passages.ts';
import { scopeOfExam } from './exam-said.ts';

const passages = makePassages(['Exam 1 is on Wednesday. It covers weeks 1 to 5.']);
const weeks = [1, 2, 3, 4, 5, 6, 7].map((number) => ({ number, readings: [] }));

it('does not take what is said of the first exam for the second', () => {
  const course = { weeks } as unknown as Parameters<typeof scopeOfExam>[1];
  expect(scopeOfExam('exam 1', course, () => passages)?.weeks).toEqual([1, 2, 3, 4, 5]);
  expect(scopeOfExam('exam 2', course, () => passages)).toBeNull();
});

it.each([
  ['Test 2 Oct 14 Units 5 - 8', 'test 2'],
  ['Test II – Oct 14 – Chapters 5 – 8', 'test 2'],
  ['Test 2: October 14, all units', 'Test II'],
])('“%s” says what %s is about', (line, name) => {
  const course = { weeks } as unknown as Parameters<typeof scopeOfExam>[1];
  const all = makePassages([
    `The course is cumulative, and so the final test will be cumulative. ${'Bring clay. '.repeat(9)}`,
    line,
  ]);
  const said = scopeOfExam(name, course, () => all)?.said;
  expect(said?.passage.text.slice(said.start, said.end)).toBe(line);
});
