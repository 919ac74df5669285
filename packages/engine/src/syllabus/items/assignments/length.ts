import { tidy } from '../../lines/piece.ts';

const number = String.raw`\d[\d,.]*(?:\s?(?:[-–—]|to)\s?\d[\d,.]*)?`;
const about = String.raw`(?:(?:about|around|approximately|approx\.?|roughly|at least|at most|up to|maximum|max\.?|minimum|min\.?|ca\.?)\s+(?:of\s+)?)?`;
/** "1,800 words", "about 5–7 pages", "15-minute": how long a piece of work is to be. */
const length = String.raw`${about}${number}[\s-]{0,2}(?:words?|pages?|pp|minutes?|mins?|characters?|slides?)(?![\p{L}\d])`;
const behindName = new RegExp(String.raw`(?<=[\p{L}\d)”"])\s*[.,:;–—-]\s+${length}.*$`, 'isu');
const opensWithLength = new RegExp(String.raw`^\W*${length}`, 'iu');

/** "Research essay. 1,800 words on a port" → "Research essay": what stands behind a length describes the work, too. */
export function withoutLength(name: string): string {
  const rest = name.replace(behindName, '');
  return /\p{L}{3}/u.test(rest) ? tidy(rest) : name;
}

/** "500 words, double-spaced": says how long something is, and names nothing. */
export const opensWithLengthOnly = (text: string): boolean =>
  opensWithLength.test(text) && text.trim().split(/\s+/).length <= 8;
