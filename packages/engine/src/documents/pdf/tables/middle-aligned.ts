import { type Area, areaOf, bottomOf, topOf } from '../geometry.ts';
import { type Gutter, segmentIn } from '../layout/gutters.ts';
import type { Row } from '../layout/rows.ts';

/** A row's lower edge lies where its middle says, to within this share of a line. */
const tolerance = 0.75;
/** A label of two lines is no further apart than this. */
const labelLeading = 1.45;
/** A row cut by the page break before it takes up no more lines than this. */
const longestRest = 12;

/**
 * The rows of a table whose cells are centred vertically, as browsers set them: the first column's label stands in the
 * middle of its row, so that from a row's top and its label's middle follows its foot. The first row may be the rest of
 * one on the page before, the last one may go on overleaf. Null where that does not come out, or is not needed.
 */
export function middleAlignedRows(lines: readonly Row[], gutters: readonly Gutter[]): Row[][] | null {
  const labels = labelSpans(lines, gutters);
  const [first] = labels;
  if (!first || labels.length < 3) return null;
  for (let start = 0; start <= Math.min(first.from, longestRest); start += 1) {
    const rows = rowsFrom(lines, labels, start);
    if (!rows || !isLikelier(rows, labels, lines, gutters)) continue;
    return start > 0 ? [lines.slice(0, start), ...rows] : rows;
  }
  return null;
}

/** Whether cells begin and rows part better than they would with every label on the first line of its row. */
function isLikelier(
  rows: readonly Row[][],
  labels: readonly Label[],
  lines: readonly Row[],
  gutters: readonly Gutter[],
): boolean {
  const starts = rows.flatMap((row) => row[0] ?? []).map((line) => lines.indexOf(line));
  const centred = brokenCells(starts, lines, gutters);
  const onTop = brokenCells(
    labels.map((label) => label.from),
    lines,
    gutters,
  );
  return (
    centred < onTop ||
    (centred === onTop &&
      roomAbove(starts, lines) >
        roomAbove(
          labels.map((label) => label.from),
          lines,
        ) +
          0.5)
  );
}

/** Cells that would begin in the middle of a sentence if rows began at these lines. */
function brokenCells(starts: readonly number[], lines: readonly Row[], gutters: readonly Gutter[]): number {
  let broken = 0;
  for (const start of starts) {
    for (let column = 1; column <= gutters.length; column += 1) {
      const begins = segmentIn(lines[start], column, gutters)?.words[0]?.text ?? '';
      if (start > 0 && /^\p{Ll}{2}/u.test(begins)) broken += 1;
    }
  }
  return broken;
}

function roomAbove(starts: readonly number[], lines: readonly Row[]): number {
  const gaps = starts.flatMap((start) =>
    start > 0 ? [(lines[start]?.baseline ?? 0) - (lines[start - 1]?.baseline ?? 0)] : [],
  );
  return gaps.reduce((sum, gap) => sum + gap, 0) / Math.max(1, gaps.length);
}

function rowsFrom(lines: readonly Row[], labels: readonly Label[], start: number): Row[][] | null {
  const rows: Row[][] = [];
  let at = start;
  let above = 0;
  for (const [index, label] of labels.entries()) {
    const line = lines[at];
    if (!line || at > label.from) return null;
    if (at < label.from) above += 1;
    let end = label.to;
    if (index === labels.length - 1) end = lines.length;
    else {
      const foot = label.top + label.bottom - topOf(line);
      for (let next = lines[end]; next && (topOf(next) + bottomOf(next)) / 2 < foot; next = lines[end]) end += 1;
      const last = lines[end - 1];
      if (!last || Math.abs(bottomOf(last) - foot) > tolerance * last.size) return null;
    }
    rows.push(lines.slice(at, end));
    at = end;
  }
  return above >= 2 ? rows : null;
}

/** A label of the first column, and the lines on which it stands. */
interface Label extends Area {
  from: number;
  to: number;
}

function labelSpans(lines: readonly Row[], gutters: readonly Gutter[]): Label[] {
  const labels: Label[] = [];
  for (const [at, line] of lines.entries()) {
    const segment = segmentIn(line, 0, gutters);
    if (!segment) continue;
    const area = areaOf(segment.words);
    const open = labels[labels.length - 1];
    if (open && area.bottom - open.bottom < labelLeading * line.size) {
      open.to = at + 1;
      open.bottom = area.bottom;
    } else {
      labels.push({ ...area, from: at, to: at + 1 });
    }
  }
  return labels;
}
