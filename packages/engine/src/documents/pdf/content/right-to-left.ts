import bidiJs, { type Bidi } from 'bidi-js';
import type { PageContent, PdfWord } from '../geometry.ts';
import { type Row, rowsOf, type Segment } from '../layout/rows.ts';
import { isSpaced } from '../text/word-gap.ts';

/** Hebrew, Arabic, Syriac, Thaana, N'Ko and their presentation forms. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;
const presentationForm = /[\ufb1d-\ufdff\ufe70-\ufefc]/g;
const closing = /^[.,;:!?]/;

// Its types name the function as a part of the module; in Node it is the module itself.
const createBidi = bidiJs as unknown as () => Bidi;
let bidi: Bidi | null = null;

/** True for text that runs from right to left. */
export const isRightToLeft = (text: string): boolean => rightToLeft.test(text);

/**
 * Puts a page's text into the order in which it is read. A PDF has letters where they stand, and so lines from right to
 * left in the order of the screen. A page that is mostly set so is given as its mirror image: what begins at the right
 * then begins at the left, and columns, tables, indents and list markers are found as on any other page.
 */
export function inReadingOrder(content: PageContent): PageContent {
  if (!content.words.some((word) => isRightToLeft(word.text))) return content;
  const mirrored =
    lettersOf(content.words, /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/g) > lettersOf(content.words, /[A-Za-z]/g);
  const words = rowsOf(content.words).flatMap((row) => wordsInOrder(row, mirrored, content.width));
  if (!mirrored) return { ...content, words };
  const flip = <Box extends { left: number; right: number }>(box: Box): Box => ({
    ...box,
    left: content.width - box.right,
    right: content.width - box.left,
  });
  return {
    ...content,
    mirrored,
    words,
    horizontal: content.horizontal.map(flip),
    vertical: content.vertical.map((rule) => ({ ...rule, x: content.width - rule.x })),
    dots: content.dots.map(flip),
    notes: content.notes.map(flip),
  };
}

const lettersOf = (words: readonly PdfWord[], letter: RegExp): number =>
  words.reduce((sum, word) => sum + (word.text.match(letter)?.length ?? 0), 0);

function wordsInOrder(row: Row, mirrored: boolean, width: number): PdfWord[] {
  return row.segments.flatMap((segment) => {
    const left = mirrored ? width - segment.right : segment.left;
    const letters = screenLetters(segment);
    const text = letters.map((letter) => letter.text).join('');
    const turns = isRightToLeft(text) || (mirrored && closing.test(text));
    if (!turns && !mirrored) return segment.words;
    return setFrom(left, turns ? logicalOrder(letters, mirrored ? 'rtl' : 'ltr') : letters);
  });
}

/** One sign of a line, with the word that it was printed in; null for the white between two words. */
interface Letter {
  text: string;
  width: number;
  word: PdfWord | null;
}

/** The signs of a line in the order of the screen. */
function screenLetters({ words }: Segment): Letter[] {
  const letters: Letter[] = [];
  let before: PdfWord | undefined;
  for (const word of words) {
    const gap = before ? word.left - before.right : 0;
    if (before && isSpaced(before, word)) letters.push({ text: ' ', width: Math.max(gap, 0), word: null });
    const width = (word.right - word.left) / Math.max(1, word.text.length);
    for (const text of word.text.split('')) letters.push({ text, width, word });
    before = word;
  }
  return letters;
}

/**
 * The Unicode Bidirectional Algorithm (UAX 9) run on what the screen shows: as it turns each run around, running it
 * once more turns it back.
 */
function logicalOrder(letters: readonly Letter[], direction: 'ltr' | 'rtl'): Letter[] {
  bidi ??= createBidi();
  const text = letters.map((letter) => letter.text).join('');
  const levels = bidi.getEmbeddingLevels(text, direction);
  const mirrors = bidi.getMirroredCharactersMap(text, levels.levels);
  return bidi.getReorderedIndices(text, levels).flatMap((at) => {
    const letter = letters[at];
    return letter ? [{ ...letter, text: mirrors.get(at) ?? letter.text }] : [];
  });
}

/** Words of letters in reading order, set one behind the other from a place on. */
function setFrom(start: number, letters: readonly Letter[]): PdfWord[] {
  const words: PdfWord[] = [];
  let x = start;
  let open: PdfWord | null = null;
  for (const { text, width, word } of letters) {
    if (!word) {
      open = null;
    } else if (open && open.bold === word.bold && open.italic === word.italic && open.size === word.size) {
      open.text += text;
      open.right = x + width;
    } else {
      open = { ...word, text, left: x, right: x + width, spaced: open === null && words.length > 0 };
      words.push(open);
    }
    x += width;
  }
  for (const word of words)
    word.text = word.text.replace(presentationForm, (sign) => sign.normalize('NFKC')).normalize('NFC');
  return words;
}
