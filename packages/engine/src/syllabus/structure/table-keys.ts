import { weekdayInWeek } from '../../dates/calendar.ts';
import type { CalendarMention } from '../../dates/date-context.ts';
import { weekdayFromName } from '../../dates/names.ts';
import type { Cell, TableRowBlock } from '../../documents/document.ts';
import { dayInMonth, inferredDay, monthAfter, monthOfDate } from './month-in-force.ts';
import { type Opening, readOpening } from './opening.ts';
import { isDateColumn } from './table-columns.ts';
import { cellAt, type TableReader } from './table-reader.ts';
import { type WeekRange, weekRangeOf } from './week-ranges.ts';

export interface KeyCell {
  cell: Cell;
  opening: Opening | null;
}

/** What the key columns of a row say: which week or session it opens, and when. */
export interface RowKeys {
  cells: KeyCell[];
  /** The cell that names the row. */
  main: KeyCell | null;
  weekNumber: number | null;
  lastWeekNumber: number | null;
  sessionNumber: number | null;
  date: CalendarMention | null;
}

/** "30" below "Aug 28" or "AUGUST": the day of a month that is printed once. */
function carriedDay(text: string, reader: TableReader): CalendarMention | null {
  const last = reader.slots.findLast((slot) => slot.date)?.date?.from;
  const month = reader.month ?? (last ? monthOfDate(last) : null);
  if (!month) return null;
  const inMonth = dayInMonth(text, month);
  return inMonth && (!last || inMonth.from >= last) ? inMonth : dayInMonth(text, monthAfter(month));
}

/** The row's date: printed, carried from the month above, or the weekday of a dated week. */
function dateOfRow(
  reader: TableReader,
  row: TableRowBlock,
  keys: (KeyCell | null)[],
  dateKey: KeyCell | null,
): CalendarMention | null {
  const { columns } = reader.table;
  let date = keys.find((key) => key?.opening?.date)?.opening?.date ?? null;
  if (!date && dateKey && columns.date !== columns.week) {
    date = carriedDay(dateKey.cell.text, reader);
  }
  const endCell = cellAt(row, columns.endDate);
  const end = endCell && readOpening(endCell.text, reader.context, { keyColumn: true, dateColumn: true })?.date;
  if (date && end && end.to > date.from) date = { ...date, kind: 'range', to: end.to };
  if (date && columns.weekDates) date = { ...date, weekOf: true };
  const weekday = weekdayFromName(
    cellAt(row, columns.weekday)
      ?.text.trim()
      .replace(/[.,:]$/, '') ?? '',
  );
  if (weekday === null) return date;
  const isWeek = date !== null && (date.weekOf || date.kind === 'range');
  const weekStart = isWeek ? date?.from : reader.slots.findLast((slot) => slot.kind === 'week')?.date?.from;
  return (isWeek || !date) && weekStart ? inferredDay(weekdayInWeek(weekStart, weekday)) : date;
}

/** "4/5 Matching" in a column of weeks. */
function openingOfRange(text: string, { first, last, end }: WeekRange): Opening {
  const week = { kind: 'week' as const, number: first, lastNumber: last, end };
  const gap = /^[\s:.,;(–-]*/.exec(text.slice(end))?.[0].length ?? 0;
  const rest: [number, number][] = end + gap < text.length ? [[end + gap, text.length]] : [];
  return { week, session: null, unit: null, number: null, date: null, start: 0, end, rest };
}

/** A narrow column breaks "(10/14)" behind any figure; the text keeps its length. */
const unbroken = (text: string) => text.replace(/(\d\/\d)(\s)(\d)(?=[)\]])/g, '$1$3$2');

/** Reads the key cells of a row. */
export function readKeys(reader: TableReader, row: TableRowBlock): RowKeys {
  const { columns } = reader.table;
  const read = (column: number | null): KeyCell | null => {
    const cell = cellAt(row, column);
    if (!cell?.text.trim() || cell.continued) return null;
    const range = columns.weekRanges && column === columns.week ? weekRangeOf(cell.text) : null;
    if (range) return { cell, opening: openingOfRange(cell.text, range) };
    const dateColumn = isDateColumn(cell.column, reader.table.labels);
    return { cell, opening: readOpening(unbroken(cell.text), reader.context, { keyColumn: true, dateColumn }) };
  };
  const week = read(columns.week);
  const session = columns.session === columns.week ? null : read(columns.session);
  const known = new Map([
    [columns.week, week],
    [columns.session, session],
  ]);
  const date = known.get(columns.date) ?? read(columns.date);
  const cells = [...new Set([week, date, session])].filter((key) => key !== null);
  // "Week two Tuesday Aug. 29" names its week in a column of dates, too.
  const label = week?.opening?.week ?? date?.opening?.week ?? null;
  const weekNumber = label?.number ?? week?.opening?.number ?? null;
  return {
    cells,
    main: week ?? date ?? session,
    weekNumber,
    lastWeekNumber: label?.lastNumber ?? weekNumber,
    sessionNumber:
      session?.opening?.session?.number ?? session?.opening?.unit?.number ?? session?.opening?.number ?? null,
    date: dateOfRow(reader, row, [date, week, session], date),
  };
}
