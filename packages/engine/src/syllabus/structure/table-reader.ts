import type { DateContext } from '../../dates/date-context.ts';
import type { Cell, TableRowBlock } from '../../documents/document.ts';
import { evidenceBetween } from '../lines/entries.ts';
import type { MonthInForce } from './month-in-force.ts';
import type { Slot } from './slot.ts';
import type { AnalysedTable } from './table-columns.ts';

/** Where the reading of a table stands. */
export interface TableReader {
  table: AnalysedTable;
  context: DateContext;
  slots: Slot[];
  /** The slot that the last row with a key opened. */
  current: Slot | null;
  /** In a grid of days, the slot that each column filled last. */
  byColumn: Map<number, Slot>;
  unit: string | null;
  /** A month printed over its days. */
  month: MonthInForce | null;
  /** Headings in force, by column. */
  labels: Map<number, string>;
}

export const cellAt = (row: TableRowBlock, column: number | null) =>
  column === null ? undefined : row.cells.find((c) => c.column <= column && column < c.column + c.columnSpan);

export const evidenceOfCell = (row: TableRowBlock, cell: Cell, start = 0, end = cell.text.length) =>
  evidenceBetween(row, cell.start + start, cell.start + end);

/** Adds a slot that no later row goes on with by itself. */
export function addSlot(reader: TableReader, slot: Omit<Slot, 'unit' | 'entries'>): Slot {
  const added = { ...slot, unit: reader.unit, entries: [] };
  reader.slots.push(added);
  return added;
}

/** Opens a slot that the rows below go on with until the next one opens. */
export function openSlot(reader: TableReader, slot: Omit<Slot, 'unit' | 'entries'>): Slot {
  reader.current = addSlot(reader, slot);
  reader.byColumn.clear();
  return reader.current;
}
