import type { DateContext } from '../../dates/date-context.ts';
import type { TableRowBlock } from '../../documents/document.ts';
import { filledCells } from './filled-cells.ts';
import { numberAtStart } from './numbers.ts';
import { readOpening } from './opening.ts';

const fewestRows = 3;

/** Columns of dates that go on from the end of the column before: "Jan 20 … Mar 10 | Mar 12 … May 7". */
function datedStarts(rows: TableRowBlock[], context: DateContext): number[] {
  const columns = Map.groupBy(rows.flatMap(filledCells), (cell) => cell.column);
  const starts: number[] = [];
  let last = '';
  for (const [column, cells] of [...columns].sort((a, b) => a[0] - b[0])) {
    const days = cells.flatMap(({ text }) => readOpening(text, context)?.date?.from ?? []);
    const rise = days.every((day, i) => day > (i ? (days[i - 1] ?? '') : last));
    if (days.length < fewestRows || days.length < cells.length * 0.4 || !rise) continue;
    starts.push(column);
    last = days.at(-1) ?? last;
  }
  return starts;
}

/**
 * Blocks side by side in reading order, where each column of numbers or dates goes on from the end of the one before;
 * `key` tells what its first column then is.
 */
export function sideBySide(rows: TableRowBlock[], context: DateContext) {
  const numbered = blocksInOrder(rows);
  if (numbered) return { rows: numbered, key: { column: 0, as: 'week' as const } };
  const starts = datedStarts(rows, context);
  return starts.length < 2 ? null : { rows: partedAt(rows, starts), key: { column: 0, as: 'date' as const } };
}

/**
 * "1 … 5 | 6 … 10 | 11 … 15": where each column of numbers goes on from the end of the one before, the blocks in
 * reading order.
 */
function blocksInOrder(rows: TableRowBlock[]): TableRowBlock[] | null {
  const columns = Map.groupBy(rows.flatMap(filledCells), (cell) => cell.column);
  const starts: number[] = [];
  let last = 0;
  for (const [column, cells] of [...columns].sort((a, b) => a[0] - b[0])) {
    const numbers = cells.flatMap((cell) => numberAtStart(cell.text) ?? []).map(Number);
    if (numbers.length < fewestRows || numbers.length < cells.length) continue;
    if (numbers.some((n, i) => n !== last + i + 1)) continue;
    starts.push(column);
    last = numbers.at(-1) ?? last;
  }
  return starts.length < 2 ? null : partedAt(rows, starts);
}

const partedAt = (rows: TableRowBlock[], starts: number[]) =>
  starts.flatMap((from, k) => {
    const to = starts[k + 1] ?? Number.POSITIVE_INFINITY;
    return rows.flatMap((row): TableRowBlock[] => {
      const own = row.cells.filter((cell) => cell.column >= from && cell.column < to);
      return own.length ? [{ ...row, cells: own.map((cell) => ({ ...cell, column: cell.column - from })) }] : [];
    });
  });
