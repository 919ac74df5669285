import { type AlignedBlock, columnOf, type Gutter } from './aligned-blocks.ts';
import { bottomOf, type HorizontalRule, median, topOf } from './geometry.ts';
import { areaOfRows, type Row, type Segment } from './rows.ts';
import type { CellDraft, RowDraft, TableDraft } from './table-draft.ts';

/** Lines this much further apart than the closest ones belong to different rows. */
const wrappedGap = 1.12;

/** A table without lines between its columns: the rows of an aligned block, wrapped cells put together. */
export function alignedTable(
  page: number,
  rows: readonly Row[],
  block: AlignedBlock,
  rules: readonly HorizontalRule[],
): TableDraft {
  const lines = rows.slice(block.from, block.to);
  const area = areaOfRows(lines);
  const edges = [area.left, ...block.gutters.map((gutter) => (gutter.left + gutter.right) / 2), area.right];
  const across = rules.filter(
    (rule) => Math.min(rule.right, area.right) - Math.max(rule.left, area.left) > 0.6 * (area.right - area.left),
  );
  const groups = groupedLines(lines, block.gutters, across);
  const drafts = groups.map((group) => rowDraft(page, group, block.gutters, edges));
  return {
    kind: 'table',
    page,
    ...area,
    gutters: block.gutters,
    rows: drafts,
    ruledHeaderRows: headerRows(drafts, across),
    bordered: false,
  };
}

/** A rule below the first row and none below the others sets it apart as column headings. */
function headerRows(drafts: readonly RowDraft[], rules: readonly HorizontalRule[]): number {
  const [first, second] = drafts;
  if (!first || !second) return 0;
  const between = (above: RowDraft, below: RowDraft) =>
    rules.some((rule) => rule.y > above.bottom - 4 && rule.y < below.top + 4);
  if (!between(first, second)) return 0;
  let others = 0;
  for (let at = 1; at + 1 < drafts.length; at += 1) {
    const above = drafts[at];
    const below = drafts[at + 1];
    if (above && below && between(above, below)) others += 1;
  }
  return others <= (drafts.length - 2) * 0.8 ? 1 : 0;
}

function groupedLines(lines: readonly Row[], gutters: readonly Gutter[], rules: readonly HorizontalRule[]): Row[][] {
  const tight = tightLeading(lines, gutters);
  const labelled = hasLabels(lines, gutters);
  const groups: Row[][] = [];
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1];
    const open = groups[groups.length - 1];
    if (!before || !open || startsRow(before, line, open, gutters, rules, tight, labelled)) groups.push([line]);
    else open.push(line);
  }
  return withWholeHeader(groups, gutters, rules);
}

/** Column headings of several lines, set to end on the line above the first rule, are one row. */
function withWholeHeader(groups: Row[][], gutters: readonly Gutter[], rules: readonly HorizontalRule[]): Row[][] {
  const lines = groups.flat();
  const first = lines[0];
  const rule = rules.find((each) => first !== undefined && each.y > first.baseline);
  if (!first || !rule || hasKey(first, gutters)) return groups;
  const heading = lines.filter((line) => line.baseline < rule.y);
  if (heading.length > 3 || !heading.some((line) => hasKey(line, gutters))) return groups;
  return [heading, ...groups.filter((group) => (group[0]?.baseline ?? 0) > rule.y)];
}

const hasKey = (line: Row, gutters: readonly Gutter[]): boolean =>
  line.segments.some((segment) => columnOf(segment, gutters) === 0);

/** A first column of labels ("Office hours:"), in which a label may take several lines. */
function hasLabels(lines: readonly Row[], gutters: readonly Gutter[]): boolean {
  const keys = lines.flatMap((line) => line.segments.filter((segment) => columnOf(segment, gutters) === 0));
  return keys.length >= 3 && keys.filter(endsInColon).length >= 0.5 * keys.length;
}

const endsInColon = (segment: Segment | undefined): boolean =>
  segment === undefined || /[:?]$/.test(segment.words[segment.words.length - 1]?.text ?? '');

/** The distance of wrapped lines where rows are set further apart than the lines inside them; else 0. */
function tightLeading(lines: readonly Row[], gutters: readonly Gutter[]): number {
  const gaps = lines.map((line, at) => (line.baseline - (lines[at - 1]?.baseline ?? 0)) / line.size).slice(1);
  if (gaps.length < 3) return 0;
  const sorted = [...gaps].sort((a, b) => a - b);
  const low = median(sorted.slice(0, Math.ceil(sorted.length / 3)));
  const wrapped = lines.slice(1).filter((_, at) => (gaps[at] ?? 0) <= wrappedGap * low);
  const rowsApart = gaps.length - wrapped.length;
  if (low > 1.6 || rowsApart < 0.2 * gaps.length || wrapped.length === 0) return 0;
  // Room after every few rows only helps the eye: then the lines between are rows, and have their first cell.
  const keyed = wrapped.filter((line) => hasKey(line, gutters));
  return keyed.length <= 0.5 * wrapped.length ? low : 0;
}

function startsRow(
  before: Row,
  line: Row,
  open: readonly Row[],
  gutters: readonly Gutter[],
  rules: readonly HorizontalRule[],
  tight: number,
  labelled: boolean,
): boolean {
  if (rules.some((rule) => rule.y > before.baseline && rule.y < line.baseline - 0.3 * line.size)) return true;
  const columns = new Map(line.segments.map((segment) => [columnOf(segment, gutters), segment]));
  const gap = (line.baseline - before.baseline) / line.size;
  const wraps = tight > 0 && gap <= wrappedGap * tight;
  const key = columns.get(0);
  if (labelled) return key !== undefined && endsInColon(lastOf(open, 0, gutters));
  if (tight > 0) return !wraps && (key !== undefined || columns.size > 1 || gap > 1.8 * tight);
  if (key) return !continues(lastOf(open, 0, gutters), key);
  if (columns.size < 2) return false;
  const siblings = [...columns].filter(([column, segment]) => isSibling(lastOf(open, column, gutters), segment));
  if (siblings.length >= 2) return true;
  for (const [column, segment] of columns) {
    const above = lastOf(open, column, gutters);
    if (above && !hasRoom(above, segment, column, gutters)) return false;
  }
  return true;
}

/** Two entries of one kind, such as "20 pts" above "30 pts": text that wraps does not repeat its figures. */
function isSibling(above: Segment | undefined, below: Segment): boolean {
  const shape = ({ words }: Segment) =>
    words.map((word) => word.text.replace(/\d+/g, '0').replace(/\p{L}+/gu, 'a')).join(' ');
  return above !== undefined && shape(above).includes('0') && shape(above) === shape(below);
}

function lastOf(lines: readonly Row[], column: number, gutters: readonly Gutter[]): Segment | undefined {
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const found = lines[at]?.segments.find((segment) => columnOf(segment, gutters) === column);
    if (found) return found;
  }
  return undefined;
}

/** Text that can only be the rest of what stands above it. */
function continues(above: Segment | undefined, segment: Segment): boolean {
  const last = above?.words[above.words.length - 1]?.text;
  const first = segment.words[0]?.text;
  if (!last || !first) return false;
  return /^[\p{Ll}(]/u.test(first) || /[-,/&–]$/u.test(last);
}

/** True where the first word would have fitted on the line above: the break was meant. */
function hasRoom(above: Segment, below: Segment, column: number, gutters: readonly Gutter[]): boolean {
  const limit = gutters[column]?.left ?? Infinity;
  const first = below.words[0];
  return first !== undefined && above.right + 0.3 * first.size + (first.right - first.left) < limit;
}

function rowDraft(page: number, lines: readonly Row[], gutters: readonly Gutter[], edges: readonly number[]): RowDraft {
  const cells: CellDraft[] = [];
  for (const line of lines) {
    for (const segment of line.segments) {
      const column = columnOf(segment, gutters);
      const lastColumn = gutters.filter((gutter) => (gutter.left + gutter.right) / 2 < segment.right - 6).length;
      let cell = cells.find((each) => each.column === column);
      if (!cell) {
        cell = { column, columnSpan: 1, continued: false, words: [], overleaf: [], left: edges[column] ?? 0, right: 0 };
        cells.push(cell);
      }
      cell.columnSpan = Math.max(cell.columnSpan, Math.max(lastColumn, column) - column + 1);
      cell.words.push(...segment.words);
    }
  }
  return {
    page,
    cells: filledUp(cells, edges),
    top: Math.min(...lines.map(topOf)),
    bottom: Math.max(...lines.map(bottomOf)),
  };
}

/** Blank cells are cells too. */
function filledUp(cells: readonly CellDraft[], edges: readonly number[]): CellDraft[] {
  const full: CellDraft[] = [];
  for (let column = 0; column + 1 < edges.length; ) {
    const cell = cells.find((each) => each.column === column);
    const next = Math.min(...cells.filter((each) => each.column > column).map((each) => each.column), edges.length - 1);
    const columnSpan = cell ? Math.min(cell.columnSpan, next - column) : 1;
    const right = edges[column + columnSpan] ?? 0;
    full.push(
      cell
        ? { ...cell, columnSpan, right }
        : { column, columnSpan: 1, continued: false, words: [], overleaf: [], left: edges[column] ?? 0, right },
    );
    column += columnSpan;
  }
  return full;
}
