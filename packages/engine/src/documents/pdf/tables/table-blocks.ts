import type { Cell, CellLine, Line, Mark, TableRowBlock } from '../../document.ts';
import type { Hyphenation } from '../../hyphenation.ts';
import { rowsOf } from '../layout/rows.ts';
import { BlockTextBuilder } from '../text/block-text.ts';
import { groupLines, joinGroups, type TextGroup } from '../text/text-groups.ts';
import { characterShare, isFull, textLines } from '../text/text-line.ts';
import type { CellDraft, RowDraft, TableDraft } from './table-draft.ts';

export type RowBlock = Omit<TableRowBlock, 'index'>;

export interface TableContext {
  hyphenation: Hyphenation;
  leading: (size: number) => number;
}

const separator = ' | ';
const widestPadding = 8;

/** The rows of a table as blocks. */
export function tableBlocks(draft: TableDraft, table: number, context: TableContext): RowBlock[] {
  const headers = headerRows(draft);
  const limits = columnLimits(draft);
  return draft.rows.map((row, at) => rowBlock(row, { table, row: at, header: at < headers }, limits, context));
}

/** How far text reaches in a cell: what a table keeps from the border on the left, it does on the right. */
function columnLimits(draft: TableDraft): (cell: CellDraft) => number {
  if (!draft.bordered) return wrapLimits(draft);
  const indents: number[] = [];
  for (const row of draft.rows) {
    for (const cell of row.cells) {
      if (cell.words.length > 0) indents.push(Math.min(...cell.words.map((word) => word.left)) - cell.left);
    }
  }
  indents.sort((a, b) => a - b);
  const padding = Math.min(Math.max(indents[Math.floor(indents.length / 4)] ?? 0, 0), widestPadding);
  return (cell) => cell.right - padding;
}

/** Of the lines of a column, the share that has to be full for its widest line to show where the column wraps. */
const mostlyFull = 0.7;

/**
 * Without borders, text may run on towards the next column; but where nearly every line of a column would not have
 * taken the first word of the next one, its widest line is as wide as the column.
 */
function wrapLimits(draft: TableDraft): (cell: CellDraft) => number {
  const widest = new Map<number, number>();
  for (const cell of plainCells(draft)) {
    widest.set(cell.column, Math.max(widest.get(cell.column) ?? 0, ...cell.words.map((word) => word.right)));
  }
  const pairs = new Map<number, { full: number; all: number }>();
  for (const cell of plainCells(draft)) {
    const measure = { left: cell.left, right: widest.get(cell.column) ?? cell.right };
    const lines = textLines(0, rowsOf(cell.words), measure);
    const count = pairs.get(cell.column) ?? { full: 0, all: 0 };
    for (const [at, line] of lines.entries()) {
      const before = lines[at - 1];
      if (!before) continue;
      count.all += 1;
      if (isFull(before, line)) count.full += 1;
    }
    pairs.set(cell.column, count);
  }
  return (cell) => {
    const right = Math.max(...cell.words.map((word) => word.right));
    const { full, all } = pairs.get(cell.column) ?? { full: 0, all: 0 };
    const wraps = cell.columnSpan === 1 && all >= 2 && full >= mostlyFull * all;
    return Math.max(right, wraps ? (widest.get(cell.column) ?? 0) : cell.right);
  };
}

const plainCells = (draft: TableDraft): CellDraft[] =>
  draft.rows.flatMap((row) => row.cells.filter((cell) => cell.columnSpan === 1 && cell.words.length > 0));

/** By a rule drawn below them, or bold throughout above rows that are not. */
function headerRows(draft: TableDraft): number {
  if (draft.ruledHeaderRows > 0) return draft.ruledHeaderRows;
  const [first, ...others] = draft.rows;
  if (!first || others.length === 0) return 0;
  const filled = first.cells.filter((cell) => cell.words.length > 0);
  const isBold = (row: RowDraft) =>
    characterShare(
      row.cells.flatMap((cell) => cell.words),
      (word) => word.bold,
    ) > 0.9;
  return filled.length >= 2 && isBold(first) && !others.every(isBold) ? 1 : 0;
}

function rowBlock(
  row: RowDraft,
  place: { table: number; row: number; header: boolean },
  limits: (cell: CellDraft) => number,
  context: TableContext,
): RowBlock {
  let text = '';
  const marks: Mark[] = [];
  const lines: Line[] = [];
  const cells: Cell[] = [];
  for (const [at, cellDraft] of row.cells.entries()) {
    if (at > 0) text += separator;
    const content = cellContent(cellDraft, row.page, limits(cellDraft), context);
    const start = text.length;
    text += content.text;
    marks.push(...shifted(content.marks, start));
    for (const line of content.printed) lines.push({ ...line, start: line.start + start });
    const { column, columnSpan, continued } = cellDraft;
    cells.push({ column, columnSpan, continued, text: content.text, start, lines: content.lines });
  }
  return { kind: 'table-row', text, marks, page: row.page, sourceLine: null, lines, ...place, cells };
}

const shifted = (marks: readonly Mark[], by: number): Mark[] =>
  marks.map((mark) => ({ ...mark, start: mark.start + by, end: mark.end + by }));

function cellContent(
  cell: CellDraft,
  page: number,
  right: number,
  { hyphenation, leading }: TableContext,
): { text: string; marks: Mark[]; printed: Line[]; lines: CellLine[] } {
  const measure = { left: cell.left, right };
  const [top, ...rests] = [...(cell.above ? [cell.above] : []), { page, words: cell.words }, ...cell.overleaf];
  const groups = top ? groupLines(textLines(top.page, rowsOf(top.words), measure), leading) : [];
  for (const rest of rests) {
    const [first, ...others] = groupLines(textLines(rest.page, rowsOf(rest.words), measure), leading);
    const last = groups[groups.length - 1];
    if (first && !(last && joinGroups(last, first))) groups.push(first);
    groups.push(...others);
  }
  const lefts: number[] = [];
  let text = '';
  const marks: Mark[] = [];
  const printed: Line[] = [];
  const lines: CellLine[] = [];
  for (const group of groups) {
    const content = groupText(group, hyphenation);
    if (content.text === '') continue;
    if (text !== '') text += '\n';
    for (const line of content.lines) printed.push({ ...line, start: line.start + text.length });
    marks.push(...shifted(content.marks, text.length));
    text += content.text;
    const first = group.lines[0];
    const marker = first?.marker ?? null;
    const listDepth = marker ? depthOf(lefts, first?.left ?? 0) : null;
    const line: CellLine = { text: content.text, marks: content.marks, listDepth };
    lines.push(marker && !marker.bullet ? { ...line, marker: marker.text } : line);
  }
  return { text, marks, printed, lines };
}

/** The nesting of a list item by its indent; `lefts` holds the indents of the items that it may stand under. */
export function depthOf(lefts: number[], left: number): number {
  while (lefts.length > 0 && (lefts[lefts.length - 1] ?? 0) > left + 3) lefts.pop();
  if (lefts.length === 0 || (lefts[lefts.length - 1] ?? 0) < left - 3) lefts.push(left);
  return lefts.length - 1;
}

/** The text of a group without its list marker. */
export function groupText(group: TextGroup, hyphenation: Hyphenation, keepMarker = false) {
  const builder = new BlockTextBuilder(hyphenation);
  for (const [at, line] of group.lines.entries()) {
    const skip = at === 0 && line.marker && !keepMarker ? line.marker.words : 0;
    builder.addLine(line, skip, group.breaks.has(at));
  }
  return builder.finish();
}
