export interface LineCell {
  /** The lines of the cell, as they stand in the column. */
  lines: string[];
  columnSpan: number;
}

export interface LineRow {
  cells: LineCell[];
  /** 0-based line, within the lines searched, where the row begins. */
  line: number;
  header: boolean;
}

/** A table drawn with characters. `end` is the first line behind it. */
export interface LineTable {
  rows: LineRow[];
  start: number;
  end: number;
}
