import { expect, it } from 'vitest';
import { oppositeAmong } from './opposites.ts';
import { stem } from './stem.ts';

const opposite = (word: string, said: string): string | undefined =>
  oppositeAmong(new Set(said.split(' ').map(stem)), stem(word));

it.each([
  ['smaller', 'the larger ones', 'larger'],
  ['gained', 'it lost the war', 'lost'],
  ['unequal', 'they were equal', 'equal'],
  ['even', 'an uneven bed', 'uneven'],
  ['improved', 'the roads worsened', 'worsened'],
])('%s is contradicted by "%s"', (word, said, expected) => {
  expect(opposite(word, said)).toBe(stem(expected));
});

it('hears no contradiction where a word of the same direction is said too', () => {
  expect(opposite('fell', 'as output increased, the price dropped')).toBeUndefined();
  expect(opposite('fell', 'the price increased')).toBe(stem('increased'));
});

it('finds nothing where nothing excludes the word', () => {
  expect(opposite('to', 'into the house')).toBeUndefined();
  expect(opposite('smaller', 'the small ones')).toBeUndefined();
});
