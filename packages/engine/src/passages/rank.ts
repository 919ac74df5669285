import { feedbackTerms } from './feedback.ts';
import { fuseRankings } from './fuse.ts';
import type { Passage } from './passage.ts';
import { type PassageIndex, sentenceEnd } from './passage-index.ts';
import { addTerm } from './postings.ts';
import { type Query, readQuery } from './query.ts';
import { matchSentences, type SentenceMatch } from './sentence-match.ts';
import { topK } from './top-k.ts';
import { nearest, type QueryVectors, VectorMismatchError } from './vectors.ts';

export interface RankedPassage {
  passage: Passage;
  /** Comparable within one query only; higher is better. */
  score: number;
}

/** A candidate with what the answer needs to know of it. */
export interface PassageCandidate {
  /** Position in `PassageIndex.passages`. */
  p: number;
  score: number;
  /** BM25 as a share of the weight of the query's known terms. */
  bm25: number;
  sentences: SentenceMatch[];
}

/** What a passage's role leaves of its score: found when nothing better is, never before body text of equal worth. */
const roleWeights: Record<Passage['role'], number> = {
  body: 1,
  exercise: 0.5,
  duplicate: 0.5,
  'reference-list': 0.3,
  boilerplate: 0.1,
};

/*
 * A linear model over shares of the query's weight. `sentence*` are those of the passage's best sentence times the
 * share of the query's words that it has: a sentence counts as evidence only as far as it speaks about the whole
 * question. Feedback counts as far as no sentence does. Fitted by listwise softmax regression (Z. Cao et al., "Learning
 * to Rank", 2007) on questions to encyclopedia articles and to abstracts, checked by leaving out one collection at a
 * time, then rounded.
 */
const weights = { bm25: 3.7, feedback: 4, pairs: 1.7, sentenceTerms: 3.2, sentencePairs: 1.9, sentenceForms: 4.5 };

/** How many passages are looked at sentence by sentence. */
const depth = 60;

export interface RankOptions {
  /** At most so many passages; 10 unless told. */
  limit?: number;
  /** The query's vector and the passages': passages near in meaning are found too. */
  vectors?: QueryVectors | null;
}

/**
 * Ranks the passages that match a query, best first; ties in reading order. Empty where no word of the query occurs and
 * no vector is near.
 * @throws VectorMismatchError where the vectors are not those of this index, or the query's is of another dimension
 */
export function rank(index: PassageIndex, query: string, options: RankOptions = {}): RankedPassage[] {
  const { limit = 10, vectors } = options;
  return rankCandidates(index, readQuery(index, query), limit, vectors).flatMap(({ p, score }) => {
    const passage = index.passages[p];
    return passage ? [{ passage, score }] : [];
  });
}

/**
 * `rank` for a query that is read already, with the matches behind each score.
 * @param preferred passages that come first among those that match about as well
 */
export function rankCandidates(
  index: PassageIndex,
  query: Query,
  limit: number,
  vectors?: QueryVectors | null,
  preferred: ReadonlySet<Passage> | null = null,
): PassageCandidate[] {
  const leg = rankByWords(index, query, Math.max(depth, limit));
  const ranked = vectors ? fuseWithVectors(index, leg, Math.max(depth, limit), vectors) : leg.ranked;
  return repeatsLast(index, preferred ? withPreference(index, ranked, preferred) : ranked).slice(0, limit);
}

/**
 * What being preferred adds, as a share of the best score: it decides between equals, and never against a plain match.
 */
const preference = 0.12;

/** Lifts preferred passages that are nearly as good as the best of the others; nothing is left out. */
function withPreference(
  index: PassageIndex,
  ranked: PassageCandidate[],
  preferred: ReadonlySet<Passage>,
): PassageCandidate[] {
  const lift = preference * Math.max(0, ranked[0]?.score ?? 0);
  const isPreferred = ({ p }: PassageCandidate): boolean => {
    const passage = index.passages[p];
    return passage !== undefined && preferred.has(passage);
  };
  return ranked
    .map((candidate) => (isPreferred(candidate) ? { ...candidate, score: candidate.score + lift } : candidate))
    .sort((x, y) => y.score - x.score || Number(isPreferred(y)) - Number(isPreferred(x)));
}

/** The leg of words: its ranking, and what it knows of any passage that is not in it. */
interface WordLeg {
  ranked: PassageCandidate[];
  candidate(p: number): PassageCandidate;
}

function rankByWords(index: PassageIndex, query: Query, wanted: number): WordLeg {
  const known = query.sequence.filter((word) => word.term !== 0);
  const idfOf = (term: number): number => index.postings.idf[term] ?? 0;
  const total = known.reduce((sum, word) => sum + idfOf(word.term), 0) || 1;
  const bm25 = new Float64Array(index.passages.length);
  for (const word of known) addTerm(index.postings, word.term, word.trust, bm25);

  const looked = new Map<number, Look>();
  const look = (p: number): Look => {
    const before = looked.get(p);
    if (before) return before;
    const now = lookAt(index, query, p);
    looked.set(p, now);
    return now;
  };
  const first = topK(bm25, wanted);
  const covered = first.reduce((most, p) => Math.max(most, look(p).best.coverage), 0);
  const literal = first
    .map((p) => ({ p, score: (weights.bm25 * (bm25[p] ?? 0)) / total + weights.pairs * look(p).pairs }))
    .sort(byScore);
  const feedback = new Float64Array(index.passages.length);
  for (const [term, weight] of feedbackTerms(index, literal)) {
    addTerm(index.postings, term, weight * query.sequence.length * (1 - covered), feedback);
  }
  const candidate = (p: number): PassageCandidate => {
    const { best, pairs, sentences } = look(p);
    const share = (bm25[p] ?? 0) / total;
    const evidence =
      weights.sentenceTerms * best.terms + weights.sentencePairs * best.pairs + weights.sentenceForms * best.forms;
    const score =
      weights.bm25 * share +
      (weights.feedback * (feedback[p] ?? 0)) / total +
      weights.pairs * pairs +
      evidence * best.coverage;
    return { p, score: score * roleWeightOf(index, p), bm25: share, sentences };
  };
  const widened = bm25.map((score, p) => (score === 0 ? 0 : score + (feedback[p] ?? 0)));
  return { ranked: topK(widened, wanted).map(candidate).sort(byScore), candidate };
}

/**
 * Both legs as one ranking. What answers were fitted on are the scores of the leg of words: they are dealt out anew in
 * the fused order, and fall by one from place to place beyond them, so that a neighbour in meaning is neither at once
 * believed nor unheard.
 */
function fuseWithVectors(
  index: PassageIndex,
  words: WordLeg,
  wanted: number,
  vectors: QueryVectors,
): PassageCandidate[] {
  const { passages, query } = vectors;
  if (passages.passageCount !== index.passages.length)
    throw new VectorMismatchError('Passages with their vectors', index.passages.length, passages.passageCount);
  const byWords = words.ranked.map(({ p }) => p);
  const fused = [...fuseRankings([byWords, nearest(passages, query, wanted)])]
    .map(([p, score]) => ({ p, score: score * roleWeightOf(index, p) }))
    // Of equals (first in one leg, second in the other, and the reverse) the one that the words prefer.
    .sort((x, y) => y.score - x.score);
  const candidates = new Map(words.ranked.map((candidate) => [candidate.p, candidate]));
  const { length } = words.ranked;
  const last = words.ranked.at(-1)?.score ?? 0;
  return fused.map(({ p }, i) => ({
    ...(candidates.get(p) ?? words.candidate(p)),
    score: words.ranked[i]?.score ?? last - (i - length + 1),
  }));
}

function roleWeightOf(index: PassageIndex, p: number): number {
  return roleWeights[index.passages[p]?.role ?? 'body'];
}

/** A text that stands in two files is found once; its copies come after everything else. */
function repeatsLast(index: PassageIndex, ranked: PassageCandidate[]): PassageCandidate[] {
  const seen = new Set<number>();
  const isRepeat = ranked.map(({ p }) => {
    const print = fingerprint(index, p);
    const repeats = seen.has(print);
    seen.add(print);
    return repeats;
  });
  return [...ranked.filter((_, i) => !isRepeat[i]), ...ranked.filter((_, i) => isRepeat[i])];
}

/** Of the text's content words in order, headings left out (FNV-1a). */
function fingerprint(index: PassageIndex, p: number): number {
  const end = index.start[p + 1] ?? 0;
  let i = index.terms.indexOf(sentenceEnd, index.start[p]) + 1;
  let value = 0x811c9dc5;
  for (; i < end; i++) {
    const term = index.terms[i] ?? sentenceEnd;
    if (term !== sentenceEnd) value = Math.imul(value ^ term, 0x01000193);
  }
  return value;
}

interface Look {
  sentences: SentenceMatch[];
  pairs: number;
  best: SentenceMatch;
}

const nothing: SentenceMatch = { sentence: -1, terms: 0, pairs: 0, forms: 0, coverage: 0 };

function lookAt(index: PassageIndex, query: Query, p: number): Look {
  const { sentences, pairs } = matchSentences(index, query, p);
  const worth = (match: SentenceMatch): number => match.terms + (match.pairs + match.forms) / 2;
  const best = sentences.reduce((best, match) => (worth(match) > worth(best) ? match : best), nothing);
  return { sentences, pairs, best };
}

function byScore(x: { p: number; score: number }, y: { p: number; score: number }): number {
  return y.score - x.score || x.p - y.p;
}
