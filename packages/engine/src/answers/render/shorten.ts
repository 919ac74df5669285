import { type Span, splitSentences } from '../../text/sentences.ts';

const wordPattern = /[\p{L}\p{N}\p{M}]+/gu;
/** Beyond ASCII only the usual quotation marks and dashes: all that is a word is told by its code. */
const isPlain = /^[\p{ASCII}\u2010-\u2027]*$/u;

/** Scripts without spaces: two characters make about a word. */
const unspacedRun = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]{3,}/gu;

/** Counts words as a reader does; the parts of a hyphenated word count separately. */
export function countWords(text: string): number {
  if (isPlain.test(text)) return countPlainWords(text);
  const unspaced = text.match(unspacedRun)?.reduce((sum, run) => sum + Math.ceil(run.length / 2) - 1, 0) ?? 0;
  return (text.match(wordPattern)?.length ?? 0) + unspaced;
}

function countPlainWords(text: string): number {
  let count = 0;
  let isInWord = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    const lower = code | 0x20;
    const isOfWord = code < 0x80 && ((lower >= 0x61 && lower <= 0x7a) || (code >= 0x30 && code <= 0x39));
    if (isOfWord && !isInWord) count++;
    isInWord = isOfWord;
  }
  return count;
}

/**
 * Shortens a long sentence to the run of clauses that is worth most within `limit` words; of equals, the earliest.
 * Returns the whole sentence where it is short enough.
 */
export function shortenSentence(sentence: string, limit: number, worth: (stretch: string) => number): Span {
  if (countWords(sentence) <= limit) return { start: 0, end: sentence.length };
  const cuts = [
    0,
    ...Array.from(sentence.matchAll(/[,;:—)]["'”’]?\s+(?=\S)|\s(?=[(–])/gu), (match) => match.index + match[0].length),
  ];
  let best: Span = { start: 0, end: endAfterWords(sentence, 0, limit) };
  let most = -Infinity;
  for (const start of cuts) {
    const reach = endAfterWords(sentence, start, limit);
    const end = reach === sentence.length ? reach : (cuts.findLast((cut) => cut > start && cut <= reach) ?? reach);
    const value = worth(sentence.slice(start, end));
    if (value <= most) continue;
    most = value;
    best = { start, end };
  }
  return {
    start: best.start,
    end: best.start + sentence.slice(best.start, best.end).replace(/[\s,;:—(–]+$/u, '').length,
  };
}

/**
 * Returns as many leading sentences as fit into `limit` words, or the beginning of the first one where it alone is
 * longer.
 */
export function firstSentences(text: string, limit: number): Span {
  const fitting = splitSentences(text).findLast(({ end }) => countWords(text.slice(0, end)) <= limit);
  return fitting ? { start: 0, end: fitting.end } : shortenSentence(text, limit, () => 0);
}

function endAfterWords(text: string, from: number, limit: number): number {
  let count = 0;
  for (const match of text.slice(from).matchAll(wordPattern)) if (++count > limit) return from + match.index;
  return text.length;
}
