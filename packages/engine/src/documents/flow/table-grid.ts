import type { FlowCell, FlowTable } from './flow.ts';

/** A cell at its place on the grid; a cell merged downwards stands once in every row that it covers. */
export interface GridCell {
  cell: FlowCell;
  column: number;
  columnSpan: number;
  continued: boolean;
}

export interface GridRow {
  /** 0-based row of the table. */
  row: number;
  cells: GridCell[];
}

const maxColumns = 200;

/**
 * Lays the cells of a table out on its grid as HTML does (HTML standard, "forming a table"): a cell takes the next free
 * columns; one that spans rows keeps its columns until it ends.
 */
export function* layOutGrid(table: FlowTable): Generator<GridRow> {
  let hanging: (GridCell & { rowsLeft: number })[] = [];
  for (const [row, source] of table.rows.entries()) {
    const cells: GridCell[] = hanging.map(({ cell, column, columnSpan }) => ({
      cell,
      column,
      columnSpan,
      continued: true,
    }));
    const taken = new Set<number>();
    for (const { column, columnSpan } of hanging) for (let at = 0; at < columnSpan; at += 1) taken.add(column + at);
    const opened: typeof hanging = [];
    let column = Math.min(source.skippedColumns, maxColumns);
    for (const cell of source.cells) {
      while (taken.has(column)) column += 1;
      if (column >= maxColumns) break;
      let columnSpan = 1;
      while (columnSpan < cell.columnSpan && column + columnSpan < maxColumns && !taken.has(column + columnSpan))
        columnSpan += 1;
      cells.push({ cell, column, columnSpan, continued: false });
      const rowSpan = cell.rowSpan === 0 ? table.rows.length - row : cell.rowSpan;
      if (rowSpan > 1) opened.push({ cell, column, columnSpan, continued: true, rowsLeft: rowSpan - 1 });
      column += columnSpan;
    }
    cells.sort((a, b) => a.column - b.column);
    yield { row, cells };
    for (const cell of hanging) cell.rowsLeft -= 1;
    hanging = [...hanging.filter((cell) => cell.rowsLeft > 0), ...opened];
  }
}

/** Columns of the widest row as the source spells it. */
export function columnCount(table: FlowTable): number {
  let most = 0;
  for (const row of table.rows) {
    let columns = row.skippedColumns;
    for (const cell of row.cells) columns += cell.columnSpan;
    most = Math.max(most, columns);
  }
  return most;
}
