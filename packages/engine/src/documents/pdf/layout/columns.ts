import { median } from '../geometry.ts';
import { isMarkerWord } from '../text/list-markers.ts';
import { type AlignedBlock, usualLeading } from './aligned-blocks.ts';
import { columnOf, type Gutter, segmentIn } from './gutters.ts';
import type { Row, Segment } from './rows.ts';

const fewestLines = 6;
const step = 3;

/** The longest run of rows that are set in two columns of running text, however their lines stand to each other. */
export function columnBlock(rows: readonly Row[]): AlignedBlock | null {
  const left = Math.min(...rows.map((row) => row.left));
  const right = Math.max(...rows.map((row) => row.right));
  const sections = sectionStarts(rows, left);
  let best: AlignedBlock | null = null;
  let most = 2 * fewestLines;
  for (let x = left + 0.18 * (right - left); x < right - 0.18 * (right - left); x += step) {
    for (const wide of uncrossedRuns(rows, x, sections)) {
      // What is left without tables is no more.
      if (wide.lines <= most || Math.min(wide.onLeft, wide.onRight) < fewestLines) continue;
      const run = withoutTables(rows, wide, x);
      if (run.lines <= most || Math.min(run.onLeft, run.onRight) < fewestLines) continue;
      const block = { from: run.from, to: run.to, gutters: [gutterAt(rows.slice(run.from, run.to), x)] };
      if (!isTextInColumns(rows, block)) continue;
      best = block;
      most = run.lines;
    }
  }
  return best;
}

interface Run {
  from: number;
  to: number;
  lines: number;
  onLeft: number;
  onRight: number;
}

/** Headings at the margin below white as wide as the page: columns do not go on past them. */
function sectionStarts(rows: readonly Row[], left: number): ReadonlySet<Row> {
  const leading = usualLeading(rows);
  const textSize = median(rows.map((row) => row.size));
  const isStart = (row: Row, at: number) =>
    row.segments.length === 1 &&
    row.left < left + 3 &&
    row.size > 1.15 * textSize &&
    row.baseline - (rows[at - 1]?.baseline ?? 0) > 1.5 * leading;
  return new Set(rows.filter(isStart));
}

/** The runs of rows in which no text stands at `x`. */
function* uncrossedRuns(rows: readonly Row[], x: number, sections: ReadonlySet<Row>): Generator<Run> {
  let run: Run | null = null;
  for (const [at, row] of rows.entries()) {
    let onLeft = 0;
    let onRight = 0;
    let isCrossed = false;
    for (const { left, right } of row.segments) {
      if (right <= x) onLeft += 1;
      if (left >= x) onRight += 1;
      if (left < x && right > x) isCrossed = true;
    }
    if (run && (isCrossed || sections.has(row))) {
      yield run;
      run = null;
    }
    if (isCrossed) continue;
    run ??= { from: at, to: at, lines: 0, onLeft: 0, onRight: 0 };
    run.to = at + 1;
    run.lines += row.segments.length;
    run.onLeft += onLeft;
    run.onRight += onRight;
  }
  if (run) yield run;
}

/** Cuts off rows of three and more cells at either end: a table above or below the columns. */
function withoutTables(rows: readonly Row[], run: Run, x: number): Run {
  const middle = (run.from + run.to) / 2;
  let { from, to } = run;
  for (let at = run.from; at < run.to; at += 1) {
    if ((rows[at]?.segments.length ?? 0) < 3) continue;
    if (at < middle) from = at + 1;
    else to = Math.min(to, at);
  }
  if (from === run.from && to === run.to) return run;
  const last = rows[from - 1];
  while (from > run.from && last && isRestOf(last, rows[from - 1], rows[from])) from += 1;
  const segments = rows.slice(from, to).flatMap((row) => row.segments);
  const onLeft = segments.filter((segment) => segment.right <= x).length;
  return { from, to, lines: segments.length, onLeft, onRight: segments.length - onLeft };
}

/** A single line that begins where a cell of the row above it does. */
function isRestOf(row: Row, before: Row | undefined, line: Row | undefined): boolean {
  const segment = line?.segments[0];
  if (!line || !before || !segment || line.segments.length > 1) return false;
  if (line.baseline - before.baseline > 1.4 * line.size) return false;
  return row.segments.slice(1).some((cell) => Math.abs(cell.left - segment.left) < 3);
}

function gutterAt(rows: readonly Row[], x: number): Gutter {
  const gutter = { left: -Infinity, right: Infinity };
  for (const { segments } of rows) {
    for (const segment of segments) {
      if (segment.right <= x) gutter.left = Math.max(gutter.left, segment.right);
      else gutter.right = Math.min(gutter.right, segment.left);
    }
  }
  return gutter;
}

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
  const longest = Math.max(...columns.map((column) => column.length));
  const isIndependent = columns.every((_, at) => sharedLines(lines, at, block.gutters) < independent);
  if (isIndependent && longest >= 2 * fewestLines && columns.some(isRunningText)) return true;
  if (columns.every(isRunningText) && !hasCommonRows(lines)) return true;
  return count === 2 && isBesideProse(lines, block.gutters);
}

/** Short lines beside prose that runs on from line to line without regard to them: a column at the margin. */
function isBesideProse(lines: readonly Row[], gutters: readonly Gutter[]): boolean {
  return [0, 1].some((short) => {
    const prose = lines.flatMap((line) => segmentIn(line, 1 - short, gutters) ?? []);
    const beside = lines.filter((line) => segmentIn(line, short, gutters) && segmentIn(line, 1 - short, gutters));
    const cut = beside.filter((line) => /^\p{Ll}+$/u.test(segmentIn(line, 1 - short, gutters)?.words[0]?.text ?? ''));
    return isRunningText(prose) && cut.length >= 3 && cut.length >= 0.4 * beside.length;
  });
}

/** Columns of which at most this share of lines stands beside a line of another column do not belong to rows. */
const independent = 0.45;
const sameBaseline = 0.1;

function sharedLines(lines: readonly Row[], column: number, gutters: readonly Gutter[]): number {
  const own = lines.filter((line) => segmentIn(line, column, gutters) !== undefined);
  const isShared = (line: Row) => {
    const baseline = segmentIn(line, column, gutters)?.words[0]?.baseline ?? 0;
    return line.segments.some(
      (segment) =>
        columnOf(segment, gutters) !== column &&
        Math.abs((segment.words[0]?.baseline ?? Infinity) - baseline) < sameBaseline * line.size,
    );
  };
  return own.filter(isShared).length / own.length;
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
