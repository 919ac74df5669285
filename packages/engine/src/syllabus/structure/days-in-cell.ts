import { daysBetween } from '../../dates/calendar.ts';
import type { CalendarMention } from '../../dates/date-context.ts';
import type { Cell, TableRowBlock } from '../../documents/document.ts';
import { labelOf } from '../labelling/labels.ts';
import { entriesOfCell } from '../lines/entries.ts';
import { readOpening } from './opening.ts';
import { type Slot, sessionDay } from './slot.ts';
import { addSlot, evidenceOfCell, type TableReader } from './table-reader.ts';

/** Days between the first and the last class of one row; rows of two weeks are printed, longer ones are not. */
const longestRow = 14;

interface DayLine {
  date: CalendarMention;
  /** Offsets into the text of the cell. */
  start: number;
  end: number;
}

/** The lines of a cell that are nothing but a day, as long as something stands below each. */
function dayLines({ table, context }: TableReader, cell: Cell): DayLine[] {
  const label = labelOf(table.labels.get(cell.column) ?? '');
  if (cell.lines.length < 2 || label?.due) return [];
  const found: DayLine[] = [];
  let at = 0;
  let above = false;
  for (const { text } of cell.lines) {
    const start = cell.text.indexOf(text, at);
    at = start + text.length;
    const opening = /^\W*\(/.test(text) ? null : readOpening(text, context);
    const only = opening?.date && !opening.week && !opening.session && opening.rest.length === 0 ? opening.date : null;
    if (only && sessionDay(only) && !above) found.push({ date: only, start, end: at });
    else if (only) return [];
    above = only !== null;
  }
  return above ? [] : found;
}

/**
 * A cell that holds the classes of its week one below the other, each under a line that is nothing but its day:
 * "1/25⏎Warp⏎1/27⏎Weft". `opened`: the slot of the first day, where the row has opened it. Whether it is such a cell.
 */
export function readDaysInCell(reader: TableReader, row: TableRowBlock, cell: Cell, opened: Slot | null): boolean {
  const days = dayLines(reader, cell);
  const [first] = days;
  if (!first || days.length < (opened ? 1 : 2) || cell.text.slice(0, first.start).trim() !== '') return false;
  if (days.some(({ date }) => Math.abs(daysBetween(first.date.from, date.from)) > longestRow)) return false;
  const label = reader.labels.get(cell.column) ?? null;
  const lines = entriesOfCell(row, cell, { date: null, label, place: 'cell' });
  days.forEach(({ date, start, end }, i) => {
    const next = days[i + 1]?.start ?? cell.text.length;
    const below = lines.filter(({ evidence }) => {
      const offset = evidence.start - cell.start;
      return offset >= end && offset < next;
    });
    const day = sessionDay(date);
    const slot = i === 0 && opened ? opened : slotOfDay(reader, row, cell, { date, start, end });
    slot.entries.push(...below.map((entry) => ({ ...entry, date: day })));
  });
  return true;
}

/** Another column of the row may have opened the day. */
function slotOfDay(reader: TableReader, row: TableRowBlock, cell: Cell, { date, start, end }: DayLine): Slot {
  const known = reader.slots.find(
    (slot) => slot.evidence.block === row.index && sessionDay(slot.date) === sessionDay(date),
  );
  const evidence = evidenceOfCell(row, cell, start, end);
  return known ?? addSlot(reader, { kind: 'session', number: null, lastNumber: null, date, evidence });
}
