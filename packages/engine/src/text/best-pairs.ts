/**
 * Pairs of what two lists have in common, each item in one pair at most: the likest first, of equal ones those that
 * stand nearest to the same place, so that repeated titles pair up in sequence. A likeness of 0 or less is no pair.
 */
export function bestPairs<A, B>(
  left: readonly A[],
  right: readonly B[],
  likeness: (a: A, b: B) => number,
): { left: A; right: B }[] {
  const candidates = left.flatMap((a, i) =>
    right.map((b, j) => ({ left: a, right: b, likeness: likeness(a, b), distance: Math.abs(i - j) })),
  );
  const taken = new Set<A | B>();
  return candidates
    .filter((pair) => pair.likeness > 0)
    .sort((x, y) => y.likeness - x.likeness || x.distance - y.distance)
    .flatMap(({ left: a, right: b }) => {
      if (taken.has(a) || taken.has(b)) return [];
      taken.add(a).add(b);
      return [{ left: a, right: b }];
    });
}
