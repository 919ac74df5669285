import { describe, expect, it } from 'vitest';
import { answer } from '../answers/answer.ts';
import { glaciers, makePassages } from '../testing/passages.ts';
import { fuseRankings } from './fuse.ts';
import { buildIndex } from './passage-index.ts';
import { rank } from './rank.ts';
import { alignVectors, type QueryVectors, VectorMismatchError } from './vectors.ts';

/** One dimension per passage: a query's vector says how near each passage is. */
const index = buildIndex(makePassages(glaciers));
const identity = glaciers.map((_, p) => glaciers.map((_, i) => (i === p ? 1 : 0)));
const passages = alignVectors(index.passages, new Map(index.passages.map(({ id }, p) => [id, identity[p] ?? []])));
const nearness = (...cosines: number[]): QueryVectors => ({ passages, query: Float32Array.from(cosines) });
const order = (query: string, vectors: QueryVectors | null, of = index): number[] =>
  rank(of, query, { vectors }).map(({ passage }) => passage.ordinal);

describe('fuseRankings', () => {
  it('sums 1 / (60 + rank) over the rankings', () => {
    const fused = fuseRankings([
      [7, 3],
      [3, 9],
    ]);
    expect(fused.get(3)).toBeCloseTo(1 / 62 + 1 / 61, 12);
    expect(fused.get(7)).toBeCloseTo(1 / 61, 12);
    expect(fused.get(9)).toBeCloseTo(1 / 62, 12);
  });
});

describe('rank with vectors', () => {
  it('is what it was where there are none', () => {
    const none = alignVectors(index.passages, new Map());
    for (const query of ['Karsa Glacier', 'moraine', 'snow gathers faster', 'xylophone', '']) {
      const plain = rank(index, query);
      expect(rank(index, query, { vectors: null })).toEqual(plain);
      expect(rank(index, query, { vectors: { passages: none, query: Float32Array.of(1, 2) } })).toEqual(plain);
    }
  });

  it('puts what both legs find before what one finds', () => {
    expect(order('Ilse Marrow', null)).toEqual([3]);
    expect(order('Ilse Marrow', nearness(0, 0.8, 0.9, 0.1, 0))).toEqual([3, 2, 1]);
  });

  it('follows the words where the legs say the reverse of each other', () => {
    expect(order('Karsa Glacier', null).slice(0, 2)).toEqual([3, 1]);
    expect(order('Karsa Glacier', nearness(0, 0.9, 0, 0.8, 0)).slice(0, 2)).toEqual([3, 1]);
  });

  it('finds by meaning alone where no word occurs', () => {
    expect(order('rubble hills', null)).toEqual([]);
    expect(order('rubble hills', nearness(0, 0.1, 0.9, 0, 0))).toEqual([2, 1]);
  });

  it('scores fall from first to last', () => {
    const scores = rank(index, 'Karsa Glacier', { vectors: nearness(0.5, 0, 0.9, 0.1, 0.7) }).map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((x, y) => y - x));
  });

  it.each(['exercise', 'reference-list', 'duplicate', 'boilerplate'] as const)(
    'ranks a passage of role %s behind body text of equal worth, and the copy of a text last',
    (role) => {
      const given = makePassages([
        'Firn is granular ice.',
        'Ice of grains is firn.',
        'Ice of grains is firn.',
        'Cold.',
      ]);
      if (given[0]) given[0].role = role;
      const rows = new Map(given.map(({ id }) => [id, [1, 0]]));
      const vectors = { passages: alignVectors(given, rows), query: Float32Array.of(1, 0) };
      const found = order('firn ice', vectors, buildIndex(given));
      expect([found[0], found[3]]).toEqual([1, 2]);
    },
  );

  it('refuses vectors of another folder or of another model', () => {
    const fewer = alignVectors(index.passages.slice(1), new Map());
    const given = (vectors: QueryVectors) => (): unknown => rank(index, 'ice', { vectors });
    expect(given({ passages: fewer, query: Float32Array.of(1) })).toThrow(VectorMismatchError);
    expect(given({ passages, query: Float32Array.of(1, 0) })).toThrow(VectorMismatchError);
    expect(() => answer('What is ice?', index, { vectors: { passages, query: Float32Array.of(1, 0) } })).toThrow(
      VectorMismatchError,
    );
  });
});

describe('answer with vectors', () => {
  it('quotes a passage that words alone leave too far down', () => {
    const tasks = Array.from({ length: 6 }, (_, i) => `Who surveyed the ice cave of Karsa, task ${i}?`);
    const others = Array.from({ length: 60 }, (_, i) => `Field ${i} lay open to the weather of the coast.`);
    const own = makePassages([
      ...tasks,
      ...others,
      'The cave of Karsa was surveyed by Ilse Marrow, who spent two long summers in that valley with her friends.',
    ]);
    const rows = new Map(own.map(({ id }, p) => [id, p < own.length - 1 ? [0, 1] : [1, 0]]));
    const vectors = { passages: alignVectors(own, rows), query: Float32Array.of(1, 0) };
    const ownIndex = buildIndex(own);
    const question = 'Who surveyed the ice cave of Karsa?';
    expect(answer(question, ownIndex).answer).not.toContain('Marrow');
    expect(answer(question, ownIndex, { vectors }).answer).toContain('Ilse Marrow');
  });

  it('does not take a neighbour in meaning for evidence', () => {
    for (const question of ['Who sells umbrellas?', 'What is the capital of France?', 'Why do tenors sing opera?']) {
      const { abstained, citations } = answer(question, index, { vectors: nearness(0, 0, 1, 0, 0) });
      expect(abstained).toBe(true);
      expect(citations[0]?.passageId).toBe(index.passages[2]?.id);
    }
  });

  it('answers what it answers without them where both legs agree', () => {
    const { answer: text } = answer('What is a moraine?', index, { vectors: nearness(0.1, 0.2, 0.99, 0.3, 0) });
    expect(text).toContain('ridge of debris');
  });
});
