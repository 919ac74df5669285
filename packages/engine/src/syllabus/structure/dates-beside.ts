import type { FlowAnchor } from './flow-anchor.ts';
import type { FlowRun } from './flow-runs.ts';

/** The anchors of a run with the dates of the lines beside them. */
interface DatedAnchors {
  anchors: FlowAnchor[];
  /** Positions of the lines that only date an anchor. */
  read: Set<number>;
  /** Lines that name the anchor below them as well, by the position of that anchor. */
  titles: Map<number, FlowAnchor>;
}

/** How many of the anchors have their date in the line beside them, at least. */
const mostly = 0.7;

/**
 * Where a line that opens with a date stands right above most weeks, it dates and names the week below it, not the one
 * above; such a line without a week below it opens a class of its own.
 */
function datesAbove(run: FlowRun, all: FlowAnchor[]): DatedAnchors | null {
  if (run.kind !== 'week') return null;
  const dates = new Map(all.filter(({ opening }) => opening.date).map((anchor) => [anchor.line.position, anchor]));
  const above = run.anchors.map(({ line }) => dates.get(line.position - 1));
  const [first, last] = [run.anchors[0]?.line.position ?? 0, run.anchors.at(-1)?.line.position ?? 0];
  if (!above[0] || above.filter((anchor) => anchor).length < run.anchors.length * mostly) return null;
  const dated = run.anchors.map((anchor, i) => ({
    ...anchor,
    opening: { ...anchor.opening, date: above[i]?.opening.date ?? null },
  }));
  const read = new Set(above.flatMap((anchor) => anchor?.line.position ?? []));
  const lone = [...dates.values()].filter(({ line }) => {
    const isSibling = line.level === above[0]?.line.level && !read.has(line.position);
    return isSibling && line.position > first && line.position < last;
  });
  const titles = new Map(above.flatMap((anchor) => (anchor ? [[anchor.line.position + 1, anchor] as const] : [])));
  return { anchors: [...dated, ...lone].sort((a, b) => a.line.position - b.line.position), read, titles };
}

/** "Day 1: Brine" over "(Monday, June 3)": a line that is nothing but a day dates the numbered class above it. */
function datesBelow(run: FlowRun, all: FlowAnchor[]): DatedAnchors | null {
  if (run.kind !== 'session') return null;
  const days = all.filter(({ number, opening }) => number === null && opening.date && opening.rest.length === 0);
  const dates = new Map(days.map((anchor) => [anchor.line.position - 1, anchor]));
  const below = run.anchors.map(({ line }) => dates.get(line.position));
  if (below.filter((anchor) => anchor).length < run.anchors.length * mostly) return null;
  const anchors = run.anchors.map((anchor, i) => ({
    ...anchor,
    opening: { ...anchor.opening, date: below[i]?.opening.date ?? null },
  }));
  return { anchors, read: new Set(below.flatMap((anchor) => anchor?.line.position ?? [])), titles: new Map() };
}

/** Takes the dates of anchors that have none from the lines right above or right below them. */
export function datesBeside(run: FlowRun, all: FlowAnchor[]): DatedAnchors {
  const own = { anchors: run.anchors, read: new Set<number>(), titles: new Map<number, FlowAnchor>() };
  if (run.anchors.some(({ opening }) => opening.date)) return own;
  return datesAbove(run, all) ?? datesBelow(run, all) ?? own;
}
