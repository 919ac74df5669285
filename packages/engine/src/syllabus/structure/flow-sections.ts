import { weekdayInWeek } from '../../dates/calendar.ts';
import { type CalendarMention, type DateContext, resolveMention } from '../../dates/date-context.ts';
import { findDates } from '../../dates/find-dates.ts';
import { weekdayFromName } from '../../dates/names.ts';
import type { TableRowBlock } from '../../documents/document.ts';
import type { Evidence } from '../course.ts';
import { entriesOfCell, entryOf, evidenceBetween } from '../lines/entries.ts';
import type { FlowLine } from '../lines/flow-lines.ts';
import { filledCells } from './filled-cells.ts';
import type { FlowAnchor } from './flow-anchor.ts';
import { inferredDay } from './month-in-force.ts';
import { readOpening } from './opening.ts';
import { type Slot, sessionDay } from './slot.ts';
import { type AnalysedTable, analyseTable, hasScheduleColumns } from './table-columns.ts';
import { cellAt, evidenceOfCell } from './table-reader.ts';
import { slotsOfTable } from './table-slots.ts';
import { isColumnHeading } from './vocabulary.ts';
import type { WeekdayLine } from './weekday-lines.ts';

/** Where the reading of a run of lines stands. */
export interface FlowReader {
  context: DateContext;
  slots: Slot[];
  unit: string | null;
  /** A heading inside a week that governs what follows. */
  label: string | null;
  /** Depth of the list items right under the line that opened the slot. */
  baseDepth: number;
  /** Level of the line that opened the slot. */
  openedAt: number;
}

/** The day on which something of this slot is due or held: the end of an exam's window. */
const dayOf = (date: CalendarMention | null, kind: Slot['kind']) =>
  kind === 'apart' && date ? date.to : sessionDay(date);

const frameOf = (reader: FlowReader, slot: Slot) => ({
  date: dayOf(slot.date, slot.kind),
  label: reader.label,
  depth: 0,
  column: null,
});

function startSlot(reader: FlowReader, line: FlowLine, slot: Omit<Slot, 'entries'>): Slot {
  const started = { ...slot, entries: [] };
  reader.slots.push(started);
  reader.label = null;
  reader.openedAt = line.level;
  reader.baseDepth = line.block.kind === 'list-item' ? line.block.depth + 1 : 0;
  return started;
}

/** What an anchor's line says beside label and date. */
function readRest(reader: FlowReader, slot: Slot, { line, opening }: FlowAnchor): void {
  const { block, start } = line;
  for (const [from, to] of opening.rest) {
    let at = start + from;
    for (const text of line.text.slice(from, to).split('\n')) {
      // A heading that goes on below its first line holds the label of what follows, or entries of its own.
      const place = at === start + from ? ('heading' as const) : ('paragraph' as const);
      const entry = entryOf(block, at, at + text.length, { ...frameOf(reader, slot), place });
      if (place === 'paragraph' && entry && isColumnHeading(entry.text)) reader.label = entry.text;
      else if (entry) slot.entries.push(entry);
      at += text.length + 1;
    }
  }
}

/** Opens the slot of an anchor with its title, and that of the line above where it names the slot, too. */
export function openAnchor(reader: FlowReader, anchor: FlowAnchor, title?: FlowAnchor): void {
  const { line, opening, kind, number } = anchor;
  const { block, start } = line;
  const slot = startSlot(reader, line, {
    kind,
    number,
    lastNumber: opening.week?.lastNumber ?? number,
    date: opening.date,
    evidence: evidenceBetween(block, start + opening.start, start + opening.end),
    unit: kind === 'unit' ? null : reader.unit,
  });
  if (title) readRest(reader, slot, title);
  readRest(reader, slot, anchor);
}

/** A session on a weekday of the week that is open; without a date where the week has none. */
function daySlot(reader: FlowReader, weekday: number, evidence: Evidence): Omit<Slot, 'entries'> {
  const week = reader.slots.findLast((slot) => slot.kind === 'week' || (slot.date && sessionDay(slot.date) === null));
  const date = week?.date ? inferredDay(weekdayInWeek(week.date.from, weekday)) : null;
  return { kind: 'session', number: null, lastNumber: null, date, evidence, unit: reader.unit };
}

/** "M: Introductions" within a week: a session on that day, where the week is dated. */
export function openWeekday(reader: FlowReader, line: FlowLine, { weekday, end }: WeekdayLine): void {
  const { block, start } = line;
  const slot = startSlot(reader, line, daySlot(reader, weekday, evidenceBetween(block, start, start + end)));
  const entry = entryOf(block, start + end, line.end, { ...frameOf(reader, slot), place: 'heading' });
  if (entry) slot.entries.push(entry);
}

const longestPart = 200;

/** A line without a number between the weeks: the finals, a break, an exam with its date behind it. */
export function openApart(reader: FlowReader, line: FlowLine): void {
  const { block, text, start } = line;
  const [mention] = text.length < longestPart ? findDates(text) : [];
  const date = mention ? resolveMention(mention, reader.context) : null;
  const end =
    mention && mention.start > 3 ? text.slice(0, mention.start).replace(/[\s(:,–—-]+$/, '').length : text.length;
  const evidence = evidenceBetween(block, start, line.end);
  const slot = startSlot(reader, line, { kind: 'apart', number: null, lastNumber: null, date, evidence, unit: null });
  const entry = entryOf(block, start, start + end, { ...frameOf(reader, slot), place: 'heading' });
  if (entry) slot.entries.push(entry);
}

/**
 * "Friday, October 4 – Report due" among the sessions is the title of no unit, however it is set: a part with its own
 * date, or without one a line of the session above.
 */
export function openDeadline(reader: FlowReader, line: FlowLine): void {
  const { block, start } = line;
  const opening = readOpening(line.text, reader.context);
  if (!opening?.date) {
    addLine(reader, line);
    return;
  }
  const { date } = opening;
  const evidence = evidenceBetween(block, start, line.end);
  const slot = startSlot(reader, line, { kind: 'apart', number: null, lastNumber: null, date, evidence, unit: null });
  for (const [from, to] of opening.rest) {
    const entry = entryOf(block, start + from, start + to, { ...frameOf(reader, slot), place: 'paragraph' });
    if (entry) slot.entries.push(entry);
  }
}

/** "Saturday, Dec. 14." below "Final exam" is its day, not a class of its own. */
export function datesApart(reader: FlowReader, { line, kind, opening }: FlowAnchor): boolean {
  const slot = reader.slots[reader.slots.length - 1];
  if (slot?.kind !== 'apart' || kind !== 'session' || line.level <= reader.openedAt) return false;
  slot.date ??= opening.date;
  addLine(reader, line);
  return true;
}

/** Adds a line to the slot that is open. */
export function addLine(reader: FlowReader, { block, start, end }: FlowLine, as?: 'heading'): void {
  const slot = reader.slots[reader.slots.length - 1];
  if (!slot) return;
  const isItem = block.kind === 'list-item';
  const entry = entryOf(block, start, end, {
    ...frameOf(reader, slot),
    depth: isItem ? Math.max(0, block.depth - reader.baseDepth) : 0,
    place: as ?? (isItem ? 'list-item' : 'paragraph'),
  });
  if (entry) slot.entries.push(entry);
}

/** A table within a week: rows with their own dates open sessions, other rows are content by column. */
export function addTable(reader: FlowReader, rows: TableRowBlock[]): void {
  const slot = reader.slots[reader.slots.length - 1];
  if (!slot) return;
  if (addDayColumns(reader, rows)) return;
  const table = analyseTable(rows, reader.context);
  if (hasScheduleColumns(table) && table.columns.week === null) {
    const inner = slotsOfTable(table, reader.context, { unit: reader.unit, month: null });
    reader.slots.push(...inner.map((s): Slot => (s.kind === 'apart' ? s : { ...s, kind: 'session' })));
    return;
  }
  for (const row of rows) if (!table.headers.has(row)) addRow(reader, table, row);
}

/**
 * "Monday Feb 26 | Wednesday Feb 28" over the columns of a table within a week: each column is the class of its day.
 */
function addDayColumns(reader: FlowReader, [head, ...rows]: TableRowBlock[]): boolean {
  const days = (head ? filledCells(head) : []).map((cell) => ({
    cell,
    opening: readOpening(cell.text, reader.context, { keyColumn: true }),
  }));
  if (!head || rows.length === 0 || days.length < 2) return false;
  if (days.some(({ opening }) => !opening?.date || sessionDay(opening.date) === null || opening.rest.length > 0))
    return false;
  for (const { cell, opening } of days) {
    const date = opening?.date ?? null;
    const evidence = evidenceOfCell(head, cell);
    const own = rows.flatMap((row) => {
      const below = cellAt(row, cell.column);
      const frame = { date: sessionDay(date), label: reader.label, place: 'cell' as const };
      return below ? entriesOfCell(row, below, frame) : [];
    });
    const place = { kind: 'session' as const, number: null, lastNumber: null, unit: reader.unit };
    reader.slots.push({ ...place, date, evidence, entries: own });
  }
  return true;
}

/** A row of a table within a week: "Mon. | Topic" opens a day, "Readings | Ch. 1" is labelled by its first cell. */
function addRow(reader: FlowReader, table: AnalysedTable, row: TableRowBlock): void {
  const [first] = row.cells;
  const dayCell = cellAt(row, table.columns.weekday);
  const weekday = dayCell ? weekdayFromName(dayCell.text.trim().replace(/[.,:]$/, '')) : null;
  if (dayCell && weekday !== null) {
    reader.slots.push({ ...daySlot(reader, weekday, evidenceOfCell(row, dayCell)), entries: [] });
  }
  const slot = reader.slots[reader.slots.length - 1];
  if (!slot) return;
  const { date, label: over } = frameOf(reader, slot);
  const rowLabel = first && row.cells.length > 1 && isColumnHeading(first.text) ? first.text : null;
  for (const cell of row.cells) {
    if (cell.continued || (rowLabel !== null && cell === first) || (weekday !== null && cell === dayCell)) continue;
    const label = rowLabel ?? table.labels.get(cell.column) ?? over;
    slot.entries.push(...entriesOfCell(row, cell, { date, label, place: 'cell' }));
  }
}
