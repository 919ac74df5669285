import type { HorizontalRule, VerticalRule } from '../geometry.ts';

/** A picture's pixels, four bytes each, rows from the top. */
export interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** Darker than this counts as ink. */
const ink = 140;
/** In points: no stroke of a letter is longer, no border shorter or thicker. */
const shortestAcross = 26;
const shortestDown = 17;
/** A border of a low row: it runs from one line to the next. */
const shortestBetween = 8;
const thickest = 3.5;

/**
 * Finds the straight lines of a picture and paints them over, so that text recognition does not take them for letters.
 * Answers them in points. `scale` is pixels for each point.
 */
export function takeOutLines(
  pixels: Pixels,
  scale: number,
): { horizontal: HorizontalRule[]; vertical: VerticalRule[] } {
  const dark = darkness(pixels);
  const { width, height } = pixels;
  const across = longRuns(height, width, (line, at) => dark[line * width + at] === 1, shortestAcross * scale);
  const down = longRuns(width, height, (line, at) => dark[at * width + line] === 1, shortestBetween * scale);
  const horizontal = withoutAreas(across, thickest * scale);
  const isBorder = (run: Run) => run.to - run.from >= shortestDown * scale || endsAt(horizontal, run, thickest * scale);
  const vertical = withoutAreas(down, thickest * scale).filter(isBorder);
  for (const run of horizontal) paint(pixels, run.from, run.line, run.to, run.line + 1);
  for (const run of vertical) paint(pixels, run.line, run.from, run.line + 1, run.to);
  return {
    horizontal: horizontal.map(({ line, from, to }) => ({ y: line / scale, left: from / scale, right: to / scale })),
    vertical: vertical.map(({ line, from, to }) => ({ x: line / scale, top: from / scale, bottom: to / scale })),
  };
}

/** True for a run down the page that begins and ends at a line across it. */
function endsAt(across: readonly Run[], run: Run, near: number): boolean {
  const meets = (place: number) =>
    across.some(
      (line) => Math.abs(line.line - place) <= near && line.from - near <= run.line && line.to + near >= run.line,
    );
  return meets(run.from) && meets(run.to);
}

function darkness({ data, width, height }: Pixels): Uint8Array {
  const dark = new Uint8Array(width * height);
  for (let at = 0; at < dark.length; at += 1) {
    const red = data[at * 4] ?? 255;
    const green = data[at * 4 + 1] ?? 255;
    const blue = data[at * 4 + 2] ?? 255;
    if (0.3 * red + 0.59 * green + 0.11 * blue < ink) dark[at] = 1;
  }
  return dark;
}

/** Dark pixels in a row of pixels (`line`), or in a column of them. */
interface Run {
  line: number;
  from: number;
  to: number;
}

function longRuns(
  lines: number,
  length: number,
  isDark: (line: number, at: number) => boolean,
  shortest: number,
): Run[] {
  const runs: Run[] = [];
  for (let line = 0; line < lines; line += 1) {
    let from = -1;
    for (let at = 0; at <= length; at += 1) {
      if (at < length && isDark(line, at)) {
        if (from < 0) from = at;
      } else if (from >= 0) {
        if (at - from >= shortest) runs.push({ line, from, to: at });
        from = -1;
      }
    }
  }
  return runs;
}

/** Drops runs that are part of something thicker than a line: a picture, a dark area. */
function withoutAreas(runs: readonly Run[], thickestLine: number): Run[] {
  const byLine = new Map<number, Run[]>();
  for (const run of runs) {
    const others = byLine.get(run.line);
    if (others) others.push(run);
    else byLine.set(run.line, [run]);
  }
  const covered = (run: Run, line: number) =>
    byLine.get(line)?.some((other) => other.from < run.to && other.to > run.from) ?? false;
  return runs.filter((run) => {
    let thickness = 1;
    for (let line = run.line - 1; thickness <= thickestLine && covered(run, line); line -= 1) thickness += 1;
    for (let line = run.line + 1; thickness <= thickestLine && covered(run, line); line += 1) thickness += 1;
    return thickness <= thickestLine;
  });
}

/** Whitens an area and its grey rim. */
function paint({ data, width, height }: Pixels, left: number, top: number, right: number, bottom: number): void {
  for (let y = Math.max(0, top - 1); y < Math.min(height, bottom + 1); y += 1) {
    data.fill(255, (y * width + Math.max(0, left - 1)) * 4, (y * width + Math.min(width, right + 1)) * 4);
  }
}
