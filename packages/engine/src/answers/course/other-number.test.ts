import { expect, it } from 'vitest';
import { isOfOtherNumber } from './other-number.ts';

it.each([
  ['when is map sheet 2 due', 'Map sheet 1', true],
  ['when is map sheet 1 due', 'Map sheet 1', false],
  ['when is map sheet #2 due', 'Map sheet 1: the coast', true],
  ['when is the third map sheet due', 'Map sheet 1', true],
  ['when is the first map sheet due', 'Map sheet 1', false],
  ['when are essays 1 and 2 due', 'Essay 2', false],
  ['when are essays 1-3 due', 'Essay 2', false],
  ['is problem set 1 due on 9/25', 'Problem set 1', false],
  ['is the quiz at 5 pm', 'Quiz 1', false],
  ['when is the first draft of paper 2 due', 'Paper 2', false],
  ['when is the map sheet due', 'Map sheet 1', false],
  ['when is essay 2 due', 'Essay on maps', false],
  ['how long is the essay 1500 words', 'Essay 2', false],
])('%s: is %s another one? %s', (question, title, other) => {
  expect(isOfOtherNumber(question, title)).toBe(other);
});
