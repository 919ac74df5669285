import { expect, it } from 'vitest';
import { sentenceWith } from './text-search.ts';

const text = 'A bend wanders.\nWater erodes the outer bank of a bend. Sand settles on the inner one.';

it.each([
  ['eroding outer banks', 'Water erodes the outer bank of a bend.'],
  ['sand', 'Sand settles on the inner one.'],
  ['nothing of it', 'A bend wanders.'],
])('of “%s” the sentence that has the most', (words, sentence) => {
  expect(sentenceWith(text, words)).toBe(sentence);
});
