import { contentStems } from '../text/words.ts';
import type { Passage } from './passage.ts';
import type { PassageIndex } from './passage-index.ts';

export interface RankedPassage {
  passage: Passage;
  /** Comparable within one query only; higher is better. */
  score: number;
}

/** What a passage's role leaves of its score: found when nothing better is, never before body text of equal worth. */
const roleWeights: Record<Passage['role'], number> = {
  body: 1,
  exercise: 0.5,
  duplicate: 0.5,
  'reference-list': 0.3,
  boilerplate: 0.1,
};

/** The passages that best match a query, best first; ties in reading order. Empty where no word of the query occurs. */
export function rank(index: PassageIndex, query: string, { limit = 10 }: { limit?: number } = {}): RankedPassage[] {
  const scores = new Float64Array(index.passages.length);
  for (const term of contentStems(query)) {
    const t = index.termNumbers.get(term);
    if (t === undefined) continue;
    const idf = index.idf[t] ?? 0;
    for (let i = index.postingStart[t] ?? 0; i < (index.postingStart[t + 1] ?? 0); i++) {
      const p = index.postingPassages[i] ?? 0;
      scores[p] = (scores[p] ?? 0) + idf * (index.postingWeights[i] ?? 0);
    }
  }
  const found: RankedPassage[] = [];
  index.passages.forEach((passage, p) => {
    const score = (scores[p] ?? 0) * roleWeights[passage.role];
    if (score > 0) found.push({ passage, score });
  });
  return found.sort((x, y) => y.score - x.score).slice(0, limit);
}
