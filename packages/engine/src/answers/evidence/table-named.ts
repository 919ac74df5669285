import { blocksOf, type FormedBlock } from '../../passages/blocks.ts';
import type { Passage } from '../../passages/passage.ts';
import type { PassageIndex } from '../../passages/passage-index.ts';
import { countWords } from '../render/shorten.ts';
import type { Excerpt } from './compose.ts';
import { isRow } from './forms.ts';

const named = /\btable\s(\d+(?:[.–-]\d+)*)/i;
const captionOf = /^table\s(\d+(?:[.–-]\d+)*)/i;
/** In words. A longer table would bury the sentence that refers to it. */
const longestTable = 320;
/** A caption is nothing without its table. */
const longestOfCaption = 600;
/** In passages: how far a table may stand from the sentence that refers to it. */
const nearby = 8;
const fewestRows = 2;

interface Placed {
  passage: Passage;
  block: FormedBlock;
}

/**
 * Stretches with the rows of the table that their key sentence names, or whose caption they show: neither says
 * anything without them.
 */
export function withTableNamed(pieces: readonly Excerpt[], index: PassageIndex): Excerpt[] {
  for (const [i, piece] of pieces.entries()) {
    const ofCaption = captionShown(piece);
    const number = ofCaption ?? (i === 0 ? numberNamed(piece) : null);
    if (number === null) continue;
    const rows = rowsOf(number, piece.passage, index, ofCaption === null ? longestTable : longestOfCaption);
    if (rows.length === 0 || pieces.some((other) => rows.some((row) => overlaps(other, row)))) return [...pieces];
    return [...pieces.slice(0, i), ...joinedWith(rows, piece), ...pieces.slice(i + 1)];
  }
  return [...pieces];
}

/** The rows with the stretch that names them, in the order of the text. */
function joinedWith(rows: readonly Excerpt[], piece: Excerpt): Excerpt[] {
  const [first, last] = [rows[0], rows.at(-1)];
  const isBeside = (from: Excerpt | undefined, to: Excerpt | undefined): boolean =>
    from !== undefined &&
    from.passage === to?.passage &&
    from.end <= to.start &&
    from.passage.text.slice(from.end, to.start).trim() === '';
  if (first && isBeside(piece, first)) return [{ ...piece, end: first.end }, ...rows.slice(1)];
  if (last && isBeside(last, piece)) return [...rows.slice(0, -1), { ...piece, start: last.start }];
  return [piece, ...rows];
}

const overlaps = (one: Excerpt, other: Excerpt): boolean =>
  one.passage === other.passage && one.start < other.end && other.start < one.end;

const textOf = ({ passage, block }: Placed): string => passage.text.slice(block.start, block.end);

function captionShown({ passage, start, end }: Excerpt): string | null {
  const shown = blocksOf(passage).filter((block) => block.form === null && block.start < end && start < block.end);
  const caption = shown.findLast((block) => captionOf.test(textOf({ passage, block })));
  return caption ? (captionOf.exec(textOf({ passage, block: caption }))?.[1] ?? null) : null;
}

const numberNamed = ({ passage, key }: Excerpt): string | null =>
  (key && named.exec(passage.text.slice(key.start, key.end))?.[1]) ?? null;

/** The rows below a table's caption, or above it: one stretch for each passage that they stand in. */
function rowsOf(number: string, near: Passage, { passages }: PassageIndex, longest: number): Excerpt[] {
  const at = passages.indexOf(near);
  const around = passages
    .slice(Math.max(0, at - nearby), at + nearby + 1)
    .filter(({ documentId }) => documentId === near.documentId);
  const placed = around.flatMap((passage) => blocksOf(passage).map((block): Placed => ({ passage, block })));
  const caption = placed.findIndex((each) => each.block.form === null && captionOf.exec(textOf(each))?.[1] === number);
  if (caption < 0) return [];
  const below = untilNoRow(placed.slice(caption + 1));
  const rows = below.length > 0 ? below : untilNoRow(placed.slice(0, caption).reverse()).reverse();
  const words = rows.reduce((sum, each) => sum + countWords(textOf(each)), 0);
  if (rows.length < fewestRows || words > longest) return [];
  return [...Map.groupBy(rows, ({ passage }) => passage)].map(([passage, own]) => ({
    passage,
    start: own[0]?.block.start ?? 0,
    end: own.at(-1)?.block.end ?? 0,
  }));
}

function untilNoRow(placed: readonly Placed[]): Placed[] {
  const end = placed.findIndex(({ block }) => !isRow(block.form));
  return end < 0 ? [...placed] : placed.slice(0, end);
}
