import { expect, it } from 'vitest';
import { namedMeaning } from './named-meaning.ts';

it.each([
  [
    'a clause',
    'When the clay dries too fast and splits, this is called crazing.',
    'crazing',
    'When the clay dries too fast and splits',
  ],
  [
    'a subject',
    'A pot that was fired twice is known as a biscuit (Figure 3).',
    'biscuit',
    'A pot that was fired twice',
  ],
  ['a thing behind a verb', 'The wheel leaves a thin spiral ridge, known as a rib.', 'rib', 'a thin spiral ridge'],
])('takes %s for what a text calls by a name', (_what, sentence, term, meaning) => {
  expect(namedMeaning(sentence, term)).toBe(meaning);
});

it.each([
  ['points back', 'These pots are called biscuits.', 'biscuit'],
  ['compares with what was told', 'The larger pots are called jars.', 'jar'],
  ['gives two names', 'Pots that were fired twice are called biscuits or bisque.', 'biscuit'],
  ['belongs to another thing', 'The potters were at risk of another illness, called silicosis.', 'silicosis'],
  ['may be one of two things', 'Air leaves a kiln through a hole in the roof, called a flue.', 'flue'],
])('takes nothing that %s', (_why, sentence, term) => {
  expect(namedMeaning(sentence, term)).toBeNull();
});

it('takes what somebody’s way is a way of', () => {
  const sentence = 'Through their method of drying hay on wooden racks—known as racking—the farmers lost less to rain.';
  expect(namedMeaning(sentence, 'racking')).toBe('drying hay on wooden racks');
});
