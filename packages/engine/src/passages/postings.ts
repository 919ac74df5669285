/**
 * Which passages have a term, and what that is worth. Postings of term t: `passages[i]` with `weights[i]`,
 * i from `start[t]` to `start[t + 1]`, in the order of the passages.
 */
export interface Postings {
  start: Uint32Array;
  passages: Uint32Array;
  /** BM25 weight of the term in the passage, without the term's own `idf`. */
  weights: Float32Array;
  /** Inverse document frequency per term. */
  idf: Float32Array;
  /** Per passage, what its length adds to a frequency's saturation. */
  norms: Float32Array;
}

/*
 * BM25 as in S. Robertson and H. Zaragoza, "The Probabilistic Relevance Framework: BM25 and Beyond", 2009, formula
 * 3.15, with
 * the idf of Lucene (never negative). The headings above a passage count as a weighted field (BM25F, formula 3.17:
 * frequencies are weighted before they saturate).
 */
const k1 = 1.6;
const b = 0.8;
const headingWeight = 2;

/** Passages, or postings, per step: some milliseconds. */
const stepPassages = 2_000;
const stepPostings = 500_000;

/**
 * Turns passages into postings, in steps between which the caller may do other things. `terms` and `start` as in
 * `PassageIndex`: the first sentence of a passage is its headings.
 */
export function* invert(terms: Uint32Array, start: Uint32Array, termCount: number): Generator<undefined, Postings> {
  const passageCount = start.length - 1;
  const lengths = new Float32Array(passageCount);
  const frequencies = new Uint32Array(termCount + 1);
  const last = new Int32Array(termCount + 1).fill(-1);
  for (let p = 0; p < passageCount; p++) {
    if (p % stepPassages === stepPassages - 1) yield;
    eachTerm(terms, start, p, (term, weight) => {
      lengths[p] = (lengths[p] ?? 0) + weight;
      if (last[term] === p) return;
      last[term] = p;
      frequencies[term] = (frequencies[term] ?? 0) + 1;
    });
  }
  const postingStart = new Uint32Array(termCount + 2);
  for (let t = 0; t <= termCount; t++) postingStart[t + 1] = (postingStart[t] ?? 0) + (frequencies[t] ?? 0);
  const total = postingStart[termCount + 1] ?? 0;
  const passages = new Uint32Array(total);
  const weights = new Float32Array(total);
  const next = postingStart.slice();
  last.fill(-1);
  for (let p = 0; p < passageCount; p++) {
    if (p % stepPassages === 0) yield;
    eachTerm(terms, start, p, (term, weight) => {
      if (last[term] !== p) {
        last[term] = p;
        const at = next[term] ?? 0;
        next[term] = at + 1;
        passages[at] = p;
      }
      const at = (next[term] ?? 0) - 1;
      weights[at] = (weights[at] ?? 0) + weight;
    });
  }
  const averageLength = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, passageCount) || 1;
  const norms = lengths.map((length) => k1 * (1 - b + (b * length) / averageLength));
  for (let i = 0; i < total; i++) {
    if (i % stepPostings === 0) yield;
    weights[i] = saturate(weights[i] ?? 0, norms[passages[i] ?? 0] ?? 0);
  }
  const idf = Float32Array.from(frequencies, (n) => Math.log(1 + (passageCount - n + 0.5) / (n + 0.5)));
  return { start: postingStart, passages, weights, idf, norms };
}

function saturate(frequency: number, norm: number): number {
  return (frequency * (k1 + 1)) / (frequency + norm);
}

/** The terms of passage `p` with their BM25 weights, idf included. */
export function passageTerms(
  postings: Postings,
  terms: Uint32Array,
  start: Uint32Array,
  p: number,
): Map<number, number> {
  const found = new Map<number, number>();
  eachTerm(terms, start, p, (term, weight) => found.set(term, (found.get(term) ?? 0) + weight));
  for (const [term, frequency] of found) {
    found.set(term, (postings.idf[term] ?? 0) * saturate(frequency, postings.norms[p] ?? 0));
  }
  return found;
}

function eachTerm(
  terms: Uint32Array,
  start: Uint32Array,
  p: number,
  visit: (term: number, weight: number) => void,
): void {
  let weight = headingWeight;
  const end = start[p + 1] ?? 0;
  for (let i = start[p] ?? 0; i < end; i++) {
    const term = terms[i] ?? 0;
    if (term === 0) weight = 1;
    else visit(term, weight);
  }
}

/** Adds to `scores` (one per passage) what a weighted term contributes. */
export function addTerm(postings: Postings, term: number, weight: number, scores: Float64Array): void {
  const worth = weight * (postings.idf[term] ?? 0);
  const end = postings.start[term + 1] ?? 0;
  for (let i = postings.start[term] ?? 0; i < end; i++) {
    const p = postings.passages[i] ?? 0;
    scores[p] = (scores[p] ?? 0) + worth * (postings.weights[i] ?? 0);
  }
}
