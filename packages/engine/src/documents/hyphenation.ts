import { firstHalves, solidPrefixes, suspending } from '../lexicon/compounds.ts';
import { isEnglishWord } from '../text/english-words.ts';

/** In a text without automatic hyphenation this few lines end in a hyphen. */
const rare = 0.006;

/** What is left of a word that did not fit is short, and is no word itself. */
const longestRest = 4;
const shortWords = new Set('a an as at be by do go he i if in is it me my no of on or so to up us we'.split(' '));

/** Halves of fewer letters than this are words by chance. */
const shortestHalf = 3;

/** A word as printed. */
export interface Token {
  text: string;
  beginsLine: boolean;
}

/** Of a longer run of signs only its end or its beginning counts: the rules for words may take quadratic time. */
const longestWord = 100;

export const lastWordOf = (line: string): string => /\S*$/.exec(line.slice(-longestWord))?.[0] ?? '';
export const firstWordOf = (line: string): string => /\S{1,100}/.exec(line)?.[0] ?? '';

/**
 * How a word that ends a line stands before the first one of the next: what is cut from its end, what comes between.
 */
export interface LineJoint {
  cut: 0 | 1;
  gap: '' | ' ';
}

/**
 * Decides whether a hyphen at a line's end belongs to the word: by the words that the document prints elsewhere, else
 * by those that English has.
 */
export class Hyphenation {
  private readonly texts: () => Iterable<Iterable<Token>>;
  private readonly vocabulary = new Set<string>();
  private readonly hyphenated = new Set<string>();
  private readonly ends: [before: string, after: string][] = [];
  private lines = 0;
  private isLearnt = false;
  private automatic: boolean | null = null;

  /** `texts` are runs of words in reading order. They are read when the first word is in question. */
  constructor(texts: () => Iterable<Iterable<Token>>) {
    this.texts = texts;
  }

  private learnAll(): void {
    if (this.isLearnt) return;
    this.isLearnt = true;
    for (const text of this.texts()) {
      let before = '';
      for (const word of text) {
        this.learn(word.text);
        if (before !== '' && word.beginsLine) {
          this.lines += 1;
          if (/\p{L}-$/u.test(before) && /^\p{Ll}/u.test(word.text)) this.ends.push([before, word.text]);
        }
        before = word.text;
      }
    }
  }

  /** Whether the lines of the text were broken by a program that sets hyphens. */
  private get isAutomatic(): boolean {
    this.automatic ??=
      this.ends.filter(([before, after]) => this.evidence(before, after) === 'typesetting').length > 1 ||
      this.ends.length > rare * this.lines;
    return this.automatic;
  }

  private learn(word: string): void {
    if (word.length > longestWord) return;
    if (/^[a-z]+$/.test(word)) {
      this.vocabulary.add(word);
      return;
    }
    const plain = word.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}-]+$/gu, '');
    if (plain === '' || plain.endsWith('-')) return;
    if (plain.includes('-')) this.hyphenated.add(plain);
    for (const part of plain.split('-')) this.vocabulary.add(part);
  }

  private evidence(before: string, after: string): 'word' | 'typesetting' | null {
    this.learnAll();
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
    if (shortWords.has(tail)) return false;
    this.learnAll();
    return tail.length < 3 || this.vocabulary.has(head + tail);
  }

  /** Joins two lines by the last word of the one and the first of the other, with all that clings to them. */
  joint(lastWord: string, after: string): LineJoint {
    const before = lastWord.slice(-longestWord);
    if (before.endsWith('\u00ad')) return { cut: 1, gap: '' };
    if (/(?:https?:|www\.|\/\/)\S*[-/=?&_.:]$/.test(before))
      return { cut: 0, gap: /^[A-Z][a-z]+$/.test(after) ? ' ' : '' };
    if (/\p{L}[-\u2010]$/u.test(before)) {
      // "pre- and post-war": the hyphen stands for the rest of the word.
      if (suspending.has(after.toLowerCase())) return { cut: 0, gap: ' ' };
      return { cut: this.keeps(`${before.slice(0, -1)}-`, after) ? 0 : 1, gap: '' };
    }
    const clings = (/\d[–-]$/.test(before) && /^\d/.test(after)) || /[^\s—]—$/.test(before);
    return { cut: 0, gap: clings ? '' : ' ' };
  }

  /** `before` ends in a hyphen; true when it is part of the word, false when it only marks the break. */
  private keeps(before: string, after: string): boolean {
    return (this.evidence(before, after) ?? (this.isAutomatic ? 'typesetting' : 'word')) === 'word';
  }
}

/** Of a longer text no more words are learnt. */
const mostLearnt = 300_000;

/** The words of lines of plain text; a blank line parts texts. */
export function* wordsOfLines(lines: Iterable<string>): Generator<Token> {
  let count = 0;
  for (const line of lines) {
    let beginsLine = true;
    for (const text of line.split(/\s+/)) {
      if (text === '') continue;
      count += 1;
      if (count > mostLearnt) return;
      yield { text, beginsLine };
      beginsLine = false;
    }
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
