import { isPlainText, nonsenseIn } from '../../sense.ts';
import type { PdfWord } from '../geometry.ts';

/**
 * False for a page whose letters are no text that anybody wrote, as files have it whose fonts do not say which letters
 * they draw. Some broken signs between plain words are no reason to read its picture, which may break others.
 */
export function makesSense(words: readonly PdfWord[]): boolean {
  const texts = words.map((word) => word.text);
  return nonsenseIn(texts.join(' ')) === null || isPlainText(texts);
}
