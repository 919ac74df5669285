import type { FlowCell, FlowNode, FlowRow, FlowTable } from '../flow/flow.ts';
import { RichTextBuilder } from '../flow/rich-text.ts';

export type BlockOpening =
  | { kind: 'paragraph' }
  | { kind: 'heading'; level: number }
  | { kind: 'list-item'; depth: number; marker: string | null };

/** Where text goes: the document itself, or one cell of a table. */
export class LatexOutput {
  readonly nodes: FlowNode[] = [];
  readonly text = new RichTextBuilder();
  opening: BlockOpening = { kind: 'paragraph' };
  /** Lists open around the text, outermost first. */
  readonly lists: OpenList[] = [];
  private line: number | null = null;

  /** Notes where the text that follows stands in the source. */
  at(sourceLine: number): void {
    if (this.text.isEmpty) this.line = sourceLine;
  }

  /** Ends the paragraph, heading or item that is being written. */
  flush(): void {
    const content = this.text.take();
    if (content.text === '') return;
    const place = { page: null, sourceLine: this.line };
    const { opening } = this;
    if (opening.kind === 'heading') this.nodes.push({ kind: 'heading', level: opening.level, content, place });
    else if (opening.kind === 'paragraph') this.nodes.push({ kind: 'paragraph', content, place });
    else {
      this.nodes.push({ kind: 'list-item', depth: opening.depth, marker: opening.marker, content, place });
      this.opening = { ...opening, marker: null };
    }
  }

  /** A blank line: within an item it only begins a new line. */
  paragraph(): void {
    if (this.opening.kind === 'list-item') this.text.startLine();
    else this.flush();
  }
}

export interface OpenList {
  kind: 'bullet' | 'number' | 'description';
  count: number;
  /** How numbers are printed; null for the default of the depth. */
  label: string | null;
  outer: BlockOpening;
}

const mostColumns = 200;
const mostRows = 100_000;

/** A table whose rows are being read. */
export class OpenTable {
  readonly table: FlowTable = { kind: 'table', rows: [], presentation: false };
  /** Groups open where the table began: `\\` inside a deeper one breaks a line, not a row. */
  readonly groups: number;
  /** Environments open inside of the table: there, too, `\\` breaks a line. */
  environments = 0;
  private cells: FlowCell[] = [];
  cell = new LatexOutput();
  private columnSpan = 1;
  private rowSpan = 1;
  private line: number;
  /** Grid columns that a cell from above still covers, with the number of rows. */
  private covered = new Map<number, number>();
  private rules = 0;

  constructor(groups: number, sourceLine: number) {
    this.groups = groups;
    this.line = sourceLine;
  }

  spanColumns(count: number): void {
    this.columnSpan = count;
  }

  spanRows(count: number): void {
    this.rowSpan = count;
  }

  endCell(): void {
    this.cell.flush();
    if (this.cells.length >= mostColumns) return;
    this.cells.push({ nodes: this.cell.nodes, columnSpan: this.columnSpan, rowSpan: this.rowSpan, header: false });
    this.cell = new LatexOutput();
    this.columnSpan = 1;
    this.rowSpan = 1;
  }

  endRow(nextLine: number): void {
    this.endCell();
    const isEmpty = this.cells.every((cell) => cell.nodes.length === 0);
    if ((!isEmpty || this.covered.size > 0) && this.table.rows.length < mostRows) {
      const place = { page: null, sourceLine: this.line };
      const row: FlowRow = { cells: this.withoutCovered(), skippedColumns: 0, header: false, place };
      this.table.rows.push(row);
      this.rules = 0;
    }
    this.cells = [];
    this.line = nextLine;
  }

  /** A rule below the first row sets it off where it is doubled or the only one. */
  rule(kind: string): void {
    this.rules += 1;
    const first = this.table.rows[0];
    if (first && this.table.rows.length === 1 && (kind === 'midrule' || this.rules > 1)) first.header = true;
  }

  /** Rows so far are the head of a table that repeats it on every page, or its foot. */
  endPart(kind: string): void {
    const { rows } = this.table;
    if (kind === 'endfirsthead') for (const row of rows) row.header = true;
    else if (kind === 'endhead') {
      const first = rows.findIndex((row) => row.header);
      if (first >= 0 && rows.some((row) => !row.header)) rows.splice(rows.findLastIndex((row) => row.header) + 1);
      for (const row of rows) row.header = true;
    } else rows.splice(rows.findLastIndex((row) => row.header) + 1);
  }

  finish(): FlowTable {
    this.cell.flush();
    if (this.cells.length > 0 || this.cell.nodes.length > 0) this.endRow(this.line);
    return this.table;
  }

  /** `\multirow` leaves empty cells below itself, which the grid must not count twice. */
  private withoutCovered(): FlowCell[] {
    const kept: FlowCell[] = [];
    let column = 0;
    for (const cell of this.cells) {
      const rows = this.covered.get(column) ?? 0;
      if (rows > 0 && cell.nodes.length === 0) {
        if (rows === 1) this.covered.delete(column);
        else this.covered.set(column, rows - 1);
      } else {
        kept.push(cell);
        if (cell.rowSpan > 1) this.covered.set(column, cell.rowSpan - 1);
      }
      column += cell.columnSpan;
    }
    return kept;
  }
}
