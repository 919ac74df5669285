/** How little the first places count for more than the next ones. */
const k = 60;

/**
 * Fuses several rankings: an item's score is the sum of 1 / (k + rank) over the rankings that have it, ranks from 1 (G.
 * Cormack, C. Clarke and S. Büttcher, "Reciprocal Rank Fusion outperforms Condorcet and individual Rank Learning
 * Methods", 2009). Keeps the order in which the items are met.
 * @param rankings each best first, without repeats
 */
export function fuseRankings(rankings: readonly (readonly number[])[]): Map<number, number> {
  const fused = new Map<number, number>();
  for (const ranking of rankings) {
    ranking.forEach((item, i) => {
      fused.set(item, (fused.get(item) ?? 0) + 1 / (k + i + 1));
    });
  }
  return fused;
}
