import type { HorizontalRule, PdfWord, VerticalRule } from '../geometry.ts';
import type { CellDraft, RowDraft, TableDraft } from './table-draft.ts';

/** Rules that miss each other by no more than this still meet. */
const touch = 3;
/** Borders this near to each other are one border drawn double. */
const doubled = 4;
/** The share of a cell's side that a rule has to cover to close it. */
const closed = 0.6;
const manyCells = 20_000;

interface Frame {
  horizontal: HorizontalRule[];
  vertical: VerticalRule[];
}

/** The tables whose columns are separated by drawn lines. `used` are the words inside them. */
export function ruledTables(
  page: number,
  words: readonly PdfWord[],
  horizontal: readonly HorizontalRule[],
  vertical: readonly VerticalRule[],
): { tables: TableDraft[]; used: Set<PdfWord> } {
  const used = new Set<PdfWord>();
  const tables: TableDraft[] = [];
  const frames = framesOf(horizontal, vertical).sort((a, b) => spanOf(b) - spanOf(a));
  for (const frame of frames) {
    const table = tableOf(
      page,
      frame,
      words.filter((word) => !used.has(word)),
    );
    if (!table) continue;
    tables.push(table);
    for (const row of table.rows) for (const cell of row.cells) for (const word of cell.words) used.add(word);
  }
  return { tables, used };
}

const spanOf = (frame: Frame): number =>
  frame.horizontal.reduce((most, rule) => Math.max(most, rule.right - rule.left), 0);

/** Groups of rules that cross or meet one another. */
function framesOf(horizontal: readonly HorizontalRule[], vertical: readonly VerticalRule[]): Frame[] {
  const frames: Frame[] = [];
  const frameOf = new Map<HorizontalRule, Frame>();
  for (const upright of vertical) {
    let frame: Frame = { horizontal: [], vertical: [upright] };
    frames.push(frame);
    for (const level of horizontal) {
      const meets =
        level.y >= upright.top - touch &&
        level.y <= upright.bottom + touch &&
        upright.x >= level.left - touch &&
        upright.x <= level.right + touch;
      if (!meets) continue;
      const other = frameOf.get(level);
      if (other === frame) continue;
      if (other) {
        const merged = other.horizontal.length > frame.horizontal.length ? other : frame;
        const gone = merged === other ? frame : other;
        merged.horizontal.push(...gone.horizontal);
        merged.vertical.push(...gone.vertical);
        for (const each of gone.horizontal) frameOf.set(each, merged);
        gone.horizontal = [];
        gone.vertical = [];
        frame = merged;
      } else {
        frame.horizontal.push(level);
        frameOf.set(level, frame);
      }
    }
  }
  return frames.filter((frame) => frame.vertical.length > 0 && frame.horizontal.length > 0);
}

/** Places where lines stand, doubled lines counted once. */
function levelsOf(places: number[]): number[] {
  const levels: number[] = [];
  for (const place of places.sort((a, b) => a - b)) {
    const last = levels[levels.length - 1];
    if (last === undefined || place - last > doubled) levels.push(place);
  }
  return levels;
}

function withOuter(levels: number[], first: number, last: number): number[] {
  const all = [...levels];
  if (all.length === 0 || first < (all[0] ?? 0) - doubled) all.unshift(first);
  if (last > (all[all.length - 1] ?? 0) + doubled) all.push(last);
  return all;
}

function tableOf(page: number, { horizontal, vertical }: Frame, words: readonly PdfWord[]): TableDraft | null {
  const xs = withOuter(
    levelsOf(vertical.map((rule) => rule.x)),
    Math.min(...horizontal.map((rule) => rule.left)),
    Math.max(...horizontal.map((rule) => rule.right)),
  );
  const ys = withOuter(
    levelsOf(horizontal.map((rule) => rule.y)),
    Math.min(...vertical.map((rule) => rule.top)),
    Math.max(...vertical.map((rule) => rule.bottom)),
  );
  const columns = xs.length - 1;
  const rows = ys.length - 1;
  if (columns < 2 || rows < 1 || columns * rows > manyCells) return null;
  const grid: PdfWord[][][] = Array.from({ length: rows }, () => Array.from({ length: columns }, () => []));
  for (const word of words) {
    const row = intervalOf(ys, word.baseline - 0.3 * word.size);
    const column = intervalOf(xs, Math.min((word.left + word.right) / 2, word.left + 2 * word.size));
    if (row >= 0 && column >= 0) grid[row]?.[column]?.push(word);
  }
  const filled = new Set(grid.flatMap((row) => row.flatMap((cell, column) => (cell.length > 0 ? [column] : []))));
  if (filled.size < 2) return null;
  const drafts = mergedRows(page, grid, xs, ys, horizontal, vertical).filter(
    (row, index, all) => row.cells.some((cell) => cell.words.length > 0) || (index > 0 && index < all.length - 1),
  );
  // One cell that holds everything is a frame: what stands in it is laid out as anything else on the page.
  const cells = drafts.flatMap((row) => row.cells.filter((cell) => !cell.continued && cell.words.length > 0));
  if (cells.length < 2) return null;
  return {
    kind: 'table',
    page,
    left: xs[0] ?? 0,
    right: xs[columns] ?? 0,
    top: drafts[0]?.top ?? 0,
    bottom: drafts[drafts.length - 1]?.bottom ?? 0,
    gutters: xs.slice(1, -1).map((x) => ({ left: x, right: x })),
    rows: drafts,
    ruledHeaderRows: 0,
    bordered: true,
  };
}

function intervalOf(levels: readonly number[], place: number): number {
  for (let index = 0; index + 1 < levels.length; index += 1) {
    if (place >= (levels[index] ?? 0) && place < (levels[index + 1] ?? 0)) return index;
  }
  return -1;
}

/** Cells that no line separates are one cell. */
function mergedRows(
  page: number,
  grid: readonly PdfWord[][][],
  xs: readonly number[],
  ys: readonly number[],
  horizontal: readonly HorizontalRule[],
  vertical: readonly VerticalRule[],
): RowDraft[] {
  const columns = xs.length - 1;
  const closedRight = (row: number, column: number): boolean => {
    const x = xs[column + 1] ?? 0;
    const top = ys[row] ?? 0;
    const bottom = ys[row + 1] ?? 0;
    let covered = 0;
    for (const rule of vertical) {
      if (rule.x < x - 1 || rule.x > x + doubled + 1) continue;
      covered = Math.max(covered, Math.min(rule.bottom, bottom) - Math.max(rule.top, top));
    }
    return covered >= closed * (bottom - top);
  };
  const closedBelow = (row: number, from: number, to: number): boolean => {
    const y = ys[row + 1] ?? 0;
    const left = xs[from] ?? 0;
    const right = xs[to] ?? 0;
    let covered = 0;
    for (const rule of horizontal) {
      if (rule.y < y - 1 || rule.y > y + doubled + 1) continue;
      covered += Math.max(0, Math.min(rule.right, right) - Math.max(rule.left, left));
    }
    return covered >= closed * (right - left);
  };
  const drafts: RowDraft[] = [];
  for (let row = 0; row < grid.length; row += 1) {
    const cells: CellDraft[] = [];
    for (let column = 0; column < columns; ) {
      let end = column + 1;
      while (end < columns && !closedRight(row, end - 1)) end += 1;
      const words = (grid[row] ?? []).slice(column, end).flat();
      const above = drafts[row - 1]?.cells.find((cell) => cell.column === column && cell.columnSpan === end - column);
      const continued = above !== undefined && !closedBelow(row - 1, column, end);
      if (continued) above.words.push(...words);
      cells.push({
        column,
        columnSpan: end - column,
        continued,
        words: continued ? above.words : words,
        overleaf: [],
        left: xs[column] ?? 0,
        right: xs[end] ?? 0,
      });
      column = end;
    }
    drafts.push({ page, cells, top: ys[row] ?? 0, bottom: ys[row + 1] ?? 0 });
  }
  return drafts;
}
