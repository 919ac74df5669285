import { addDays, mondayOf, weekdayInWeek, weekdayOf } from '../../dates/calendar.ts';
import type { CalendarMention } from '../../dates/date-context.ts';
import type { Cell, TableRowBlock } from '../../documents/document.ts';
import { entriesOfCell } from '../lines/entries.ts';
import type { ScheduleEntry } from '../schedule.ts';
import { dayInMonth, inferredDay, monthAfter, monthOfDate } from './month-in-force.ts';
import { readOpening } from './opening.ts';
import { type Slot, sessionDay } from './slot.ts';
import type { AnalysedTable } from './table-columns.ts';
import { addSlot, evidenceOfCell, type TableReader } from './table-reader.ts';

/** The separators between a date and the text behind it. */
const separator = /^[\s:.,–—)-]+/;

export interface DayLabels {
  /** Heading of the whole row: "Readings" in the first cell. */
  row: string | null;
  /** Heading of the lines below the first: "Week 1 / Readings" in the first cell. */
  below: string | null;
}

/** The day that a cell opens with: its own date, or in the sheet of a month its number. */
function openingDay(
  reader: TableReader,
  row: TableRowBlock,
  cell: Cell,
): { date: CalendarMention; start: number; end: number } | null {
  const opening = readOpening(cell.text, reader.context, { keyColumn: true });
  if (opening?.date) return { date: opening.date, start: opening.start, end: opening.end };
  const { columns } = reader.table;
  const weekday = columns.days.get(cell.column)?.weekday ?? null;
  const last = reader.slots.findLast((slot) => slot.date)?.date?.from;
  const month = reader.month ?? (last ? monthOfDate(last) : null);
  const isKeyed = columns.week !== null || columns.date !== null;
  if (weekday === null || !month || isKeyed) return null;
  const date =
    dayInMonth(cell.text, month, weekday) ??
    dayInMonth(cell.text, monthAfter(month), weekday) ??
    misprintedDay(reader, row, cell, weekday);
  return date && { date, start: 0, end: date.end };
}

const dayNumber = /^\s*\d{1,2}(?=\s)/;

/**
 * A number that is no such weekday's, beside a day that is one: the day of the same week that the column stands for.
 */
function misprintedDay(reader: TableReader, row: TableRowBlock, cell: Cell, weekday: number): CalendarMention | null {
  const number = dayNumber.exec(cell.text);
  const before = reader.slots.findLast((slot) => slot.date && slot.evidence.block === row.index)?.date?.from;
  if (!number || !before || weekday <= weekdayOf(before)) return null;
  return inferredDay(addDays(mondayOf(before), weekday), number[0].length);
}

/**
 * True for a grid of weekdays whose cells hold neither dates nor numbers: only its rows tell one week from the next.
 */
export const isUndatedGrid = ({ columns }: AnalysedTable): boolean =>
  columns.days.size >= 2 &&
  columns.week === null &&
  columns.date === null &&
  columns.session === null &&
  [...columns.days.values()].every(({ weekday }) => weekday !== null);

/**
 * A cell of a grid of days that begins with its own date opens a session; one that does not goes on with its column.
 */
export function readDayCell(reader: TableReader, row: TableRowBlock, cell: Cell, labels: DayLabels): void {
  const opening = openingDay(reader, row, cell);
  if (!opening) {
    const slot =
      reader.byColumn.get(cell.column) ??
      dayByHeading(reader, row, cell) ??
      undatedDay(reader, row, cell) ??
      reader.current;
    slot?.entries.push(...entriesOfCell(row, cell, { date: sessionDay(slot.date), label: labels.row, place: 'cell' }));
    return;
  }
  const { date, start, end } = opening;
  // The sheet of a calendar prints every day; a day without a word is no class.
  if (date.days.length === 0 && cell.text.slice(end).trim() === '') return;
  const slot = addSlot(reader, {
    kind: 'session',
    number: null,
    lastNumber: null,
    date,
    evidence: evidenceOfCell(row, cell, start, end),
  });
  reader.byColumn.set(cell.column, slot);
  const skip = end + (separator.exec(cell.text.slice(end))?.[0].length ?? 0);
  const firstLineEnd = cell.start + Math.max(cell.lines[0]?.text.length ?? 0, skip + 1);
  const lines = entriesOfCell(row, cell, { date: sessionDay(date), label: labels.row, place: 'cell' }, skip);
  for (const line of lines) {
    const isTitle = labels.row === null && line.evidence.start < firstLineEnd;
    const below: ScheduleEntry = { ...line, label: labels.row ?? labels.below };
    slot.entries.push(isTitle ? { ...line, place: 'heading' } : below);
  }
}

/** In a grid whose headings are weekdays, the day of the week that the row stands for. */
function dayByHeading(reader: TableReader, row: TableRowBlock, cell: Cell): Slot | null {
  const weekday = reader.table.columns.days.get(cell.column)?.weekday ?? null;
  const week =
    reader.current?.date ?? reader.slots.findLast((slot) => slot.date && slot.evidence.block === row.index)?.date;
  if (weekday === null || !week) return null;
  const date = inferredDay(weekdayInWeek(week.from, weekday));
  const slot = addSlot(reader, {
    kind: 'session',
    number: null,
    lastNumber: null,
    date,
    evidence: evidenceOfCell(row, cell),
  });
  reader.byColumn.set(cell.column, slot);
  return slot;
}

/** A cell of a week that only its head row tells: a session without a date. */
function undatedDay(reader: TableReader, row: TableRowBlock, cell: Cell): Slot | null {
  if (reader.current?.kind !== 'week' || !isUndatedGrid(reader.table)) return null;
  const slot = addSlot(reader, {
    kind: 'session',
    number: null,
    lastNumber: null,
    date: null,
    evidence: evidenceOfCell(row, cell),
  });
  reader.byColumn.set(cell.column, slot);
  return slot;
}
