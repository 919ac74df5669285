import type { EmbeddingRequest } from './model-call.ts';

const usualDimensions = 256;

export const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const stopWords = new Set(
  'a about an and are as at be but by do does for from has have how in is it its of on or that the this to was what when where which who why will with'.split(
    ' ',
  ),
);

/** Without the words that every text has, and without endings in English. */
export const stemsIn = (text: string): string[] =>
  wordsIn(text)
    .filter((word) => !stopWords.has(word))
    .map((word) => (word.length > 4 ? word.replace(/(ing|ed|es|s)$/, '') : word));

/**
 * The text's words hashed into a unit vector, so that texts of the same words are near one another (feature hashing,
 * K. Weinberger et al., 2009). The model's name goes into the hash: vectors of two models cannot be compared.
 */
export function wordVector(
  text: string,
  { model, dimensions }: Pick<EmbeddingRequest, 'model' | 'dimensions'>,
): number[] {
  const vector = new Array<number>(dimensions ?? usualDimensions).fill(0);
  for (const stem of stemsIn(text)) {
    const hash = fnv1a(`${model}:${stem}`);
    const at = (hash >>> 1) % vector.length;
    vector[at] = (vector[at] ?? 0) + (hash & 1 ? 1 : -1);
  }
  const length = Math.hypot(...vector);
  if (length === 0) return vector.map((_, i) => (i === 0 ? 1 : 0));
  return vector.map((value) => value / length);
}

/** 32-bit FNV-1a, G. Fowler, L. Noll and K.-P. Vo, 1991. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}
