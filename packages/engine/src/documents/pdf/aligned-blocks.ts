import { median } from './geometry.ts';
import type { Row, Segment } from './rows.ts';

/** A white gap that runs down between two columns. */
export interface Gutter {
  left: number;
  right: number;
}

/** Consecutive rows that share at least one gutter. */
export interface AlignedBlock {
  from: number;
  /** Exclusive. */
  to: number;
  gutters: Gutter[];
}

interface GrowingGutter extends Gutter {
  crossed: number;
  since: number;
}

const narrowestGutter = 0.55;
/** Rows further apart than this many lines belong to different blocks. */
const farApart = 3.4;
const crossable = 0.25;

/** The runs of rows that are set in columns: tables without lines, label and value pairs, text in columns. */
export function alignedBlocks(rows: readonly Row[]): AlignedBlock[] {
  const leading = usualLeading(rows);
  const blocks: AlignedBlock[] = [];
  for (let from = 0; from < rows.length; from += 1) {
    if ((rows[from]?.segments.length ?? 0) < 2) continue;
    const block = grow(rows, from, leading);
    if (!block) continue;
    blocks.push(block);
    from = block.to - 1;
  }
  return blocks;
}

export function usualLeading(rows: readonly Row[]): number {
  const gaps: number[] = [];
  for (let at = 1; at < rows.length; at += 1) {
    const gap = (rows[at]?.baseline ?? 0) - (rows[at - 1]?.baseline ?? 0);
    if (gap > 0.8 * (rows[at]?.size ?? 0)) gaps.push(gap);
  }
  return gaps.length > 0 ? median(gaps) : 1.3 * median(rows.map((row) => row.size));
}

function grow(rows: readonly Row[], from: number, leading: number): AlignedBlock | null {
  const seed = rows[from];
  if (!seed) return null;
  const gutters: GrowingGutter[] = gapsOf(seed).map((gap) => ({ ...gap, crossed: 0, since: from }));
  let to = from + 1;
  for (; to < rows.length; to += 1) {
    const row = rows[to];
    const before = rows[to - 1];
    if (!row || !before) break;
    const apart = row.baseline - before.baseline;
    if (apart > farApart * leading || (row.segments.length === 1 && row.size > 1.15 * seed.size)) break;
    const fits = gutters.map((gutter) => freePart(gutter, row));
    if (fits.every((fit) => fit === null)) break;
    for (const [index, fit] of fits.entries()) {
      const gutter = gutters[index];
      if (!gutter) continue;
      if (fit) Object.assign(gutter, fit);
      else gutter.crossed += 1;
    }
    addNewGutters(gutters, rows, from, to);
  }
  return trimmed(rows, from, to, gutters);
}

function addNewGutters(gutters: GrowingGutter[], rows: readonly Row[], from: number, at: number): void {
  const row = rows[at];
  if (!row) return;
  for (const gap of gapsOf(row)) {
    if (gutters.some((gutter) => gutter.left < gap.right && gutter.right > gap.left)) continue;
    let free: Gutter | null = gap;
    for (let back = from; back < at && free; back += 1) {
      const other = rows[back];
      free = other ? freePart(free, other) : null;
    }
    if (free) gutters.push({ ...free, crossed: 0, since: at });
  }
  gutters.sort((a, b) => a.left - b.left);
}

function gapsOf(row: Row): Gutter[] {
  const gaps: Gutter[] = [];
  for (let at = 1; at < row.segments.length; at += 1) {
    gaps.push({ left: row.segments[at - 1]?.right ?? 0, right: row.segments[at]?.left ?? 0 });
  }
  return gaps;
}

/** What a row leaves open of a gutter; null where its text crosses it. */
function freePart(gutter: Gutter, row: Row): Gutter | null {
  let { left, right } = gutter;
  for (const segment of row.segments) {
    if (segment.right <= left || segment.left >= right) continue;
    const before = segment.left - left;
    const after = right - segment.right;
    if (before >= after) right = segment.left;
    else left = segment.right;
  }
  return right - left >= narrowestGutter * row.size ? { left, right } : null;
}

/** Cuts off single lines at both ends that only happen not to reach across. */
function trimmed(
  rows: readonly Row[],
  from: number,
  end: number,
  growing: readonly GrowingGutter[],
): AlignedBlock | null {
  let to = end;
  while (to > from && (rows[to - 1]?.segments.length ?? 0) < 2 && !isRestOfCell(rows, from, to - 1, growing)) to -= 1;
  const count = to - from;
  const gutters = growing.filter((gutter) => gutter.crossed <= crossable * count && gutter.since < to);
  const columns = (row: Row) => new Set(row.segments.map((segment) => columnOf(segment, gutters))).size;
  const shared = rows.slice(from, to).filter((row) => columns(row) >= 2).length;
  if (gutters.length === 0 || shared < 2) return null;
  return {
    from: withHeadingAbove(rows, from, to, gutters),
    to,
    gutters: gutters.map(({ left, right }) => ({ left, right })),
  };
}

/** Takes in the upper lines of column headings that are set to end on the first line of the block. */
function withHeadingAbove(rows: readonly Row[], from: number, to: number, gutters: readonly Gutter[]): number {
  let start = from;
  for (let row = rows[start - 1]; row && start > from - 2; row = rows[start - 1]) {
    const segment = row.segments[0];
    const below = rows[start];
    if (!segment || !below || row.segments.length > 1 || below.baseline - row.baseline > 1.5 * row.size) break;
    const column = columnOf(segment, gutters);
    const fits = rows
      .slice(from, to)
      .some((other) =>
        other.segments.some((each) => columnOf(each, gutters) === column && Math.abs(each.left - segment.left) < 3),
      );
    if (column === 0 || !fits || !gutters.every((gutter) => freePart(gutter, row))) break;
    start -= 1;
  }
  return start;
}

/** A line at the end that goes on in a column other than the first. */
function isRestOfCell(rows: readonly Row[], from: number, at: number, gutters: readonly Gutter[]): boolean {
  const row = rows[at];
  const before = rows[at - 1];
  const segment = row?.segments[0];
  if (!row || !before || !segment || row.baseline - before.baseline > 1.75 * row.size) return false;
  const column = columnOf(segment, gutters);
  if (column === 0) return false;
  return rows
    .slice(from, at)
    .some(
      (other) => other.segments.length > 1 && other.segments.some((above) => Math.abs(above.left - segment.left) < 3),
    );
}

export function columnOf(segment: Segment, gutters: readonly Gutter[]): number {
  const middle = Math.min((segment.left + segment.right) / 2, segment.left + 12);
  return gutters.filter((gutter) => (gutter.left + gutter.right) / 2 <= middle).length;
}
