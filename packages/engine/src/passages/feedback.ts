import type { PassageIndex } from './passage-index.ts';
import { passageTerms } from './postings.ts';

/** How many of the best passages are believed, and how many of their terms are taken. */
const believedPassages = 8;
const takenTerms = 40;

/**
 * Weights the terms that the best passages share, summing to 1: pseudo-relevance feedback in the manner of RM3 (N.
 * Abdul-Jaleel et al., "UMass at TREC 2004"), with BM25 weights in place of language model probabilities. The folder
 * explains the question's words by the words that stand around them.
 * @param best passage numbers with scores, best first
 */
export function feedbackTerms(index: PassageIndex, best: readonly { p: number; score: number }[]): Map<number, number> {
  const believed = best.slice(0, believedPassages);
  const sum = believed.reduce((total, { score }) => total + score, 0);
  const collected = new Map<number, number>();
  for (const { p, score } of believed) {
    for (const [term, worth] of passageTerms(index.postings, index.terms, index.start, p)) {
      // What stands in one passage only cannot lead to another.
      if ((index.postings.start[term + 1] ?? 0) - (index.postings.start[term] ?? 0) < 2) continue;
      collected.set(term, (collected.get(term) ?? 0) + (score / sum) * worth);
    }
  }
  const taken = [...collected].sort((x, y) => y[1] - x[1] || x[0] - y[0]).slice(0, takenTerms);
  const total = taken.reduce((sum, [, weight]) => sum + weight, 0);
  return new Map(taken.map(([term, weight]) => [term, weight / total]));
}
