import type { SkipReason } from '@weekwise/domain/documents.ts';
import { isStopWord } from '../text/stop-words.ts';
import { eachWord } from '../text/words.ts';
import type { Passage } from './passage.ts';

/** How much of a passage is text that a person could read, and how much of that says something; both in [0, 1]. */
export interface PassageQuality {
  quality: number;
  density: number;
}

export interface SkippedPassage extends PassageQuality {
  passage: Passage;
  /** Which of the two fell below its threshold; the quality where both did. */
  reason: SkipReason;
}

/** A longer token is a key, a formula without spaces or a line of data. */
const longestToken = 45;
const longestConsonants = 5;
const leastSpelledOut = 4;
/** A prose page uses each of its words three times at most; filler repeats one phrase. */
const leastDistinct = 0.2;
const shortestForDistinct = 40;

// What a broken font map or a wrong encoding leaves behind: replacement and private characters, control characters,
// UTF-8 read as Latin-1 (Ã©, â€™), pdf's own names of glyphs.
const broken = /[\uFFFD\uE000-\uF8FF\p{Cc}\p{Cn}]|[ÃÂ][\u0080-\u00BF]|â€|\(cid:\d+\)|ï¿½/u;
const address = /^(?:https?:\/\/|www\.|doi:|[\w.+-]+@[\w-]+\.)/i;
const around = /^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu;
const separators = /[\p{P}\p{S}]+/u;
const number = /^\p{N}+\p{L}{0,3}$/u;
const mixed = /^(?=.*\p{N})[\p{L}\p{N}\p{M}]+$/u;
const letters = /^[\p{L}\p{M}]+$/u;
const latin = /^[\p{Script=Latin}\p{M}]+$/u;
const vowel = /[aeiouyæœøı]/iu;

/**
 * - quality: the share of a text's characters (white space aside) that stand in sound tokens, times min(1, d / 0.2)
 *   where
 *   d is the share of distinct tokens among 40 or more. A token between white space is sound when, without the marks
 *   around
 *   it, each part between marks is a number with a unit, or letters that can be spoken: with a vowel or at most five
 *   long, in any script; an address; or up to three marks alone (an operator, a dash). Broken characters, base64, dot
 *   leaders and l e t t e r s set apart are not.
 * - density: content words among all words; numbers are neither. 0 where there is no word. Function words are known for
 *   English alone, so that other languages come out dense.
 */
export function passageQuality(text: string): PassageQuality {
  return { quality: qualityOf(text), density: densityOf(text) };
}

/** Passages that are worth keeping, and those that fall below a threshold, each in reading order. */
export function siftPassages(
  passages: readonly Passage[],
  thresholds: PassageQuality,
): { kept: Passage[]; skipped: SkippedPassage[] } {
  const kept: Passage[] = [];
  const skipped: SkippedPassage[] = [];
  for (const passage of passages) {
    const worth = passageQuality(passage.text);
    if (worth.quality < thresholds.quality) skipped.push({ passage, ...worth, reason: 'quality' });
    else if (worth.density < thresholds.density) skipped.push({ passage, ...worth, reason: 'semantic_density' });
    else kept.push(passage);
  }
  return { kept, skipped };
}

function qualityOf(text: string): number {
  const tokens = text.split(/\s+/u).filter((token) => token !== '');
  const spelledOut = spelledOutTokens(tokens);
  let sound = 0;
  let all = 0;
  tokens.forEach((token, i) => {
    all += token.length;
    if (!spelledOut.has(i) && isSound(token)) sound += token.length;
  });
  if (all === 0) return 0;
  const distinct = new Set(tokens.map((token) => token.toLowerCase())).size / tokens.length;
  const variety = tokens.length < shortestForDistinct ? 1 : Math.min(1, distinct / leastDistinct);
  return (sound / all) * variety;
}

function isSound(token: string): boolean {
  if (broken.test(token)) return false;
  if (address.test(token)) return true;
  const core = token.replace(around, '');
  if (core === '') return token.length <= 3;
  if (token.length - core.length > 6) return false;
  // Scripts without spaces have tokens as long as their sentences.
  return core.split(separators).every((part) => part === '' || isSoundPart(part));
}

function isSoundPart(part: string): boolean {
  if (number.test(part)) return part.length <= longestToken;
  if (mixed.test(part)) return part.length <= 12 && changes(part) <= 3;
  if (!letters.test(part)) return false;
  if (!latin.test(part)) return true;
  if (part.length > longestToken || /(.)\1{3}/iu.test(part)) return false;
  if (part.length > longestConsonants && !vowel.test(part.normalize('NFD'))) return false;
  return part.length < 8 || humps(part) / part.length <= 0.25;
}

/** How often letters and digits take turns. */
function changes(part: string): number {
  return [...part.matchAll(/\p{L}\p{N}|\p{N}\p{L}/gu)].length;
}

/** Capitals behind small letters, as in camelCase. */
function humps(part: string): number {
  return [...part.matchAll(/\p{Ll}\p{Lu}/gu)].length;
}

/** Places of single letters that stand in a row: a word whose letters were set apart. */
function spelledOutTokens(tokens: readonly string[]): Set<number> {
  const found = new Set<number>();
  let from = 0;
  tokens.forEach((token, i) => {
    if (!/^\p{L}$/u.test(token)) from = i + 1;
    else if (i - from + 1 >= leastSpelledOut) for (let at = from; at <= i; at++) found.add(at);
  });
  return found;
}

function densityOf(text: string): number {
  let words = 0;
  let content = 0;
  eachWord(text, (folded) => {
    if (!/\p{L}/u.test(folded)) return;
    words++;
    if (!isStopWord(folded)) content++;
  });
  return words === 0 ? 0 : content / words;
}
