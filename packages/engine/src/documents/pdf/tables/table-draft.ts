import type { Area, PdfWord } from '../geometry.ts';

/** A table as it stands on one page, before its text is put together. */
export interface CellDraft {
  column: number;
  columnSpan: number;
  /** True for the further rows of a cell merged downwards; it holds the same words as the cell above. */
  continued: boolean;
  words: PdfWord[];
  /** The lines of it that stand at the end of the page before that of its row. */
  above?: { page: number; words: PdfWord[] };
  /** The rest of a cell that goes on on the next page. */
  overleaf: { page: number; words: PdfWord[] }[];
  /** How far the cell's text may reach. */
  left: number;
  right: number;
}

export interface RowDraft {
  page: number;
  cells: CellDraft[];
  top: number;
  bottom: number;
  /** Its place among all rows of the table, where the file's tags tell it: the two halves of a broken row share it. */
  part?: number;
}

export interface TableDraft extends Area {
  kind: 'table';
  page: number;
  /** The white between the columns, or the line: then left and right are the same. */
  gutters: { left: number; right: number }[];
  rows: RowDraft[];
  /** Rows at the start that are column headings by a rule drawn below them. */
  ruledHeaderRows: number;
  /** Borders are drawn around its rows, so that a row broken over a page is known as one. */
  bordered: boolean;
  /** How many rows it has on all its pages, where the file's tags tell it. */
  rowsInAll?: number;
}
