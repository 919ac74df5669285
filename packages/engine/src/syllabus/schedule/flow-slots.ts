import type { Block, Document } from '../../documents/document.ts';
import { type CalendarMention, type DateContext, resolveMention } from '../dates/date-context.ts';
import { findDates } from '../dates/find-dates.ts';
import { entriesOfCell, entryOf, evidenceOf } from './entries.ts';
import { type FlowAnchor, isBoldLine, outlineLevel } from './flow-anchors.ts';
import type { FlowRun } from './flow-runs.ts';
import { type Slot, sessionDay } from './slot.ts';
import { analyseTable, hasScheduleColumns } from './table-columns.ts';
import { slotsOfTable } from './table-slots.ts';
import { isColumnHeading, namesBreak, namesFinals } from './vocabulary.ts';

const examSection = /\b(?:exam|examination|midterm|final|test)\b/i;
/** Paragraphs longer than this are prose about the course, not part of a week, once the last week has begun. */
const longParagraph = 500;

interface FlowReader {
  document: Document;
  context: DateContext;
  /** Anchors that open a slot, by block index. */
  anchors: Map<number, FlowAnchor>;
  level: number;
  slots: Slot[];
  blocks: Set<number>;
  unit: string | null;
  /** A heading inside a week that governs what follows. */
  label: { text: string; level: number } | null;
}

/** The day on which something of this slot is due or held: the end of an exam's window. */
const dayOf = (date: CalendarMention | null, kind: Slot['kind']) =>
  kind === 'apart' && date ? date.to : sessionDay(date);

function openSlot(reader: FlowReader, anchor: FlowAnchor, kind: Slot['kind']): void {
  const { block, opening } = anchor;
  const slot: Slot = {
    kind,
    number: anchor.number,
    lastNumber: opening.week?.lastNumber ?? anchor.number,
    date: opening.date,
    evidence: evidenceOf(block, opening.start, opening.end),
    unit: anchor.kind === 'unit' ? null : reader.unit,
    entries: [],
  };
  const frame = { date: dayOf(opening.date, kind), label: null, place: 'heading' as const, depth: 0, column: null };
  for (const [start, end] of opening.rest) {
    // A heading that goes on below its first line ("Jan 5: Intro\nRead ch. 1") holds entries of its own.
    let from = start;
    for (const line of block.text.slice(start, end).split('\n')) {
      const entry = entryOf(block, from, from + line.length, from === start ? frame : { ...frame, place: 'paragraph' });
      if (entry) slot.entries.push(entry);
      from += line.length + 1;
    }
  }
  reader.slots.push(slot);
  reader.label = null;
}

/** A heading without a number between the weeks: the finals, a break, an exam with its date behind it. */
function openApart(reader: FlowReader, block: Block): void {
  const [mention] = block.text.length < 200 ? findDates(block.text) : [];
  const date = mention ? resolveMention(mention, reader.context) : null;
  const end =
    mention && mention.start > 3
      ? block.text.slice(0, mention.start).replace(/[\s(:,–—-]+$/, '').length
      : block.text.length;
  const frame = { date: dayOf(date, 'apart'), label: null, place: 'heading' as const, depth: 0, column: null };
  const entry = entryOf(block, 0, end, frame);
  reader.slots.push({
    kind: 'apart',
    number: null,
    lastNumber: null,
    date,
    evidence: evidenceOf(block, 0, block.text.length),
    unit: null,
    entries: entry ? [entry] : [],
  });
  reader.label = null;
}

function addBlock(reader: FlowReader, block: Block, baseDepth: number): void {
  const slot = reader.slots[reader.slots.length - 1];
  if (!slot) return;
  const label = reader.label?.text ?? null;
  const date = dayOf(slot.date, slot.kind);
  if (block.kind === 'table-row') {
    for (const cell of block.cells) {
      if (!cell.continued) slot.entries.push(...entriesOfCell(block, cell, { date, label, place: 'cell' }));
    }
    return;
  }
  const depth = block.kind === 'list-item' ? Math.max(0, block.depth - baseDepth) : 0;
  const place = block.kind === 'list-item' ? ('list-item' as const) : ('paragraph' as const);
  let from = 0;
  for (const line of block.text.split('\n')) {
    const entry = entryOf(block, from, from + line.length, { date, label, place, depth, column: null });
    if (entry) slot.entries.push(entry);
    from += line.length + 1;
  }
}

/** Tables that stand within a week: rows with their own dates open sessions, other rows are content by column. */
function addTable(reader: FlowReader, rows: Extract<Block, { kind: 'table-row' }>[]): void {
  const slot = reader.slots[reader.slots.length - 1];
  if (!slot) return;
  const table = analyseTable(rows, reader.context);
  if (hasScheduleColumns(table) && table.columns.week === null) {
    const inner = slotsOfTable(table, reader.context, reader.unit);
    if (inner.length >= 1) {
      reader.slots.push(...inner.map((s): Slot => (s.kind === 'apart' ? s : { ...s, kind: 'session' })));
      return;
    }
  }
  const date = dayOf(slot.date, slot.kind);
  for (const row of rows) {
    if (table.headers.has(row)) continue;
    const [first] = row.cells;
    const rowLabel = first && row.cells.length > 1 && isColumnHeading(first.text) ? first.text : null;
    for (const cell of row.cells) {
      if (cell.continued || (rowLabel !== null && cell === first)) continue;
      const label = rowLabel ?? table.labels.get(cell.column) ?? reader.label?.text ?? null;
      slot.entries.push(...entriesOfCell(row, cell, { date, label, place: 'cell' }));
    }
  }
}

/** What a heading between two anchors is: a unit over the next sessions, a part on its own, or a label within the week. */
function readHeading(reader: FlowReader, block: Block, next: Block | undefined): void {
  const level = outlineLevel(block);
  const opensNext = next !== undefined && reader.anchors.has(next.index);
  if (isColumnHeading(block.text) && !opensNext) reader.label = { text: block.text, level };
  else if (namesFinals(block.text) || namesBreak(block.text)) openApart(reader, block);
  else if (level < reader.level || opensNext) reader.unit = block.text;
  else if (level === reader.level) openApart(reader, block);
  else reader.label = { text: block.text, level };
}

/** True where the schedule is over: what follows its last anchor and no longer belongs to it. */
function endsSchedule(reader: FlowReader, block: Block, count: number, longest: number): boolean {
  const level = outlineLevel(block);
  const isPart = namesFinals(block.text) || (namesBreak(block.text) && block.text.length < 80);
  if (block.kind === 'heading') {
    if (isPart || isColumnHeading(block.text)) return false;
    return reader.level > 6 || level <= reader.level;
  }
  if (block.kind === 'paragraph' && !isPart) {
    if (reader.level >= 9) return !isColumnHeading(block.text);
    if (reader.level >= 7 && isBoldLine(block) && !isColumnHeading(block.text)) return count > 0;
    if (block.text.length > longParagraph && longest < longParagraph) return true;
  }
  return reader.level >= 7 && count > 2 * longest + 12;
}

const sessionsInside = (run: FlowRun, all: FlowAnchor[], first: number, last: number): FlowAnchor[] => {
  if (run.kind === 'session') return [];
  const level = Math.min(...run.anchors.map((a) => a.level));
  const inside = all.filter(
    (a) => a.kind === 'session' && a.block.index > first && a.block.index <= last && a.level >= level,
  );
  const byLevel = Map.groupBy(inside, (a) => a.level);
  // Dated lines in one week only are due dates; in most weeks they are its sessions.
  return [...byLevel.values()].filter((group) => group.length >= Math.max(2, run.anchors.length * 0.5)).flat();
};

/** Reads the slots of a run: each anchor with the blocks down to the next one, units above, parts apart between. */
export function slotsOfRun(
  run: FlowRun,
  all: FlowAnchor[],
  document: Document,
  context: DateContext,
): { slots: Slot[]; blocks: Set<number> } {
  const indices = run.anchors.map((a) => a.block.index);
  const [first, last] = [indices[0] ?? 0, indices[indices.length - 1] ?? 0];
  const level = Math.min(...run.anchors.map((a) => a.level));
  const opening = new Set([...run.anchors, ...sessionsInside(run, all, first, last + 40)]);
  const anchors = new Map([...opening].map((a) => [a.block.index, a]));
  const units = new Map(
    all.filter((a) => a.kind === 'unit' && !anchors.has(a.block.index)).map((a) => [a.block.index, a]),
  );
  const reader: FlowReader = {
    document,
    context,
    anchors,
    level,
    slots: [],
    blocks: new Set(),
    unit: null,
    label: null,
  };
  const gaps = indices.slice(1).map((index, i) => index - (indices[i] ?? 0));
  const longestGap = Math.max(1, ...gaps);
  reader.unit = unitAbove(document, first, level, units);

  let since = 0;
  for (let i = first; i < document.blocks.length; i++) {
    const block = document.blocks[i];
    if (!block) break;
    const anchor = anchors.get(i);
    const unit = units.get(i);
    if (anchor) {
      openSlot(reader, anchor, anchor.kind);
      since = 0;
    } else if (i > last && endsSchedule(reader, block, since, longestGap)) break;
    else if (unit && unit.level <= level) reader.unit = block.text;
    else if (block.kind === 'heading') readHeading(reader, block, document.blocks[i + 1]);
    else if (
      isBoldLine(block) &&
      level >= 7 &&
      (namesFinals(block.text) || namesBreak(block.text)) &&
      examSection.test(block.text)
    ) {
      openApart(reader, block);
    } else if (i > last && level >= 9 && block.kind === 'paragraph') openApart(reader, block);
    else if (block.kind === 'table-row') {
      const rows = document.blocks.slice(i).filter((b) => b.kind === 'table-row' && b.table === block.table) as Extract<
        Block,
        { kind: 'table-row' }
      >[];
      addTable(reader, rows);
      for (const row of rows) reader.blocks.add(row.index);
      i += rows.length - 1;
    } else {
      const opener = anchors.get(reader.slots[reader.slots.length - 1]?.evidence.block ?? -1);
      addBlock(reader, block, opener?.block.kind === 'list-item' ? opener.block.depth + 1 : 0);
    }
    reader.blocks.add(i);
    since++;
  }
  const slots = run.kind === 'unit' ? unitsOverSessions(reader.slots) : reader.slots;
  return { slots: withoutLoneUnit(slots), blocks: reader.blocks };
}

/** Units that hold dated sessions are their titles, not weeks of their own. */
function unitsOverSessions(slots: Slot[]): Slot[] {
  if (slots.filter((slot) => slot.kind === 'session' && slot.date).length < 2) return slots;
  let unit: string | null = null;
  return slots.flatMap((slot): Slot[] => {
    if (slot.kind !== 'unit') return [{ ...slot, unit }];
    const [heading, ...others] = slot.entries;
    unit = heading?.place === 'heading' ? `${slot.evidence.text}: ${heading.text}` : slot.evidence.text;
    return others.length ? [{ ...slot, kind: 'session', number: null, unit, entries: others }] : [];
  });
}

/** One heading over all sessions is the heading of the schedule, not a unit. */
function withoutLoneUnit(slots: Slot[]): Slot[] {
  const units = new Set(slots.filter((slot) => slot.kind !== 'apart').map((slot) => slot.unit));
  return units.size === 1 ? slots.map((slot) => ({ ...slot, unit: null })) : slots;
}

/** The unit that stands right above the first anchor. */
function unitAbove(document: Document, first: number, level: number, units: Map<number, FlowAnchor>): string | null {
  const above = document.blocks[first - 1];
  if (!above) return null;
  const isUnit =
    units.has(above.index) ||
    (above.kind === 'heading' && above.level < level && !/schedule|calendar|outline|syllabus/i.test(above.text));
  return isUnit && document.blocks[first - 1]?.kind !== 'table-row' ? above.text : null;
}
