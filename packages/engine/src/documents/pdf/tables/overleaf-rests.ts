import { columnOf } from '../layout/gutters.ts';
import type { PagePart, TextPart } from '../layout/page-layout.ts';
import type { Row } from '../layout/rows.ts';
import { alignedRow } from './aligned-tables.ts';
import type { TableDraft } from './table-draft.ts';
import { addOverleaf, isSameTable, lastPage } from './table-pages.ts';

/** The lines of a column begin at the same place to within this. */
const sameStart = 3;
/** A column further to the right than this many font sizes is no indented paragraph or list at the margin. */
const beyondIndents = 4;

/**
 * Gives a table without lines the rest of its last row from the top of the next page. Lines of one column alone look
 * like running text there, but they begin where that column does, and the column of the row's key stays blank. A single
 * row behind them looks so too, but has a cell in nearly every column.
 * The tables are changed in place; the parts that are left are returned.
 */
export function withRestsOfRows(parts: readonly PagePart[]): PagePart[] {
  const kept: PagePart[] = [];
  for (const [at, part] of parts.entries()) {
    const table = kept[kept.length - 1];
    if (part.kind === 'text-part' && table?.kind === 'table' && takeHead(table, part, parts[at + 1])) continue;
    const mayGoOn =
      part.kind === 'text-part' && part.atTop && table?.kind === 'table' && part.page === lastPage(table) + 1;
    const count = mayGoOn ? restLines(table, part, parts[at + 1]) : 0;
    if (!mayGoOn || count === 0) {
      kept.push(part);
      continue;
    }
    takeRest(table, part, count);
    if (count < part.rows.length) kept.push({ ...part, rows: part.rows.slice(count) });
  }
  return kept;
}

/** How many lines of the text at the top of a page belong to the last row of the table before it. */
function restLines(table: TableDraft, part: TextPart, next: PagePart | undefined): number {
  if (table.bordered) return 0;
  const starts = columnStarts(table);
  const [first] = part.rows;
  const [opening] = first?.segments ?? [];
  if (!first || !opening) return 0;
  const start = starts.get(columnOf(opening, table.gutters)) ?? Infinity;
  if (Math.abs(opening.left - start) > sameStart) return 0;
  let count = 0;
  for (const row of part.rows) {
    if (!standsInColumns(row, table, starts) && !isFurtherRow(row, table, starts)) break;
    count += 1;
  }
  if (part.rows.slice(0, count).some((row) => isFurtherRow(row, table, starts))) return count;
  // Where the table goes on right below, its columns are known; else the column has to stand out from the margin.
  const goesOn = count === part.rows.length && next?.kind === 'table' && isSameTable(table, next);
  if (goesOn) return count;
  return first.left - table.left > beyondIndents * first.size ? count : 0;
}

/** A row of which the first lines alone stand above the break has no more of them. */
const longestHead = 6;

/**
 * Gives a row whose key stands in its middle, on the next page, the lines of it that stand above the page break;
 * whether the text below the table is that. `next`, the table overleaf, is changed in place.
 */
function takeHead(table: TableDraft, part: TextPart, next: PagePart | undefined): boolean {
  if (part.page !== lastPage(table) || table.bordered || part.rows.length > longestHead) return false;
  if (next?.kind !== 'table' || next.bordered || !isSameTable(table, next)) return false;
  const starts = columnStarts(table);
  const row = next.rows[next.ruledHeaderRows];
  const segments = part.rows.flatMap((line) => line.segments);
  const begins = segments.every(
    (segment) => Math.abs(segment.left - (starts.get(columnOf(segment, table.gutters)) ?? Infinity)) <= sameStart,
  );
  if (!begins || !row?.cells[0]?.words.length || !part.rows.every((line) => standsInColumns(line, table, starts)))
    return false;
  const homes = segments.map((segment) => {
    const column = columnOf(segment, table.gutters);
    return row.cells.find((cell) => cell.column === column && cell.words.length > 0);
  });
  if (homes.some((home) => home === undefined)) return false;
  for (const cell of new Set(homes)) {
    const words = segments.flatMap((segment, at) => (homes[at] === cell ? segment.words : []));
    if (cell) cell.above = { page: part.page, words };
  }
  return true;
}

/** Where the text of each column begins: the leftmost word of its cells. */
function columnStarts(table: TableDraft): ReadonlyMap<number, number> {
  const starts = new Map<number, number>();
  for (const cell of table.rows.flatMap((row) => row.cells)) {
    if (cell.words.length === 0) continue;
    const left = Math.min(...cell.words.map((word) => word.left));
    starts.set(cell.column, Math.min(starts.get(cell.column) ?? Infinity, left));
  }
  return starts;
}

function standsInColumns(row: Row, table: TableDraft, starts: ReadonlyMap<number, number>): boolean {
  return row.segments.every((segment) => {
    const column = columnOf(segment, table.gutters);
    const crosses = table.gutters.some((gutter) => segment.left < gutter.left && segment.right > gutter.right);
    return column > 0 && !crosses && segment.left > (starts.get(column) ?? Infinity) - sameStart;
  });
}

/** Of the columns of a table, the share that a row on the next page fills. */
const mostColumns = 0.7;

/** A row of its own: it has a key, and every cell begins where its column does. */
function isFurtherRow(row: Row, table: TableDraft, starts: ReadonlyMap<number, number>): boolean {
  const columns = row.segments.map((segment) => columnOf(segment, table.gutters));
  return (
    table.gutters.length > 1 &&
    columns[0] === 0 &&
    new Set(columns).size === columns.length &&
    columns.length >= mostColumns * (table.gutters.length + 1) &&
    row.segments.every(
      (segment, at) => Math.abs(segment.left - (starts.get(columns[at] ?? 0) ?? Infinity)) <= sameStart,
    )
  );
}

function takeRest(table: TableDraft, part: TextPart, count: number): void {
  const starts = columnStarts(table);
  for (const row of part.rows.slice(0, count)) {
    if (isFurtherRow(row, table, starts)) {
      table.rows.push(alignedRow(part.page, row, table));
      continue;
    }
    const last = table.rows[table.rows.length - 1];
    if (!last) return;
    for (const segment of row.segments) addOverleaf(last, columnOf(segment, table.gutters), part.page, segment.words);
  }
}
