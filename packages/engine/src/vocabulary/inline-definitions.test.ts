import { describe, expect, it } from 'vitest';
import { definitionsIn } from './definitions.ts';

/** Terms that a sentence defines well enough, each with its explanation. */
const read = (sentence: string): [string, string][] =>
  definitionsIn(sentence)
    .filter(({ strength }) => strength >= 0.55)
    .map(({ term, explanation }) => [
      sentence.slice(term.start, term.end),
      sentence.slice(explanation.start, explanation.end),
    ]);

describe('a colon', () => {
  it.each<[string, string, string]>([
    [
      'The workers of the yard voted for a closed shop: a workplace where every worker belongs to the union.',
      'closed shop',
      'a workplace where every worker belongs to the union',
    ],
    [
      'Where it meets the sea the river builds a delta (D): the fan of mud that the current drops.',
      'delta',
      'the fan of mud that the current drops',
    ],
    [
      'Signals wait for an instant in iconic memory: storage of brief pictures, such as letters, shapes, and faces.',
      'iconic memory',
      'storage of brief pictures, such as letters, shapes, and faces',
    ],
  ])('is followed by what its term means: %s', (sentence, term, explanation) => {
    expect(read(sentence)).toContainEqual([term, explanation]);
  });

  it.each([
    'The yard has three kinds of crane: the gantry, the tower, and the mobile crane.',
    'Everything depends on the tide: the loss of an hour can be the end of the trip.',
    'The captain said of the harbor: “Nobody gets in at night.”',
  ])('announces other things too: %s', (sentence) => {
    expect(read(sentence)).toEqual([]);
  });
});

it('knows a whole by its parts', () => {
  expect(read('The sepals and the petals make up the perianth.')).toContainEqual([
    'perianth',
    'The sepals and the petals',
  ]);
});

it('knows what stands between commas behind a plural', () => {
  expect(read('Lenticels, pores on the bark where air enters, close in winter.')).toContainEqual([
    'Lenticels',
    'pores on the bark where air enters',
  ]);
});

it('takes no verb behind a relative pronoun into the term', () => {
  expect(read('The stalk has glands that house nectars, the sweet liquids that bees collect.')).toContainEqual([
    'nectars',
    'the sweet liquids that bees collect',
  ]);
});
