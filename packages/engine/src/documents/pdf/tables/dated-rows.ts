import { findDates } from '../../../dates/find-dates.ts';
import type { Row, Segment } from '../layout/rows.ts';
import { rowOfLines, rowsInColumns } from './sparse-rows.ts';
import type { CellDraft, RowDraft, TableDraft } from './table-draft.ts';

/** Of fewer ruled rows with several dates, nothing shows that each date has a line of its own. */
const fewestRows = 3;
/** Text that wraps takes now one line and now three: so many rows don't have a line for each date by chance. */
const manyRows = 5;
const nearlyAll = 0.8;
const often = 0.4;
const seldom = 0.1;

/** A ruled row that has a line for each of several dates. */
interface DatedRow {
  row: RowDraft;
  /** Those with a date begin a row; the others go on with the one above. */
  lines: { line: Row; isDated: boolean }[];
}

/**
 * Parts the ruled rows of a schedule where each holds a line for every day of its week. Dates that only stand above one
 * another, beside a text that wraps, stay together: the other columns must break their lines where more would have
 * fitted, and only beside a date.
 */
export function partedAtDates(table: TableDraft): TableDraft {
  const columns = table.gutters.length + 1;
  for (let column = 0; column < columns; column += 1) {
    const dated = table.rows.map((row) => datedRow(row, column));
    const several = dated.filter((one) => one !== null && one.lines.length > 1);
    if (several.length < fewestRows || !several.every((one) => one !== null)) continue;
    const lines = several.flatMap((one) => one.lines);
    const beside = lines.filter(({ isDated }) => isDated).length;
    const { meant, wrapped } = breaksBeside(several, column);
    const isRegular = beside === lines.length && several.length >= manyRows && wrapped < seldom;
    if (beside < nearlyAll * lines.length || meant < (isRegular ? often : nearlyAll)) continue;
    const ofWeeks = new Set(Array.from({ length: column }, (_, at) => at).filter((at) => isOfWholeRows(several, at)));
    return { ...table, rows: table.rows.flatMap((row, at) => partsOf(row, dated[at] ?? null, ofWeeks)) };
  }
  return table;
}

/** The lines of a row by their dates in a column; null where that column begins with no date or holds anything else. */
function datedRow(row: RowDraft, column: number): DatedRow | null {
  const cell = row.cells.find((each) => each.column === column);
  if (!cell || cell.continued || cell.columnSpan > 1) return null;
  const lines = rowsInColumns(row).map((line) => {
    const own = segmentOf(line, cell);
    return { line, isDated: own !== undefined && isOnlyDate(own), holdsOther: own !== undefined && !isOnlyDate(own) };
  });
  const dates = lines.filter(({ isDated }) => isDated).length;
  if (dates < 2 || !lines[0]?.isDated || lines.some(({ holdsOther }) => holdsOther)) return null;
  return { row, lines };
}

const segmentOf = (line: Row, cell: CellDraft): Segment | undefined =>
  line.segments.find(({ words }) => words.some((word) => cell.words.includes(word)));

function isOnlyDate({ words }: Segment): boolean {
  const text = words.map((word) => word.text).join(' ');
  const [date, ...others] = findDates(text);
  return (
    date !== undefined && others.length === 0 && !/[\p{L}\d]/u.test(text.slice(0, date.start) + text.slice(date.end))
  );
}

/** The shares of line breaks beside the dates where the next word would have fitted, and where a text only goes on. */
function breaksBeside(rows: readonly DatedRow[], column: number): { meant: number; wrapped: number } {
  let breaks = 0;
  let meant = 0;
  let wrapped = 0;
  for (const { row, lines } of rows)
    for (const cell of row.cells) {
      if (cell.column === column) continue;
      const segments = lines.flatMap(({ line }) => segmentOf(line, cell) ?? []);
      for (const [at, segment] of segments.entries()) {
        const first = segments[at + 1]?.words[0];
        if (!first) continue;
        breaks += 1;
        if (segment.right + 0.3 * first.size + (first.right - first.left) < cell.right) meant += 1;
        if (/^\p{Ll}/u.test(first.text) || /[,&-]$/.test(segment.words.at(-1)?.text ?? '')) wrapped += 1;
      }
    }
  return breaks === 0 ? { meant: 0, wrapped: 0 } : { meant: meant / breaks, wrapped: wrapped / breaks };
}

/** Whether a column has one line for all dates of a row, as the number of the week. */
function isOfWholeRows(rows: readonly DatedRow[], column: number): boolean {
  const single = rows.filter(({ row, lines }) => {
    const cell = row.cells.find((each) => each.column === column);
    return cell !== undefined && lines.filter(({ line }) => segmentOf(line, cell)).length <= 1;
  });
  return single.length >= nearlyAll * rows.length;
}

function partsOf(row: RowDraft, dated: DatedRow | null, ofWeeks: ReadonlySet<number>): RowDraft[] {
  // What a row repeats of the one above stands there.
  if (row.cells.every((cell) => cell.continued)) return [];
  if (!dated) return [row];
  const groups: Row[][] = [];
  for (const { line, isDated } of dated.lines) {
    if (isDated) groups.push([line]);
    else groups.at(-1)?.push(line);
  }
  const parts = groups.map((lines) => rowOfLines(row, lines));
  // The number of the week may stand at half height: it is that of the first day.
  for (const [at, cell] of row.cells.entries()) {
    if (!ofWeeks.has(cell.column)) continue;
    for (const part of parts) {
      const own = part.cells[at];
      if (own) part.cells[at] = { ...own, words: part === parts[0] ? cell.words : [] };
    }
  }
  return parts;
}
