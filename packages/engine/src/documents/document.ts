import type { DocumentFormat, MarkStyle } from '@weekwise/domain/documents.ts';

/**
 * What every reader makes of a file: a flat list of blocks in reading order.
 *
 * A block knows its page and its place, so that whatever is later made of it (a week, a passage, a citation)
 * can lead a student back to the very lines. All offsets are UTF-16 code units into `text`.
 */

export interface Mark {
  style: MarkStyle;
  start: number;
  end: number;
  /** Target of a link. Kept as text; never followed. */
  href?: string;
}

/** A rectangle on a page in PDF points, origin at the page's top left. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where one printed line of a block begins in the block's text, and where it stands on its page. */
export interface Line {
  start: number;
  page: number;
  box: Box;
}

interface BlockBase {
  /** Position in `Document.blocks`; the stable name of the block inside its document. */
  index: number;
  /**
   * Plain text, white space folded; `\n` where the source breaks a line on purpose, `\t` where it sets a tab.
   * Code keeps its indentation. For a row: the cells joined by ` | `, the lines of a cell by `\n`.
   */
  text: string;
  marks: Mark[];
  /** 1-based page, sheet or slide; null where the format has none. */
  page: number | null;
  /** 1-based line in the source file, for formats that are lines of text; null elsewhere. */
  sourceLine: number | null;
  /** Printed lines, for formats with a layout (PDF); empty elsewhere. */
  lines: Line[];
}

export interface HeadingBlock extends BlockBase {
  kind: 'heading';
  /** 1 (title) to 6. */
  level: number;
}

export interface ParagraphBlock extends BlockBase {
  kind: 'paragraph';
}

export interface ListItemBlock extends BlockBase {
  kind: 'list-item';
  /** 0 for the outermost list. */
  depth: number;
  /** The printed marker, "3." or "b)"; null for a bullet. */
  marker: string | null;
}

/** One line group inside a cell: a paragraph, or a list item with its depth. */
export interface CellLine {
  text: string;
  marks: Mark[];
  /** null for a paragraph, 0… for a list item. */
  listDepth: number | null;
  /** The printed marker of a numbered item; absent for a bullet or a paragraph. Not part of `text`. */
  marker?: string;
}

export interface Cell {
  /** 0-based grid column where the cell begins. */
  column: number;
  columnSpan: number;
  /** True where a cell merged downwards covers this row: `text` repeats the origin's text. */
  continued: boolean;
  text: string;
  /** Offset of `text` within the row's text. */
  start: number;
  lines: CellLine[];
}

export interface TableRowBlock extends BlockBase {
  kind: 'table-row';
  /** Rows of one table share this number; a table that goes on over a page keeps it. */
  table: number;
  /** 0-based row within the table. */
  row: number;
  /** A row of column headings, by the source's own mark (th, header row) or by typography. */
  header: boolean;
  cells: Cell[];
}

export type Block = HeadingBlock | ParagraphBlock | ListItemBlock | TableRowBlock;

/** A page by its place in the file, and by what print calls it where that is not its number. */
export interface PrintedPage {
  /** 1-based; null where the format has no pages. */
  page: number | null;
  pageLabel?: string;
}

export interface Document {
  format: DocumentFormat;
  /** Title from the file's own metadata, where it has a usable one. */
  title: string | null;
  /** Number of pages, or null where the format has none. */
  pageCount: number | null;
  /** What each page is called in print ("iv", "217"), in order; absent where pages are only counted. */
  pageLabels?: readonly string[];
  /** Pages whose letters make no sense, 1-based: what is quoted from them may be wrong. Absent where there are none. */
  hardPages?: readonly number[];
  blocks: Block[];
  /** What was left out or could not be read, in words a student understands ("Page 3 is a scan without text."). */
  warnings: string[];
}

/** The page on which the character at `offset` of a block's text is printed; null where the format has no pages. */
export function pageAt(block: Block, offset: number): number | null {
  return block.lines.findLast(({ start }) => start <= offset)?.page ?? block.page;
}

/** A page with its label, where the file has one. */
export function printedPage(page: number | null, labels: readonly string[] | null | undefined): PrintedPage {
  const pageLabel = page === null ? undefined : labels?.[page - 1];
  return { page, ...(pageLabel !== undefined && { pageLabel }) };
}

/** What a page is called in print: its label where the file has one, else its number. */
export function pageName(page: number, labels: readonly string[] | null | undefined): string {
  return labels?.[page - 1] ?? String(page);
}
