import { type HorizontalRule, median } from '../geometry.ts';
import { isMarkerWord } from '../text/list-markers.ts';
import { columnOf, freePart, type Gutter, gapsOf, withoutIdleGutters } from './gutters.ts';
import type { Row, Segment } from './rows.ts';

/** Consecutive rows that share at least one gutter. */
export interface AlignedBlock {
  from: number;
  /** Exclusive. */
  to: number;
  gutters: Gutter[];
}

interface GrowingGutter extends Gutter {
  /** Lines whose text runs across it. */
  crossed: number[];
  since: number;
}

/** Rows further apart than this many lines belong to different blocks. */
const farApart = 3.4;
const crossable = 0.25;

/** What is usual on a page. */
interface PageScale {
  leading: number;
  textSize: number;
  rules: readonly HorizontalRule[];
}

/** The runs of rows that are set in columns: tables without lines, label and value pairs, text in columns. */
export function alignedBlocks(rows: readonly Row[], rules: readonly HorizontalRule[] = []): AlignedBlock[] {
  const leading = usualLeading(rows);
  const textSize = median(rows.map((row) => row.size));
  const blocks: AlignedBlock[] = [];
  for (let from = 0; from < rows.length; from += 1) {
    if ((rows[from]?.segments.length ?? 0) < 2) continue;
    const block = grow(rows, from, { leading, textSize, rules });
    if (!block) continue;
    blocks.push(block);
    from = block.to - 1;
  }
  return blocks;
}

export function usualLeading(rows: readonly Row[]): number {
  const gaps: number[] = [];
  for (let at = 1; at < rows.length; at += 1) {
    const gap = gapAbove(rows, at);
    if (gap > 0.8 * (rows[at]?.size ?? 0)) gaps.push(gap);
  }
  return gaps.length > 0 ? median(gaps) : 1.3 * median(rows.map((row) => row.size));
}

const gapAbove = (rows: readonly Row[], at: number): number =>
  (rows[at]?.baseline ?? Infinity) - (rows[at - 1]?.baseline ?? -Infinity);

function grow(rows: readonly Row[], from: number, page: PageScale): AlignedBlock | null {
  const { leading, textSize } = page;
  const seed = rows[from];
  if (!seed) return null;
  const gutters: GrowingGutter[] = gapsOf(seed).map((gap) => ({ ...gap, crossed: [], since: from }));
  const banners = new Set<number>();
  let to = from + 1;
  for (; to < rows.length; to += 1) {
    const row = rows[to];
    if (!row || gapAbove(rows, to) > farApart * leading || isHeadingLine(row, textSize)) break;
    if (startsList(rows, from, to, page)) break;
    const fits = gutters.map((gutter) => freePart(gutter, row));
    if (fits.every((fit) => fit === null)) {
      if (!isBanner(rows, from, to, gutters, leading)) break;
      banners.add(to);
      continue;
    }
    for (const [index, fit] of fits.entries()) {
      const gutter = gutters[index];
      if (!gutter) continue;
      if (fit) Object.assign(gutter, fit);
      else if (!isSpanning(row, rows[to + 1])) gutter.crossed.push(to);
    }
    addNewGutters(gutters, rows, from, to, banners);
  }
  return trimmed(rows, from, to, gutters);
}

/** A list below a table is not its last row. */
function startsList(rows: readonly Row[], from: number, at: number, { leading, rules }: PageScale): boolean {
  const begins = (row: Row | undefined) => isMarkerWord(row?.segments[0]?.words[0]);
  const [before, row] = [rows[at - 1], rows[at]];
  if (!before || !row || !begins(row) || begins(rows[from]) || begins(before)) return false;
  const isRuledOff = rules.some((rule) => rule.y > before.baseline && rule.y < row.baseline && rule.left < row.right);
  return isRuledOff || gapAbove(rows, at) > 1.2 * leading;
}

/** A single line in bold or italics above rows in columns: the title of a part of the table. */
function isSpanning(row: Row, next: Row | undefined): boolean {
  if (row.segments.length > 1 || !next || next.segments.length < 2) return false;
  return row.segments[0]?.words.every((word) => word.bold || word.italic) ?? false;
}

const isHeadingLine = (row: Row, textSize: number): boolean => row.segments.length === 1 && row.size > 1.15 * textSize;

/** A line across the columns with rows in the same columns before and right after it: "Part II", "Week 3: Topic". */
function isBanner(
  rows: readonly Row[],
  from: number,
  at: number,
  gutters: readonly Gutter[],
  leading: number,
): boolean {
  const [row, next] = [rows[at], rows[at + 1]];
  if (!row || !next || row.segments.length > 1 || next.segments.length < 2 || at - from < 2) return false;
  if (gapAbove(rows, at + 1) > 2.2 * leading) return false;
  const isShort =
    row.right - row.left < 0.85 * (Math.max(next.right, ...rows.slice(from, at).map((each) => each.right)) - row.left);
  const isBold = row.segments[0]?.words.every((word) => word.bold || word.italic) ?? false;
  return (
    (isShort || isBold) && gutters.filter((gutter) => freePart(gutter, next)).length >= Math.max(1, gutters.length - 1)
  );
}

function addNewGutters(
  gutters: GrowingGutter[],
  rows: readonly Row[],
  from: number,
  at: number,
  banners: ReadonlySet<number>,
): void {
  const row = rows[at];
  if (!row) return;
  for (const gap of gapsOf(row)) {
    if (gutters.some((gutter) => gutter.left < gap.right && gutter.right > gap.left)) continue;
    let free: Gutter | null = gap;
    for (let back = from; back < at && free; back += 1) {
      const other = rows[back];
      if (other && !banners.has(back)) free = freePart(free, other);
    }
    if (free) gutters.push({ ...free, crossed: [], since: at });
  }
  gutters.sort((a, b) => a.left - b.left);
}

/** Cuts off single lines at the end that only happen not to reach across. */
function trimmed(
  rows: readonly Row[],
  from: number,
  end: number,
  growing: readonly GrowingGutter[],
): AlignedBlock | null {
  let to = end;
  while (to > from && (rows[to - 1]?.segments.length ?? 0) < 2) to -= 1;
  to = withRestOfRow(rows, from, to, end, growing);
  const lines = rows.slice(from, to);
  const gutters = withoutIdleGutters(
    growing.filter((gutter) => gutter.since < to && countBelow(gutter.crossed, to) <= crossable * lines.length),
    lines,
  );
  const shared = lines.filter((row) => new Set(row.segments.map((segment) => columnOf(segment, gutters))).size >= 2);
  if (gutters.length === 0 || shared.length < 2 || areHeadings(lines)) return null;
  return {
    from: withHeadingAbove(rows, from, to, gutters),
    to,
    gutters: gutters.map(({ left, right }) => ({ left, right })),
  };
}

/** "PART 1  THE DELTA" over "Week 2  Channels and bars": two headings of one shape, in bold, are no table. */
function areHeadings(lines: readonly Row[]): boolean {
  const opening = lines.filter(({ segments }) => segments.length > 1);
  const isBold = lines.every(({ segments }) => segments.every(({ words }) => words.every((word) => word.bold)));
  return isBold && opening.length === 2 && opening.every(({ segments }) => isDivision(segments[0]));
}

const isDivision = (segment: Segment | undefined): boolean =>
  /^\p{L}+ (?:\d{1,2}|[IVX]+)$/u.test(segment?.words.map((word) => word.text).join(' ') ?? '');

const countBelow = (lines: readonly number[], limit: number): number => lines.filter((line) => line < limit).length;

/** Takes in the upper lines of column headings that are set to end on the first line of the block. */
function withHeadingAbove(rows: readonly Row[], from: number, to: number, gutters: readonly Gutter[]): number {
  let start = from;
  for (let row = rows[start - 1]; row && start > from - 2; row = rows[start - 1]) {
    const segment = row.segments[0];
    if (!segment || row.segments.length > 1 || gapAbove(rows, start) > 1.5 * row.size) break;
    const column = columnOf(segment, gutters);
    if (column === 0 || !beginsColumn(rows.slice(from, to), segment.left)) break;
    if (!gutters.every((gutter) => freePart(gutter, row))) break;
    start -= 1;
  }
  return start;
}

const beginsColumn = (rows: readonly Row[], left: number): boolean =>
  rows.some((row) => row.segments.length > 1 && row.segments.some((segment) => Math.abs(segment.left - left) < 3));

/** Takes in single lines below the block that go on with its last row, in the first column or another one. */
function withRestOfRow(
  rows: readonly Row[],
  from: number,
  to: number,
  end: number,
  gutters: readonly Gutter[],
): number {
  const usual = median(rows.slice(from + 1, to).map((_, index) => gapAbove(rows, from + 1 + index)));
  let rest = to;
  // Closer than the rows are to one another, or as close and set apart from what follows.
  let settled = to;
  let inFirstColumn = 0;
  while (rest < end && isNear(rows, from, rest)) {
    const gap = gapAbove(rows, rest);
    const inFirst = columnOf(rows[rest]?.segments[0] ?? noSegment, gutters) === 0;
    if (inFirst) inFirstColumn += 1;
    if (inFirst && (gap > 1.05 * usual || inFirstColumn > longestRest)) break;
    rest += 1;
    if (!inFirst || gap < 0.85 * usual || isBroken(rows[rest - 2])) settled = rest;
  }
  return to - from >= 2 && gapAbove(rows, rest) > 1.4 * usual ? rest : settled;
}

const longestRest = 4;
const noSegment = { words: [], left: 0, right: 0 };

const isNear = (rows: readonly Row[], from: number, at: number): boolean => {
  const row = rows[at];
  const segment = row?.segments[0];
  return (
    row !== undefined &&
    segment !== undefined &&
    gapAbove(rows, at) <= 1.75 * row.size &&
    beginsColumn(rows.slice(from, at), segment.left)
  );
};

/** Ends in the middle of a word or an enumeration. */
function isBroken(row: Row | undefined): boolean {
  const words = row?.segments[0]?.words ?? [];
  return /[-–,/&]$/.test(words[words.length - 1]?.text ?? '');
}
