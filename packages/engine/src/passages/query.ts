import { stem } from '../text/stem.ts';
import { isStopWord } from '../text/stop-words.ts';
import { eachWord } from '../text/words.ts';
import type { PassageIndex } from './passage-index.ts';
import { spellingGuesser } from './spelling.ts';

/** One content word of a query as the index knows it. */
export interface QueryTerm {
  /** 0 where no passage has it. */
  term: number;
  form: number;
  /** 1, or less for a guess at a misspelt word. */
  trust: number;
  /** `PassageIndex.termWeight` and `formWeight`: a word that the folder lacks weighs most. */
  termWeight: number;
  formWeight: number;
}

export interface Query {
  /** In the order asked, repeated where they repeat. */
  sequence: QueryTerm[];
  /** Each term once. */
  distinct: QueryTerm[];
  /** Neighbours in the question, by term number, with the weight of finding them side by side. */
  pairs: { first: number; second: number; weight: number }[];
}

const guessTrust = 0.6;

/** Reads a question or a list of keywords against an index. */
export function readQuery(index: PassageIndex, text: string): Query {
  const sequence: QueryTerm[] = [];
  const closest = spellingGuesser();
  eachWord(text, (folded) => {
    if (isStopWord(folded)) return;
    const stemmed = stem(folded);
    const exact = index.termNumbers.get(stemmed);
    const guess = exact === undefined && folded.length > 4 ? closest(index.spelling, folded)?.word : undefined;
    const term = exact ?? (guess === undefined ? 0 : index.termNumbers.get(stem(guess))) ?? 0;
    const form = index.formNumbers.get(folded) ?? 0;
    sequence.push({
      term,
      form,
      trust: exact === undefined && guess !== undefined ? guessTrust : 1,
      termWeight: index.termWeight[term] ?? 0,
      formWeight: index.formWeight[form] ?? 0,
    });
  });
  const distinct = new Map<string, QueryTerm>();
  for (const word of sequence) {
    // Unknown words are all number 0 and yet different.
    const key = word.term === 0 ? `unknown ${distinct.size}` : `${word.term}`;
    if (!distinct.has(key)) distinct.set(key, word);
  }
  return { sequence, distinct: [...distinct.values()], pairs: neighbours(index, sequence) };
}

function neighbours(index: PassageIndex, sequence: QueryTerm[]): Query['pairs'] {
  const pairs = new Map<string, Query['pairs'][number]>();
  sequence.forEach(({ term: second }, i) => {
    const first = sequence[i - 1]?.term ?? 0;
    if (i === 0) return;
    const weight = Math.max(index.postings.idf[first] ?? 0, index.postings.idf[second] ?? 0);
    pairs.set(`${first} ${second}`, { first, second, weight });
  });
  return [...pairs.values()];
}
