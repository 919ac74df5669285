import { bottomOf, type HorizontalRule, topOf } from '../geometry.ts';
import type { AlignedBlock } from '../layout/aligned-blocks.ts';
import { columnOf, type Gutter } from '../layout/gutters.ts';
import { areaOfRows, type Row } from '../layout/rows.ts';
import { partedAtDates } from './dated-rows.ts';
import { RowGrouping } from './row-grouping.ts';
import type { CellDraft, RowDraft, TableDraft } from './table-draft.ts';

/** Text of a column may run on up to this distance from where the next one begins. */
const widestBorder = 10;

const columnEdge = ({ left, right }: Gutter): number => right - Math.min(widestBorder, (right - left) / 2);

/** A table without lines between its columns: the rows of an aligned block, wrapped cells put together. */
export function alignedTable(
  page: number,
  rows: readonly Row[],
  block: AlignedBlock,
  rules: readonly HorizontalRule[],
): TableDraft {
  const lines = rows.slice(block.from, block.to);
  const area = areaOfRows(lines);
  const edges = [area.left, ...block.gutters.map(columnEdge), area.right];
  const across = rules.filter(
    (rule) => Math.min(rule.right, area.right) - Math.max(rule.left, area.left) > 0.6 * (area.right - area.left),
  );
  const groups = new RowGrouping(lines, block.gutters, across).groups();
  const drafts = groups.map((group) => rowDraft(page, group, block.gutters, edges));
  return partedAtDates({
    kind: 'table',
    page,
    ...area,
    gutters: block.gutters,
    rows: drafts,
    ruledHeaderRows: headerRows(drafts, across),
    bordered: false,
  });
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

/** A row of text as one of a table that is known already. */
export function alignedRow(page: number, row: Row, table: TableDraft): RowDraft {
  return rowDraft(page, [row], table.gutters, [table.left, ...table.gutters.map(columnEdge), table.right]);
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
  const [only] = cells;
  const isTitle = lines.length === 1 && cells.length === 1 && only?.words.every((word) => word.bold || word.italic);
  if (only && isTitle && only.columnSpan > 1) only.columnSpan = edges.length - 1;
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
