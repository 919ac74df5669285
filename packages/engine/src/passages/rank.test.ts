import { describe, expect, it } from 'vitest';
import { glaciers, makePassages } from '../testing/passages.ts';
import { buildIndex } from './passage-index.ts';
import { rank } from './rank.ts';

const index = buildIndex(makePassages(glaciers));
const best = (query: string): string | undefined => rank(index, query)[0]?.passage.headingPath[0];

describe('rank', () => {
  it.each([
    ['who mapped the Karsa Glacier', 'Research'],
    ['basal sliding', 'Movement'],
    ['ridges of debris', 'Landforms'],
    ['retreat', 'Retreat'],
  ])('finds the passage for "%s"', (query, heading) => {
    expect(best(query)).toBe(heading);
  });

  it('finds a word by its other forms and by a slip of the finger', () => {
    expect(best('lubricating')).toBe('Movement');
    expect(best('morraines')).toBe('Landforms');
  });

  it('prefers the words as neighbours, and the sentence that has them all', () => {
    const passages = makePassages([
      'The peace held for a year. Nobody signed a treaty of any kind in Velm, and the market opened.',
      'The peace treaty of Velm was signed in spring.',
      'A treaty is a contract. Peace is its absence. Velm is a town. Signed copies are rare. Spring is warm.',
    ]);
    expect(rank(buildIndex(passages), 'When was the peace treaty of Velm signed?')[0]?.passage.ordinal).toBe(1);
  });

  it('prefers one sentence about the whole question to words strewn over several', () => {
    const passages = makePassages([
      'The harbour was deep. Nobody knew the merchants. Their guild had burned. The charter came late.',
      'They burned, said the merchants, a charter of no guild. The harbour was deep. Nobody came late.',
    ]);
    expect(rank(buildIndex(passages), 'merchants guild burned charter')[0]?.passage.ordinal).toBe(1);
  });

  it.each(['exercise', 'reference-list', 'duplicate', 'boilerplate'] as const)(
    'ranks a passage of role %s behind body text',
    (role) => {
      const passages = makePassages(['Firn is granular ice.', 'Granular ice is firn.']);
      if (passages[0]) passages[0].role = role;
      expect(rank(buildIndex(passages), 'firn ice').map(({ passage }) => passage.ordinal)).toEqual([1, 0]);
    },
  );

  it('ranks the copy of a text behind everything else', () => {
    const text = 'Firn is granular ice older than one winter.';
    const order = rank(
      buildIndex(makePassages([text, text, 'Firn lies below snow.'])),
      'What is firn, the granular ice?',
    );
    expect(order.map(({ passage }) => passage.ordinal)).toEqual([0, 2, 1]);
  });

  it('gives the same order every time, best first, ties in reading order', () => {
    const twice = [0, 1].map(() => rank(buildIndex(makePassages(['a red fox', 'a red hen', 'a red fox'])), 'red'));
    expect(twice[0]).toEqual(twice[1]);
    const scores = twice[0]?.map(({ score }) => score) ?? [];
    expect(scores).toEqual([...scores].sort((x, y) => y - x));
  });

  it('finds nothing rather than anything', () => {
    expect(rank(index, 'xylophone')).toEqual([]);
    expect(rank(index, 'what is the')).toEqual([]);
    expect(rank(index, '')).toEqual([]);
    expect(rank(buildIndex([]), 'glacier')).toEqual([]);
  });

  it('gives no more than asked for', () => {
    expect(rank(index, 'glacier', { limit: 2 })).toHaveLength(2);
  });
});
