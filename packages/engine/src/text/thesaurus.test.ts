import { expect, it } from 'vitest';
import { stem } from './stem.ts';
import { areSynonyms, kindOfNoun } from './thesaurus.ts';

it.each([
  ['buy', 'purchase'],
  ['quick', 'fast'],
  ['shorten', 'abridge'],
])('knows that “%s” and “%s” mean the same', (one, other) => {
  expect(areSynonyms(stem(one), stem(other))).toBe(true);
});

it.each([
  ['buy', 'sell'],
  ['plant', 'river'],
  ['zzz', 'purchase'],
])('takes “%s” and “%s” for different', (one, other) => {
  expect(areSynonyms(stem(one), stem(other))).toBe(false);
});

it.each([
  ['kidney', 'body'],
  ['carpenter', 'person'],
  ['erosion', 'process'],
  ['zzz', null],
])('knows what kind of thing “%s” is', (noun, kind) => {
  expect(kindOfNoun(noun)).toBe(kind);
});
