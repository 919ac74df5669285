import { type Passage, type Place, placeAt } from '../../passages/passage.ts';
import { type PassageIndex, sentenceEnd } from '../../passages/passage-index.ts';
import { tagWords } from '../../text/parts-of-speech.ts';
import { splitSentences } from '../../text/sentences.ts';
import { singular } from '../../text/singular.ts';
import { stem } from '../../text/stem.ts';
import { contentStems, eachWord } from '../../text/words.ts';
import { isGeneric } from '../../vocabulary/generic-words.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { isTask } from '../evidence/no-evidence.ts';
import { countWords } from '../render/shorten.ts';

/** A word that two groups of passages both speak of. */
export interface SharedTerm {
  /** As the index knows it. */
  term: number;
  /** In the singular, as the first group spells it. */
  word: string;
  /** How much it says that both have it. */
  weight: number;
}

const mostTerms = 6;
/** Said once in each of two chapters, a word may be chance. */
const fewestTogether = 3;
const longestSentence = 45;
/** What a word in a heading counts for more. */
const headed = 2;
const usesLookedAt = 4;

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
 * What two groups of passages both speak of, the most telling first: nouns that stand in both, weighed by how rare they
 * are in the folder, by how often the group says them that says them less, and by whether a heading has them. Words of
 * any text are left out.
 */
export function sharedTerms(
  index: PassageIndex,
  first: readonly Passage[],
  second: readonly Passage[],
  leaveOut: ReadonlySet<string>,
): SharedTerm[] {
  const [here, there] = [countTerms(index, new Set(first)), countTerms(index, new Set(second))];
  const headings = new Set(
    [...first, ...second].flatMap(({ headingPath }) =>
      contentStems(headingPath.join(' ')).map((stemmed) => index.termNumbers.get(stemmed)),
    ),
  );
  const both = [...here].flatMap(([term, count]) => {
    const other = there.get(term) ?? 0;
    if (other === 0 || count + other < fewestTogether) return [];
    const named = headings.has(term) ? headed : 1;
    return [{ term, weight: (index.termWeight[term] ?? 0) * Math.sqrt(Math.min(count, other)) * named }];
  });
  both.sort((x, y) => y.weight - x.weight || x.term - y.term);
  const spelt = nounsAmong(index, first, new Set(both.slice(0, 12 * mostTerms).map(({ term }) => term)));
  return both
    .flatMap(({ term, weight }) => {
      const word = spelt.get(term);
      return word === undefined || leaveOut.has(stem(word)) ? [] : [{ term, weight, word }];
    })
    .slice(0, mostTerms);
}

/**
 * How these passages write each term that is a noun in them; words that tell nothing of a subject are not among them.
 */
function nounsAmong(
  index: PassageIndex,
  passages: readonly Passage[],
  wanted: ReadonlySet<number>,
): Map<number, string> {
  const seen = new Map<number, { word: string; isNoun: boolean }[]>();
  for (const { text } of passages) {
    for (const { start, end } of splitSentences(text)) {
      const sentence = text.slice(start, end);
      if (isCredit(sentence) || !saysNew(index, sentence, wanted, seen)) continue;
      for (const { folded, part } of tagWords(sentence)) {
        const term = index.termNumbers.get(stem(folded)) ?? 0;
        const isNoun = part === 'noun' || part === 'name';
        if (wanted.has(term)) seen.set(term, [...(seen.get(term) ?? []), { word: folded, isNoun }]);
      }
    }
  }
  const spelt = new Map<number, string>();
  for (const [term, uses] of seen) {
    const noun = uses.find(({ isNoun }) => isNoun);
    const isMostlyNoun = uses.filter(({ isNoun }) => isNoun).length * 2 > uses.length;
    if (noun && isMostlyNoun && noun.word.length > 3 && !isGeneric(singular(noun.word)))
      spelt.set(term, singular(noun.word));
  }
  return spelt;
}

/** Says where a picture or a text is from, and nothing of the subject. */
const isCredit = (sentence: string): boolean => /\(credit\b|\bcredit:|https?:|©/i.test(sentence);

/** Whether a sentence has a wanted term that few were looked at of: a word is a noun or is not, a few uses tell. */
function saysNew(
  index: PassageIndex,
  sentence: string,
  wanted: ReadonlySet<number>,
  seen: ReadonlyMap<number, readonly unknown[]>,
): boolean {
  return contentStems(sentence).some((stemmed) => {
    const term = index.termNumbers.get(stemmed) ?? 0;
    return wanted.has(term) && (seen.get(term)?.length ?? 0) < usesLookedAt;
  });
}

const isProse = ({ form }: Place): boolean => form === undefined || form === 'item';

/** The sentence of some passages that says most of the terms, the wanted one among them; null where none has it. */
export function sentenceWith(
  index: PassageIndex,
  passages: readonly Passage[],
  wanted: SharedTerm,
  terms: readonly SharedTerm[],
): Excerpt | null {
  const weights = new Map(terms.map(({ term, weight }) => [term, weight]));
  let best: Excerpt | null = null;
  let most = 0;
  for (const passage of passages) {
    for (const { start, end } of splitSentences(passage.text)) {
      const text = passage.text.slice(start, end);
      if (!isProse(placeAt(passage, start))) continue;
      const length = countWords(text);
      if (length > longestSentence || length < 5 || isTask(text) || isCredit(text)) continue;
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
