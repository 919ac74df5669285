import type { PdfWord } from '../geometry.ts';

/** Glyphs nearer than this share of the size stand in one word. */
const noSpace = 0.12;

export function isSpaced(before: PdfWord, word: PdfWord): boolean {
  const gap = word.left - before.right;
  const size = Math.min(before.size, word.size);
  return gap > noSpace * size || (word.spaced && gap > -0.2 * size);
}
