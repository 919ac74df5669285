import { stem } from '../text/stem.ts';
import { eachWord } from '../text/words.ts';

/**
 * Words in a shingle, and one shingle of how many is kept (A. Broder, "On the resemblance and containment of
 * documents", 1997).
 */
const shingleLength = 5;
const keptOneOf = 4;
const sameShare = 0.8;

/**
 * Finds the texts that repeat an earlier one, give or take a few words: at least 80 % of their sampled five-word
 * shingles stand in one earlier text. Texts too short to tell count only if they are equal word by word. Linear time.
 */
export function findDuplicates(texts: readonly string[]): boolean[] {
  const firstWith = new Map<number, number>();
  return texts.map((text, t) => {
    const shingles = sampleShingles(text);
    const shared = new Map<number, number>();
    for (const shingle of shingles) {
      const earlier = firstWith.get(shingle);
      if (earlier === undefined) firstWith.set(shingle, t);
      else if (earlier !== t) shared.set(earlier, (shared.get(earlier) ?? 0) + 1);
    }
    return Math.max(0, ...shared.values()) >= Math.max(1, sameShare * shingles.size);
  });
}

function sampleShingles(text: string): Set<number> {
  const hashes: number[] = [];
  eachWord(text, (folded) => hashes.push(hash(stem(folded))));
  const sampled = new Set<number>();
  let whole = 0;
  for (const value of hashes) whole = mix(whole, value);
  for (let i = 0; i + shingleLength <= hashes.length; i++) {
    let shingle = 0;
    for (let j = i; j < i + shingleLength; j++) shingle = mix(shingle, hashes[j] ?? 0);
    if (shingle % keptOneOf === 0) sampled.add(shingle);
  }
  return sampled.size >= 4 || hashes.length === 0 ? sampled : new Set([whole]);
}

/** FNV-1a over UTF-16 code units. */
function hash(word: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < word.length; i++) value = Math.imul(value ^ word.charCodeAt(i), 0x01000193);
  return value >>> 0;
}

function mix(shingle: number, word: number): number {
  return (Math.imul(shingle ^ word, 0x9e3779b1) ^ (shingle >>> 15)) >>> 0;
}
