import type { PdfWord } from '../geometry.ts';

/** A text that is printed again on nearly the same spot. */
const isTwin = (a: PdfWord, b: PdfWord): boolean =>
  a.text === b.text && Math.abs(a.left - b.left) < 1.5 && Math.abs(a.baseline - b.baseline) < 1.5;

export const hasTwin = (word: PdfWord, others: readonly PdfWord[]): boolean =>
  others.some((other) => isTwin(other, word));

/** Text printed twice on nearly the same spot is one bold text. */
export function withoutOverprints(words: readonly PdfWord[]): PdfWord[] {
  const kept: PdfWord[] = [];
  const sameText = new Map<string, PdfWord[]>();
  for (const word of words) {
    const others = sameText.get(word.text);
    const twin = others?.find((other) => isTwin(other, word));
    if (twin) {
      twin.bold = true;
      continue;
    }
    if (others) others.push(word);
    else sameText.set(word.text, [word]);
    kept.push(word);
  }
  return kept;
}
