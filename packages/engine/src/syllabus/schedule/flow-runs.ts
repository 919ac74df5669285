import type { Document } from '../../documents/document.ts';
import { daysBetween } from '../dates/calendar.ts';
import type { FlowAnchor } from './flow-anchors.ts';
import { namesSchedule } from './vocabulary.ts';

/** Anchors that belong together: one numbering, or one sequence of dates in one kind of block. */
export interface FlowRun {
  kind: FlowAnchor['kind'];
  anchors: FlowAnchor[];
}

const longestGapInDays = 75;

/** A new count begins: the number falls back to the start ("Week 14" … "Week 1" of another list). */
function restarts(previous: FlowAnchor, next: FlowAnchor): boolean {
  if (previous.kind === 'session' && previous.opening.date && next.opening.date) {
    const days = daysBetween(previous.opening.date.from, next.opening.date.from);
    return days < -20 || days > longestGapInDays;
  }
  if (previous.number === null || next.number === null) return false;
  return next.number < previous.number && next.number <= 2;
}

/** Dated lines of one list belong together, and so do headings of one level; bold lines and paragraphs mix. */
const levelClass = (anchor: FlowAnchor) => (anchor.level === 8 ? 7 : anchor.level);

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
 * A heading such as "Course Schedule" holds the run down to the next heading of its level; what opens with a date
 * behind that ("Last day to drop: Sept 20") is no part of it. Where most of the run lies behind, the levels mean nothing.
 */
function withinHeading(run: FlowRun, document: Document, anchors: FlowAnchor[]): FlowRun {
  const first = run.anchors[0]?.block.index ?? 0;
  const opens = new Set(anchors.map((anchor) => anchor.block.index));
  const over = document.blocks
    .slice(0, first)
    .findLast((block) => block.kind === 'heading' && namesSchedule(block.text));
  if (over?.kind !== 'heading') return run;
  const end = document.blocks.find(
    (block) => block.index > first && block.kind === 'heading' && block.level <= over.level && !opens.has(block.index),
  );
  if (!end) return run;
  const within = run.anchors.filter((anchor) => anchor.block.index < end.index);
  return within.length >= 3 && within.length >= run.anchors.length * 0.7 ? { ...run, anchors: within } : run;
}

/** Groups anchors into runs. Weeks may change their typography within a run; sessions and units may not. */
export function findFlowRuns(anchors: FlowAnchor[], document: Document): FlowRun[] {
  const weeks = split(anchors.filter((a) => a.kind === 'week')).map((run): FlowRun => ({ kind: 'week', anchors: run }));
  const others = (['session', 'unit'] as const).flatMap((kind) => {
    const ofKind = anchors.filter((a) => a.kind === kind);
    const levels = [...new Set(ofKind.map(levelClass))];
    return levels.flatMap((level) =>
      split(ofKind.filter((a) => levelClass(a) === level)).map((run): FlowRun => ({ kind, anchors: run })),
    );
  });
  return [...weeks, ...others]
    .filter((run) => run.anchors.length >= 2)
    .map((run) => withinHeading(run, document, anchors));
}
