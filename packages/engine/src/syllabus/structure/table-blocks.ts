import type { TableRowBlock } from '../../documents/document.ts';
import { filledCells } from './filled-cells.ts';
import { numberAtStart } from './numbers.ts';

const fewestRows = 3;

/**
 * "1 … 5 | 6 … 10 | 11 … 15": where each column of numbers goes on from the end of the one before, the blocks in
 * reading order.
 */
export function blocksInOrder(rows: TableRowBlock[]): TableRowBlock[] | null {
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
  if (starts.length < 2) return null;
  return starts.flatMap((from, k) => {
    const to = starts[k + 1] ?? Number.POSITIVE_INFINITY;
    return rows.flatMap((row): TableRowBlock[] => {
      const own = row.cells.filter((cell) => cell.column >= from && cell.column < to);
      return own.length ? [{ ...row, cells: own.map((cell) => ({ ...cell, column: cell.column - from })) }] : [];
    });
  });
}
