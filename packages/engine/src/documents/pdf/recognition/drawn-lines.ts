import type { HorizontalRule, VerticalRule } from '../geometry.ts';

/** A picture's pixels from black (0) to white (255), rows from the top. */
export interface GreyPicture {
  data: Uint8Array;
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
  picture: GreyPicture,
  scale: number,
): { horizontal: HorizontalRule[]; vertical: VerticalRule[] } {
  const { data, width, height } = picture;
  const isInk = (at: number) => (data[at] ?? 255) < ink;
  const across = longRuns(height, width, (line, at) => isInk(line * width + at), shortestAcross * scale);
  const down = longRuns(width, height, (line, at) => isInk(at * width + line), shortestBetween * scale);
  const horizontal = withoutAreas(across, thickest * scale);
  const isBorder = (run: Run) => run.to - run.from >= shortestDown * scale || endsAt(horizontal, run, thickest * scale);
  const vertical = withoutAreas(down, thickest * scale).filter(isBorder);
  for (const run of horizontal) paint(picture, run.from, run.line, run.to, run.line + 1);
  for (const run of vertical) paint(picture, run.line, run.from, run.line + 1, run.to);
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
function paint({ data, width, height }: GreyPicture, left: number, top: number, right: number, bottom: number): void {
  for (let y = Math.max(0, top - 1); y < Math.min(height, bottom + 1); y += 1) {
    data.fill(255, y * width + Math.max(0, left - 1), y * width + Math.min(width, right + 1));
  }
}
