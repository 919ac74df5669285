import type { Row, Segment } from './rows.ts';

/** A white gap that runs down between two columns. */
export interface Gutter {
  left: number;
  right: number;
}

/** Narrowest gap between two columns, as a share of the font size. */
const narrowestGutter = 0.55;

export function columnOf(segment: Segment, gutters: readonly Gutter[]): number {
  const middle = Math.min((segment.left + segment.right) / 2, segment.left + 12);
  return gutters.filter((gutter) => (gutter.left + gutter.right) / 2 <= middle).length;
}

/** The segment of a line in a column; of several the last. */
export function segmentIn(line: Row | undefined, column: number, gutters: readonly Gutter[]): Segment | undefined {
  return line?.segments.findLast((segment) => columnOf(segment, gutters) === column);
}

export function gapsOf(row: Row): Gutter[] {
  const gaps: Gutter[] = [];
  for (let at = 1; at < row.segments.length; at += 1) {
    gaps.push({ left: row.segments[at - 1]?.right ?? 0, right: row.segments[at]?.left ?? 0 });
  }
  return gaps;
}

/** What a row leaves open of a gutter; null where its text crosses it. */
export function freePart(gutter: Gutter, row: Row): Gutter | null {
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

/** A gutter stands between two columns only where some line has text on both its sides. */
export function withoutIdleGutters(gutters: readonly Gutter[], lines: readonly Row[]): Gutter[] {
  return gutters.filter((_, at) =>
    lines.some((line) => segmentIn(line, at, gutters) !== undefined && segmentIn(line, at + 1, gutters) !== undefined),
  );
}
