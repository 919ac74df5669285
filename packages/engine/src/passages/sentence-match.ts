import { type PassageIndex, sentenceEnd } from './passage-index.ts';
import type { Query } from './query.ts';

/** How well one sentence meets a query. All shares are in [0, 1], of what the query's words weigh together. */
export interface SentenceMatch {
  /** Position in `sentencesOf(passage)`; -1 for the headings above the passage. */
  sentence: number;
  /** BM25 of the sentence over the query's terms, as a share of their weight; may pass 1 in a short sentence. */
  terms: number;
  /** Share of neighbouring query words that are neighbours here. */
  pairs: number;
  /** Share of the words that are spelt here as in the query. */
  forms: number;
  /** Share of the query's words, each counted once, that occur at all. */
  coverage: number;
}

export interface PassageMatch {
  sentences: SentenceMatch[];
  /** As in `SentenceMatch`, over the whole passage: repeated pairs count more, with falling gain. */
  pairs: number;
}

// Sentences differ less in length than passages, and a short one that matches is often the definition: less saturation.
const k1 = 1.2;
const b = 0.75;

/** Compares every sentence of passage `p` with the query. */
export function matchSentences(index: PassageIndex, query: Query, p: number): PassageMatch {
  const totals = totalsOf(query);
  const pairCounts = new Float64Array(query.pairs.length);
  const sentences: SentenceMatch[] = [];
  let from = index.start[p] ?? 0;
  const end = index.start[p + 1] ?? 0;
  for (let i = from; i < end; i++) {
    if (index.terms[i] !== sentenceEnd) continue;
    sentences.push(matchSentence(index, query, totals, from, i, sentences.length - 1, pairCounts));
    from = i + 1;
  }
  const pairs = query.pairs.reduce((sum, { weight }, i) => {
    const count = pairCounts[i] ?? 0;
    return sum + (weight * count) / (count + 1);
  }, 0);
  return { sentences, pairs: pairs / totals.pairs };
}

interface Totals {
  terms: number;
  forms: number;
  pairs: number;
}

function totalsOf(query: Query): Totals {
  return {
    terms: query.distinct.reduce((sum, word) => sum + word.termWeight, 0) || 1,
    forms: query.distinct.reduce((sum, word) => sum + word.formWeight, 0) || 1,
    pairs: query.pairs.reduce((sum, pair) => sum + pair.weight, 0) || 1,
  };
}

function matchSentence(
  index: PassageIndex,
  query: Query,
  totals: Totals,
  from: number,
  to: number,
  sentence: number,
  pairCounts: Float64Array,
): SentenceMatch {
  const norm = k1 * (1 - b + (b * (to - from)) / index.sentenceLength);
  let terms = 0;
  let forms = 0;
  let found = 0;
  for (const word of query.distinct) {
    if (word.term === 0) continue;
    let count = 0;
    let asSpelt = false;
    for (let i = from; i < to; i++) {
      if (index.terms[i] !== word.term) continue;
      count++;
      asSpelt ||= index.forms[i] === word.form;
    }
    if (count === 0) continue;
    terms += (word.trust * word.termWeight * count * (k1 + 1)) / (count + norm);
    found += word.trust;
    if (asSpelt) forms += word.formWeight;
  }
  let pairs = 0;
  query.pairs.forEach(({ first, second, weight }, n) => {
    if (first === 0 || second === 0) return;
    let count = 0;
    for (let i = from + 1; i < to; i++) if (index.terms[i] === second && index.terms[i - 1] === first) count++;
    if (count === 0) return;
    pairs += weight;
    pairCounts[n] = (pairCounts[n] ?? 0) + count;
  });
  return {
    sentence,
    terms: terms / totals.terms,
    pairs: pairs / totals.pairs,
    forms: forms / totals.forms,
    coverage: found / Math.max(1, query.distinct.length),
  };
}
