import { type AlignedBlock, usualLeading } from './aligned-blocks.ts';
import { median } from './geometry.ts';
import { columnOf, type Gutter, segmentIn } from './gutters.ts';
import { isMarkerWord } from './list-markers.ts';
import type { Row, Segment } from './rows.ts';

/** Text is set in columns, rather than in a table, when each column reads on by itself. */
export function isTextInColumns(rows: readonly Row[], block: AlignedBlock): boolean {
  const lines = rows.slice(block.from, block.to);
  const count = block.gutters.length + 1;
  const columns: Segment[][] = Array.from({ length: count }, () => []);
  for (const line of lines) {
    for (const segment of line.segments) columns[columnOf(segment, block.gutters)]?.push(segment);
  }
  if (columns.some((column) => column.length === 0)) return false;
  if (isListInColumns(columns)) return true;
  if (count > 3 || columns.some((column) => column.length < 5)) return false;
  if (columns.every((_, at) => sharedLines(lines, at, block.gutters) < independent)) return true;
  return columns.every(isRunningText) && !hasCommonRows(lines);
}

/** Columns of which at most this share of lines stands beside a line of another column do not belong to rows. */
const independent = 0.45;

function sharedLines(lines: readonly Row[], column: number, gutters: readonly Gutter[]): number {
  const own = lines.filter((line) => segmentIn(line, column, gutters) !== undefined);
  return own.filter((line) => line.segments.length > 1).length / own.length;
}

/** One list that runs down one column and on in the next. */
function isListInColumns(columns: readonly Segment[][]): boolean {
  const starts = columns.map((column) => column.filter((segment) => isMarkerWord(segment.words[0])));
  const allLists = starts.every((marked, at) => marked.length > 0 && marked.length >= 0.5 * (columns[at]?.length ?? 0));
  if (!allLists || starts.every((marked) => marked.length < 2)) return false;
  const numbers = starts.map((marked) => marked.map((segment) => Number.parseInt(segment.words[0]?.text ?? '', 10)));
  if (numbers.flat().some(Number.isNaN)) return numbers.flat().every(Number.isNaN);
  return numbers.flat().every((number, at, all) => at === 0 || number === (all[at - 1] ?? 0) + 1);
}

function isRunningText(column: readonly Segment[]): boolean {
  const left = Math.min(...column.map((segment) => segment.left));
  const right = Math.max(...column.map((segment) => segment.right));
  const full = column.filter((segment) => segment.right > right - 0.25 * (right - left)).length;
  return full >= 0.55 * column.length && median(column.map((segment) => segment.words.length)) >= 3;
}

/** Gaps that run through all columns at once set rows apart. */
function hasCommonRows(lines: readonly Row[]): boolean {
  const leading = usualLeading(lines);
  let gaps = 0;
  for (let at = 1; at < lines.length; at += 1) {
    if ((lines[at]?.baseline ?? 0) - (lines[at - 1]?.baseline ?? 0) > 1.25 * leading) gaps += 1;
  }
  return gaps >= 2 && lines.length / gaps < 7;
}
