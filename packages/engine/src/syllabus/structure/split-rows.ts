import { weekdayFromName } from '../../dates/names.ts';
import type { Cell, TableRowBlock } from '../../documents/document.ts';
import { filledCells } from './filled-cells.ts';

const dayNumber = /^\d{1,2}(?:\s?[-–]\s?\d{1,2})?$/;
const isDayNumber = ({ text }: { text: string }) => dayNumber.test(text.trim());
const isWeekday = ({ text }: { text: string }) => weekdayFromName(text.trim()) !== null;

/** The cell with one of its lines alone. */
function lineOf(cell: Cell, at: number): Cell {
  const line = cell.lines[at];
  if (!line) return { ...cell, text: '', lines: [] };
  const before = cell.lines.slice(0, at).reduce((length, { text }) => length + text.length + 1, 0);
  return { ...cell, text: line.text, start: cell.start + before, lines: [line] };
}

/**
 * A reader that finds no rules between rows may take several for one: "4⏎6⏎11 | M⏎W⏎M | Brine⏎Pans⏎Trade". Where a
 * column of numbered days has a weekday for each in another, every line of theirs is a row.
 */
export function splitRows(rows: TableRowBlock[]): TableRowBlock[] {
  return rows.flatMap((row) => {
    const cells = filledCells(row);
    const days = cells.find(({ lines }) => lines.length > 1 && lines.every(isDayNumber));
    const count = days?.lines.length ?? 1;
    const isSplit =
      days !== undefined &&
      cells.every(({ lines }) => lines.length <= count) &&
      cells.some((cell) => cell !== days && cell.lines.length === count && cell.lines.every(isWeekday));
    if (!isSplit) return [row];
    return Array.from({ length: count }, (_, at) => ({ ...row, cells: row.cells.map((cell) => lineOf(cell, at)) }));
  });
}
