import type { DateContext } from '../../dates/date-context.ts';
import { weekdayFromName } from '../../dates/names.ts';
import type { Cell, TableRowBlock } from '../../documents/document.ts';
import { entriesOfCell } from '../lines/entries.ts';
import type { ScheduleEntry } from '../schedule.ts';
import { readDaysInCell } from './days-in-cell.ts';
import { filledCells } from './filled-cells.ts';
import { type MonthInForce, monthOfBanner } from './month-in-force.ts';
import { type Opening, readOpening } from './opening.ts';
import { type Slot, sessionDay } from './slot.ts';
import type { AnalysedTable } from './table-columns.ts';
import { type DayLabels, isUndatedGrid, readDayCell } from './table-days.ts';
import { type RowKeys, readKeys } from './table-keys.ts';
import { cellAt, evidenceOfCell, openSlot, type TableReader } from './table-reader.ts';
import { isColumnHeading, isRowHeading, namesBreak, namesFinals } from './vocabulary.ts';

const undecided = /^(?:tb[ad]|n\/a|[-–—*])$/i;
const longestUnit = 120;
const noLabels: DayLabels = { row: null, below: null };

/** What is left of a key cell beside its label and date: a title or a remark; a row heading is none. */
function restEntries(row: TableRowBlock, cell: Cell, opening: Opening, date: string | null): ScheduleEntry[] {
  return opening.rest
    .filter(([start, end]) => !isRowHeading(cell.text.slice(start, end)))
    .map(([start, end]) => ({
      text: cell.text.slice(start, end),
      marks: [],
      evidence: evidenceOfCell(row, cell, start, end),
      date,
      label: null,
      place: 'heading',
      depth: 0,
      column: cell.column,
    }));
}

/** Adds the lines of a row's content cells to their slots. */
function addContent(reader: TableReader, row: TableRowBlock, keys: Set<Cell>, labels: DayLabels = noLabels): void {
  const { days } = reader.table.columns;
  const own = row.cells.filter((cell) => !keys.has(cell) && !cell.continued && cell.text.trim());
  const opened = reader.slots.length;
  for (const cell of own) if (days.has(cell.column)) readDayCell(reader, row, cell, labels);
  for (const cell of own) {
    if (days.has(cell.column)) continue;
    // What stands beside the days of a row belongs to the first of them.
    const slot = reader.current ?? reader.slots[opened] ?? reader.slots.at(-1);
    if (readDaysInCell(reader, row, cell, null)) continue;
    const label = labels.row ?? reader.labels.get(cell.column) ?? null;
    slot?.entries.push(...entriesOfCell(row, cell, { date: sessionDay(slot.date), label, place: 'cell' }));
  }
}

/** A row that holds one text: "Week Two: …", "Part II", "Spring Break", or the overflow of the row above. */
function readBanner(reader: TableReader, row: TableRowBlock, cell: Cell): void {
  const { columns } = reader.table;
  const text = cell.text.trim();
  const isKey = [0, columns.week, columns.date].includes(cell.column) || cell.columnSpan > 1;
  const month = monthOfBanner(text, reader.context);
  if (month) reader.month = month;
  // A month over its dates, or a row heading without content ("Readings" in a week that has none).
  if (month || (isKey && isColumnHeading(text))) return;
  const isLine = reader.current !== null && reader.table.rows.every((other) => filledCells(other).length <= 1);
  if (!isKey || columns.days.has(cell.column) || (isLine && !readOpening(text, reader.context))) {
    addContent(reader, row, new Set());
    return;
  }
  const evidence = evidenceOfCell(row, cell);
  const opening = readOpening(cell.text, reader.context);
  if (opening && (opening.week || opening.date || opening.session)) {
    const slot = openSlot(reader, {
      kind: opening.week ? 'week' : 'session',
      number: (opening.week ?? opening.session)?.number ?? null,
      lastNumber: opening.week?.lastNumber ?? null,
      date: opening.date,
      evidence,
    });
    slot.entries.push(...restEntries(row, cell, opening, sessionDay(opening.date)));
  } else if (namesFinals(text) || namesBreak(text)) {
    const slot = openSlot(reader, { kind: 'apart', number: null, lastNumber: null, date: null, evidence });
    slot.entries.push(...entriesOfCell(row, cell, { date: null, label: null, place: 'cell' }));
  } else if (text.length < longestUnit && (opening?.unit || reader.current?.kind !== 'apart')) reader.unit = text;
  else addContent(reader, row, new Set());
}

const leftOpen = /\d\W*\s(?:through|thru|to|until)\s*$|\d\s*[-–—]\s*$/i;

/** "July 22 through" over "Aug 1": the days of one row, the second of which stands beside the row's second line. */
function endsOpenRange({ current, table, slots }: TableReader, { date, weekNumber }: RowKeys): boolean {
  const row = table.rows.find(({ index }) => index === current?.evidence.block);
  const key = row && cellAt(row, table.columns.date)?.text;
  if (!current?.date || !key || !date || weekNumber !== null || slots.at(-1) !== current) return false;
  if (current.date.kind !== 'day' || !leftOpen.test(key) || date.from <= current.date.from) return false;
  current.date = { ...current.date, kind: 'range', to: date.to };
  return true;
}

/** A row whose keys give a number or a date. */
function openByKeys(reader: TableReader, row: TableRowBlock, keys: RowKeys, main: Cell): void {
  const dated = keys.cells.find((key) => key.opening?.date);
  const day = sessionDay(keys.date);
  const slot = openSlot(reader, {
    kind: keys.weekNumber !== null ? 'week' : namesFinals(main.text) ? 'apart' : 'session',
    number: keys.weekNumber ?? keys.sessionNumber,
    lastNumber: keys.lastWeekNumber,
    date: keys.date,
    evidence: dated?.opening
      ? evidenceOfCell(row, dated.cell, dated.opening.start, dated.opening.end)
      : evidenceOfCell(row, main),
  });
  for (const { cell, opening } of keys.cells) {
    if (opening?.date && readDaysInCell(reader, row, cell, slot)) continue;
    if (opening) slot.entries.push(...restEntries(row, cell, opening, day));
    else slot.entries.push(...entriesOfCell(row, cell, { date: day, label: null, place: 'heading' }));
  }
}

/** A row whose key cell holds words: "Midterm", "TBD", "Reading week". */
function openByWords(reader: TableReader, row: TableRowBlock, main: Cell): void {
  const text = main.text.trim();
  const whole = filledCells(row)
    .map((cell) => cell.text)
    .join(' ');
  const kind = namesFinals(whole) || namesBreak(text) ? 'apart' : 'session';
  const slot = openSlot(reader, {
    kind,
    number: null,
    lastNumber: null,
    date: null,
    evidence: evidenceOfCell(row, main),
  });
  if (!undecided.test(text))
    slot.entries.push(...entriesOfCell(row, main, { date: null, label: null, place: 'heading' }));
}

/** A row whose other cells are empty still opens by the number in its key cell: "3 Unit testing". */
function countsItself(reader: TableReader, row: TableRowBlock, only: Cell): boolean {
  const { columns } = reader.table;
  if (only.columnSpan > 1 || ![columns.week, columns.session].includes(only.column)) return false;
  const keys = readKeys(reader, row);
  return keys.weekNumber !== null || keys.sessionNumber !== null;
}

function readRow(reader: TableReader, row: TableRowBlock): void {
  const { columns } = reader.table;
  const own = filledCells(row).filter((cell) => !cell.continued);
  const [only] = own;
  if (!only) return;
  if (own.length === 1 && filledCells(row).length === 1 && !countsItself(reader, row, only)) {
    readBanner(reader, row, only);
    return;
  }
  if (reader.table.goingOn.has(row) && reader.slots.length) {
    addContent(reader, row, new Set([only]), { row: only.text.trim(), below: null });
    return;
  }
  const over = cellAt(row, columns.month) ?? (columns.days.size && own[0] === only ? only : undefined);
  const monthCell = over ? monthOfBanner(over.text, reader.context) : null;
  if (monthCell) reader.month = monthCell;
  const unitCell = monthCell ? over : cellAt(row, columns.unit);
  const unit = monthCell ? undefined : unitCell?.text.trim();
  if (unit && !/^\d+$/.test(unit)) reader.unit = unit;
  const keys = readKeys(reader, row);
  const main = keys.main?.cell;
  const besides = [columns.endDate, columns.weekday].map((column) => cellAt(row, column));
  const taken = new Set(
    [...keys.cells.map((key) => key.cell), ...besides, unitCell].filter((cell) => cell !== undefined),
  );
  if (main && endsOpenRange(reader, keys)) addContent(reader, row, taken);
  else if (main && (keys.weekNumber !== null || keys.date || keys.sessionNumber !== null)) {
    openByKeys(reader, row, keys, main);
    const rest = keys.main?.opening?.rest.map(([start, end]) => main.text.slice(start, end)) ?? [];
    addContent(reader, row, taken, { row: null, below: rest.find(isRowHeading) ?? null });
  } else if (main && isColumnHeading(main.text)) addContent(reader, row, taken, { row: main.text.trim(), below: null });
  else {
    if (main && !cellAt(row, columns.week)?.continued) openByWords(reader, row, main);
    addContent(reader, row, taken, { row: main ? null : rowLabel(reader, row), below: null });
  }
}

/** "Lab" where other rows name their weekday says what the row is. */
function rowLabel({ table }: TableReader, row: TableRowBlock): string | null {
  const text = cellAt(row, table.columns.weekday)?.text.trim() ?? '';
  return isColumnHeading(text) && weekdayFromName(text) === null ? text : null;
}

/** What stands over a table: the title of its unit, or the month of its days. */
export interface TableHeading {
  unit: string | null;
  month: MonthInForce | null;
}

/** Rows over the first headings, where none that has their cells counts or dates itself: a form over a schedule. */
function rowsOverHeadings(reader: TableReader): Set<TableRowBlock> {
  const { rows, headers } = reader.table;
  const first = rows.findIndex((row) => headers.has(row));
  const above = rows.slice(0, Math.max(0, first));
  const alike = above.filter((row) => row.cells.length === rows[first]?.cells.length);
  const keys = alike.map((row) => readKeys(reader, row));
  if (keys.some(({ weekNumber, sessionNumber, date }) => weekNumber !== null || sessionNumber !== null || date))
    return new Set();
  return new Set(above);
}

/** The slots of a table, row by row. */
export function slotsOfTable(table: AnalysedTable, context: DateContext, over: TableHeading): Slot[] {
  const reader: TableReader = {
    ...over,
    table,
    context,
    slots: [],
    current: null,
    byColumn: new Map(),
    labels: table.labels,
  };
  const weekHeads = isUndatedGrid(table) && table.headers.size >= 2;
  const above = rowsOverHeadings(reader);
  for (const row of table.rows) {
    if (above.has(row)) continue;
    if (!table.headers.has(row)) readRow(reader, row);
    else {
      reader.labels = new Map(row.cells.map((cell) => [cell.column, cell.text.replace(/\s+/g, ' ').trim()]));
      if (weekHeads) openWeekOfHead(reader, row);
    }
  }
  return reader.slots;
}

/** A head row of weekdays that returns opens the next week. */
function openWeekOfHead(reader: TableReader, row: TableRowBlock): void {
  const number = reader.slots.filter((slot) => slot.kind === 'week').length + 1;
  const [cell] = filledCells(row);
  if (!cell) return;
  const evidence = evidenceOfCell(row, cell);
  openSlot(reader, { kind: 'week', number, lastNumber: number, date: null, evidence });
}
