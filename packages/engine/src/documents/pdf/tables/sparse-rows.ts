import type { PdfWord } from '../geometry.ts';
import type { Gutter } from '../layout/gutters.ts';
import { type Row, rowsOf } from '../layout/rows.ts';
import { RowGrouping } from './row-grouping.ts';
import type { CellDraft, RowDraft, TableDraft } from './table-draft.ts';

/** Lines in one ruled row from which on it may be several rows. */
const fewestLines = 3;
const mostBands = 4;

/**
 * Tables that are ruled between columns but not between rows, as TeX sets them: a ruled row that holds a line for each
 * of several entries is parted into them. Tables with many ruled rows are taken as they are drawn.
 */
export function withRowsBetweenRules(table: TableDraft): TableDraft {
  const filled = table.rows.filter((row) => row.cells.some((cell) => cell.words.length > 0));
  const columns = table.gutters.length + 1;
  if (filled.length > mostBands || (columns < 3 && filled.length < 2)) return table;
  const rows = table.rows.flatMap((row) => partedRow(row, table.gutters) ?? [row]);
  return rows.length > table.rows.length ? { ...table, rows } : table;
}

function partedRow(row: RowDraft, gutters: readonly Gutter[]): RowDraft[] | null {
  if (row.cells.some((cell) => cell.continued || cell.columnSpan > 1)) return null;
  const lines = rowsInColumns(row);
  if (lines.length < fewestLines) return null;
  const groups = new RowGrouping(lines, gutters, []).groups();
  const whole = groups.filter((group) => {
    const first = group[0];
    return first !== undefined && first.segments.length > 1 && first.segments.length >= 0.6 * filledColumns(row);
  });
  const broken = groups.filter((group) =>
    group[0]?.segments.some((segment) => /^\p{Ll}{2}/u.test(segment.words[0]?.text ?? '')),
  );
  if (groups.length < fewestLines || whole.length < 0.6 * groups.length || broken.length > 0) return null;
  return groups.map((group) => rowOfLines(row, group));
}

const filledColumns = (row: RowDraft): number => row.cells.filter((cell) => cell.words.length > 0).length;

/** The lines of a ruled row with a segment for each of its cells. */
export function rowsInColumns(row: RowDraft): Row[] {
  const cellOf = new Map<PdfWord, CellDraft>();
  for (const cell of row.cells) for (const word of cell.words) cellOf.set(word, cell);
  return rowsOf([...cellOf.keys()]).map((line) => {
    const words = line.segments.flatMap((segment) => segment.words);
    const cells = row.cells.filter((cell) => words.some((word) => cellOf.get(word) === cell));
    const segments = cells.map((cell) => {
      const own = words.filter((word) => cellOf.get(word) === cell);
      return { words: own, left: own[0]?.left ?? 0, right: Math.max(...own.map((word) => word.right)) };
    });
    return { ...line, segments };
  });
}

export function rowOfLines(row: RowDraft, lines: readonly Row[]): RowDraft {
  const words = new Set(lines.flatMap((line) => line.segments.flatMap((segment) => segment.words)));
  const cells = row.cells.map((cell) => ({ ...cell, words: cell.words.filter((word) => words.has(word)) }));
  const [first, last] = [lines[0], lines[lines.length - 1]];
  return { ...row, cells, top: (first?.baseline ?? 0) - (first?.size ?? 0), bottom: last?.baseline ?? 0 };
}
