import type { Passage } from './passage.ts';
import { topK } from './top-k.ts';

/** The vectors of a folder's passages, by position in `PassageIndex.passages`; 4 × `dimension` bytes each. */
export interface PassageVectors {
  readonly dimension: number;
  /** How many passages the folder has, with a vector or without. */
  readonly passageCount: number;
  /** Position of the passage of each row, ascending. */
  readonly positions: Uint32Array;
  /** Row r, of unit length, from `r * dimension` to `(r + 1) * dimension`. */
  readonly rows: Float32Array;
}

/** A question's vector beside those of the passages that it is asked of, all from one model. */
export interface QueryVectors {
  passages: PassageVectors;
  query: Float32Array;
}

/** Vectors that cannot be compared: of different models, or of another state of the folder. */
export class VectorMismatchError extends Error {
  override readonly name = 'VectorMismatchError';
  readonly expected: number;
  readonly actual: number;

  constructor(what: string, expected: number, actual: number) {
    super(`${what}: ${expected} expected, ${actual} given`);
    this.expected = expected;
    this.actual = actual;
  }
}

/**
 * Lays out the vectors of those passages that have one. Rows are brought to unit length; a vector without direction
 * (all zeros, or not finite) counts as none.
 * @param passages those of the index, in its order
 * @param vectors by passage id; ids of other passages are ignored
 * @throws VectorMismatchError where two passages' vectors differ in dimension
 */
export function alignVectors(
  passages: readonly Passage[],
  vectors: ReadonlyMap<string, ArrayLike<number>>,
): PassageVectors {
  const positions: number[] = [];
  const given: { vector: ArrayLike<number>; length: number }[] = [];
  passages.forEach(({ id }, p) => {
    const vector = vectors.get(id);
    if (!vector) return;
    const dimension = given[0]?.vector.length ?? vector.length;
    if (vector.length !== dimension)
      throw new VectorMismatchError(`Dimension of the vector of passage ${id}`, dimension, vector.length);
    const length = lengthOf(vector);
    if (!(length > 0 && length < Number.POSITIVE_INFINITY)) return;
    positions.push(p);
    given.push({ vector, length });
  });
  const dimension = given[0]?.vector.length ?? 0;
  const rows = new Float32Array(given.length * dimension);
  given.forEach(({ vector, length }, r) => {
    for (let i = 0; i < dimension; i++) rows[r * dimension + i] = (vector[i] ?? 0) / length;
  });
  return { dimension, passageCount: passages.length, positions: Uint32Array.from(positions), rows };
}

/**
 * Those of some of the passages, laid out for an index of these alone.
 * @param kept their positions, ascending
 */
export function vectorsOfPart({ dimension, positions, rows }: PassageVectors, kept: readonly number[]): PassageVectors {
  const rowOf = new Map(Array.from(positions, (p, r) => [p, r]));
  const found = kept.flatMap((p, i) => {
    const r = rowOf.get(p);
    return r === undefined ? [] : [{ i, row: rows.subarray(r * dimension, (r + 1) * dimension) }];
  });
  const part = new Float32Array(found.length * dimension);
  for (const [at, { row }] of found.entries()) part.set(row, at * dimension);
  return { dimension, passageCount: kept.length, positions: Uint32Array.from(found, ({ i }) => i), rows: part };
}

/**
 * Positions of the passages whose vectors are nearest to the query's by cosine, nearest first; ties in reading order.
 * Exact:
 * every row is compared. A passage at a right angle or beyond is no neighbour; a query without direction has none.
 * @throws VectorMismatchError where the query's dimension is another
 */
export function nearest(vectors: PassageVectors, query: Float32Array, limit: number): number[] {
  const { dimension, positions, rows } = vectors;
  if (positions.length === 0) return [];
  if (query.length !== dimension)
    throw new VectorMismatchError("Dimension of the query's vector", dimension, query.length);
  const length = lengthOf(query);
  if (!(length > 0 && length < Number.POSITIVE_INFINITY)) return [];
  // The rows are of unit length and the query's does not change the order: the product is enough.
  return topK(products(rows, query), limit).map((r) => positions[r] ?? 0);
}

/**
 * The product of each row with the query, summed in one order. Four rows in step: a row alone waits for its own sum.
 */
function products(rows: Float32Array, query: Float32Array): Float64Array {
  const dimension = query.length;
  const found = new Float64Array(rows.length / dimension);
  // Doubles, so that they are not converted once per row.
  const wanted = Float64Array.from(query);
  const inStep = found.length - (found.length % 4);
  for (let r = 0; r < inStep; r += 4) {
    const first = r * dimension;
    const second = first + dimension;
    const third = second + dimension;
    const fourth = third + dimension;
    let a = 0;
    let b = 0;
    let c = 0;
    let d = 0;
    for (let i = 0; i < dimension; i++) {
      const value = wanted[i] as number;
      a += (rows[first + i] as number) * value;
      b += (rows[second + i] as number) * value;
      c += (rows[third + i] as number) * value;
      d += (rows[fourth + i] as number) * value;
    }
    found[r] = a;
    found[r + 1] = b;
    found[r + 2] = c;
    found[r + 3] = d;
  }
  for (let r = inStep; r < found.length; r++) {
    for (let i = 0; i < dimension; i++) found[r] = (found[r] ?? 0) + (rows[r * dimension + i] ?? 0) * (wanted[i] ?? 0);
  }
  return found;
}

/** Euclidean. */
function lengthOf(vector: ArrayLike<number>): number {
  let squares = 0;
  for (let i = 0; i < vector.length; i++) squares += (vector[i] ?? 0) ** 2;
  return Math.sqrt(squares);
}
