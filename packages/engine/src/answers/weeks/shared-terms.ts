import type { Passage } from '../../passages/passage.ts';
import { type PassageIndex, sentenceEnd } from '../../passages/passage-index.ts';
import { splitSentences } from '../../text/sentences.ts';
import { singular } from '../../text/singular.ts';
import { stem } from '../../text/stem.ts';
import { eachWord } from '../../text/words.ts';
import { isGeneric } from '../../vocabulary/generic-words.ts';
import type { Piece } from '../compose.ts';
import { isTask } from '../evidence.ts';
import { countWords } from '../shorten.ts';

/** A word that two groups of passages both speak of. */
export interface SharedTerm {
  /** As the index knows it. */
  term: number;
  /** As the first group spells it most. */
  word: string;
  /** How much it says that both have it. */
  weight: number;
}

const mostTerms = 6;
/** Said once in each of two chapters, a word may be chance. */
const fewestTogether = 3;
const longestSentence = 45;

/** Counts of the terms of some passages. */
function countTerms(index: PassageIndex, passages: ReadonlySet<Passage>): Map<number, number> {
  const counts = new Map<number, number>();
  index.passages.forEach((passage, p) => {
    if (!passages.has(passage)) return;
    for (const term of index.terms.subarray(index.start[p], index.start[p + 1])) {
      if (term !== sentenceEnd) counts.set(term, (counts.get(term) ?? 0) + 1);
    }
  });
  return counts;
}

/**
 * What two groups of passages both speak of, the most telling first: words that stand in both, weighed by how rare they are in
 * the folder and by how often the group says them that says them less. Words of any text are left out.
 */
export function sharedTerms(
  index: PassageIndex,
  first: readonly Passage[],
  second: readonly Passage[],
  leaveOut: ReadonlySet<string>,
): SharedTerm[] {
  const [here, there] = [countTerms(index, new Set(first)), countTerms(index, new Set(second))];
  const both = [...here].flatMap(([term, count]) => {
    const other = there.get(term) ?? 0;
    if (other === 0 || count + other < fewestTogether) return [];
    return [{ term, weight: (index.termWeight[term] ?? 0) * Math.log2(1 + Math.min(count, other)) }];
  });
  both.sort((x, y) => y.weight - x.weight || x.term - y.term);
  const spelt = spellings(index, first, new Set(both.slice(0, 20 * mostTerms).map(({ term }) => term)));
  return both
    .flatMap(({ term, weight }) => {
      const word = spelt.get(term);
      return word === undefined || leaveOut.has(stem(word)) ? [] : [{ term, weight, word }];
    })
    .slice(0, mostTerms);
}

/** How these passages write each term, in the singular; words that tell nothing of a subject are not among them. */
function spellings(
  index: PassageIndex,
  passages: readonly Passage[],
  wanted: ReadonlySet<number>,
): Map<number, string> {
  const counts = new Map<number, Map<string, number>>();
  for (const { text } of passages) {
    eachWord(text, (folded) => {
      const term = index.termNumbers.get(stem(folded));
      if (term === undefined || !wanted.has(term)) return;
      const forms = counts.get(term) ?? new Map<string, number>();
      counts.set(term, forms.set(folded, (forms.get(folded) ?? 0) + 1));
    });
  }
  const spelt = new Map<number, string>();
  for (const [term, forms] of counts) {
    const [word] = [...forms].reduce((most, next) => (next[1] > most[1] ? next : most));
    if (word.length > 3 && !isGeneric(singular(word)) && !isGeneric(word)) spelt.set(term, word);
  }
  return spelt;
}

/** The sentence of some passages that says most of the terms, the wanted one among them; null where none has it. */
export function sentenceWith(
  index: PassageIndex,
  passages: readonly Passage[],
  wanted: SharedTerm,
  terms: readonly SharedTerm[],
): Piece | null {
  const weights = new Map(terms.map(({ term, weight }) => [term, weight]));
  let best: Piece | null = null;
  let most = 0;
  for (const passage of passages) {
    for (const { start, end } of splitSentences(passage.text)) {
      const text = passage.text.slice(start, end);
      const length = countWords(text);
      if (length > longestSentence || length < 5 || isTask(text)) continue;
      const said = new Set<number>();
      eachWord(text, (folded) => said.add(index.termNumbers.get(stem(folded)) ?? 0));
      if (!said.has(wanted.term)) continue;
      const worth = [...said].reduce((sum, term) => sum + (weights.get(term) ?? 0), 0);
      if (worth <= most) continue;
      most = worth;
      best = { passage, start, end };
    }
  }
  return best;
}
