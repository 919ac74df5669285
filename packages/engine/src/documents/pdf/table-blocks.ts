import type { Cell, CellLine, Line, Mark, TableRowBlock } from '../document.ts';
import { BlockTextBuilder } from './block-text.ts';
import type { Hyphenation } from './hyphenation.ts';
import { rowsOf } from './rows.ts';
import type { CellDraft, RowDraft, TableDraft } from './table-draft.ts';
import { groupLines, type TextGroup } from './text-groups.ts';
import { shareOf, textLines } from './text-line.ts';

export type RowBlock = Omit<TableRowBlock, 'index'>;

export interface TableContext {
  hyphenation: Hyphenation;
  leading: (size: number) => number;
}

const separator = ' | ';

/** The rows of a table as blocks; `table` and `row` number the first of them. */
export function tableBlocks(draft: TableDraft, table: number, firstRow: number, context: TableContext): RowBlock[] {
  return draft.rows.map((row, at) =>
    rowBlock(draft, row, table, firstRow + at, firstRow + at < headerRows(draft, firstRow), context),
  );
}

/** By a rule drawn below them, or bold throughout above rows that are not. */
function headerRows(draft: TableDraft, firstRow: number): number {
  if (firstRow > 0) return 0;
  if (draft.ruledHeaderRows > 0) return draft.ruledHeaderRows;
  const [first, ...others] = draft.rows;
  if (!first || others.length === 0) return 0;
  const filled = first.cells.filter((cell) => cell.words.length > 0);
  const isBold = (row: RowDraft) =>
    shareOf(
      row.cells.flatMap((cell) => cell.words),
      (word) => word.bold,
    ) > 0.9;
  return filled.length >= 2 && isBold(first) && !others.every(isBold) ? 1 : 0;
}

function rowBlock(
  draft: TableDraft,
  row: RowDraft,
  table: number,
  number: number,
  header: boolean,
  context: TableContext,
): RowBlock {
  let text = '';
  const marks: Mark[] = [];
  const lines: Line[] = [];
  const cells: Cell[] = [];
  for (const [at, cellDraft] of row.cells.entries()) {
    if (at > 0) text += separator;
    const content = cellContent(draft.page, cellDraft, context);
    const start = text.length;
    text += content.text;
    for (const mark of content.marks) marks.push({ ...mark, start: mark.start + start, end: mark.end + start });
    for (const line of content.printed) lines.push({ ...line, start: line.start + start });
    cells.push({
      column: cellDraft.column,
      columnSpan: cellDraft.columnSpan,
      continued: cellDraft.continued,
      text: content.text,
      start,
      lines: content.lines,
    });
  }
  return {
    kind: 'table-row',
    text,
    marks,
    page: draft.page,
    sourceLine: null,
    lines,
    table,
    row: number,
    header,
    cells,
  };
}

function cellContent(
  page: number,
  cell: CellDraft,
  { hyphenation, leading }: TableContext,
): { text: string; marks: Mark[]; printed: Line[]; lines: CellLine[] } {
  const printedLines = textLines(page, rowsOf(cell.words), { left: cell.left, right: cell.right - 3 });
  const lefts: number[] = [];
  let text = '';
  const marks: Mark[] = [];
  const printed: Line[] = [];
  const lines: CellLine[] = [];
  for (const group of groupLines(printedLines, leading)) {
    const content = groupText(group, hyphenation);
    if (content.text === '') continue;
    if (text !== '') text += '\n';
    const start = text.length;
    text += content.text;
    for (const mark of content.marks) marks.push({ ...mark, start: mark.start + start, end: mark.end + start });
    for (const line of content.lines) printed.push({ ...line, start: line.start + start });
    const first = group.lines[0];
    const marker = first?.marker ?? null;
    const line: CellLine = {
      text: content.text,
      marks: content.marks,
      listDepth: marker ? depthOf(lefts, first?.left ?? 0) : null,
    };
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
