import type { FlowCell, FlowNode, FlowRow, FlowTable } from '../flow/flow.ts';
import { findAlignedTable, findTabbedTable } from './aligned-table.ts';
import { findGridTable } from './grid-table.ts';
import type { LineTable } from './line-table.ts';
import { findLoosePipeTable } from './loose-pipe-table.ts';
import { findPipeTable } from './pipe-table.ts';
import { findRuledTable } from './ruled-table.ts';

const longest = 2000;
/** A search that went so far in vain is not begun again within it. */
const farSearch = 20;

/** Finds tables in a text, each only once however often it is asked for. */
export class TableFinder {
  private readonly lines: readonly string[];
  private readonly kinds: 'ruled' | 'any';
  private last: { at: number; table: LineTable | null } | null = null;
  private noneBefore = 0;

  /** `ruled`: only tables that draw their lines; `any`: also columns that are set by bars, tabs or spaces alone. */
  constructor(lines: readonly string[], kinds: 'ruled' | 'any') {
    // Nobody draws a table with lines as long as that, and searching them costs.
    this.lines = lines.some((line) => line.length > longest)
      ? lines.map((line) => (line.length > longest ? '' : line))
      : lines;
    this.kinds = kinds;
  }

  /** The table that begins at a line, or null. */
  at(start: number): LineTable | null {
    if (this.last?.at !== start) this.last = { at: start, table: this.search(start) };
    return this.last.table;
  }

  private search(start: number): LineTable | null {
    const { lines } = this;
    const first = lines[start] ?? '';
    if (first.trim() === '') return null;
    const ruled = findGridTable(lines, start) ?? findRuledTable(lines, start) ?? findLoosePipeTable(lines, start);
    if (ruled || this.kinds === 'ruled') return ruled;
    return findPipeTable(lines, start) ?? findTabbedTable(lines, start) ?? this.searchAligned(start);
  }

  private searchAligned(start: number): LineTable | null {
    if (start < this.noneBefore) return null;
    let searched = start;
    const table = findAlignedTable(this.lines, start, (end) => {
      searched = end;
    });
    if (!table && searched - start >= farSearch) this.noneBefore = searched;
    return table;
  }
}

/**
 * `firstLine` is the 1-based source line at which the table begins; `cellFlow` reads what stands in a cell, given the
 * width of its column.
 */
export function tableFromLines(
  table: LineTable,
  firstLine: number,
  cellFlow: (text: string, line: number, width: number) => FlowNode[],
): FlowTable {
  const widths = columnWidths(table);
  const rows = table.rows.map((row): FlowRow => {
    const sourceLine = firstLine + row.line - table.start;
    const cells = row.cells.map((cell, at): FlowCell => {
      const text = dedent(cell.lines);
      return {
        nodes: text.trim() === '' ? [] : cellFlow(text, sourceLine, widths[at] ?? 0),
        columnSpan: cell.columnSpan,
        rowSpan: 1,
        header: row.header,
      };
    });
    return { cells, skippedColumns: 0, header: row.header, place: { page: null, sourceLine } };
  });
  return { kind: 'table', rows, presentation: false };
}

/** The longest line of each column, in characters. */
function columnWidths(table: LineTable): number[] {
  const widths: number[] = [];
  for (const row of table.rows) {
    for (const [at, cell] of row.cells.entries()) {
      if (cell.columnSpan > 1) break;
      for (const line of cell.lines) widths[at] = Math.max(widths[at] ?? 0, line.trim().length);
    }
  }
  return widths;
}

function dedent(lines: readonly string[]): string {
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length);
  const least = indents.reduce((least, indent) => Math.min(least, indent), Number.POSITIVE_INFINITY);
  return lines.map((line) => (Number.isFinite(least) ? line.slice(least) : line).trimEnd()).join('\n');
}
