import { expect, it } from 'vitest';
import { places, placesOf, wordScore } from './word-weights.ts';

const weightsFor = (word: string, hundredths: number) => {
  const [place = 0] = placesOf([word]);
  return { bias: -1, weights: Array.from({ length: places }, (_, i) => (i === place ? hundredths : 0)) };
};

it('adds the weights of the words, shared among as many as there are', () => {
  const model = weightsFor('harbour', 300);
  expect(wordScore(model, placesOf(['harbour']))).toBeCloseTo(2);
  expect(wordScore(model, placesOf(['harbour', 'salt', 'tide', 'rope']))).toBeCloseTo(0.5);
  expect(wordScore(model, [])).toBe(-1);
});

it('counts a word once', () => {
  expect(placesOf(['tide', 'tide'])).toEqual(placesOf(['tide']));
});
