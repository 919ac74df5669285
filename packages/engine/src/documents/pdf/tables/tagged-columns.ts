import { areaOf, type PdfWord } from '../geometry.ts';

/** Where text stands in a column; null where none is known. */
export type ColumnExtent = { left: number; right: number } | null;

/** A cell of a row by its words on the page. */
export interface PlacedCell {
  words: readonly PdfWord[];
  columnSpan: number;
}

/**
 * The columns of a table by the text in them. Browsers leave empty cells out of the tags, so that counting is no use.
 */
export class ColumnPlaces {
  readonly places: ColumnExtent[];

  constructor(columns: number, known?: readonly ColumnExtent[]) {
    this.places = Array.from({ length: columns }, (_, column) => known?.[column] ?? null);
  }

  add(column: number, words: readonly PdfWord[]): void {
    if (words.length === 0) return;
    const { left, right } = areaOf(words);
    const place = this.places[column];
    this.places[column] = { left: Math.min(left, place?.left ?? left), right: Math.max(right, place?.right ?? right) };
  }

  /**
   * The column of each cell, in order, so that the text stands nearest to that of its column. Null without room for
   * all.
   */
  fit(cells: readonly PlacedCell[], isTaken: (column: number) => boolean): { columns: number[]; off: number } | null {
    let best: { columns: number[]; off: number }[] = [];
    for (const [at, cell] of cells.entries()) {
      const next: { columns: number[]; off: number }[] = [];
      for (let column = 0; column + cell.columnSpan <= this.places.length; column += 1) {
        if (!isFree(column, cell.columnSpan, isTaken)) continue;
        const off = this.distance(cell, column);
        const before = at === 0 ? { columns: [], off: 0 } : cheapest(best, column, cells[at - 1]?.columnSpan ?? 1);
        if (before) next.push({ columns: [...before.columns, column], off: before.off + off });
      }
      best = next;
    }
    return best.reduce<{ columns: number[]; off: number } | null>(
      (found, each) => (found && found.off <= each.off ? found : each),
      cells.length === 0 ? { columns: [], off: 0 } : null,
    );
  }

  private distance({ words, columnSpan }: PlacedCell, column: number): number {
    if (words.length === 0) return 0;
    const { left, right } = areaOf(words);
    const own = this.places.slice(column, column + columnSpan).filter((place) => place !== null);
    // A column of which nothing is known lies between its neighbours.
    const from =
      own.length > 0
        ? Math.min(...own.map((place) => place.left))
        : this.places.slice(0, column).findLast(Boolean)?.right;
    const to =
      own.length > 0 ? Math.max(...own.map((place) => place.right)) : this.places.slice(column + 1).find(Boolean)?.left;
    if (own.length > 0) return Math.max(0, (from ?? 0) - right, left - (to ?? Infinity));
    return Math.max(0, (from ?? 0) - left, right - (to ?? Infinity));
  }
}

function isFree(column: number, span: number, isTaken: (column: number) => boolean): boolean {
  for (let at = column; at < column + span; at += 1) if (isTaken(at)) return false;
  return true;
}

function cheapest(
  fits: readonly { columns: number[]; off: number }[],
  column: number,
  span: number,
): { columns: number[]; off: number } | null {
  const before = fits.filter((fit) => (fit.columns[fit.columns.length - 1] ?? 0) + span <= column);
  return before.reduce<(typeof before)[number] | null>((a, b) => (a && a.off <= b.off ? a : b), null);
}
