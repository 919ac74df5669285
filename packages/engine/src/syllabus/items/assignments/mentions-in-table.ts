import { weekdayInWeek } from '../../../dates/calendar.ts';
import type { DateContext } from '../../../dates/date-context.ts';
import { weekdayFromName } from '../../../dates/names.ts';
import { type ResolvedDate, resolveDates } from '../../../dates/resolve-date.ts';
import type { Cell, TableRowBlock } from '../../../documents/document.ts';
import { alternation } from '../../../lexicon/alternation.ts';
import { commonWork } from '../../../lexicon/coursework.ts';
import { participationWords, totalName } from '../../../lexicon/grading.ts';
import { platforms } from '../../../lexicon/platforms.ts';
import { weekWords } from '../../../lexicon/schedule-words.ts';
import type { Piece } from '../../lines/piece.ts';
import { saysDue, workTitle } from './due.ts';
import { dueDateOf, leavesDateOpen } from './due-date.ts';
import { type Mention, mention } from './mention.ts';
import { isKindOnly, namesWork, workName } from './nouns.ts';
import { onlyTimeIn } from './to-work.ts';

const noAnchor = { session: null, weekStart: null };
const dateHeading = /\b(?:due|deadline|dates?|when|ends?|submit)\b/i;
const nameHeading = new RegExp(
  String.raw`\b(?:items?|components?|assessments?|activit(?:y|ies)|tasks?|title|name|summary|category|deliverables?|course ?work|description|week|${alternation(commonWork)})\b`,
  'i',
);

/** What heads more than names: the week of a row, or what is said of its work. */
const notOnlyNames = /\b(?:week|description|summary|activit(?:y|ies)|category)\b/i;

/** Work with its date in tables outside the schedule: a list of due dates, or a points table with a date column. */
export function mentionsInTable(rows: TableRowBlock[], dates: DateContext): Mention[] {
  const tables = new Map<number, TableRowBlock[]>();
  for (const row of rows) tables.set(row.table, [...(tables.get(row.table) ?? []), row]);
  return [...tables.values()].flatMap((table) => inTable(table, dates));
}

function inTable(table: TableRowBlock[], dates: DateContext): Mention[] {
  const first = table[0];
  const headed = first && (first.header || first.cells.every((cell) => !/\d/.test(cell.text))) ? first : null;
  const dateColumns = headed?.cells.filter((cell) => dateHeading.test(cell.text)).map((cell) => cell.column) ?? [];
  const nameColumn =
    headed?.cells.find((cell) => nameHeading.test(cell.text) && !dateHeading.test(cell.text))?.column ?? null;
  const namesOnly =
    nameColumn !== null && !notOnlyNames.test(headed?.cells.find(({ column }) => column === nameColumn)?.text ?? '');
  const dueColumn = headed?.cells.find((cell) => /\b(?:due|deadline)\b/i.test(cell.text));
  const kindCell = headed?.cells.find(
    (cell) => namesWork(cell.text) && cell.text.split(/\s+/).length <= 4 && isNumbering(table, cell.column),
  );
  const kind = kindCell ? { column: kindCell.column, name: kindCell.text.trim() } : null;
  const mentions: Mention[] = [];
  let open: { cells: Map<number, string>; row: TableRowBlock } | null = null;
  const close = () => {
    const found =
      open &&
      inRow(
        open.cells,
        open.row,
        {
          dateColumns,
          nameColumn,
          namesOnly,
          listsDue: dueColumn !== undefined,
          dueColumn: dueColumn?.column ?? null,
          kind,
          ...daysByHeading(headed),
        },
        dates,
      );
    if (found) mentions.push(found);
    open = null;
  };
  for (const row of headed ? table.slice(1) : table) {
    const cells = new Map(
      row.cells.filter((cell) => cell.text.trim() !== '').map((cell: Cell) => [cell.column, cell.text]),
    );
    const isDated = [...cells.values()].some((text) => resolveDates(text, dates, noAnchor).length > 0);
    // A row with neither first cell nor date goes on with the cell above that wrapped, as does one in small letters.
    const goesOn = open && !isDated && (!cells.has(0) || goesOnInSmall(cells));
    if (goesOn && open) {
      const above: Map<number, string> = (open as { cells: Map<number, string> }).cells;
      for (const [column, text] of cells) above.set(column, `${above.get(column) ?? ''} ${text}`.trim());
      continue;
    }
    close();
    open = { cells, row };
  }
  close();
  return mentions;
}

/** "Talk | describing your plan" below "Plan | A brief talk": both cells go on, and nothing else stands beside them. */
const goesOnInSmall = (cells: Map<number, string>) => {
  const [first, ...others] = [...cells.values()];
  return first !== undefined && others.length > 0 && others.every((text) => /^\s*\p{Ll}/u.test(text));
};

const isNumbering = (table: TableRowBlock[], column: number) =>
  table.length > 2 &&
  table.slice(1).every((row) => bareNumber.test(row.cells.find((cell) => cell.column === column)?.text ?? ''));

const weekHeading = new RegExp(String.raw`^\W*(?:${alternation(weekWords)})(?![\p{L}])`, 'iu');

/** The columns that are headed by a weekday, and those that are headed as weeks. */
function daysByHeading(headed: TableRowBlock | null): Pick<Columns, 'weekdays' | 'weekColumns'> {
  const weekdays = headed?.cells.flatMap(({ column, text }) => {
    const weekday = weekdayFromName(text.trim());
    return weekday === null ? [] : [[column, weekday] as const];
  });
  const weekColumns = headed?.cells.filter(({ text }) => weekHeading.test(text)).map(({ column }) => column);
  return { weekdays: new Map(weekdays), weekColumns: new Set(weekColumns) };
}

interface Columns {
  weekdays: ReadonlyMap<number, number>;
  weekColumns: ReadonlySet<number>;
  dateColumns: number[];
  nameColumn: number | null;
  /** The heading of this column says that names stand below it, and nothing else. */
  namesOnly: boolean;
  listsDue: boolean;
  dueColumn: number | null;
  /** The heading of a column that numbers pieces of one kind: "Quiz | Date" over 1, 2, 3. */
  kind: { column: number; name: string } | null;
}

const elsewhere = new RegExp(String.raw`^\W*(?:varies|see (?:${alternation(platforms)}|schedule|below)|)\W*$`, 'i');
const notYetDated = (text: string) => leavesDateOpen(text) || elsewhere.test(text);
/** A row without a date is work only by a name of its own, not where it adds up or goes on. */
const canStandUndated = (name: string) =>
  /\p{L}{4}/u.test(name) && !totalName.test(name) && !participationWords.test(name) && !/^(?:see|and|or)\b/i.test(name);
/** Words; nothing longer is a name. */
const longestName = 6;
const bareNumber = /^\s*#?\d{1,2}\s*$/;

function inRow(cells: Map<number, string>, row: TableRowBlock, columns: Columns, dates: DateContext): Mention | null {
  const due = dateOf(cells, columns, dates);
  const later = columns.listsDue && columns.dateColumns.every((column) => notYetDated(cells.get(column) ?? ''));
  if (!due?.date.to && !later) return null;
  const named = nameOf(cells, columns, due?.column ?? columns.dateColumns[0] ?? -1, dates);
  if (!named || (!due?.date.to && !canStandUndated(named))) return null;
  const evidence = { page: row.page, block: row.index, start: 0, end: row.text.length, text: row.text };
  const piece: Piece = { text: row.text, marks: row.marks, evidence };
  const sure = workName(named)?.sure ?? 0.3;
  // Days from one to another that nothing calls due, and a day in a column of weeks, are the row's week.
  const isWeek = due !== null && !due.saysDue && (due.date.from !== due.date.to || columns.weekColumns.has(due.column));
  const day = isWeek && due ? dayOfWeek(due.date, cells, named, columns) : null;
  // "Sep 11 | Problem set 1 | due by 5 pm": the day and the time stand in two columns.
  const time = columns.dueColumn === null ? null : onlyTimeIn(cells.get(columns.dueColumn) ?? '');
  const date = isWeek || !due ? day : { ...due.date, time: due.date.time ?? time };
  return mention(named, piece, date, sure, columns.listsDue || (!isKindOnly(named) && sure >= 0.65));
}

/** In a grid of days, the one that heads the column where the work is named. */
function dayOfWeek(
  week: ResolvedDate,
  cells: Map<number, string>,
  name: string,
  columns: Columns,
): ResolvedDate | null {
  const column = [...cells.keys()].find((at) => cells.get(at)?.replace(/\n/g, ' ').includes(name));
  const weekday = column === undefined ? undefined : columns.weekdays.get(column);
  if (weekday === undefined || week.from === null) return null;
  const day = weekdayInWeek(week.from, weekday);
  return { ...week, from: day, to: day, relative: true };
}

function dateOf(
  cells: Map<number, string>,
  columns: Columns,
  dates: DateContext,
): { date: ResolvedDate; column: number; saysDue: boolean } | null {
  const order = [...cells.keys()].sort(
    (a, b) => Number(columns.dateColumns.includes(a)) - Number(columns.dateColumns.includes(b)) || a - b,
  );
  for (const column of order.reverse()) {
    const text = cells.get(column) ?? '';
    const found = resolveDates(text, dates, noAnchor, { dateColumn: columns.dateColumns.includes(column) });
    const date = dueDateOf(text, found);
    // A cell of a name column may carry its date in brackets; any other long text only mentions one.
    if (date && (text.split(/\s+/).length < 12 || columns.dateColumns.includes(column)))
      return { date, column, saysDue: columns.dueColumn === column || saysDue(text) };
  }
  return null;
}

function nameOf(cells: Map<number, string>, columns: Columns, dateColumn: number, dates: DateContext): string | null {
  const titleAt = (column: number) => {
    const printed = (cells.get(column) ?? '').replace(/\n/g, ' ');
    const text = columns.kind?.column === column ? `${columns.kind.name} ${printed.trim()}` : printed;
    return workTitle(text, resolveDates(text, dates, noAnchor));
  };
  const others = [...cells.keys()].filter(
    (column) => column !== dateColumn && (/\p{L}{2}/u.test(cells.get(column) ?? '') || column === columns.kind?.column),
  );
  const columnsByName =
    columns.nameColumn === null ? others : [columns.nameColumn, ...others.filter((c) => c !== columns.nameColumn)];
  // "Salt map | A short paper on brine | 9/26": the second column describes what the first one names.
  const own = columns.nameColumn === null || !columns.namesOnly || !columns.listsDue ? '' : titleAt(columns.nameColumn);
  if (/^[\p{Lu}\d].*\p{L}{3}/u.test(own) && own.split(/\s+/).length <= longestName) return own;
  const named = [...columnsByName, dateColumn].find((column) => workName(titleAt(column)) !== null);
  if (named !== undefined) return titleAt(named);
  if (!columns.listsDue) return null;
  const said = columnsByName
    .map(titleAt)
    .find(
      (title) =>
        /\p{L}{3}/u.test(title) &&
        !/^(?:optional|tb[ad]|ongoing|varies)$/i.test(title) &&
        title.split(/\s+/).length <= 20,
    );
  return said ?? null;
}
