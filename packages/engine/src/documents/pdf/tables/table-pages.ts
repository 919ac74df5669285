import type { Word } from '../geometry.ts';
import type { CellDraft, RowDraft, TableDraft } from './table-draft.ts';

/** Column borders of the same table on two pages differ by no more than this. */
const sameColumn = 8;

/** True where a table at the top of a page is the one that the page before ended with. */
export function isSameTable(before: TableDraft, after: TableDraft): boolean {
  if (after.page !== before.page + 1 || before.gutters.length !== after.gutters.length) return false;
  return before.gutters.every((gutter, at) => {
    const other = after.gutters[at];
    return other !== undefined && gutter.left - sameColumn <= other.right && other.left - sameColumn <= gutter.right;
  });
}

/** Adds a table's rows on the next page: without the column headings printed again, a broken row put together. */
export function continueTable(table: TableDraft, overleaf: TableDraft): void {
  const rows = [...overleaf.rows];
  const [header] = table.rows;
  while (header && rows[0] && plainText(rows[0]) === plainText(header)) rows.shift();
  const last = table.rows[table.rows.length - 1];
  const [first] = rows;
  if (last && first && isRestOfRow(table, last, first)) {
    for (const cell of first.cells) {
      const home = last.cells.find((each) => each.column === cell.column);
      if (cell.words.length > 0) home?.overleaf.push({ page: overleaf.page, words: cell.words });
    }
    rows.shift();
  }
  table.rows.push(...rows);
  table.page = overleaf.page;
  table.top = overleaf.top;
  table.bottom = overleaf.bottom;
}

const plainText = (row: RowDraft): string =>
  row.cells.map((cell) => cell.words.map((word) => word.text).join(' ')).join('|');

const isBlank = (cell: CellDraft | undefined): boolean => cell === undefined || cell.words.length === 0;

/**
 * A row whose first cell is blank although the table's rows have one, or in which every text goes on in the middle of
 * a sentence, is the rest of the row before the page break.
 */
function isRestOfRow(table: TableDraft, last: RowDraft, first: RowDraft): boolean {
  const filled = first.cells.filter((cell) => !isBlank(cell));
  if (filled.length === 0) return true;
  const hasHome = (cell: CellDraft) =>
    last.cells.some((each) => each.column === cell.column && each.columnSpan === cell.columnSpan && !isBlank(each));
  if (!filled.every(hasHome)) return false;
  if (filled.some((cell) => /^\p{Ll}/u.test(cell.words[0]?.text ?? '') && isOpen(last, cell))) return true;
  const keyed = table.rows.filter((row) => !isBlank(row.cells[0])).length;
  return isBlank(first.cells[0]) && !isBlank(last.cells[0]) && keyed >= 0.85 * table.rows.length;
}

function isOpen(last: RowDraft, rest: CellDraft): boolean {
  const words: readonly Word[] = last.cells.find((cell) => cell.column === rest.column)?.words ?? [];
  return !/[.!?]["”’)]*$/.test(words[words.length - 1]?.text ?? '.');
}
