import { daysBetween } from '../../dates/calendar.ts';
import type { FlowLine } from '../lines/flow-lines.ts';
import type { FlowAnchor } from './flow-anchor.ts';
import { isBreakLine, namesSchedule } from './vocabulary.ts';

/** Anchors that belong together: one numbering, or one sequence of dates in one kind of line. */
export interface FlowRun {
  kind: FlowAnchor['kind'];
  anchors: FlowAnchor[];
}

const longestGapInDays = 75;
/** A date alone so long before the first numbered class is that of the document. */
const longestGapToNumbered = 28;
/** Each is read down to its end: a document with more lists that count or date themselves is data. */
const mostRuns = 150;

/** A new count begins: the number falls back to the start ("Week 14" … "Week 1" of another list). */
function restarts(previous: FlowAnchor, next: FlowAnchor): boolean {
  if (previous.kind === 'session' && previous.opening.date && next.opening.date) {
    const days = daysBetween(previous.opening.date.from, next.opening.date.from);
    const longest = previous.number === null && next.number === 1 ? longestGapToNumbered : longestGapInDays;
    return days < -20 || days > longest;
  }
  if (previous.number === null || next.number === null) return false;
  return next.number < previous.number && next.number <= 2;
}

/** Dated lines of one list belong together, and so do headings of one level; bold lines and paragraphs mix. */
export const anchorLevel = ({ line }: Pick<FlowAnchor, 'line'>) => (line.level === 8 ? 7 : line.level);

function split(anchors: FlowAnchor[]): FlowAnchor[][] {
  const runs: FlowAnchor[][] = [];
  for (const anchor of anchors) {
    const run = runs[runs.length - 1];
    const previous = run?.[run.length - 1];
    if (!run || !previous || restarts(previous, anchor)) runs.push([anchor]);
    else run.push(anchor);
  }
  return runs;
}

/**
 * A heading such as "Course Schedule" holds the run down to the next heading of its level that is no break; what opens
 * with a date behind that ("Last day to drop: Sept 20") is no part of it. Where most of the run lies behind, the levels
 * mean nothing.
 */
function withinHeading(run: FlowRun, lines: FlowLine[], openings: Set<FlowLine>): FlowRun {
  const first = run.anchors[0]?.line.position ?? 0;
  const over = lines.slice(0, first).findLast((line) => line.level <= 6 && namesSchedule(line.text));
  if (!over) return run;
  const end = lines.find(
    (line) => line.position > first && line.level <= over.level && !openings.has(line) && !isBreakLine(line.text),
  );
  if (!end) return run;
  const within = run.anchors.filter((anchor) => anchor.line.position < end.position);
  return within.length >= 3 && within.length >= run.anchors.length * 0.7 ? { ...run, anchors: within } : run;
}

/** Groups anchors into runs. Weeks may change their typography within a run; sessions and units may not. */
export function findFlowRuns(anchors: FlowAnchor[], lines: FlowLine[]): FlowRun[] {
  const weeks = split(anchors.filter((a) => a.kind === 'week')).map((run): FlowRun => ({ kind: 'week', anchors: run }));
  const others = (['session', 'unit'] as const).flatMap((kind) => {
    const byLevel = Map.groupBy(
      anchors.filter((a) => a.kind === kind),
      anchorLevel,
    );
    return [...byLevel.values()].flatMap(split).map((run): FlowRun => ({ kind, anchors: withoutDateline(run) }));
  });
  const openings = new Set(anchors.map((anchor) => anchor.line));
  return [...weeks, ...withoutInnerUnits(others), ...mixedRuns(anchors)]
    .filter((run) => run.anchors.length >= 2)
    .slice(0, mostRuns)
    .map((run) => withinHeading(run, lines, openings));
}

const mostly = 0.8;
/** A document with more lists of units is data. */
const mostOuter = 5;

/** Numbers that go on from 1 without a leap. */
const countsOn = ({ anchors }: FlowRun) => anchors.length >= 3 && anchors.every(({ number }, i) => number === i + 1);

/**
 * "Module 4", "Module 25" below "Unit 1": parts that leap in their count, under others that count on, are what those
 * consist of.
 */
function withoutInnerUnits(runs: FlowRun[]): FlowRun[] {
  const outer = runs.filter((run) => run.kind === 'unit' && countsOn(run)).slice(0, mostOuter);
  const isInner = (run: FlowRun) =>
    run.kind === 'unit' &&
    !countsOn(run) &&
    outer.some(({ anchors }) => {
      const starts = anchors.map(({ line }) => line.position);
      const filled = starts.filter((start, i) =>
        run.anchors.some(({ line }) => line.position > start && line.position < (starts[i + 1] ?? Infinity)),
      );
      const first = run.anchors[0]?.line.position ?? 0;
      return first > (starts[0] ?? 0) && filled.length >= starts.length * mostly;
    });
  return outer.length > 0 ? runs.filter((run) => !isInner(run)) : runs;
}

/** The day of the document, alone on its line above classes that are numbered and never dated, is none of them. */
function withoutDateline(run: FlowAnchor[]): FlowAnchor[] {
  const [first, ...others] = run;
  const isAlone = first?.number === null && first.opening.rest.length === 0;
  const counted = others.length >= 2 && others.every(({ number, opening }) => number !== null && !opening.date);
  return isAlone && counted ? others : run;
}

/** Dated headings and dated lines of one sequence, where an editor set some as headings and some not. */
function mixedRuns(anchors: FlowAnchor[]): FlowRun[] {
  const dated = anchors.filter(({ kind, line, opening }) => kind === 'session' && opening.date && line.level <= 8);
  return split(dated)
    .filter((run) => new Set(run.map(anchorLevel)).size > 1 && isRising(run))
    .map((run): FlowRun => ({ kind: 'session', anchors: run }));
}

function isRising(run: FlowAnchor[]): boolean {
  return run.every(({ opening }, i) => i === 0 || (opening.date?.from ?? '') > (run[i - 1]?.opening.date?.from ?? ''));
}
