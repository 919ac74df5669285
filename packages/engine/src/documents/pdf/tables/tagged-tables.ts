import type { TaggedTable } from '../content/tagged-tables.ts';
import { areaOf, type PageContent, type Word } from '../geometry.ts';
import type { CellDraft, RowDraft, TableDraft } from './table-draft.ts';

/** The tables that the tags of a page tell of. `used` are the words inside them. */
export function taggedTables(page: PageContent): { tables: TableDraft[]; used: Set<Word> } {
  const used = new Set<Word>();
  if (page.tables.length === 0) return { tables: [], used };
  const wordsOf = new Map<number, Word[]>();
  for (const word of page.words) {
    if (word.content === undefined) continue;
    const others = wordsOf.get(word.content);
    if (others) others.push(word);
    else wordsOf.set(word.content, [word]);
  }
  const tables = page.tables.flatMap((table) => draftOf(page.page, table, wordsOf) ?? []);
  for (const { rows } of tables)
    for (const { cells } of rows) for (const { words } of cells) for (const word of words) used.add(word);
  return { tables, used };
}

function draftOf(page: number, table: TaggedTable, wordsOf: ReadonlyMap<number, Word[]>): TableDraft | null {
  const rows = gridOf(table, wordsOf);
  const columns = Math.max(...rows.map((row) => row.reduce((sum, cell) => sum + cell.columnSpan, 0)));
  const filled = rows.flatMap((cells, part) => {
    const words = cells.flatMap((cell) => (cell.continued ? [] : cell.words));
    if (words.length === 0) return [];
    const { top, bottom } = areaOf(words);
    return [{ page, cells, top, bottom, part } satisfies RowDraft];
  });
  const [first] = filled;
  if (!first || columns < 2) return null;
  const edges = columnEdges(filled, columns);
  for (const cell of filled.flatMap((row) => row.cells)) {
    cell.left = edges[cell.column] ?? 0;
    cell.right = edges[cell.column + cell.columnSpan] ?? 0;
  }
  const headed = table.findIndex((cells) => !cells.every((cell) => cell.header));
  return {
    kind: 'table',
    page,
    left: edges[0] ?? 0,
    right: edges[columns] ?? 0,
    top: first.top,
    bottom: filled[filled.length - 1]?.bottom ?? 0,
    gutters: edges.slice(1, -1).map((x) => ({ left: x, right: x })),
    rows: filled,
    ruledHeaderRows: filled.filter((row) => row.part < headed).length,
    bordered: true,
    rowsInAll: table.length,
  };
}

/** Cells by row, each in its column; a cell that spans rows stands in all of them. */
function gridOf(table: TaggedTable, wordsOf: ReadonlyMap<number, Word[]>): CellDraft[][] {
  const open = new Map<number, { cell: CellDraft; rows: number }>();
  return table.map((row) => {
    const cells: CellDraft[] = [];
    let column = 0;
    const takeOpen = (): void => {
      for (let above = open.get(column); above; above = open.get(column)) {
        cells.push({ ...above.cell, continued: true });
        above.rows -= 1;
        if (above.rows === 0) open.delete(column);
        column += above.cell.columnSpan;
      }
    };
    for (const { content, columnSpan, rowSpan } of row) {
      takeOpen();
      const words = content.flatMap((number) => wordsOf.get(number) ?? []);
      const cell: CellDraft = { column, columnSpan, continued: false, words, overleaf: [], left: 0, right: 0 };
      cells.push(cell);
      if (rowSpan > 1) open.set(column, { cell, rows: rowSpan - 1 });
      column += columnSpan;
    }
    takeOpen();
    return cells;
  });
}

/** Where columns begin: at their leftmost words; and where the last one ends. */
function columnEdges(rows: readonly RowDraft[], columns: number): number[] {
  const edges = Array.from({ length: columns + 1 }, () => Infinity);
  let right = 0;
  for (const cell of rows.flatMap((row) => row.cells)) {
    for (const word of cell.words) {
      edges[cell.column] = Math.min(edges[cell.column] ?? Infinity, word.left);
      right = Math.max(right, word.right);
    }
  }
  edges[columns] = right;
  for (let at = columns - 1; at >= 0; at -= 1) edges[at] = Math.min(edges[at] ?? Infinity, edges[at + 1] ?? Infinity);
  return edges;
}
