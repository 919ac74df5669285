/** Positions of the `count` highest scores above zero, best first, ties by position; never sorts the rest. */
export function topK(scores: Float64Array, count: number): number[] {
  const kept: number[] = [];
  let bar = 0;
  for (let p = 0; p < scores.length; p++) {
    const score = scores[p] ?? 0;
    if (score <= bar) continue;
    let low = 0;
    let high = kept.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((scores[kept[middle] ?? 0] ?? 0) >= score) low = middle + 1;
      else high = middle;
    }
    kept.splice(low, 0, p);
    if (kept.length > count) kept.pop();
    if (kept.length === count) bar = scores[kept[count - 1] ?? 0] ?? 0;
  }
  return kept;
}
