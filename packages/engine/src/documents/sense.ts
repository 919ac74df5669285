import { functionWords } from '../lexicon/function-words.ts';
import { isStopWord } from '../text/stop-words.ts';
import type { Block } from './document.ts';
import { hardToReadWarning } from './doubts.ts';
import { isNoLanguage, isShifted } from './letters-sense.ts';

/** Why a text makes no sense to anybody, although every character of it could be read. */
type Nonsense = 'encoding' | 'signs' | 'spaces' | 'backwards' | 'letters';

const sampleLength = 100_000;
/** Visible characters; of less text nobody can tell. */
const fewestCharacters = 24;
/** A text with this share of function words is one, whatever else is in it. */
const plainlyText = 0.08;
const fewestKnown = 3;

/** The first reason to doubt a text, as a file or a page of it has it; null for one that reads like writing. */
export function nonsenseIn(text: string): Nonsense | null {
  const visible = countOf(text, /\S/gu);
  if (visible < fewestCharacters) return null;
  const words = text.split(/\s+/).filter((word) => word !== '');
  if (isMisread(text, visible, words)) return 'encoding';
  const known = knownIn(words);
  if (isPlain(known, words)) return null;
  if (isMadeOfSigns(text, visible, words)) return 'signs';
  if (isUnparted(words, visible)) return 'spaces';
  if (isBackwards(text)) return 'backwards';
  return isShifted(text) || isNoLanguage(words, known) ? 'letters' : null;
}

/** Words of one letter say nothing: any letter is one in some language. */
const knownIn = (words: readonly string[]): number =>
  words.filter((word) => word.length > 1 && functionWords.has(word.toLowerCase())).length;

const isPlain = (known: number, words: readonly string[]): boolean =>
  known >= plainlyText * words.length && known >= fewestKnown;

/** True for a text that anybody can read, though some of its signs may be broken. */
export const isPlainText = (words: readonly string[]): boolean => isPlain(knownIn(words), words);

/** What is to be said of a file whose text makes no sense. Code, and the data in it, is no writing. */
export function nonsenseWarnings(blocks: readonly Pick<Block, 'text' | 'marks'>[]): string[] {
  let sample = '';
  for (const { text, marks } of blocks) {
    if (sample.length >= sampleLength) break;
    const isCode = marks.some(({ style, start, end }) => style === 'code' && start === 0 && end >= text.length);
    if (!isCode) sample += `${text.slice(0, sampleLength)}\n`;
  }
  const nonsense = nonsenseIn(sample);
  return nonsense ? [hardToReadWarning(reasons[nonsense])] : [];
}

const reasons: Record<Nonsense, string> = {
  encoding: 'its characters were saved in a wrong encoding. Save the original again as UTF-8 or PDF and upload that.',
  signs: 'most of its characters are signs without a meaning. Save the original again as PDF and upload that.',
  spaces: 'it has no spaces between its words.',
  backwards: 'its words stand backwards.',
  letters: 'its letters stand for other letters. Save the original again as PDF and upload that.',
};

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** A character of UTF-8 that was read byte by byte as windows-1252: "Ã©", "â€™", "Ð¾". */
const brokenUtf8 =
  /[Â-ô][\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013-\u2122\u20ac\ufffd]/gu;
const fewestBroken = 4;

function isMisread(text: string, visible: number, words: readonly string[]): boolean {
  const beyondAscii = countOf(text, /[^\s\u0021-\u007e]/gu);
  const broken = countOf(text, brokenUtf8);
  if (broken >= fewestBroken && broken * 2 > beyondAscii * 0.6) return true;
  // No language writes every other letter with an accent of Latin-1.
  if (countOf(text, /[\u0080-\u00ff]/gu) > visible * 0.5) return true;
  // Two of the Cyrillic encodings differ in the case of letters: "пУНПУ".
  const letters = words.map((word) => word.replace(/\P{L}/gu, '')).filter((word) => word.length > 2);
  const inverted = letters.filter(
    (word) => /^\p{Script=Cyrillic}+$/u.test(word) && /^\p{Ll}\p{Lu}+$/u.test(word),
  ).length;
  const lower = letters.filter((word) => /^\p{L}\p{Ll}+$/u.test(word)).length;
  return inverted >= 1 && inverted > letters.length * 0.05 && lower < letters.length * 0.2;
}

const mostUnreadable = 0.15;

/**
 * Signs of the private use area, which mean something in one font alone, and control characters, as which letters come
 * that a font does not name; what could not be saved became "�" or "?".
 */
function isMadeOfSigns(text: string, visible: number, words: readonly string[]): boolean {
  if (countOf(text, /[\p{Co}\p{Cn}\ufffd]|(?!\s)\p{Cc}/gu) > visible * mostUnreadable) return true;
  const lost = words.filter((word) => /^\?{2,}[.,;:!]?$/.test(word)).length;
  return lost > 3 && lost > words.length * 0.5;
}

/**
 * Of scripts that set spaces: a word as long is a rare one; the longest that people write are shorter than the other.
 */
const longWord = 30;
const longestWord = 40;
/** So many long words in one text are no words. */
const mostLong = 4;
const address = /:\/\/|www\.|@|[/_.\\-].*[/_.\\-]/;

function isUnparted(words: readonly string[], visible: number): boolean {
  const long = words.filter(
    (word) =>
      word.length > longWord &&
      /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}\p{P}\p{S}]+$/u.test(word) &&
      // Genes and proteins are written in capitals without spaces.
      /\p{Ll}/u.test(word) &&
      countOf(word, /[\p{L}\p{N}]/gu) > word.length * 0.8 &&
      !address.test(word),
  );
  const runs = long.length > mostLong ? long : long.filter((word) => word.length > longestWord);
  return runs.reduce((sum, word) => sum + word.length, 0) > visible * 0.6;
}

const fewestStopWords = 4;
const isSmallWord = (word: string): boolean => isStopWord(word) || (word.length > 2 && functionWords.has(word));

function isBackwards(text: string): boolean {
  let forward = 0;
  let backward = 0;
  for (const [word] of text.toLowerCase().matchAll(/\p{L}{2,}/gu)) {
    const turned = [...word].reverse().join('');
    if (turned === word) continue;
    const [reads, readsTurned] = [isSmallWord(word), isSmallWord(turned)];
    if (reads && !readsTurned) forward += 1;
    else if (readsTurned && !reads) backward += 1;
  }
  return backward >= fewestStopWords && backward > forward * 3;
}
