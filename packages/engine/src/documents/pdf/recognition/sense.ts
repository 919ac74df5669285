import { functionWords } from '../../../lexicon/function-words.ts';
import type { Word } from '../geometry.ts';

/** On fewer letters nothing can be said. */
const fewestLetters = 120;
const fewestTokens = 25;
/** A text with this share of function words is one, whatever else is on its page. */
const plainlyText = 0.08;
const hardlyText = 0.03;
const mostUnreadable = 0.15;
/** No word of a language with spaces is as long. */
const longestWord = 30;
const mostRunTogether = 0.5;
const mirroredWords = 0.06;
/** Vowels among the letters of any language in Latin script. */
const fewestVowels = 0.25;
const mostVowels = 0.62;
const mostInClusters = 0.08;
const fewestMisreadBytes = 5;

/** Letters that a font does not name arrive as control characters. */
const unreadable = /[\p{Cc}\ufffd\p{Co}\p{Cn}]/gu;
/** UTF-8 that was read as Windows-1252. */
const misreadBytes = /Ã[\u0080-\u00bf]|Â[\u00a0-\u00bf]|â€/g;
const address = /:\/\/|www\.|@|[/_.\\-].*[/_.\\-]/;

/**
 * True for a page whose letters are no text that anybody wrote, as files have it whose fonts do not say which letters
 * they draw: private codes, shifted or mirrored letters, words without spaces between them.
 */
export function isSenseless(words: readonly Word[]): boolean {
  const tokens = words.map((word) => word.text);
  const known = tokens.filter((token) => functionWords.has(token.toLowerCase())).length;
  if (known >= plainlyText * tokens.length && known >= 3) return false;
  const text = tokens.join(' ');
  const signs = text.length - tokens.length + 1;
  if (count(text, unreadable) > mostUnreadable * signs && signs >= fewestTokens) return true;
  const letters = count(text, /\p{L}/gu);
  if (letters < fewestLetters || count(text, /\p{Script=Latin}/gu) < 0.6 * letters) return false;
  const misread = count(text, misreadBytes);
  if (misread >= fewestMisreadBytes && misread > 0.01 * letters) return true;
  return runsTogether(tokens, letters) || isNoLanguage(tokens, known);
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

function runsTogether(tokens: readonly string[], letters: number): boolean {
  const runs = tokens.filter((token) => token.length > longestWord && /\p{Ll}/u.test(token) && !address.test(token));
  return runs.reduce((sum, run) => sum + count(run, /\p{L}/gu), 0) > mostRunTogether * letters;
}

function isNoLanguage(all: readonly string[], known: number): boolean {
  const tokens = all.flatMap((token) => /^\P{L}*(\p{L}*\p{Ll}\p{L}*)\P{L}*$/u.exec(token)?.[1]?.toLowerCase() ?? []);
  const words = tokens.filter((token) => token.length > 1);
  if (words.length < fewestTokens || known >= hardlyText * words.length) return false;
  const mirrored = words.filter((word) => functionWords.has([...word].reverse().join(''))).length;
  if (mirrored >= mirroredWords * words.length && mirrored > 2 * known) return true;
  const text = words.join(' ').normalize('NFD').replace(/\p{M}/gu, '');
  const letters = text.length - words.length + 1;
  const vowels = count(text, /[aeiouyw]/g) / letters;
  const clusters = (text.match(/[bcdfghjklmnpqrstvxz]{5,}/g) ?? []).join('').length / letters;
  return vowels < fewestVowels || vowels > mostVowels || clusters > mostInClusters;
}
