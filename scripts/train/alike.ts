/**
 * The measures of likeness by which labels and what was read are compared, the same as the scorer beside the project
 * uses.
 */

export const wordsOf = (text: string | null | undefined): string[] =>
  (text ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Dice overlap of two texts' words as multisets, in [0, 1]. */
export function dice(a: string, b: string): number {
  const [x, y] = [wordsOf(a), wordsOf(b)];
  const left = new Map<string, number>();
  for (const word of x) left.set(word, (left.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of y) {
    const count = left.get(word) ?? 0;
    if (count > 0) {
      shared++;
      left.set(word, count - 1);
    }
  }
  return x.length && y.length ? (2 * shared) / (x.length + y.length) : 0;
}

/** Share of the shorter text's different words that the longer one has, in [0, 1]. */
export function containment(a: string, b: string): number {
  const [x, y] = [new Set(wordsOf(a)), new Set(wordsOf(b))];
  const [small, large] = x.size <= y.size ? [x, y] : [y, x];
  return small.size ? [...small].filter((word) => large.has(word)).length / small.size : 0;
}

/** How alike two titles are, in [0, 1]; a title that holds the other counts as alike. */
export function titleLikeness(a: string, b: string): number {
  const overlap = dice(a, b);
  return containment(a, b) >= 0.85 && overlap >= 0.35 ? Math.max(overlap, 0.6) : overlap;
}

/** Greedy one-to-one pairs by falling likeness: [index in `gold`, index in `found`, likeness]. */
export function pairUp<G, F>(
  gold: readonly G[],
  found: readonly F[],
  likeness: (g: G, f: F) => number,
  least: number,
): [number, number, number][] {
  const pairs: [number, number, number][] = [];
  for (const [i, g] of gold.entries())
    for (const [j, f] of found.entries()) {
      const value = likeness(g, f);
      if (value >= least) pairs.push([i, j, value]);
    }
  const [usedGold, usedFound] = [new Set<number>(), new Set<number>()];
  return pairs
    .sort((a, b) => b[2] - a[2])
    .filter(([i, j]) => {
      if (usedGold.has(i) || usedFound.has(j)) return false;
      usedGold.add(i);
      usedFound.add(j);
      return true;
    });
}
