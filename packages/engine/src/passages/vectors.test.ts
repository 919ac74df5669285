import { describe, expect, it } from 'vitest';
import { makePassages } from '../testing/passages.ts';
import { alignVectors, nearest, VectorMismatchError, vectorsOfPart } from './vectors.ts';

const passages = makePassages(['ice', 'snow', 'fire', 'ash', 'rain', 'sand']);
const [first, second, third, fourth, fifth, sixth] = passages.map(({ id }) => id) as [
  string,
  string,
  string,
  string,
  string,
  string,
];
const near = (vectors: [string, number[]][], query: number[], limit = 10): number[] =>
  nearest(alignVectors(passages, new Map(vectors)), Float32Array.from(query), limit);

describe('alignVectors', () => {
  it('brings rows to unit length in the order of the passages', () => {
    const { dimension, passageCount, positions, rows } = alignVectors(
      passages,
      new Map([
        [third, [0, 5]],
        [first, [3, 4]],
      ]),
    );
    expect({ dimension, passageCount }).toEqual({ dimension: 2, passageCount: 6 });
    expect([...positions]).toEqual([0, 2]);
    expect([...rows].map((value) => Math.round(value * 1000) / 1000)).toEqual([0.6, 0.8, 0, 1]);
  });

  it('takes a vector without direction for none, and leaves out strangers', () => {
    const { positions } = alignVectors(
      passages,
      new Map([
        [first, [0, 0]],
        [second, [Number.NaN, 1]],
        [third, [Number.POSITIVE_INFINITY, 1]],
        ['of another folder', [1, 0]],
        [sixth, [1, 0]],
      ]),
    );
    expect([...positions]).toEqual([5]);
  });

  it('refuses passages of different dimensions', () => {
    const mixed = new Map([
      [first, [1, 0]],
      [second, [1, 0, 0]],
    ]);
    expect(() => alignVectors(passages, mixed)).toThrow(VectorMismatchError);
  });
});

it('takes the vectors of a part along, in its own positions', () => {
  const all = alignVectors(
    passages,
    new Map([
      [first, [1, 0]],
      [third, [0, 1]],
      [sixth, [-1, 0]],
    ]),
  );
  const part = vectorsOfPart(all, [1, 2, 5]);
  expect(part).toEqual({
    dimension: 2,
    passageCount: 3,
    positions: Uint32Array.of(1, 2),
    rows: Float32Array.of(0, 1, -1, 0),
  });
  expect(nearest(part, Float32Array.of(0, 1), 5)).toEqual([1]);
});

describe('nearest', () => {
  // Six rows: four in step and two after them.
  const around: [string, number[]][] = [
    [first, [1, 0]],
    [second, [1, 0.2]],
    [third, [-1, 0]],
    [fourth, [30, 0]],
    [fifth, [1, 1]],
    [sixth, [0.1, 1]],
  ];

  it('orders by cosine, whatever the lengths; ties in reading order', () => {
    expect(near(around, [1, 0])).toEqual([0, 3, 1, 4, 5]);
    expect(near(around, [0.001, 0])).toEqual([0, 3, 1, 4, 5]);
    expect(near(around, [0, 7])).toEqual([5, 4, 1]);
  });

  it('gives no more than asked for, the same every time', () => {
    expect(near(around, [1, 0], 2)).toEqual([0, 3]);
    expect(near(around, [1, 0.3], 3)).toEqual(near(around, [1, 0.3], 3));
  });

  it('knows passages without a vector and queries without direction', () => {
    expect(near([[fifth, [1, 0]]], [1, 0])).toEqual([4]);
    expect(near(around, [0, 0])).toEqual([]);
    expect(near(around, [Number.NaN, 1])).toEqual([]);
    expect(near([], [1, 0])).toEqual([]);
  });

  it('refuses a query of another dimension, and says both', () => {
    const refused = (): number[] => near(around, [1, 0, 0]);
    expect(refused).toThrow(VectorMismatchError);
    expect(refused).toThrow(/2 expected, 3 given/);
  });
});
