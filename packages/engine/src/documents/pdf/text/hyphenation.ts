import { firstHalves, solidPrefixes } from '../../../lexicon/compounds.ts';
import { isEnglishWord } from '../../../text/english-words.ts';
import type { Word } from '../geometry.ts';

/** In a text without automatic hyphenation this few lines end in a hyphen. */
const rare = 0.006;

/** What is left of a word that did not fit is short, and is no word itself. */
const longestRest = 4;
const shortWords = new Set('a an as at be by do go he i if in is it me my no of on or so to up us we'.split(' '));

/** Halves of fewer letters than this are words by chance. */
const shortestHalf = 3;

/**
 * Decides whether a hyphen at a line's end belongs to the word: by the words that the document prints elsewhere, else
 * by those that English has.
 */
export class Hyphenation {
  private readonly vocabulary = new Set<string>();
  private readonly hyphenated = new Set<string>();
  private readonly automatic: boolean;

  /** `texts` are runs of words in reading order; a word lower on its page than the one before begins a line. */
  constructor(texts: readonly (readonly Word[])[]) {
    for (const text of texts) this.learn(text);
    let lines = 0;
    let ends = 0;
    let settled = 0;
    for (const text of texts) {
      for (const [at, word] of text.entries()) {
        const before = text[at - 1];
        if (!before || Math.abs(word.baseline - before.baseline) < 0.5 * word.size) continue;
        lines += 1;
        if (!/\p{L}-$/u.test(before.text) || !/^\p{Ll}/u.test(word.text)) continue;
        ends += 1;
        if (this.evidence(before.text, word.text) === 'typesetting') settled += 1;
      }
    }
    this.automatic = settled > 1 || ends > rare * lines;
  }

  private learn(text: readonly Word[]): void {
    for (const word of text) {
      const plain = word.text.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}-]+$/gu, '');
      if (plain === '' || plain.endsWith('-')) continue;
      if (plain.includes('-')) this.hyphenated.add(plain);
      for (const part of plain.split('-')) this.vocabulary.add(part);
    }
  }

  private evidence(before: string, after: string): 'word' | 'typesetting' | null {
    const head = /[\p{L}-]+-$/u.exec(before.toLowerCase())?.[0] ?? '';
    const tail = /^[\p{L}-]+/u.exec(after.toLowerCase())?.[0] ?? '';
    if (head === '' || tail === '' || !/^\p{Ll}/u.test(after)) return 'word';
    const half = head.slice(0, -1);
    if (this.hyphenated.has(head + tail)) return 'word';
    if (this.vocabulary.has(half.slice(half.lastIndexOf('-') + 1) + tail)) return 'typesetting';
    if (half.includes('-') || tail.includes('-')) return 'word';
    const areLong = half.length >= shortestHalf && tail.length >= shortestHalf;
    if (areLong && this.vocabulary.has(half) && this.vocabulary.has(tail) && !isEnglishWord(half + tail)) return 'word';
    return englishEvidence(before.slice(0, -1), half, tail);
  }

  /** True for a word that was too long for its cell and broke without a hyphen: "Assignmen", "ts". */
  isCutWord(before: string, after: string): boolean {
    const [head, tail] = [before.toLowerCase(), /^\p{Ll}+/u.exec(after)?.[0] ?? ''];
    if (!/^\p{L}{4,}$/u.test(head) || tail === '' || tail.length > longestRest) return false;
    return !shortWords.has(tail) && (tail.length < 3 || this.vocabulary.has(head + tail));
  }

  /** `before` ends in a hyphen; true when it is part of the word, false when it only marks the break. */
  keeps(before: string, after: string): boolean {
    return (this.evidence(before, after) ?? (this.automatic ? 'typesetting' : 'word')) === 'word';
  }
}

/** `printed`: the first half as it stands, for a name is no compound of two words. */
function englishEvidence(printed: string, half: string, tail: string): 'word' | 'typesetting' | null {
  // Nobody breaks a word after one letter: "t-test", "X-ray", "e-mail".
  if (half.length === 1) return 'word';
  if (isEnglishWord(half + tail)) return 'typesetting';
  if (firstHalves.has(half) && isEnglishWord(tail)) return 'word';
  if (/^\p{Lu}/u.test(printed) || half.length < shortestHalf || tail.length < shortestHalf) return null;
  return !solidPrefixes.has(half) && isEnglishWord(half) && isEnglishWord(tail) ? 'word' : null;
}
