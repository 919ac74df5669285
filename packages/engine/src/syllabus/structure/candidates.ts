import type { DateContext } from '../../dates/date-context.ts';
import type { Document } from '../../documents/document.ts';
import { type FlowLine, flowLines } from '../lines/flow-lines.ts';
import { type ScheduleCandidate, scoreOf } from './candidate.ts';
import { type Chain, findChains } from './chains.ts';
import { joinContinued } from './continued.ts';
import { isListOfDeadlines } from './deadlines.ts';
import type { FlowAnchor } from './flow-anchor.ts';
import { findFlowAnchors } from './flow-anchors.ts';
import { type FlowRun, findFlowRuns } from './flow-runs.ts';
import { slotsOfRun } from './flow-slots.ts';
import { findHeadedSections } from './headed-sections.ts';
import { findNumberedTopics } from './numbered-topics.ts';
import { endsColumn, findOpeners } from './openers.ts';
import { findRecurringSections } from './recurring-sections.ts';
import { findTableCandidates } from './table-candidates.ts';
import { findTopicTables } from './table-rows.ts';
import { findWeekdayOutlines } from './weekday-outline.ts';

/** The lines of a document, and those of them that open a part of a schedule. */
export interface Outline {
  lines: FlowLine[];
  anchors: FlowAnchor[];
  chains: Chain[];
}

export function outlineOf(document: Document, context: DateContext): Outline {
  const lines = flowLines(document);
  return { lines, anchors: findFlowAnchors(lines, context), chains: findChains(findOpeners(lines, context)) };
}

const fewestDated = 4;
/** Titles that only a date in brackets, or set apart at the end of the line, dates. */
const fewestTitled = 6;
const endsSetApart = ({ line: { text }, opening }: FlowAnchor) =>
  /[([]\s*$/.test(text.slice(0, opening.start + 1)) || endsColumn(text.slice(0, opening.start));

/** Numbered lines of which most have a date of their own: classes, wherever the line prints the date. */
function datedNumberings({ chains, anchors: opened }: Outline): FlowRun[] {
  const weeks = new Set(opened.filter(({ kind }) => kind === 'week').map(({ line }) => line.position));
  return chains
    .filter(({ family, anchors }) => {
      // Weeks that hold the days of their classes are read as weeks already.
      if (anchors.filter(({ line }) => weeks.has(line.position)).length > anchors.length / 2) return false;
      const dated = anchors.filter(({ opening }) => opening.date).length;
      if (/^date last \d/.test(family)) return anchors.length >= fewestTitled && anchors.every(endsSetApart);
      return /^(?:marker|number|any number)/.test(family) && dated >= fewestDated && dated >= anchors.length * 0.6;
    })
    .map(({ anchors }): FlowRun => ({ kind: 'session', anchors }));
}

/**
 * Sessions that neither count as weeks nor have a date: numbered topics, sections that hold the same lines, or those
 * below the heading of the schedule.
 */
function uncounted(lines: FlowLine[], tables: ScheduleCandidate[]): FlowRun[] {
  const topics = findNumberedTopics(lines);
  if (topics.length || tables.length) return topics;
  const recurring = findRecurringSections(lines);
  return recurring.length ? recurring : findHeadedSections(lines);
}

/** Finds every place that the words of the document name as its schedule, best first. */
export function findCandidates(document: Document, context: DateContext, outline: Outline): ScheduleCandidate[] {
  const { lines, anchors } = outline;
  const tables = findTableCandidates(document, context);
  const read = (runs: FlowRun[]) =>
    runs.map((run): ScheduleCandidate => {
      const { slots, blocks } = slotsOfRun(run, anchors, lines, context);
      return { slots, blocks, score: scoreOf(slots, document, run.anchors[0]?.line.block.index ?? 0) };
    });
  const kept = (candidates: ScheduleCandidate[]) =>
    candidates.filter((candidate) => candidate.score > 0 && !isListOfDeadlines(candidate, document));
  const counted = [...findFlowRuns(anchors, lines), ...datedNumberings(outline)];
  const flow = kept(read(counted.length ? counted : findWeekdayOutlines(lines)));
  const found = [...(flow.length ? flow : kept(read(uncounted(lines, tables)))), ...kept(tables)];
  const all = found.length ? [...found, ...joinContinued(found, document)] : findTopicTables(document, context);
  return all.sort((a, b) => b.score - a.score);
}
