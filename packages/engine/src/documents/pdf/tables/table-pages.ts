import type { PdfWord } from '../geometry.ts';
import { parted, sharedColumns } from './table-columns.ts';
import type { CellDraft, RowDraft, TableDraft } from './table-draft.ts';

/** The page on which a table's last row begins. */
export const lastPage = ({ page, rows }: TableDraft): number => Math.max(page, rows[rows.length - 1]?.page ?? page);

/** True where a table at the top of a page is the one that the page before ended with. */
export function isSameTable(before: TableDraft, after: TableDraft): boolean {
  if (after.page !== lastPage(before) + 1) return false;
  if (before.rowsInAll !== undefined && after.rowsInAll !== undefined) {
    const done = before.rows[before.rows.length - 1]?.part ?? 0;
    const isBefore = ({ part }: RowDraft) => part !== undefined && part > 0 && part < done;
    return (
      before.rowsInAll === after.rowsInAll &&
      before.gutters.length === after.gutters.length &&
      !after.rows.slice(after.ruledHeaderRows).some(isBefore)
    );
  }
  return sharedColumns(before, after) !== null;
}

/**
 * Adds a table's rows on the next page: without the column headings printed again, a broken row put together. Two
 * columns that run together on one of the pages are parted as they are on the other. `table` is changed in place.
 */
export function continueTable(table: TableDraft, overleaf: TableDraft): void {
  const gutters = sharedColumns(table, overleaf) ?? table.gutters;
  Object.assign(table, parted(table, gutters));
  const done = table.rows[table.rows.length - 1]?.part ?? 0;
  const rows = parted(overleaf, gutters).rows.filter((row) => (row.part ?? done) >= done);
  const [header] = table.rows;
  for (let first = rows[0]; header && first; first = rows[0]) {
    const rest = withoutHeadings(first, header);
    if (rest === first) break;
    rows.shift();
    if (rest) {
      rows.unshift(rest);
      break;
    }
  }
  const last = table.rows[table.rows.length - 1];
  const [first] = rows;
  if (last && first && isRestOfRow(table, last, first)) {
    for (const cell of first.cells) {
      addOverleaf(last, cell.column, overleaf.page, cell.words);
      for (const rest of cell.overleaf) addOverleaf(last, cell.column, rest.page, rest.words);
    }
    rows.shift();
  }
  table.rows.push(...rows);
  table.page = overleaf.page;
  table.top = overleaf.top;
  table.bottom = overleaf.bottom;
}

/** Adds words to a cell of a row that goes on on a further page. */
export function addOverleaf(row: RowDraft, column: number, page: number, words: readonly PdfWord[]): void {
  if (words.length === 0) return;
  const home = row.cells.findLast((cell) => cell.column <= column);
  const rest = home?.overleaf.find((each) => each.page === page);
  if (rest) rest.words.push(...words);
  else home?.overleaf.push({ page, words: [...words] });
}

/**
 * A row without the column headings that are printed in it again: null where nothing else stands in it, the row itself
 * where it does not begin with them. The rest of a broken row may have been taken for further lines of the headings.
 */
function withoutHeadings(row: RowDraft, header: RowDraft): RowDraft | null {
  const cells: CellDraft[] = [];
  for (const cell of row.cells) {
    const heading = header.cells.find((each) => each.column === cell.column)?.words ?? [];
    if (plainText(heading) !== plainText(cell.words.slice(0, heading.length))) return row;
    cells.push({ ...cell, words: cell.words.slice(heading.length) });
  }
  if (header.cells.every(isBlank)) return row;
  return cells.every(isBlank) ? null : { ...row, cells };
}

const plainText = (words: readonly PdfWord[]): string => words.map((word) => word.text).join(' ');

const isBlank = (cell: CellDraft | undefined): boolean => cell === undefined || cell.words.length === 0;

/**
 * A row whose first cell is blank although the table's rows have one, or in which every text goes on in the middle of
 * a sentence, is the rest of the row before the page break.
 */
function isRestOfRow(table: TableDraft, last: RowDraft, first: RowDraft): boolean {
  if (last.part !== undefined && first.part !== undefined) return last.part === first.part;
  if (first.cells.some((cell) => cell.above)) return false;
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
  const words: readonly PdfWord[] = last.cells.find((cell) => cell.column === rest.column)?.words ?? [];
  return !/[.!?]["”’)]*$/.test(words[words.length - 1]?.text ?? '.');
}
