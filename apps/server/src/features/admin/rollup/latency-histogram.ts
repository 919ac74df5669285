/**
 * A histogram whose buckets grow by 4 %, so that any percentile read from it is within 2 % of the exact one, and
 * histograms of several days can be added up. Source: Masson, Rim, Lee: DDSketch, VLDB 2019.
 */
export const growth = 1.04;

export interface LatencyBucket {
  bucket: number;
  calls: number;
}

/**
 * Returns a quantile of all calls' latencies in whole milliseconds, null without a call. Takes the buckets in any
 * order.
 */
export function percentile(buckets: readonly LatencyBucket[], share: number): number | null {
  const total = buckets.reduce((sum, { calls }) => sum + calls, 0);
  const rank = share * (total - 1);
  let passed = 0;
  for (const { bucket, calls } of buckets.toSorted((a, b) => a.bucket - b.bucket)) {
    passed += calls;
    if (passed > rank) return Math.round((2 * growth ** bucket) / (growth + 1));
  }
  return null;
}
