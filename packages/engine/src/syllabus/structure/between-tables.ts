import type { Document } from '../../documents/document.ts';
import { isPageLink } from '../../lexicon/page-links.ts';
import { entryOf } from '../lines/entries.ts';
import { filledCells } from './filled-cells.ts';
import { type Slot, sessionDay } from './slot.ts';
import type { AnalysedTable } from './table-columns.ts';

/** "SHORT PAPER DUE ON 2/15": set as a heading, but the title of nothing. */
export const namesDeadline = (text: string) => /\bdue\b/i.test(text);
const longestLine = 300;

/**
 * Where the rules of a page's last row are missing, its last items stand below its table: items right between two
 * tables of one schedule go on with the row above. Answers their blocks.
 */
export function addRestOfRow(document: Document, table: AnalysedTable, slot: Slot | undefined, until: number) {
  const row = table.rows.at(-1);
  const cell = row && filledCells(row).at(-1);
  if (!slot || !row || !cell) return [];
  const label = table.labels.get(cell.column) ?? null;
  const frame = { date: sessionDay(slot.date), label, place: 'cell' as const, depth: 0, column: cell.column };
  const added: number[] = [];
  for (const block of document.blocks.slice(row.index + 1, until)) {
    if (isPageLink(block.text)) continue;
    const goesOn = block.kind === 'list-item' || (block.kind === 'heading' && namesDeadline(block.text));
    if (!goesOn || block.text.length > longestLine) break;
    const entry = entryOf(block, 0, block.text.length, frame);
    if (entry) slot.entries.push(entry);
    added.push(block.index);
  }
  return added;
}
