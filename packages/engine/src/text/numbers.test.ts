import { expect, it } from 'vitest';
import { findQuantities, timesIn } from './numbers.ts';

const texts = (spans: { start: number; end: number }[], text: string): string[] =>
  spans.map(({ start, end }) => text.slice(start, end));

it('finds quantities in figures and words', () => {
  const text = 'About thirty-two men paid 1,500 crowns, 12 % more than two dozen others.';
  expect(texts(findQuantities(text), text)).toEqual(['thirty-two', '1,500', '12 %', 'two dozen']);
});

it('finds dates, years, decades and centuries, not every number', () => {
  const text = 'On 4 May 1821, in the 1840s and the 12th century, at 14:30, from 1902–11, with 1500 men and 20 horses.';
  expect(texts(timesIn(text), text)).toEqual(['4 May 1821', '1840s', '12th century', '14:30', '1902–11']);
});
