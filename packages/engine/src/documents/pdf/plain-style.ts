import type { PdfWord } from './geometry.ts';

/** The look of words that no font of the page draws: recognised in a picture, or typed into a form field. */
export const plainStyle = {
  bold: false,
  italic: false,
  monospaced: false,
  tracked: false,
  color: '#000000',
  underline: false,
  strike: false,
  spaced: true,
} satisfies Partial<PdfWord>;
