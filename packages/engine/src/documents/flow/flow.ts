import type { RichText } from './rich-text.ts';

/**
 * What a structured format (HTML, Markdown, DOCX …) is read into before it becomes blocks: a tree in which tables
 * still have cells that hold anything, and merged cells are not yet laid out on their grid.
 */
export interface FlowPlace {
  page: number | null;
  sourceLine: number | null;
}

export const nowhere: FlowPlace = { page: null, sourceLine: null };

export interface FlowHeading {
  kind: 'heading';
  level: number;
  content: RichText;
  place: FlowPlace;
}

export interface FlowParagraph {
  kind: 'paragraph';
  content: RichText;
  place: FlowPlace;
}

export interface FlowListItem {
  kind: 'list-item';
  depth: number;
  marker: string | null;
  content: RichText;
  place: FlowPlace;
}

export interface FlowCell {
  nodes: FlowNode[];
  columnSpan: number;
  /** 0: down to the last row. */
  rowSpan: number;
  header: boolean;
}

export interface FlowRow {
  cells: FlowCell[];
  /** Grid columns left empty before the first cell. */
  skippedColumns: number;
  /** Column headings by the source's own mark. */
  header: boolean;
  place: FlowPlace;
}

export interface FlowTable {
  kind: 'table';
  rows: FlowRow[];
  /** The source says that the table only arranges the page. */
  presentation: boolean;
}

export type FlowNode = FlowHeading | FlowParagraph | FlowListItem | FlowTable;
