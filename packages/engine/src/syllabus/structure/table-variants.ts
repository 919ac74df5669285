import type { DateContext } from '../../dates/date-context.ts';
import type { Cell, TableRowBlock } from '../../documents/document.ts';
import { numberAtStart } from './numbers.ts';
import { readOpening } from './opening.ts';
import { type AnalysedTable, analyseTable, isHeaderRow, type TableHypothesis } from './table-columns.ts';

/** A way to read a table, and in a word what is supposed of it. */
export interface TableVariant {
  table: AnalysedTable;
  name: string;
}

const filled = (row: TableRowBlock) => row.cells.filter((cell) => cell.text.trim() !== '');
const longestHeading = 40;
const fewestRows = 3;

/** Short cells without numbers or dates, over cells of other kinds: headings, whatever their words. */
function mayBeHeader(row: TableRowBlock, context: DateContext): boolean {
  const cells = filled(row);
  const isShort = cells.every((cell) => cell.text.length <= longestHeading && !/\d/.test(cell.text));
  return cells.length >= 2 && isShort && !cells.some((cell) => readOpening(cell.text, context)?.date);
}

/** The first rows of a table where one may be its headings although their words do not say so; a title may stand over it. */
function possibleHeader(rows: TableRowBlock[], context: DateContext): TableRowBlock | null {
  const [first, second] = rows;
  if (!first || !second) return null;
  const candidate = filled(first).length === 1 ? second : first;
  return mayBeHeader(candidate, context) ? candidate : null;
}

/** Numbers down a column: they rise by one, mostly, whatever else stands in their cells. */
function countsDown(cells: Cell[]): boolean {
  const numbers = cells.flatMap((cell) => numberAtStart(cell.text) ?? []).map(Number);
  if (numbers.length < fewestRows || numbers.length < cells.length * 0.5) return false;
  const steps = numbers.slice(1).filter((n, i) => n >= (numbers[i] ?? 0) && n - (numbers[i] ?? 0) <= 2);
  return (numbers[0] ?? 9) <= 2 && steps.length >= (numbers.length - 1) * 0.8 && new Set(numbers).size >= fewestRows;
}

const columnsOf = (rows: TableRowBlock[], header: TableRowBlock | null): Map<number, Cell[]> => {
  const cells = rows.filter((row) => row !== header).flatMap((row) => filled(row).filter((cell) => !cell.continued));
  return new Map([...Map.groupBy(cells, (cell) => cell.column)].sort((a, b) => a[0] - b[0]));
};

/** Every way to read a table as a schedule that its cells allow, beside the one that its words suggest. */
export function tableVariants(rows: TableRowBlock[], context: DateContext): TableVariant[] {
  if (rows.length < fewestRows) return [];
  const variants: TableVariant[] = [];
  const add = (name: string, own: TableRowBlock[], hypothesis: TableHypothesis) =>
    variants.push({ name, table: analyseTable(own, context, hypothesis) });
  const unnamed = possibleHeader(rows, context);
  const header = unnamed && !isHeaderRow(unnamed, context) ? { header: unnamed } : {};
  const title = rows[0] && filled(rows[0]).length === 1 && unnamed === rows[1] ? rows.slice(1) : rows;
  if (header.header || title !== rows) add('header', title, header);
  for (const [column, cells] of columnsOf(title, unnamed)) {
    if (countsDown(cells)) {
      add(`week ${column}`, title, { ...header, key: { column, as: 'week' } });
      add(`session ${column}`, title, { ...header, key: { column, as: 'session' } });
    }
    const dated = cells.filter(
      (cell) => readOpening(cell.text, context, { keyColumn: true, dateColumn: column === 0 })?.date,
    );
    if (dated.length >= fewestRows && dated.length >= cells.length * 0.5)
      add(`date ${column}`, title, { ...header, key: { column, as: 'date' } });
  }
  return variants;
}
