import { placesOf, wordScore } from '@weekwise/engine/syllabus/scoring/word-weights.ts';
import { expect, it } from 'vitest';
import { fitWords } from './fit-words.ts';

const example = (text: string, target: number) => ({ words: placesOf(text.split(' ')), target, weight: 1 });
const examples = Array.from({ length: 40 }, (_, i) => [
  example(`submit the report ${i}`, 0),
  example(`rivers of the north ${i}`, 1),
]).flat();

it('learns which words speak for a target, and gives the same weights each time', () => {
  const model = fitWords(examples);
  expect(wordScore(model, placesOf(['rivers', 'and', 'deltas']))).toBeGreaterThan(0.5);
  expect(wordScore(model, placesOf(['submit', 'an', 'essay']))).toBeLessThan(-0.5);
  expect(fitWords(examples)).toEqual(model);
});
