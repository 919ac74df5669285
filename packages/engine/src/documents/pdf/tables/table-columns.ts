import type { Gutter } from '../layout/gutters.ts';
import type { CellDraft, RowDraft, TableDraft } from './table-draft.ts';

/** Column borders of the same table on two pages differ by no more than this. */
const sameColumn = 8;
/** The share of the rows that may run across a border which the other page shows. */
const crossing = 0.15;
/** Columns that only one page tells apart, at most. */
const mostHidden = 1;

/**
 * The borders between the columns of two tables, if they are one: those that both have, and one that only one of them
 * shows because on the other page two narrow columns stand no further apart than words. Null where they differ.
 */
export function sharedColumns(before: TableDraft, after: TableDraft): Gutter[] | null {
  const [fine, coarse] = before.gutters.length >= after.gutters.length ? [before, after] : [after, before];
  const hidden = fine.gutters.length - coarse.gutters.length;
  if (hidden > mostHidden || coarse.gutters.length === 0 || (hidden > 0 && coarse.bordered)) return null;
  const rest = [...coarse.gutters];
  const extra: Gutter[] = [];
  const gutters = fine.gutters.map((gutter) => {
    const [other] = rest;
    if (other && gutter.left - sameColumn <= other.right && other.left - sameColumn <= gutter.right) {
      rest.shift();
      return hidden === 0 ? (before.gutters[fine.gutters.indexOf(gutter)] ?? gutter) : gutter;
    }
    extra.push(gutter);
    return gutter;
  });
  if (rest.length > 0 || !extra.every((gutter) => isFree(coarse, gutter))) return null;
  return gutters;
}

/** True where hardly any word of a table stands across a border, and the rows have text on both its sides. */
function isFree(table: TableDraft, border: Gutter): boolean {
  const x = (border.left + border.right) / 2;
  const words = table.rows.map((row) => row.cells.flatMap((cell) => cell.words));
  const crossed = words.filter((row) => row.some((word) => word.left < x - 1 && word.right > x + 1));
  return crossed.length <= crossing * table.rows.length;
}

/** A table with these columns; it has all of them but some that run together. */
export function parted(table: TableDraft, gutters: readonly Gutter[]): TableDraft {
  if (gutters.length === table.gutters.length) return table;
  const added = gutters.findIndex((gutter, at) => {
    const own = table.gutters[at];
    return !own || Math.abs((own.left + own.right - gutter.left - gutter.right) / 2) > 2 * sameColumn;
  });
  const border = gutters[added];
  if (!border) return table;
  return { ...table, gutters: [...gutters], rows: table.rows.map((row) => partedRow(row, added, border)) };
}

/** A row whose cell in a column is cut in two at a border; a word across it makes the two one cell. */
function partedRow(row: RowDraft, column: number, border: Gutter): RowDraft {
  const x = (border.left + border.right) / 2;
  const cells = row.cells.flatMap((cell): CellDraft[] => {
    if (cell.column > column) return [{ ...cell, column: cell.column + 1 }];
    if (cell.column + cell.columnSpan <= column) return [cell];
    const isWhole = cell.columnSpan > 1 || cell.words.some((word) => word.left < x - 1 && word.right > x + 1);
    if (isWhole) return [{ ...cell, columnSpan: cell.columnSpan + 1 }];
    const isLeft = (word: { left: number; right: number }) => (word.left + word.right) / 2 < x;
    return [
      { ...cell, right: border.right, words: cell.words.filter(isLeft) },
      {
        ...cell,
        column: column + 1,
        left: border.right,
        words: cell.words.filter((word) => !isLeft(word)),
        overleaf: [],
      },
    ];
  });
  return { ...row, cells };
}
