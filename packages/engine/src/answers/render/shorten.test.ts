import { expect, it } from 'vitest';
import { countWords } from './shorten.ts';

it.each([
  ['', 0],
  ['A weir holds the river back.', 6],
  ['half-timbered barns of 1840, and others', 7],
  ['“Up – and away…” said the miller’s boy', 8],
  ['Die Mühle läuft früh', 4],
  ['水車は川の水で回る', 5],
  ['The word 水車 is Japanese', 5],
])('counts the words of “%s” as %d', (text, count) => {
  expect(countWords(text)).toBe(count);
});
