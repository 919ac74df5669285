import { blocksOf, type FormedBlock } from '../../passages/blocks.ts';
import type { Passage } from '../../passages/passage.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { blockLedIn, isRow, tableAround } from '../evidence/forms.ts';
import { asMarkdown } from './as-markdown.ts';
import { markdownTable, named, printed, readable, readableRow, type Shown } from './show-blocks.ts';
import { showWindow } from './show-window.ts';

const mostRows = 12;

/**
 * Renders verbatim stretches for an answer: sentences as they are, rows as a table below its heading, code in a fence,
 * formulas set apart.
 */
export function showPieces(pieces: readonly Excerpt[]): Shown[] {
  const shown: Shown[] = [];
  for (const piece of pieces) {
    if (shown.some((other) => other.passage === piece.passage && other.start <= piece.start && piece.end <= other.end))
      continue;
    const rows = pieces.filter((other) => other.passage === piece.passage && tableAround(other.passage, other.start));
    // The rows of a table and its caption lead to the same table.
    shown.push(
      ...show(piece, rows).filter(({ block }) => block === null || !shown.some((other) => other.block === block)),
    );
  }
  return shown;
}

function show(piece: Excerpt, rows: readonly Excerpt[]): Shown[] {
  const { passage, start, end } = piece;
  if (piece.key) return [showWindow(piece, piece.key)];
  const table = showTable(passage, start, rows);
  if (table) return [table];
  const block = blocksOf(passage).find((each) => each.start <= start && start < each.end);
  if (block?.form === 'code' || block?.form === 'formula') return [showBlock(passage, block)];
  if (block?.form === 'item' && end > block.end) return [showList(piece)];
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
  return { ...plain, end: items.at(-1)?.end ?? plain.end, block: asList(plain.passage, items) };
}

/** Items that stand in a passage of their own. */
function showList(piece: Excerpt): Shown {
  const items = blocksOf(piece.passage).filter(({ start, end }) => start >= piece.start && end <= piece.end);
  const text = `${named(piece.passage, 'From the list')}:`;
  return { ...piece, text, block: asList(piece.passage, items), leadsIn: true };
}

const asList = ({ text }: Passage, items: readonly FormedBlock[]): string =>
  items.map(({ start, end }) => `- ${asMarkdown(readable(text.slice(start, end)))}`).join('\n');

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
function showTable(passage: Passage, at: number, chosen: readonly Excerpt[]): Shown | null {
  const table = tableAround(passage, at);
  const wanted = table?.rows.filter(({ start, end }) => chosen.some((row) => row.start < end && row.end > start));
  const rows = (wanted && wanted.length > 0 ? wanted : table?.rows)?.slice(0, mostRows);
  const [first, last] = [rows?.[0], rows?.at(-1)];
  if (!table || !rows || !first || !last) return null;
  // "E-mail | …": a label and what it says is a line.
  const isLine =
    !table.header && rows.length === 1 && passage.text.slice(first.start, first.end).split(' | ').length === 2;
  if (isLine) return null;
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
