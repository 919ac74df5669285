import { functionWords } from '../lexicon/function-words.ts';
import { isStopWord } from '../text/stop-words.ts';

/** Characters that are enough to tell. */
const sampleLength = 8_000;
/** Shorter words turn into others by chance. */
const shortestWord = 3;
/**
 * Of the words that a shift gives, so many are small words of a language, and different ones. In a long text a smaller
 * share is no chance either.
 */
const fewestHits = 5;
const fewestDistinct = 3;
const mostDistinct = 8;
const hitsOfOne = 5;
const shareOfHits = 0.12;
const manyHits = 12;
const shareOfManyHits = 0.06;
/** Small words among the words as they stand, above which they are those of a language. */
const mostAsItStands = 0.03;
/** Text consists of letters; what a shift breaks into pieces does not. */
const mostlyLetters = 0.75;
/** Codes of a font differ by less from those of the letters. */
const farthest = 64;

/**
 * True for a text in Latin letters each of which stands for another, all the same way off: "wkh ulyhu", "7KH ULYHU".
 * Files have it whose fonts number their letters otherwise than they say.
 */
export function isShifted(text: string): boolean {
  const sample = text.slice(0, sampleLength);
  // Codes that are a little lower turn letters into other signs than these.
  if (count(sample, /[(){};=]/g) > mostOperators * count(sample, /\S/gu)) return false;
  const { hits: known, words } = smallWordsOf(sample);
  if (known > 1 && known > mostAsItStands * words) return false;
  for (let by = 1; by < 26; by += 1) if (speaks(rotated(sample, by))) return true;
  for (let by = -farthest; by <= farthest; by += 1) if (by !== 0 && speaks(moved(sample, by))) return true;
  return false;
}

function speaks(text: string): boolean {
  const { hits, distinct, words } = smallWordsOf(text);
  // The names of a program come again and again.
  if (
    distinct < Math.min(mostDistinct, fewestDistinct + hits / hitsOfOne - 1) ||
    count(text, /\p{L}/gu) < mostlyLetters * count(text, /\S/gu)
  )
    return false;
  return (hits >= fewestHits && hits >= shareOfHits * words) || (hits >= manyHits && hits >= shareOfManyHits * words);
}

function smallWordsOf(text: string): { hits: number; distinct: number; words: number } {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const long = words.filter((word) => word.length >= shortestWord);
  const small = long.filter((word) => functionWords.has(word) || isStopWord(word));
  return { hits: small.length, distinct: new Set(small).size, words: long.length };
}

/** Each letter so many places on in the alphabet, which begins anew at its end. */
function rotated(text: string, by: number): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const first = letter < 'a' ? 65 : 97;
    return String.fromCharCode(first + ((letter.charCodeAt(0) - first + by) % 26));
  });
}

/** Each visible character as the one whose code is so much higher; white space stays. */
function moved(text: string, by: number): string {
  let out = '';
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const to = code + by;
    out += code > 32 && code < 127 && to >= 32 && to < 127 ? String.fromCharCode(to) : code < 127 ? ' ' : text[at];
  }
  return out;
}

/** On fewer letters and words nothing can be said of their mixture. */
const fewestLetters = 120;
const fewestWords = 25;
/** What is longer is no word, and takes quadratic time to look at. */
const longestWord = 100;
/** Vowels among the letters of any language in Latin script. */
const fewestVowels = 0.25;
const mostVowels = 0.62;
const mostInClusters = 0.08;

/**
 * True for words in Latin letters with a mixture of vowels and consonants that no language has; `known` are small
 * words.
 */
export function isNoLanguage(all: readonly string[], known: number): boolean {
  const text = all.join('');
  const letters = count(text, /\p{L}/gu);
  if (letters < fewestLetters || count(text, /\p{Script=Latin}/gu) < 0.6 * letters) return false;
  if (isProgram(text)) return false;
  const short = all.filter((token) => token.length <= longestWord);
  const tokens = short.flatMap((token) => /^\P{L}*(\p{L}*\p{Ll}\p{L}*)\P{L}*$/u.exec(token)?.[1]?.toLowerCase() ?? []);
  const words = tokens.filter((token) => token.length > 1);
  if (words.length < fewestWords || known >= mostAsItStands * words.length) return false;
  const plain = words.join(' ').normalize('NFD').replace(/\p{M}/gu, '');
  const size = plain.length - words.length + 1;
  const vowels = count(plain, /[aeiouyw]/g) / size;
  const clusters = (plain.match(/[bcdfghjklmnpqrstvxz]{5,}/g) ?? []).join('').length / size;
  return vowels < fewestVowels || vowels > mostVowels || clusters > mostInClusters;
}

/** Signs of programs and formulas, whose names are words of no language. */
const mostOperators = 0.07;
const isProgram = (text: string): boolean =>
  count(text, /[{}()[\]=<>_;\\|&+*#$^~]/g) > mostOperators * count(text, /\S/gu);

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
