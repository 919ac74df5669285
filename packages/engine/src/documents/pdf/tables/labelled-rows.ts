import type { PdfWord } from '../geometry.ts';
import { rowsOf } from '../layout/rows.ts';
import type { CellDraft, RowDraft, TableDraft } from './table-draft.ts';

/** Rows between drawn lines that hold the same second label are two rows each: "Week 3" over "Readings", and so on. */
const share = 0.6;
const fewest = 3;

/** Parts the rows of a ruled table at a label that comes back in most of them. */
export function partedAtLabels(table: TableDraft): TableDraft {
  const labels = table.rows.map((row) => lowerLabel(row.cells[0]));
  const counts = new Map<string, number>();
  for (const label of labels) if (label) counts.set(label.text, (counts.get(label.text) ?? 0) + 1);
  const [text, count] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? ['', 0];
  if (count < fewest || count < share * table.rows.length) return table;
  const rows = table.rows.flatMap((row, at) => {
    const label = labels[at];
    return label?.text === text && !row.cells.some((cell) => cell.continued) ? partedRow(row, label.top) : [row];
  });
  return { ...table, rows };
}

function lowerLabel(cell: CellDraft | undefined): { text: string; top: number } | null {
  if (!cell || cell.words.length < 2) return null;
  const lines = rowsOf(cell.words);
  const last = lines[lines.length - 1];
  if (!last || lines.length < 2) return null;
  const words = last.segments.flatMap((segment) => segment.words);
  const text = words.map((word) => word.text).join(' ');
  return /^\p{L}/u.test(text) && !/\d/.test(text) ? { text, top: last.baseline - 0.8 * last.size } : null;
}

function partedRow(row: RowDraft, at: number): RowDraft[] {
  const part = (holds: (word: PdfWord) => boolean): CellDraft[] =>
    row.cells.map((cell) => ({ ...cell, words: cell.words.filter(holds) }));
  return [
    { ...row, bottom: at, cells: part((word) => word.baseline - 0.3 * word.size < at) },
    { ...row, top: at, cells: part((word) => word.baseline - 0.3 * word.size >= at) },
  ];
}
