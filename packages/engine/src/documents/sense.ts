import { isStopWord } from '../text/stop-words.ts';
import type { Block } from './document.ts';
import { hardToReadWarning } from './doubts.ts';

/** Why a text makes no sense to anybody, although every character of it could be read. */
type Nonsense = 'encoding' | 'signs' | 'spaces' | 'backwards';

const sampleLength = 100_000;
/** Visible characters; of less text nobody can tell. */
const fewestCharacters = 24;

/** The first reason that the text of a file gives to doubt it; null for one that reads like writing. */
export function nonsenseIn(blocks: readonly Pick<Block, 'text' | 'marks'>[]): Nonsense | null {
  const sample = sampleOf(blocks);
  const visible = countOf(sample, /\S/gu);
  if (visible < fewestCharacters) return null;
  const words = sample.split(/\s+/).filter((word) => word !== '');
  if (isMisread(sample, visible, words)) return 'encoding';
  if (isMadeOfSigns(sample, visible, words)) return 'signs';
  if (isUnparted(words, visible)) return 'spaces';
  return isBackwards(sample) ? 'backwards' : null;
}

/** Code, and the data in it, is no writing. */
function sampleOf(blocks: readonly Pick<Block, 'text' | 'marks'>[]): string {
  let sample = '';
  for (const { text, marks } of blocks) {
    if (sample.length >= sampleLength) break;
    const isCode = marks.some(({ style, start, end }) => style === 'code' && start === 0 && end >= text.length);
    if (!isCode) sample += `${text.slice(0, sampleLength)}\n`;
  }
  return sample;
}

const reasons: Record<Nonsense, string> = {
  encoding: 'its characters were saved in a wrong encoding. Save the original again as UTF-8 or PDF and upload that.',
  signs: 'most of its characters are signs without a meaning. Save the original again as PDF and upload that.',
  spaces: 'it has no spaces between its words.',
  backwards: 'its words stand backwards.',
};

export const nonsenseWarning = (nonsense: Nonsense): string => hardToReadWarning(reasons[nonsense]);

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

/** Signs of the private use area, which mean something in one font alone; what could not be saved became "�" or "?". */
function isMadeOfSigns(text: string, visible: number, words: readonly string[]): boolean {
  if (countOf(text, /[\p{Co}\ufffd]/gu) > visible * 0.2) return true;
  const lost = words.filter((word) => /^\?{2,}[.,;:!]?$/.test(word)).length;
  return lost > 3 && lost > words.length * 0.5;
}

/** Words of scripts that set spaces; the longest that people write are shorter. */
const longestWord = 40;

function isUnparted(words: readonly string[], visible: number): boolean {
  const spaced = words.filter(
    (word) =>
      word.length > longestWord &&
      /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}\p{P}\p{S}]+$/u.test(word),
  );
  const prose = spaced.filter(
    (word) => countOf(word, /[\p{L}\p{N}]/gu) > word.length * 0.8 && !/^\W*(?:https?:|www\.)/i.test(word),
  );
  return prose.reduce((sum, word) => sum + word.length, 0) > visible * 0.6;
}

const fewestStopWords = 4;

function isBackwards(text: string): boolean {
  let forward = 0;
  let backward = 0;
  for (const [word] of text.toLowerCase().matchAll(/[a-z]{2,}/g)) {
    const turned = [...word].reverse().join('');
    if (turned === word) continue;
    const [reads, readsTurned] = [isStopWord(word), isStopWord(turned)];
    if (reads && !readsTurned) forward += 1;
    else if (readsTurned && !reads) backward += 1;
  }
  return backward >= fewestStopWords && backward > forward * 3;
}
