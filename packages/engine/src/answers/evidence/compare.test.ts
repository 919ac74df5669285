import { expect, it } from 'vitest';
import { comparedTerms } from './compare.ts';

it.each([
  ['What is the difference between firn and ice?', ['firn', 'ice']],
  ['How does firn differ from ice?', ['firn', 'ice']],
  ['How is firn different from ice?', ['firn', 'ice']],
  ['Compare and contrast firn with ice.', ['firn', 'ice']],
  ['firn vs. ice', ['firn', 'ice']],
  ['What is firn?', null],
])('reads what "%s" sets side by side', (question, expected) => {
  expect(comparedTerms(question)).toEqual(expected);
});
