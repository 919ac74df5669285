import { expect, it } from 'vitest';
import { buildIndex } from '../../passages/passage-index.ts';
import { makePassages } from '../../testing/passages.ts';
import { isNear } from './near-question.ts';

const texts = [
  'The keeper of the lamp at Orrin Head burned whale oil until 1861. He trimmed the wick every night.',
  'Fishermen on the campus of the sea school protested last year against the price of nets.',
  'A fog bell was struck by hand. Ships that heard it turned away from the rocks.',
];
const passages = makePassages(texts.map((text, i) => [`Part ${i + 1}`, text]));
const index = buildIndex(passages);
const near = (question: string) => passages.flatMap((passage, i) => (isNear(question, passage, index) ? [i] : []));

it('offers a passage that has what is asked, also in another form', () => {
  expect(near('so in the lamp thing what was the keeper burning')).toEqual([0]);
  expect(near('which ships heard the fog bells')).toEqual([2]);
});

it('offers none that shares filler, or a word of the same stem', () => {
  expect(near('who won the regatta last year')).toEqual([]);
  expect(near('what is the parking situation on campus')).toEqual([]);
  expect(near('what is the protestant ethic')).toEqual([]);
});

it('offers no exercise', () => {
  const [first] = passages;
  if (!first) throw new Error('No passage');
  expect(isNear('which keeper burned oil', { ...first, role: 'exercise' }, index)).toBe(false);
});

it('offers what shares little where no heading tells what a passage is about', () => {
  const unheaded = makePassages(texts);
  const ofAll = buildIndex(unheaded);
  expect(unheaded.map((passage) => isNear('who rang the bell at night', passage, ofAll))).toEqual([true, false, true]);
  expect(unheaded.some((passage) => isNear('what is the capital of Peru', passage, ofAll))).toBe(false);
});
