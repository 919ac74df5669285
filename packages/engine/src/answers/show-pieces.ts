import { blocksOf, type FormedBlock } from '../passages/blocks.ts';
import type { Passage } from '../passages/passage.ts';
import { withoutNoteMarks } from '../text/note-marks.ts';
import { asMarkdown } from './as-markdown.ts';
import type { Piece } from './compose.ts';
import { blockLedIn, isRow, tableAround } from './forms.ts';
import { formulaTex } from './formula-tex.ts';
import { showWindow } from './show-window.ts';

/** A stretch of a passage, and how it reads in an answer. */
export interface Shown extends Piece {
  text: string;
  /** What `Claim.key` says, where the piece has a key. */
  keyText?: string;
  /** A table, code or a formula: it stands on lines of its own, below the words that say what it is. */
  block: string | null;
  /** The text is ours: it names the block. */
  leadsIn?: true;
}

const mostRows = 12;
const mostLines = 40;

/**
 * How verbatim stretches read in an answer: sentences as they are, rows as a table below its heading, code fenced, a
 * formula apart.
 */
export function showPieces(pieces: readonly Piece[]): Shown[] {
  const shown: Shown[] = [];
  for (const piece of pieces) {
    if (shown.some((other) => other.passage === piece.passage && other.start <= piece.start && piece.end <= other.end))
      continue;
    const rows = pieces.filter((other) => other.passage === piece.passage && tableAround(other.passage, other.start));
    shown.push(...show(piece, rows));
  }
  return shown;
}

function show(piece: Piece, rows: readonly Piece[]): Shown[] {
  const { passage, start, end } = piece;
  if (piece.key) return [showWindow(piece, piece.key)];
  const table = showTable(passage, start, rows);
  if (table) return [table];
  const block = blocksOf(passage).find((each) => each.start <= start && start < each.end);
  if (block?.form === 'code' || block?.form === 'formula') return [showBlock(passage, block)];
  const quote = passage.text.slice(start, end);
  const plain = { ...piece, text: isRow(block?.form ?? null) ? readableRow(quote) : readable(quote), block: null };
  const below = blockLedIn(passage, end);
  if (!below) return [plain];
  if (below.form === 'item') return [withList(plain, blocksOf(passage), below)];
  if (!isRow(below.form)) return [{ ...plain, end: below.end, block: printed(passage, below) }];
  const ledIn = showTable(passage, below.start, []);
  return ledIn ? [plain, ledIn] : [plain];
}

/** The list that a sentence leads in. */
function withList(plain: Shown, blocks: readonly FormedBlock[], first: FormedBlock): Shown {
  const below = blocks.slice(blocks.findIndex(({ start }) => start === first.start));
  const past = below.findIndex(({ form }) => form !== 'item');
  const items = below.slice(0, past < 0 ? mostRows : Math.min(past, mostRows));
  const lines = items.map(({ start, end }) => `- ${asMarkdown(readable(plain.passage.text.slice(start, end)))}`);
  return { ...plain, end: items.at(-1)?.end ?? plain.end, block: lines.join('\n') };
}

function showBlock(passage: Passage, block: FormedBlock): Shown {
  const { start, end } = block;
  return {
    passage,
    start,
    end,
    text: `${named(passage, block.form === 'code' ? 'The code' : 'The formula')}:`,
    block: printed(passage, block),
    leadsIn: true,
  };
}

/** The rows that were chosen, or all where the one that leads the table in was. */
function showTable(passage: Passage, at: number, chosen: readonly Piece[]): Shown | null {
  const table = tableAround(passage, at);
  const wanted = table?.rows.filter(({ start, end }) => chosen.some((row) => row.start < end && row.end > start));
  const rows = (wanted && wanted.length > 0 ? wanted : table?.rows)?.slice(0, mostRows);
  const [first, last] = [rows?.[0], rows?.at(-1)];
  if (!table || !rows || !first || !last) return null;
  const isWhole = rows.length === table.rows.length;
  return {
    passage,
    start: isWhole && table.header ? table.header.start : first.start,
    end: last.end,
    text: `${named(passage, 'From the table')}:`,
    block: markdownTable(passage.text, table.header, rows),
    leadsIn: true,
  };
}

export function markdownTable(text: string, header: FormedBlock | null, rows: readonly FormedBlock[]): string {
  const cells = ({ start, end }: FormedBlock): string[] =>
    text
      .slice(start, end)
      .split(' | ')
      .map((cell) => asMarkdown(cell.replace(/\s+/g, ' ').trim()).replaceAll('|', '\\|'));
  const all = rows.map(cells);
  const width = Math.max(...all.map(({ length }) => length), header ? cells(header).length : 0);
  const line = (values: readonly string[]): string =>
    `| ${Array.from({ length: width }, (_, i) => values[i] ?? '').join(' | ')} |`;
  return [line(header ? cells(header) : []), line(Array.from({ length: width }, () => '---')), ...all.map(line)].join(
    '\n',
  );
}

export function printed({ text }: Passage, { form, start, end }: FormedBlock): string {
  const body = text.slice(start, end);
  if (form !== 'code') return printedFormula(body);
  const fence = '`'.repeat(Math.max(3, ...Array.from(body.matchAll(/`+/g), ([ticks]) => ticks.length + 1)));
  return `${fence}\n${body.split('\n').slice(0, mostLines).join('\n')}\n${fence}`;
}

/** What cannot be told for sure to be set as maths stands as it was written. */
function printedFormula(formula: string): string {
  const tex = formulaTex(formula.trim());
  return tex === null ? `\`${formula.replaceAll('`', "'").trim()}\`` : `$$\n${tex}\n$$`;
}

/** By the heading above it, which is how a student finds it again. */
export function named({ headingPath }: Passage, what: string): string {
  const heading = headingPath.at(-1);
  return heading ? `${what} under “${heading}”` : what;
}

/** Without marks of notes; line breaks as a sentence has them. */
export function readable(quote: string): string {
  return withoutNoteMarks(quote).replace(/\s+/g, ' ').trim();
}

/** Cells of a row as a sentence has them. Elsewhere a stroke is a sign of its own: P(A | B). */
export const readableRow = (quote: string): string => readable(quote.replaceAll(' | ', ' – '));
