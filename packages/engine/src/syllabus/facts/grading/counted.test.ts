import { expect, it } from 'vitest';
import { buildDocument } from '../../testing/build-document.ts';
import { countIn } from './counted.ts';
import { findGradingLists } from './grading-lists.ts';

it.each([
  ['Two harbour essays', 2],
  ['Exam 1 and Exam 2', 2],
  ['Quizzes 1, 2 & 3', 3],
  ['Tests 1–4', 4],
  ['Harbour essays', null],
  ['Unit 3 test', null],
  ['Lab report 2', null],
])('%s: %s', (name, count) => expect(countIn(name)).toBe(count));

it('multiplies the share of each in a column by the pieces that the name counts', () => {
  const document = buildDocument([
    '# Grading',
    '|= Component | Weight',
    'Test 1 and Test 2 | 25% each',
    'Three field reports | 10% each',
    'Harbour map | 20%',
  ]);
  const [list] = findGradingLists(document, new Set());
  expect(list?.parts.map(({ name, value }) => [name, value])).toEqual([
    ['Test 1 and Test 2', 50],
    ['Three field reports', 30],
    ['Harbour map', 20],
  ]);
});
