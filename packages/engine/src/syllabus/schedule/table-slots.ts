import type { Cell, TableRowBlock } from '../../documents/document.ts';
import { addDays, isoDate, mondayOf } from '../dates/calendar.ts';
import type { CalendarMention, DateContext } from '../dates/date-context.ts';
import { weekdayFromName } from '../dates/names.ts';
import type { ScheduleEntry } from '../schedule.ts';
import { entriesOfCell, evidenceOf } from './entries.ts';
import { type Opening, readOpening } from './opening.ts';
import { type Slot, sessionDay } from './slot.ts';
import type { AnalysedTable } from './table-columns.ts';
import { isColumnHeading, namesBreak, namesFinals } from './vocabulary.ts';

const monthBanner =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december)(?:\s+20\d\d)?$/i;

interface Reader {
  table: AnalysedTable;
  context: DateContext;
  slots: Slot[];
  current: Slot | null;
  /** The slot that each column of a grid of days filled last. */
  byColumn: Map<number, Slot>;
  unit: string | null;
  labels: Map<number, string>;
}

const filled = (row: TableRowBlock) => row.cells.filter((cell) => cell.text.trim() !== '');
const at = (row: TableRowBlock, column: number | null) =>
  column === null ? undefined : row.cells.find((c) => c.column <= column && column < c.column + c.columnSpan);

function open(reader: Reader, slot: Omit<Slot, 'unit' | 'entries'>): Slot {
  const opened = { ...slot, unit: reader.unit, entries: [] };
  reader.slots.push(opened);
  reader.current = opened;
  return opened;
}

/** What is left of a key cell beside its label and date: a title or a remark. */
function restEntries(row: TableRowBlock, cell: Cell, opening: Opening, date: string | null): ScheduleEntry[] {
  return opening.rest.map(([start, end]) => ({
    text: cell.text.slice(start, end),
    marks: [],
    evidence: evidenceOf(row, cell.start + start, cell.start + end),
    date,
    label: null,
    place: 'heading',
    depth: 0,
    column: cell.column,
  }));
}

/** "30" below "Aug 28": the day of a month that is printed once. */
function carriedDay(text: string, slots: Slot[]): string | null {
  const day = /^(?:[A-Za-z]+\.?,?\s+)?(\d{1,2})(?:st|nd|rd|th)?$/.exec(text.trim())?.[1];
  const last = slots.findLast((slot) => slot.date)?.date?.from;
  if (!day || !last) return null;
  const [year = 0, month = 1] = last.split('-').map(Number);
  const sameMonth = isoDate(year, month, Number(day));
  if (sameMonth && sameMonth >= last) return sameMonth;
  return isoDate(month === 12 ? year + 1 : year, (month % 12) + 1, Number(day));
}

const mentionOf = (date: string): CalendarMention => ({
  kind: 'day',
  days: [],
  start: 0,
  end: 0,
  weekOf: false,
  sure: true,
  from: date,
  to: date,
  dates: [date],
});

interface Key {
  opening: Opening | null;
  cell: Cell;
}

function readKeys(
  reader: Reader,
  row: TableRowBlock,
): { week: Key | null; session: Key | null; date: Key | null; mention: CalendarMention | null } {
  const { columns } = reader.table;
  const read = (column: number | null): Key | null => {
    const cell = at(row, column);
    return cell?.text.trim() && !cell.continued
      ? { cell, opening: readOpening(cell.text, reader.context, { keyColumn: true }) }
      : null;
  };
  const week = read(columns.week);
  const session = read(columns.session);
  const date = columns.date === columns.week ? week : columns.date === columns.session ? session : read(columns.date);
  let mention = date?.opening?.date ?? week?.opening?.date ?? session?.opening?.date ?? null;
  if (!mention && date && columns.date !== columns.week) {
    const carried = carriedDay(date.cell.text, reader.slots);
    if (carried) mention = mentionOf(carried);
  }
  const endDate = read(columns.endDate)?.opening?.date;
  if (mention && endDate && endDate.to > mention.from) mention = { ...mention, kind: 'range', to: endDate.to };
  if (mention && columns.weekDates) mention = { ...mention, weekOf: true };
  const weekday = weekdayFromName(
    at(row, columns.weekday)
      ?.text.trim()
      .replace(/[.,:]$/, '') ?? '',
  );
  const weekStart = reader.slots.findLast((s) => s.kind === 'week')?.date?.from;
  if (!mention && weekday !== null && weekStart && !week?.opening)
    mention = mentionOf(addDays(mondayOf(weekStart), weekday));
  if (mention && weekday !== null && (mention.weekOf || mention.kind === 'range')) {
    mention = mentionOf(addDays(mondayOf(mention.from), weekday));
  }
  return { week, session, date, mention };
}

/** Adds the lines of a row's content cells to their slots. */
function addContent(reader: Reader, row: TableRowBlock, keys: Set<Cell>, rowLabel: string | null): void {
  const { columns } = reader.table;
  for (const cell of row.cells) {
    if (keys.has(cell) || cell.continued || !cell.text.trim()) continue;
    const isDay = columns.days.has(cell.column);
    const opening = isDay ? readOpening(cell.text, reader.context, { keyColumn: true }) : null;
    if (isDay && opening?.date) {
      const slot: Slot = {
        kind: 'session',
        number: null,
        lastNumber: null,
        date: opening.date,
        evidence: evidenceOf(row, cell.start + opening.start, cell.start + opening.end),
        unit: reader.unit,
        entries: [],
      };
      reader.slots.push(slot);
      reader.byColumn.set(cell.column, slot);
      const day = sessionDay(opening.date);
      const lines = entriesOfCell(row, cell, { date: day, label: rowLabel, place: 'cell' }, opening.end);
      slot.entries.push(
        ...lines.map(
          (line, i): ScheduleEntry =>
            i === 0 && rowLabel === null
              ? { ...line, text: line.text.replace(/^[:\s–—-]+/, ''), place: 'heading' }
              : line,
        ),
      );
      continue;
    }
    const slot =
      (isDay ? (reader.byColumn.get(cell.column) ?? dayByHeading(reader, row, cell)) : null) ?? reader.current;
    if (!slot) continue;
    const label = rowLabel ?? (isDay ? null : (reader.labels.get(cell.column) ?? null));
    slot.entries.push(...entriesOfCell(row, cell, { date: sessionDay(slot.date), label, place: 'cell' }));
  }
}

/** In a grid whose headings are weekdays, the day of the week that the row stands for. */
function dayByHeading(reader: Reader, row: TableRowBlock, cell: Cell): Slot | null {
  const weekday = reader.table.columns.days.get(cell.column)?.weekday ?? null;
  const week = reader.current;
  if (weekday === null || !week?.date) return null;
  const slot: Slot = {
    kind: 'session',
    number: null,
    lastNumber: null,
    date: mentionOf(addDays(mondayOf(week.date.from), weekday)),
    evidence: evidenceOf(row, cell.start, cell.start + cell.text.length),
    unit: reader.unit,
    entries: [],
  };
  reader.slots.push(slot);
  reader.byColumn.set(cell.column, slot);
  return slot;
}

/** A row that holds one text: "Week Two: …", "Part II", "Spring Break", or the overflow of the row above. */
function readBanner(reader: Reader, row: TableRowBlock, cell: Cell): void {
  const opening = readOpening(cell.text, reader.context);
  const text = cell.text.trim();
  const evidence = evidenceOf(row, cell.start, cell.start + cell.text.length);
  const { columns } = reader.table;
  const isKey =
    cell.column === 0 || cell.column === columns.week || cell.column === columns.date || cell.columnSpan > 1;
  if (opening && !columns.days.has(cell.column) && (opening.week || opening.date || opening.session) && isKey) {
    const slot = open(reader, {
      kind: opening.week ? 'week' : 'session',
      number: (opening.week ?? opening.session)?.number ?? null,
      lastNumber: opening.week?.lastNumber ?? null,
      date: opening.date,
      evidence,
    });
    reader.byColumn.clear();
    slot.entries.push(...restEntries(row, cell, opening, sessionDay(opening.date)));
  } else if (columns.days.has(cell.column)) addContent(reader, row, new Set(), null);
  else if (isKey && (namesFinals(text) || namesBreak(text))) {
    const slot = open(reader, { kind: 'apart', number: null, lastNumber: null, date: null, evidence });
    slot.entries.push(...entriesOfCell(row, cell, { date: null, label: null, place: 'cell' }));
  } else if (
    isKey &&
    text.length < 120 &&
    !monthBanner.test(text) &&
    (opening?.unit || reader.current?.kind !== 'apart')
  )
    reader.unit = text;
  else if (!monthBanner.test(text)) addContent(reader, row, new Set(), null);
}

function readRow(reader: Reader, row: TableRowBlock): void {
  const { columns } = reader.table;
  const [only, ...others] = filled(row).filter((cell) => !cell.continued);
  if (!only) return;
  if (others.length === 0 && filled(row).length === 1) {
    readBanner(reader, row, only);
    return;
  }

  const unitCell = at(row, columns.unit);
  if (unitCell?.text.trim()) reader.unit = /^\d+$/.test(unitCell.text.trim()) ? reader.unit : unitCell.text.trim();
  const { week, session, date, mention } = readKeys(reader, row);
  const keys = new Set(
    [week?.cell, session?.cell, date?.cell, at(row, columns.endDate), at(row, columns.weekday), unitCell].filter(
      (c) => c !== undefined,
    ),
  );
  const key = week ?? date ?? session;
  const keyText = key?.cell.text.trim() ?? '';
  const weekNumber = week ? (week.opening?.week ?? null) : null;
  const number = weekNumber?.number ?? week?.opening?.number ?? null;
  const sessionNumber = session?.opening?.session?.number ?? session?.opening?.number ?? null;

  if (key && (number !== null || mention || sessionNumber !== null)) {
    const dated = [date, week, session].find((k) => k?.opening?.date) ?? key;
    const range = dated.opening ?? { start: 0, end: dated.cell.text.length };
    const slot = open(reader, {
      kind: number !== null ? 'week' : namesFinals(keyText) ? 'apart' : 'session',
      number: number ?? sessionNumber,
      lastNumber: weekNumber?.lastNumber ?? number,
      date: mention,
      evidence: evidenceOf(row, dated.cell.start + range.start, dated.cell.start + range.end),
    });
    reader.byColumn.clear();
    for (const k of new Set([week, session, date])) {
      if (k?.opening) slot.entries.push(...restEntries(row, k.cell, k.opening, sessionDay(mention)));
      else if (k)
        slot.entries.push(...entriesOfCell(row, k.cell, { date: sessionDay(mention), label: null, place: 'heading' }));
    }
    addContent(reader, row, keys, null);
  } else if (key && isColumnHeading(keyText)) addContent(reader, row, keys, keyText);
  else if (key && !at(row, columns.week)?.continued) {
    const whole = filled(row)
      .map((c) => c.text)
      .join(' ');
    const kind = namesFinals(whole) || namesBreak(keyText) ? 'apart' : 'session';
    const slot = open(reader, {
      kind,
      number: null,
      lastNumber: null,
      date: null,
      evidence: evidenceOf(row, key.cell.start, key.cell.start + key.cell.text.length),
    });
    reader.byColumn.clear();
    if (!/^(?:tb[ad]|n\/a|[-–—*])$/i.test(keyText))
      slot.entries.push(...entriesOfCell(row, key.cell, { date: null, label: null, place: 'heading' }));
    addContent(reader, row, keys, null);
  } else addContent(reader, row, keys, null);
}

/** The slots of a table, row by row. `unit` is the title of the unit that the table stands under. */
export function slotsOfTable(table: AnalysedTable, context: DateContext, unit: string | null): Slot[] {
  const reader: Reader = { table, context, slots: [], current: null, byColumn: new Map(), unit, labels: table.labels };
  for (const row of table.rows) {
    if (!table.headers.has(row)) readRow(reader, row);
    else reader.labels = new Map(row.cells.map((cell) => [cell.column, cell.text.replace(/\s+/g, ' ').trim()]));
  }
  return reader.slots;
}
