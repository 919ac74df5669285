import { expect, it } from 'vitest';
import { makePassages } from '../../testing/passages.ts';
import { scopeOfExam } from './exam-said.ts';

const passages = makePassages(['Exam 1 is on Wednesday. It covers weeks 1 to 5.']);
const weeks = [1, 2, 3, 4, 5, 6, 7].map((number) => ({ number }));

it('does not take what is said of the first exam for the second', () => {
  const course = { weeks } as unknown as Parameters<typeof scopeOfExam>[1];
  expect(scopeOfExam('exam 1', course, () => passages)?.weeks).toEqual([1, 2, 3, 4, 5]);
  expect(scopeOfExam('exam 2', course, () => passages)).toBeNull();
});
