import type { StructureKind } from '@weekwise/domain/plan.ts';
import type { DateContext } from '../../dates/date-context.ts';
import type { Document } from '../../documents/document.ts';
import type { FlowLine } from '../lines/flow-lines.ts';
import { type ScheduleCandidate, scoreOf } from './candidate.ts';
import type { Outline } from './candidates.ts';
import type { FlowAnchor } from './flow-anchor.ts';
import { type FlowRun, findFlowRuns } from './flow-runs.ts';
import { slotsOfRun } from './flow-slots.ts';
import { findHeadedSections } from './headed-sections.ts';
import { namesSection } from './numbered-topics.ts';
import { numberOfMarker } from './numbers.ts';
import { findRecurringSections, sectionAnchor } from './recurring-sections.ts';
import type { Slot } from './slot.ts';
import { findTopicTables } from './table-rows.ts';
import { isColumnHeading } from './vocabulary.ts';
import { findWeekdayOutlines } from './weekday-outline.ts';

const fewestParts = 4;
/** No course has more classes: what is longer is data. */
const mostParts = 60;
const longestTitle = 160;
/** Each is read down to its end. */
const mostRuns = 40;
const mostForeign = 0.1;

export function structureKind({ slots }: ScheduleCandidate, document: Document): StructureKind {
  const parts = slots.filter(({ kind }) => kind !== 'apart');
  const most = (isMeant: (slot: Slot) => boolean) => parts.filter(isMeant).length >= parts.length * 0.6;
  if (most(({ kind, number }) => kind === 'week' && number !== null)) return 'weeks';
  if (most(({ date }) => date !== null)) return 'classes';
  return most((slot) => isNumbered(slot, document)) ? 'topics' : 'lines';
}

/** By its own print: lines and sections are counted too. */
function isNumbered({ number, evidence }: Slot, document: Document): boolean {
  const block = document.blocks[evidence.block];
  const marker = block?.kind === 'list-item' ? numberOfMarker(block.marker ?? '') : null;
  return number !== null && (marker !== null || /\d/.test(block?.text.slice(0, evidence.end) ?? ''));
}

const titleOf = ({ line, opening }: FlowAnchor) => line.text.slice(opening.end || 0).trim();

/** Sections about the course itself, rules and the like are no classes. */
function teaches({ anchors }: FlowRun): boolean {
  if (anchors.length < fewestParts || anchors.length > mostParts) return false;
  const titles = anchors.map(titleOf);
  const foreign = titles.filter((title) => namesSection(title) || isColumnHeading(title)).length;
  return foreign <= Math.max(1, titles.length * mostForeign);
}

/** Items of one list, and headings of one level below one heading. */
function siblings(lines: FlowLine[]): FlowRun[] {
  const runs: FlowLine[][] = [];
  const open = new Map<number, FlowLine[]>();
  for (const line of lines) {
    for (const level of [...open.keys()]) if (level > line.level) open.delete(level);
    if (line.block.kind === 'table-row' || line.level === 8 || line.text.length > longestTitle) continue;
    const run = open.get(line.level);
    if (run) run.push(line);
    else {
      const begun = [line];
      open.set(line.level, begun);
      runs.push(begun);
    }
  }
  return runs.map((run) => ({ kind: 'session', anchors: run.map((line, i) => sectionAnchor(line, i + 1)) }));
}

/**
 * Whatever can be meant as the parts of a course, the fullest first: lines that count or date themselves in any way,
 * lists and sections under any heading. Most of it is wrong for any document; the reader of schedules goes by
 * `findCandidates`.
 */
export function proposeStructures(document: Document, context: DateContext, outline: Outline): ScheduleCandidate[] {
  const { lines, anchors, chains } = outline;
  const runs: FlowRun[] = [
    ...findFlowRuns(anchors, lines),
    ...chains.map(({ anchors: chain }): FlowRun => ({ kind: 'session', anchors: chain })),
    ...findWeekdayOutlines(lines),
    ...findRecurringSections(lines),
    ...findHeadedSections(lines),
    ...siblings(lines),
  ]
    .filter(teaches)
    .slice(0, mostRuns);
  const read = runs.map((run): ScheduleCandidate => {
    const { slots, blocks } = slotsOfRun(run, anchors, lines, context);
    return { slots, blocks, score: scoreOf(slots, document, run.anchors[0]?.line.block.index ?? 0) };
  });
  return [...read, ...findTopicTables(document, context)]
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
}
