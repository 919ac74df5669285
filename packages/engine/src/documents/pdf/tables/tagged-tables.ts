import type { TaggedTable } from '../content/tagged-tables.ts';
import { areaOf, type PageContent, type PdfWord } from '../geometry.ts';
import type { CellDraft, RowDraft, TableDraft } from './table-draft.ts';
import { type ColumnExtent, ColumnPlaces } from './tagged-columns.ts';

/**
 * Where the columns of a document's tables stand, by the tables' size: a table's rows on a page may lack some of them.
 */
export type KnownColumns = Map<string, readonly ColumnExtent[]>;

/** The tables that the tags of a page tell of. `used` are the words inside them. */
export function taggedTables(page: PageContent, known: KnownColumns): { tables: TableDraft[]; used: Set<PdfWord> } {
  const used = new Set<PdfWord>();
  if (page.tables.length === 0) return { tables: [], used };
  const wordsOf = new Map<number, PdfWord[]>();
  for (const word of page.words) {
    if (word.content === undefined) continue;
    const others = wordsOf.get(word.content);
    if (others) others.push(word);
    else wordsOf.set(word.content, [word]);
  }
  const tables = page.tables.flatMap((table) => draftOf(page.page, table, wordsOf, known) ?? []);
  for (const { rows } of tables)
    for (const { cells } of rows) for (const { words } of cells) for (const word of words) used.add(word);
  return { tables, used };
}

function draftOf(
  page: number,
  table: TaggedTable,
  wordsOf: ReadonlyMap<number, PdfWord[]>,
  known: KnownColumns,
): TableDraft | null {
  const rows = gridOf(table, wordsOf, known);
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
function gridOf(table: TaggedTable, wordsOf: ReadonlyMap<number, PdfWord[]>, known: KnownColumns): CellDraft[][] {
  const rows = table.map((row) =>
    row.map(({ content, columnSpan, rowSpan }) => ({
      words: content.flatMap((number) => wordsOf.get(number) ?? []),
      columnSpan,
      rowSpan,
    })),
  );
  const columns = Math.max(...rows.map(widthOf));
  const key = `${table.length} × ${columns}`;
  const places = new ColumnPlaces(columns, known.get(key));
  for (const row of rows.filter((each) => widthOf(each) === columns)) {
    let column = 0;
    for (const { words, columnSpan } of row) {
      if (columnSpan === 1) places.add(column, words);
      column += columnSpan;
    }
  }
  known.set(key, places.places);
  let open: { cell: CellDraft; rows: number }[] = [];
  return rows.map((row) => {
    const spans = (column: number) =>
      open.some(({ cell }) => column >= cell.column && column < cell.column + cell.columnSpan);
    const beside = places.fit(row, spans);
    const alone = open.length > 0 ? places.fit(row, () => false) : beside;
    // Rows without any text are left out of the tags as well: a cell over such a row ends before it is counted out.
    if (!beside || (alone && alone.off < beside.off)) open = [];
    const fit = open.length > 0 ? beside : alone;
    const cells: CellDraft[] = open.map(({ cell }) => ({ ...cell, continued: true }));
    open = open.flatMap(({ cell, rows: left }) => (left > 1 ? [{ cell, rows: left - 1 }] : []));
    for (const [at, { words, columnSpan, rowSpan }] of row.entries()) {
      const column = fit?.columns[at] ?? at;
      const cell: CellDraft = { column, columnSpan, continued: false, words, overleaf: [], left: 0, right: 0 };
      cells.push(cell);
      if (columnSpan === 1) places.add(column, words);
      if (rowSpan > 1) open.push({ cell, rows: rowSpan - 1 });
    }
    return withBlanks(cells, columns);
  });
}

const widthOf = (row: readonly { columnSpan: number }[]): number => row.reduce((sum, cell) => sum + cell.columnSpan, 0);

function withBlanks(cells: readonly CellDraft[], columns: number): CellDraft[] {
  const isTaken = (column: number) =>
    cells.some((cell) => column >= cell.column && column < cell.column + cell.columnSpan);
  const blanks = Array.from({ length: columns }, (_, column) => column).filter((column) => !isTaken(column));
  return [
    ...cells,
    ...blanks.map((column): CellDraft => {
      return { column, columnSpan: 1, continued: false, words: [], overleaf: [], left: 0, right: 0 };
    }),
  ].sort((a, b) => a.column - b.column);
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
