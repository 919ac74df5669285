import { memoize, weekOfSentences } from './memoize.ts';
import { stem } from './stem.ts';
import { isAcronym, isStopWord } from './stop-words.ts';

/** One word of a text and its place, in UTF-16 code units: `text.slice(start, end)`. */
export interface Word {
  start: number;
  end: number;
  /** As printed. */
  raw: string;
  /**
   * Folded for comparison: lower case without accents, possessives or thousands separators. Empty for a mark that
   * stands alone.
   */
  folded: string;
}

// Scripts written without spaces: every pair of neighbouring characters is a word (Lucene's CJKBigramFilter does the
// same). The long mark and the voicing marks of kana belong to no script of their own.
const unspaced = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\u30fc\u3099\u309a\uff70]`;
// What is raised is a word of its own: 10⁶ is not 106, and the mark of a note is no part of the word before it.
const raised = '[⁰¹²³⁴-⁹ⁱⁿ]';
const letter = String.raw`[[\p{L}\p{N}\p{M}]--${raised}]`;
const spaced = String.raw`[${letter}--[${unspaced}\p{sc=Hangul}]]`;
// Numbers keep their inner separators (1,500; 3.14), acronyms their dots (U.S.), words their apostrophes (don't). Where
// the script changes a word ends: 1903年, DNAとは, ATP는.
const wordPattern = new RegExp(
  [
    String.raw`\p{Nd}+(?:[.,]\p{Nd}+)+`,
    String.raw`(?:\p{Lu}\.){2,}`,
    String.raw`${spaced}+(?:['’][[\p{L}\p{M}]--[${unspaced}\p{sc=Hangul}]]+)*`,
    String.raw`[${letter}&&\p{sc=Hangul}]+`,
    `[${letter}&&${unspaced}]+`,
    `${raised}+`,
  ].join('|'),
  'gv',
);
const isUnspaced = new RegExp(`^${unspaced}`, 'v');
const latinOnly = /^[a-z]+$/;
/** No word of a language is longer; what is, is data (a key, a base64 line) and only its beginning counts. */
const longestWord = 64;

// Type II, Chapter 2 and chapter two are the same; "I" is left out, it is mostly a pronoun.
const romanNumerals = new Map(
  'II III IV VI VII VIII IX XI XII XIII XIV XV XVI'
    .split(' ')
    .map((roman, i) => [roman, `${[2, 3, 4, 6, 7, 8, 9, 11, 12, 13, 14, 15, 16][i]}`]),
);
const numberWords = new Map(
  'two three four five six seven eight nine ten eleven twelve'.split(' ').map((word, i) => [word, `${i + 2}`]),
);

function fold(raw: string): string {
  if (latinOnly.test(raw)) return numberWords.get(raw) ?? raw;
  if (/^\p{Nd}+(?:[.,]\p{Nd}+)+$/u.test(raw)) return raw.replace(/,(?=\p{Nd}{3}(?:\p{Nd}|,|\.|$))/gu, '');
  if (/^(?:\p{Lu}\.){2,}$/u.test(raw)) return fold(raw.replaceAll('.', ''));
  const roman = romanNumerals.get(raw);
  if (roman !== undefined) return roman;
  // An acronym spelt like a function word (US, IT, WHO) is kept apart from it by its capitals.
  if (isAcronym(raw)) return raw;
  const plain = raw
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/'s$/, '');
  const figure = numberWords.get(plain);
  if (figure !== undefined) return figure;
  // "the 1940's" is "the 1940s", and "rock'n'roll" and "o'clock" are one word.
  return (/^\d{4}$/.test(plain) && /['’]s$/i.test(raw) ? `${plain}s` : plain).replaceAll("'", '');
}

const folds = new Map<string, string>();
/**
 * The vocabulary of a folder fits many times over; a flood of nonsense words does not make the process grow for ever.
 */
const rememberedWords = 200_000;

function foldOnce(word: string): string {
  const raw = word.length > longestWord ? word.slice(0, longestWord) : word;
  let folded = folds.get(raw);
  if (folded === undefined) {
    if (folds.size >= rememberedWords) folds.clear();
    folded = fold(raw);
    folds.set(raw, folded);
  }
  return folded;
}

/**
 * Calls `visit` for every word of the text in order, until it answers `false`; without making objects: the index reads
 * millions of them.
 */
export function eachWord(
  text: string,
  visit: (folded: string, start: number, end: number, raw: string) => unknown,
): void {
  for (const match of text.matchAll(wordPattern)) {
    const raw = match[0];
    const start = match.index;
    if (raw.charCodeAt(0) > 0x0e00 && isUnspaced.test(raw)) {
      const characters = [...raw];
      let at = start;
      for (let i = 0; i < Math.max(1, characters.length - 1); i++) {
        const pair = characters.slice(i, i + 2).join('');
        if (visit(pair.normalize('NFKC'), at, at + pair.length, pair) === false) return;
        at += characters[i]?.length ?? 0;
      }
      continue;
    }
    const folded = foldOnce(raw);
    if (folded !== '' && visit(folded, start, start + raw.length, raw) === false) return;
  }
}

/** The words of a text, any script. */
export function words(text: string): Word[] {
  const found: Word[] = [];
  eachWord(text, (folded, start, end, raw) => found.push({ start, end, raw, folded }));
  return found;
}

/** Stems of the words that carry content, in order, repeated where they repeat. */
export const contentStems = memoize((text): readonly string[] => {
  const stems: string[] = [];
  eachWord(text, (folded) => {
    if (!isStopWord(folded)) stems.push(stem(folded));
  });
  return stems;
}, weekOfSentences);

/** Stems of all words, function words too, in order. */
export const allStems = memoize((text): readonly string[] => {
  const stems: string[] = [];
  eachWord(text, (folded) => stems.push(stem(folded)));
  return stems;
}, weekOfSentences);
