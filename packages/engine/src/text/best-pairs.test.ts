import { expect, it } from 'vitest';
import { bestPairs } from './best-pairs.ts';

const shared = (a: string, b: string): number => [...a].filter((letter) => b.includes(letter)).length;

it('pairs the likest first, and each item once', () => {
  const pairs = bestPairs(['abc', 'ab'], ['ab', 'abcd'], (a, b) => shared(a, b) / Math.max(a.length, b.length));
  expect(pairs).toEqual([
    { left: 'ab', right: 'ab' },
    { left: 'abc', right: 'abcd' },
  ]);
});

it('pairs what is equally alike in sequence, and nothing that is not alike', () => {
  const [first, second] = [{ quiz: 1 }, { quiz: 1 }];
  const [one, two, other] = [{ quiz: 1 }, { quiz: 1 }, { quiz: 7 }];
  expect(bestPairs([first, second], [one, two, other], (a, b) => (a.quiz === b.quiz ? 1 : 0))).toEqual([
    { left: first, right: one },
    { left: second, right: two },
  ]);
  expect(bestPairs([first], [other], () => 0)).toEqual([]);
});
