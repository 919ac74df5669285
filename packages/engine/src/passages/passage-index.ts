import { splitSentences } from '../text/sentences.ts';
import { stem } from '../text/stem.ts';
import { isStopWord } from '../text/stop-words.ts';
import { eachWord } from '../text/words.ts';
import type { Passage } from './passage.ts';

/** Stands between two sentences in `PassageIndex.tokens`; no term has this number. */
export const sentenceBreak = 0;

/**
 * An inverted index over one folder's passages. Terms are stems of content words, numbered from 1 in the order they
 * are met, so that the same passages always make the same index.
 */
export interface PassageIndex {
  readonly passages: readonly Passage[];
  readonly termNumbers: ReadonlyMap<string, number>;
  /** Postings of term t: `postingPassages[i]` with BM25 weight `postingWeights[i]`, i from `postingStart[t]` to `postingStart[t + 1]`. */
  readonly postingStart: Uint32Array;
  readonly postingPassages: Uint32Array;
  readonly postingWeights: Float32Array;
  /** Inverse document frequency per term. */
  readonly idf: Float32Array;
  /** Term numbers of passage p in reading order, sentences parted by `sentenceBreak`, from `tokenStart[p]` to `tokenStart[p + 1]`. */
  readonly tokens: Uint32Array;
  readonly tokenStart: Uint32Array;
}

// BM25 as in S. Robertson and H. Zaragoza, "The Probabilistic Relevance Framework: BM25 and Beyond", 2009, with its usual
// constants; the title counts as a weighted field (BM25F: term frequencies are weighted before they saturate).
const k1 = 1.2;
const b = 0.75;
const titleWeight = 1;

/** Builds the index of a folder. Linear in the length of the texts. */
export function buildIndex(passages: readonly Passage[]): PassageIndex {
  const termNumbers = new Map<string, number>();
  const tokenStart = new Uint32Array(passages.length + 1);
  const tokens = new Numbers();
  const fields = new Numbers();
  const fieldStart = new Uint32Array(passages.length + 1);
  const read = (text: string, into: Numbers): void =>
    eachWord(text, (folded) => {
      if (isStopWord(folded)) return;
      const term = stem(folded);
      let number = termNumbers.get(term);
      if (number === undefined) {
        number = termNumbers.size + 1;
        termNumbers.set(term, number);
      }
      into.push(number);
    });
  passages.forEach((passage, p) => {
    for (const sentence of splitSentences(passage.text)) {
      read(passage.text.slice(sentence.start, sentence.end), tokens);
      tokens.push(sentenceBreak);
    }
    read(passage.headingPath.join(' '), fields);
    tokenStart[p + 1] = tokens.length;
    fieldStart[p + 1] = fields.length;
  });
  return {
    passages,
    termNumbers,
    tokens: tokens.toArray(),
    tokenStart,
    ...invert(passages.length, termNumbers.size, tokens.toArray(), tokenStart, fields.toArray(), fieldStart),
  };
}

function invert(
  passageCount: number,
  termCount: number,
  tokens: Uint32Array,
  tokenStart: Uint32Array,
  fields: Uint32Array,
  fieldStart: Uint32Array,
): Pick<PassageIndex, 'postingStart' | 'postingPassages' | 'postingWeights' | 'idf'> {
  const lengths = new Float32Array(passageCount);
  const last = new Int32Array(termCount + 1).fill(-1);
  const documentFrequency = new Uint32Array(termCount + 1);
  const eachTerm = (p: number, visit: (term: number, weight: number) => void): void => {
    for (let i = tokenStart[p] ?? 0; i < (tokenStart[p + 1] ?? 0); i++) {
      const term = tokens[i] ?? sentenceBreak;
      if (term !== sentenceBreak) visit(term, 1);
    }
    for (let i = fieldStart[p] ?? 0; i < (fieldStart[p + 1] ?? 0); i++) visit(fields[i] ?? 0, titleWeight);
  };
  for (let p = 0; p < passageCount; p++) {
    eachTerm(p, (term, weight) => {
      lengths[p] = (lengths[p] ?? 0) + weight;
      if (last[term] === p) return;
      last[term] = p;
      documentFrequency[term] = (documentFrequency[term] ?? 0) + 1;
    });
  }
  const postingStart = new Uint32Array(termCount + 2);
  for (let t = 1; t <= termCount; t++) postingStart[t + 1] = (postingStart[t] ?? 0) + (documentFrequency[t] ?? 0);
  const total = postingStart[termCount + 1] ?? 0;
  const postingPassages = new Uint32Array(total);
  const postingWeights = new Float32Array(total);
  const next = postingStart.slice();
  last.fill(-1);
  for (let p = 0; p < passageCount; p++) {
    eachTerm(p, (term, weight) => {
      if (last[term] !== p) {
        last[term] = p;
        postingPassages[next[term] ?? 0] = p;
        next[term] = (next[term] ?? 0) + 1;
      }
      const at = (next[term] ?? 0) - 1;
      postingWeights[at] = (postingWeights[at] ?? 0) + weight;
    });
  }
  const averageLength = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, passageCount);
  for (let i = 0; i < total; i++) {
    const frequency = postingWeights[i] ?? 0;
    const length = lengths[postingPassages[i] ?? 0] ?? 0;
    postingWeights[i] = (frequency * (k1 + 1)) / (frequency + k1 * (1 - b + (b * length) / (averageLength || 1)));
  }
  const idf = Float32Array.from(documentFrequency, (n) => Math.log(1 + (passageCount - n + 0.5) / (n + 0.5)));
  return { postingStart, postingPassages, postingWeights, idf };
}

/** A growing array of term numbers without the cost of boxed ones. */
class Numbers {
  #values = new Uint32Array(1024);
  length = 0;
  push(value: number): void {
    if (this.length === this.#values.length) {
      const grown = new Uint32Array(this.length * 2);
      grown.set(this.#values);
      this.#values = grown;
    }
    this.#values[this.length++] = value;
  }
  toArray(): Uint32Array {
    return this.#values.slice(0, this.length);
  }
}
