import type { Cell, TableRowBlock } from '../../documents/document.ts';
import { addDays, mondayOf } from '../dates/calendar.ts';
import type { ScheduleEntry } from '../schedule.ts';
import { entriesOfCell } from './entries.ts';
import { readOpening } from './opening.ts';
import { type Slot, sessionDay } from './slot.ts';
import { addSlot, evidenceOfCell, inferredDay, type TableReader } from './table-reader.ts';

/** The separators between a date and the text behind it. */
const separator = /^[\s:.,–—)-]+/;

export interface DayLabels {
  /** Heading of the whole row: "Readings" in the first cell. */
  row: string | null;
  /** Heading of the lines below the first: "Week 1 / Readings" in the first cell. */
  below: string | null;
}

/** A cell of a grid of days that begins with its own date opens a session; one that does not goes on with its column. */
export function readDayCell(reader: TableReader, row: TableRowBlock, cell: Cell, labels: DayLabels): void {
  const opening = readOpening(cell.text, reader.context, { keyColumn: true });
  if (!opening?.date) {
    const slot = reader.byColumn.get(cell.column) ?? dayByHeading(reader, row, cell) ?? reader.current;
    slot?.entries.push(...entriesOfCell(row, cell, { date: sessionDay(slot.date), label: labels.row, place: 'cell' }));
    return;
  }
  const { date } = opening;
  const evidence = evidenceOfCell(row, cell, opening.start, opening.end);
  const slot = addSlot(reader, { kind: 'session', number: null, lastNumber: null, date, evidence });
  reader.byColumn.set(cell.column, slot);
  const skip = opening.end + (separator.exec(cell.text.slice(opening.end))?.[0].length ?? 0);
  const firstLineEnd = cell.start + (cell.lines[0]?.text.length ?? 0);
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
  const week = reader.current?.date;
  if (weekday === null || !week) return null;
  const date = inferredDay(addDays(mondayOf(week.from), weekday));
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
