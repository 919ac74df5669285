import { mondayOf } from '../../dates/calendar.ts';
import type { DateContext } from '../../dates/date-context.ts';
import type { Block, Document, TableRowBlock } from '../../documents/document.ts';
import { entryOf, evidenceOf } from '../lines/entries.ts';
import { type FlowLine, flowLines } from '../lines/flow-lines.ts';
import { type Chain, findChains } from './chains.ts';
import { type FlowAnchor, findFlowAnchors } from './flow-anchors.ts';
import { type FlowRun, findFlowRuns } from './flow-runs.ts';
import { slotsOfRun } from './flow-slots.ts';
import { headingOver } from './heading-over.ts';
import { matchLabel } from './labels.ts';
import { monthOfBanner } from './month-in-force.ts';
import { findNumberedTopics } from './numbered-topics.ts';
import { findOpeners } from './openers.ts';
import { readOpening } from './opening.ts';
import { findRecurringSections } from './recurring-sections.ts';
import type { Slot } from './slot.ts';
import { blocksInOrder } from './table-blocks.ts';
import { type AnalysedTable, analyseTable, hasScheduleColumns } from './table-columns.ts';
import { slotsOfTable, type TableHeading } from './table-slots.ts';
import { carryTopics } from './topics.ts';
import { namesDeadlines, namesHandIn, namesSchedule } from './vocabulary.ts';
import { findWeekdayOutlines } from './weekday-outline.ts';

/** One place in the document that might be its schedule. */
export interface Candidate {
  slots: Slot[];
  blocks: Set<number>;
  score: number;
}

const weekKeys = (slots: Slot[]): Set<string> => {
  const numbered = slots.filter((s) => s.kind === 'week' && s.number !== null);
  if (numbered.length >= 2) return new Set(numbered.map((s) => `${s.number}`));
  const dated = slots.filter((s) => s.kind !== 'apart' && s.date);
  if (dated.length >= 2) return new Set(dated.map((s) => mondayOf(s.date?.from ?? '')));
  return new Set(slots.filter((s) => s.kind !== 'apart').map((s) => `${s.kind} ${s.number}`));
};

/** How many characters a week of a real schedule has; beyond that more text says nothing more. */
const fullWeek = 80;

/**
 * How much a candidate looks like the schedule: its weeks, weighted by how much stands under them. A table of contents
 * has weeks without content, a list of deadlines little beside hand-ins.
 */
function scoreOf(slots: Slot[], document: Document, firstBlock: number): number {
  const weeks = weekKeys(slots).size;
  const entries = slots.flatMap((s) => s.entries);
  const characters = entries.reduce((sum, e) => sum + Math.min(e.text.length, 200), 0);
  const richness = Math.min(1, characters / Math.max(1, weeks * fullWeek));
  const handIns = entries.filter((e) => namesHandIn(e.text)).length;
  const onlyHandIns = entries.length > 0 && handIns / entries.length > 0.8;
  const above = document.blocks.slice(Math.max(0, firstBlock - 4), firstBlock + 1);
  const headings = document.blocks.slice(0, firstBlock).filter((b) => b.kind === 'heading');
  const named = [...above, ...headings.slice(-2)].some((b) => b.kind !== 'table-row' && namesSchedule(b.text));
  const contents = headings[headings.length - 1];
  const isContents = contents !== undefined && /^(?:table of )?contents$/i.test(contents.text.trim());
  const isNumbered = slots.some((s) => s.kind === 'week');
  // Dates with a line "Week n" below each date the weeks; they are not the classes of a schedule of their own.
  const holdsWeeks = slots.filter((s) => s.entries.some((e) => matchLabel(e.text)?.kind === 'week')).length;
  return (
    weeks *
    (isNumbered ? 1.1 : holdsWeeks >= slots.length * 0.6 ? 0.7 : 1) *
    (0.3 + 0.7 * richness) *
    (onlyHandIns ? 0.5 : 1) *
    (named ? 1.25 : 1) *
    (isContents ? 0.2 : 1)
  );
}

interface TableGroup {
  tables: AnalysedTable[];
  first: number;
  last: number;
}

const sameShape = (a: AnalysedTable, b: AnalysedTable) =>
  a.columns.week === b.columns.week && a.columns.date === b.columns.date && a.columns.days.size === b.columns.days.size;

/** The schedule tables of a document; tables of one shape that follow each other (by unit, by month) are one schedule. */
function tableGroups(document: Document, context: DateContext): TableGroup[] {
  const rows = document.blocks.filter((b): b is TableRowBlock => b.kind === 'table-row');
  const groups: TableGroup[] = [];
  for (const tableRows of Map.groupBy(rows, (row) => row.table).values()) {
    const blocks = blocksInOrder(tableRows);
    const table = blocks
      ? analyseTable(blocks, context, { key: { column: 0, as: 'week' } })
      : analyseTable(tableRows, context);
    const [first, last] = [tableRows[0]?.index ?? 0, tableRows[tableRows.length - 1]?.index ?? 0];
    const banners = table.rows.filter((row) => row.cells.filter((c) => c.text.trim()).length === 1).length;
    if (!hasScheduleColumns(table) && banners < 2) continue;

    const previous = groups[groups.length - 1];
    const [other] = previous?.tables ?? [];
    if (previous && other && sameShape(other, table) && first - previous.last <= 6) {
      if (!table.labels.size) table.labels = other.labels;
      previous.tables.push(table);
      previous.last = last;
    } else groups.push({ tables: [table], first, last });
  }
  return groups;
}

/** What stands right above a table: a month, or for one of several tables the title of its unit. */
function tableHeading(document: Document, table: AnalysedTable, context: DateContext, isGroup: boolean): TableHeading {
  const above = document.blocks[(table.rows[0]?.index ?? 0) - 1];
  if (!above || above.kind === 'table-row' || above.text.length > 120) return { unit: null, month: null };
  const month = monthOfBanner(above.text, context);
  const isUnit = isGroup && above.kind === 'heading' && !month && !namesSchedule(above.text);
  return { unit: isUnit ? above.text : null, month };
}

function tableCandidate(group: TableGroup, document: Document, context: DateContext): Candidate {
  const blocks = new Set<number>();
  const slots = group.tables.flatMap((table) => {
    for (const row of table.rows) blocks.add(row.index);
    const tableSlots = slotsOfTable(table, context, tableHeading(document, table, context, group.tables.length > 1));
    return carryTopics(table, tableSlots);
  });
  const over = weekOver(document.blocks[group.first - 1], slots, context);
  if (over) blocks.add(group.first - 1);
  const all = over ? [over, ...slots] : slots;
  return { slots: all, blocks, score: scoreOf(all, document, group.first) };
}

/** A reader may leave the first banner of a table above it: "Week 1: Europe in 1900", where the table goes on with week 2. */
function weekOver(above: Block | undefined, slots: Slot[], context: DateContext): Slot | null {
  if (!above || above.kind === 'table-row' || above.text.length > 120) return null;
  const opening = readOpening(above.text, context);
  const next = slots.find((slot) => slot.kind === 'week' && slot.number !== null)?.number;
  const [first] = slots;
  if (!opening?.week || opening.week.number + 1 !== next || first?.kind === 'week') return null;
  const frame = { date: null, label: null, place: 'heading' as const, depth: 0, column: null };
  return {
    kind: 'week',
    number: opening.week.number,
    lastNumber: opening.week.lastNumber,
    date: opening.date,
    evidence: evidenceOf(above, opening.start, opening.end),
    unit: null,
    entries: opening.rest.flatMap(([start, end]) => entryOf(above, start, end, frame) ?? []),
  };
}

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

/** Numbered lines of which most have a date of their own: classes, wherever the line prints the date. */
function datedNumberings({ chains }: Outline): FlowRun[] {
  return chains
    .filter(({ family, anchors }) => {
      const dated = anchors.filter(({ opening }) => opening.date).length;
      return /^(?:marker|number|any number)/.test(family) && dated >= fewestDated && dated >= anchors.length * 0.6;
    })
    .map(({ anchors }): FlowRun => ({ kind: 'session', anchors }));
}

/** Sessions that neither count as weeks nor have a date: numbered topics, or sections that hold the same lines. */
function uncounted(lines: FlowLine[], tables: Candidate[]): FlowRun[] {
  const topics = findNumberedTopics(lines);
  return topics.length || tables.length ? topics : findRecurringSections(lines);
}

/** Every place that the words of the document name as its schedule, best first. */
export function findCandidates(document: Document, context: DateContext, outline: Outline): Candidate[] {
  const { lines, anchors } = outline;
  const counted = [...findFlowRuns(anchors, lines), ...datedNumberings(outline)];
  const runs = counted.length ? counted : findWeekdayOutlines(lines);
  const tables = tableGroups(document, context).map((group) => tableCandidate(group, document, context));
  const flow = (runs.length ? runs : uncounted(lines, tables)).map((run): Candidate => {
    const { slots, blocks } = slotsOfRun(run, anchors, lines, context);
    return { slots, blocks, score: scoreOf(slots, document, run.anchors[0]?.line.block.index ?? 0) };
  });
  return [...flow, ...tables]
    .filter((candidate) => candidate.score > 0 && !isListOfDeadlines(candidate, document))
    .sort((a, b) => b.score - a.score);
}

/** "Important dates", "Deadlines": a list of dates under such a heading is no schedule, unless it numbers its weeks. */
function isListOfDeadlines({ slots, blocks }: Candidate, document: Document): boolean {
  if (slots.some((slot) => slot.kind === 'week')) return false;
  const over = headingOver(document, Math.min(...blocks));
  return over !== null && namesDeadlines(over.text);
}
