import type { Span } from '../../text/sentences.ts';

const marks = /[‘’‚‛`´′"“”„‟«»″'‹›]/u;
const dashes = /[‐‑‒–—―−]/u;
const unseen = /[\u00AD\u200B-\u200F\u2060-\u2064\uFEFF]/u;
const letter = /[\p{L}\p{N}]/u;
// A power is not a figure of the number before it.
const raised = /[⁰¹²³⁴-⁹⁺⁻ⁱⁿ]/u;
// These scripts set no space between words, so a quote may begin and end within a run of letters.
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const frame = /^[\s'.]+|[\s'.,;:!?]+$/g;
const closing = /^[.!?]["'”’)\]]*/;

interface Folded {
  text: string;
  /** Offset in the source of each UTF-16 unit of `text`. */
  at: number[];
  /** Where the source of each unit ends. */
  ends: number[];
}

/**
 * Where a text holds a quote word for word: case, white space, ligatures, kinds of quotation marks and dashes and
 * invisible characters may differ, what frames the quote (quotation marks, dots) may be missing. The first such place,
 * whole words only, with the full stop behind it; null where there is none. Offsets are UTF-16 code units into `text`.
 */
export function findQuote(text: string, quote: string): Span | null {
  const wanted = fold(quote).text.replace(frame, '');
  if (!letter.test(wanted)) return null;
  const folded = fold(text);
  for (let i = folded.text.indexOf(wanted); i >= 0; i = folded.text.indexOf(wanted, i + 1)) {
    const last = i + wanted.length - 1;
    if (splitsWord(folded.text, i - 1) || splitsWord(folded.text, last)) continue;
    const start = folded.at[i] ?? 0;
    const end = folded.ends[last] ?? text.length;
    return { start, end: end + (closing.exec(text.slice(end))?.[0].length ?? 0) };
  }
  return null;
}

/** Whether one word goes over the boundary behind the unit at `i`. */
function splitsWord(text: string, i: number): boolean {
  const [before = '', after = ''] = [text[i], text[i + 1]];
  return letter.test(before) && letter.test(after) && !unspaced.test(before) && !unspaced.test(after);
}

function fold(text: string): Folded {
  let folded = '';
  const at: number[] = [];
  const ends: number[] = [];
  let offset = 0;
  for (const character of text) {
    const start = offset;
    offset += character.length;
    const plain = plainOf(character);
    if (plain === '' || (plain === ' ' && folded.endsWith(' '))) continue;
    folded += plain;
    for (let i = 0; i < plain.length; i++) {
      at.push(start);
      ends.push(offset);
    }
  }
  return { text: folded, at, ends };
}

function plainOf(character: string): string {
  if (unseen.test(character)) return '';
  if (/\s/.test(character)) return ' ';
  if (marks.test(character)) return "'";
  if (dashes.test(character)) return '-';
  return raised.test(character) ? character : character.normalize('NFKC').toLowerCase();
}
