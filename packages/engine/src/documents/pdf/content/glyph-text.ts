/** The text of single glyphs, freed from what typesetting did to it. */

import { isRightToLeft } from './right-to-left.ts';

/** Private-use places of the Symbol and Wingdings fonts that word processors use for list bullets and check boxes. */
const symbolFont = new Map<number, string>([
  [0xf0b7, '•'],
  [0xf0a7, '▪'],
  [0xf06f, '□'],
  [0xf071, '□'],
  [0xf072, '□'],
  [0xf0a8, '□'],
  [0xf0a1, '○'],
  [0xf06c, '●'],
  [0xf06e, '■'],
  [0xf076, '❖'],
  [0xf0d8, '➢'],
  [0xf0e0, '→'],
  [0xf0e8, '→'],
  [0xf0fc, '✓'],
  [0xf0fe, '☑'],
  [0xf0a3, '≤'],
  [0xf0b3, '≥'],
  [0xf0ae, '→'],
  [0xf0b4, '×'],
  [0xf02d, '−'],
]);

/** Stands for a glyph that the font has no character for. */
export const unknownGlyph = '\ufffd';

const spaces = /[\t\n\v\f\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: unmapped glyphs arrive as control characters
const invisible = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\ufffe\uffff]/g;
const ligature = /[\ufb00-\ufb06]/;

/**
 * null: a white space glyph. '' : nothing that can be read. The letters of a ligature from right to left are given as
 * they stand on the page, as other letters are.
 */
export function glyphText(unicode: string): string | null {
  if (unicode.length === 1) {
    const code = unicode.charCodeAt(0);
    if (code > 0x20 && code < 0x7f) return unicode;
    if (code >= 0xf000 && code <= 0xf0ff) return symbolFont.get(code) ?? symbolText(code);
  }
  if (spaces.test(unicode)) return null;
  const clean = unicode.replace(invisible, '');
  if (clean === '' && isControl(unicode.charCodeAt(0))) return unknownGlyph;
  if (clean.length > 1 && isRightToLeft(clean)) return [...clean].reverse().join('');
  return ligature.test(clean) ? clean.normalize('NFKC') : clean;
}

const isControl = (code: number): boolean => (code > 0 && code < 0x20) || (code >= 0x80 && code < 0xa0);

/** The other glyphs of a symbol font keep their place in ASCII where they have one. */
function symbolText(code: number): string {
  const ascii = code - 0xf000;
  if (ascii === 0x20) return ' ';
  return ascii > 0x20 && ascii < 0x7f ? String.fromCharCode(ascii) : '•';
}
