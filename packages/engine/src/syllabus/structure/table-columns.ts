import type { DateContext } from '../../dates/date-context.ts';
import type { Cell, TableRowBlock } from '../../documents/document.ts';
import { alternation } from '../../lexicon/alternation.ts';
import { withPlurals } from '../../lexicon/plural.ts';
import { foreignDateHeadings, sessionWords, weekWords } from '../../lexicon/schedule-words.ts';
import { labelOf } from '../labelling/labels.ts';
import { namesMonth } from './month-in-force.ts';
import { type Opening, readOpening } from './opening.ts';
import { rowsThatGoOn, weekdayOnly } from './rows-that-go-on.ts';
import { isColumnHeading, namesAbsence } from './vocabulary.ts';
import { countsClassesOfWeeks, countsInRanges } from './week-ranges.ts';

/** What the columns of a schedule table hold. A number is a grid column. */
export interface TableColumns {
  /** Week numbers ("Week 3", "3", "3 / Jan 29"). */
  week: number | null;
  /** Numbers of sessions, lectures or modules. */
  session: number | null;
  date: number | null;
  /** The months of the days in the column of dates: "Sept | 3", then " | 10". */
  month: number | null;
  /** Where dates stand in two columns, "begins" and "ends": the second. */
  endDate: number | null;
  /** The dates name weeks ("Week of", "Commencing"), not days of class. */
  weekDates: boolean;
  /** "4/5" in the column of weeks is the fourth and the fifth, "4.2" the second class of the fourth. */
  weekRanges: boolean;
  /** A weekday alone ("Mon"). */
  weekday: number | null;
  /** Title or number of the unit or module, beside a finer division. */
  unit: number | null;
  /** Columns of a grid of days: every cell begins with its own date, or the heading is a weekday. */
  days: Map<number, { weekday: number | null }>;
}

export interface AnalysedTable {
  rows: TableRowBlock[];
  headers: Set<TableRowBlock>;
  columns: TableColumns;
  /** Headings of the first header row by column. */
  labels: Map<number, string>;
  /** Rows that go on with the one above under a label of their own: "In class", "For next time". */
  goingOn: Set<TableRowBlock>;
}

const weekHeading = new RegExp(
  String.raw`^(?:${alternation(weekWords)}|(?:teaching|course|class|academic)\s+weeks?)(?![\p{L}])(?!\s+(?:of|beginning|commencing|starting))`,
  'iu',
);
const dateHeading = new RegExp(
  String.raw`(?<!\p{L})(?:dates?|days?|when|${alternation([...weekWords, ...foreignDateHeadings])}|class|meeting|session|commencing|beginning|begins?|starts?|ends?|w\/[cb])(?!\p{L})`,
  'iu',
);
const sessionHeading = new RegExp(
  String.raw`^(?:#\s*)?(?:${alternation(withPlurals(sessionWords))}|no|number)\b[\s.#]*(?:no|number)?\.?$|^#$`,
  'i',
);
const unitHeading = /^(?:unit|module|part|theme|block)s?\b/i;
const endHeading = /^(?:ends?|to|through|until|end date|close)/i;
const weekOfHeading =
  /\bweek\s+(?:of|beginning|starting|commencing)\b|^(?:week\s+)?(?:commencing|beginning|w\/[cb])\b|\bstart(?:ing)?\s+dates?\b/i;
/** "Lesson 3" under such a heading is what to read or to do, not when. */
const contentHeading = /^(?:required\s+)?(?:readings?|texts?|assignments?|homework|hw|due)\b/i;
const dueHeading = /\b(?:due|deadline)\b/i;

/** Columns in which "9-12" and "26.1." are dates: those headed so, and the first one of a table without headings. */
export const isDateColumn = (index: number, labels: Map<number, string>) =>
  labels.size ? dateHeading.test(labels.get(index) ?? '') : index === 0;

const filled = (row: TableRowBlock) => row.cells.filter((cell) => cell.text.trim() !== '');
/** A row of headings: marked so in the source, or made of column words or weekdays alone. */
export function isHeaderRow(row: TableRowBlock, context: DateContext): boolean {
  const cells = filled(row);
  if (cells.length < 2 || cells.some((c) => namesAbsence(c.text))) return false;
  const named = cells.filter((c) => isColumnHeading(c.text) || weekdayOnly(c.text) !== null);
  if (named.length === cells.length) return cells.some((c) => isColumnHeading(c.text) || c.text.trim().length > 2);
  const opens = cells.some((c) => readOpening(c.text, context) !== null);
  const weekdays = cells.filter((c) => c.text.trim().length > 2 && weekdayOnly(c.text) !== null).length;
  if (weekdays >= 2 && weekdays >= cells.length - 2 && !opens) return true;
  if (opens || cells.some((c) => c.text.replace(/\([^()]*\)/g, '').length > 40)) return false;
  const [first] = cells;
  const namesColumn = first !== undefined && isColumnHeading(first.text);
  return row.row === 0 ? row.header || namesColumn : row.header && named.length * 2 >= cells.length;
}

interface ColumnCells {
  cells: Cell[];
  openings: (Opening | null)[];
  heading: string;
}

const share = (count: number, of: number) => (of ? count / of : 0);

function collectColumns(
  rows: TableRowBlock[],
  headers: Set<TableRowBlock>,
  labels: Map<number, string>,
  context: DateContext,
) {
  const columns = new Map<number, ColumnCells>();
  for (const row of rows) {
    if (headers.has(row) || filled(row).length < 2) continue;
    for (const cell of row.cells) {
      if (cell.continued || !cell.text.trim()) continue;
      const column = columns.get(cell.column) ?? { cells: [], openings: [], heading: labels.get(cell.column) ?? '' };
      column.cells.push(cell);
      column.openings.push(
        readOpening(cell.text, context, { keyColumn: true, dateColumn: isDateColumn(cell.column, labels) }),
      );
      columns.set(cell.column, column);
    }
  }
  return columns;
}

/** Whole numbers that rise from row to row, as those of weeks and sessions do; "Ch. 3" is no such number. */
function risingNumbers({ cells, openings }: ColumnCells): boolean {
  const numbers = openings.flatMap((o, i) =>
    o?.number != null && (cells[i]?.text.length ?? 99) < 24 ? [o.number] : [],
  );
  const rising = numbers.filter((n, i) => i === 0 || n >= (numbers[i - 1] ?? 0)).length;
  return (
    numbers.length >= 2 &&
    share(numbers.length, cells.length) >= 0.5 &&
    share(rising, numbers.length) >= 0.8 &&
    (numbers[0] ?? 9) <= 2
  );
}

/** "Jan 8", then "10", "15": dates of which only the first of a month names it. */
function printsMonthOnce({ cells, openings }: ColumnCells): boolean {
  const days = cells.filter(
    (cell, i) => openings[i]?.date || /^\D{0,5}\d{1,2}(?:st|nd|rd|th)?$/.test(cell.text.trim()),
  );
  return openings[0]?.date != null && cells.length >= 3 && share(days.length, cells.length) >= 0.8;
}

/** What is taken for granted of a table instead of being told from its cells. */
export interface TableHypothesis {
  /** Row of the column headings. */
  header?: TableRowBlock;
  /** Column that counts or dates the rows. */
  key?: { column: number; as: 'week' | 'session' | 'date' };
}

/** Decides what each column holds, from what its cells begin with and from its heading. */
export function analyseTable(
  rows: TableRowBlock[],
  context: DateContext,
  { header, key }: TableHypothesis = {},
): AnalysedTable {
  const headers = new Set(rows.filter((row) => row === header || isHeaderRow(row, context)));
  const labels = new Map<number, string>();
  const first = header ?? [...headers][0];
  // The next page prints the headings again, in whatever language.
  for (const row of rows) if (first && row.text === first.text) headers.add(row);
  for (const cell of first ? first.cells : []) {
    for (let c = cell.column; c < cell.column + cell.columnSpan; c++)
      labels.set(c, cell.text.replace(/\s+/g, ' ').trim());
  }
  const goingOn = rowsThatGoOn(rows, context);
  const columns = collectColumns(
    rows.filter((row) => !goingOn.has(row)),
    headers,
    labels,
    context,
  );
  const found: TableColumns = {
    week: null,
    session: null,
    date: null,
    month: null,
    endDate: null,
    weekDates: false,
    weekRanges: false,
    weekday: null,
    unit: null,
    days: new Map(),
  };
  const dated: number[] = [];
  for (const [index, column] of [...columns].sort((a, b) => a[0] - b[0])) {
    const { cells, openings, heading } = column;
    const many = (test: (o: Opening, cell: Cell) => boolean) => {
      const count = openings.filter((o, i) => o && test(o, cells[i] as Cell)).length;
      return count >= 2 && share(count, cells.length) >= 0.4;
    };
    const texts = cells.map(({ text }) => text);
    const isRanges = weekHeading.test(heading) && (countsInRanges(texts) || countsClassesOfWeeks(texts));
    if (isRanges && found.week === null) {
      Object.assign(found, { week: index, weekRanges: true });
      continue;
    }
    const isWeek = many((o) => o.week !== null) || (weekHeading.test(heading) && many((o) => o.number !== null));
    if (found.week === null && isWeek) found.week = index;
    else if (found.session === null && !contentHeading.test(heading) && many((o) => o.session !== null))
      found.session = index;
    else if (found.unit === null && (unitHeading.test(heading) || many((o) => o.unit !== null))) found.unit = index;
    else if (found.session === null && risingNumbers(column) && (heading === '' || sessionHeading.test(heading)))
      found.session = index;
    if (found.weekday === null && share(cells.filter((c) => weekdayOnly(c.text) !== null).length, cells.length) >= 0.6)
      found.weekday = index;
    if ((many((o) => o.date !== null) || printsMonthOnce(column)) && !dueHeading.test(heading)) dated.push(index);
  }
  assignDates(found, dated, columns, labels);
  if (found.date === null && found.days.size === 0) Object.assign(found, monthAndDays(columns));
  if (unitsCountRows(found, columns)) Object.assign(found, { session: found.unit, unit: null });
  if (found.unit !== null && !standsBesideTopics(found, columns)) found.unit = null;
  if (key) {
    // One column alone tells the rows apart: what else is counted or dated in them is content.
    Object.assign(found, { week: null, session: null, unit: null, [key.as]: key.column });
    if (key.as === 'date') Object.assign(found, { days: new Map(), endDate: null });
    else found.days.delete(key.column);
  }
  return { rows, headers, columns: found, labels, goingOn };
}

const dayNumbers = /^\d{1,2}(?:\s?[-–&,]\s?\d{1,2})*$/;

/** A column of nothing but names of months, each over its days, beside one of nothing but numbers of days. */
function monthAndDays(columns: Map<number, ColumnCells>): Partial<TableColumns> {
  for (const [month, { cells }] of columns) {
    const days = columns.get(month + 1)?.cells ?? [];
    const numbers = days.filter(({ text }) => dayNumbers.test(text.trim())).length;
    const named = cells.every(({ text }) => namesMonth(text));
    if (named && cells.length < days.length && numbers >= 3 && share(numbers, days.length) >= 0.8)
      return { month, date: month + 1, session: null };
  }
  return {};
}

/** "Unit 1", "Unit 2" in row after row of a table that neither counts nor dates its rows otherwise. */
function unitsCountRows({ week, session, date, days, unit }: TableColumns, columns: Map<number, ColumnCells>): boolean {
  if (unit === null || week !== null || session !== null || date !== null || days.size) return false;
  const openings = columns.get(unit)?.openings ?? [];
  const numbers = openings.flatMap((opening) => opening?.unit?.number ?? []);
  const steps = numbers.slice(1).filter((number, i) => number === (numbers[i] ?? 0) + 1);
  return numbers.length >= 3 && numbers.length === openings.length && steps.length === numbers.length - 1;
}

/** Columns of work and readings; topics may stand in any other one. */
const holdsNoTopics = (heading: string) => {
  const kind = labelOf(heading)?.kinds[0];
  return kind !== undefined && ['assignment', 'reading', 'media', 'note'].includes(kind);
};

/**
 * A unit stands over topics in another column: where no other one that may hold them has text in most rows, the "theme"
 * is the topic.
 */
function standsBesideTopics(found: TableColumns, columns: Map<number, ColumnCells>): boolean {
  const unit = found.unit === null ? undefined : columns.get(found.unit);
  if (unit?.openings.some((opening) => opening?.unit)) return true;
  const most = Math.max(...[...columns.values()].map(({ cells }) => cells.length));
  const keys = [found.week, found.session, found.date, found.endDate, found.weekday, found.unit];
  return [...columns].some(
    ([index, { cells, heading }]) => !keys.includes(index) && cells.length >= most * 0.5 && !holdsNoTopics(heading),
  );
}

/** One column of dates, a beginning and an end, or a grid of days whose cells go on after their date. */
function assignDates(
  found: TableColumns,
  dated: number[],
  columns: Map<number, ColumnCells>,
  labels: Map<number, string>,
): void {
  const goesOn = (index: number) => {
    const openings = columns.get(index)?.openings ?? [];
    return share(openings.filter((o) => o?.date && o.rest.length > 0).length, openings.length) > 0.5;
  };
  const grid = dated.filter(goesOn);
  const plain = dated.filter((index) => !goesOn(index));
  const isWeekday = (index: number) => weekdayOnly(labels.get(index) ?? '');
  if (grid.length >= 2) for (const index of grid) found.days.set(index, { weekday: isWeekday(index) });
  const headed = [...labels.keys()].filter((index) => isWeekday(index) !== null);
  if (headed.length >= 2) for (const index of headed) found.days.set(index, { weekday: isWeekday(index) });
  const candidates = (found.days.size ? plain : dated).filter((index) => !found.days.has(index));
  const [first] = candidates;
  if (first === undefined) return;
  found.date = first;
  const isEnd = (index: number) =>
    endHeading.test(labels.get(index) ?? '') ||
    (index === first + 1 && labels.has(first) && labels.get(index) === labels.get(first));
  const second = candidates.find((index) => index > first && isEnd(index));
  found.endDate = second ?? null;
  found.weekDates = weekOfHeading.test(labels.get(first) ?? '');
}

/** True where the rows can be told apart as weeks, sessions or days. */
export const hasScheduleColumns = ({ columns }: AnalysedTable): boolean =>
  columns.week !== null || columns.date !== null || columns.session !== null || columns.days.size >= 2;
