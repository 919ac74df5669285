import { isoDate, weekdayOf } from '../../../dates/calendar.ts';
import type { DateContext } from '../../../dates/date-context.ts';
import type { Cell, Document, TableRowBlock } from '../../../documents/document.ts';
import { evidenceBetween } from '../../lines/entries.ts';
import { type MonthInForce, monthOfBanner } from '../../structure/month-in-force.ts';
import { monthOfTitle } from '../../structure/month-sheet.ts';
import { saysDue, workTitle } from './due.ts';
import { saysNotDue } from './due-date.ts';
import { type Mention, mention } from './mention.ts';
import { workName } from './nouns.ts';

const fewestNumbers = 20;
/** An exam or a quiz is held on its day; other names may be those of classes. */
const sureEnough = 0.95;
/** The number of a day, to which a reader may have joined the entry below it: "6Quiz 2 due". */
const dayNumber = /^\s*(\d{1,2})(?=\s|$|\p{Lu})/u;

/** Work that stands on its day in the sheets of a calendar, one table for each month, beside the schedule. */
export function mentionsInMonths(document: Document, scheduleBlocks: Set<number>, dates: DateContext): Mention[] {
  const rows = document.blocks.filter((block): block is TableRowBlock => block.kind === 'table-row');
  return [...Map.groupBy(rows, (row) => row.table).values()].flatMap((table) => {
    const first = table[0]?.index ?? 0;
    const above = document.blocks[first - 1]?.text ?? '';
    const month = monthOfBanner(above, dates) ?? monthOfTitle(above);
    if (!month || table.some(({ index }) => scheduleBlocks.has(index)) || !isSheet(table, month)) return [];
    return table.flatMap((row) => row.cells.flatMap((cell) => inDay(row, cell, month)));
  });
}

const dayOf = ({ text }: Cell, { year, month }: MonthInForce) => {
  const number = dayNumber.exec(text)?.[1];
  return number === undefined ? null : isoDate(year, month, Number(number));
};

/** A month of days, each in the column of its weekday. */
function isSheet(table: TableRowBlock[], month: MonthInForce): boolean {
  const cells = table.flatMap((row) => row.cells);
  const days = cells.flatMap((cell) => {
    const date = dayOf(cell, month);
    return date === null ? [] : [{ column: cell.column, weekday: weekdayOf(date) }];
  });
  const columns = Map.groupBy(days, ({ column }) => column);
  return (
    days.length >= fewestNumbers && [...columns.values()].every((own) => new Set(own.map((d) => d.weekday)).size === 1)
  );
}

/** Each line of a day that is due, or the name of an exam and the like. */
function inDay(row: TableRowBlock, cell: Cell, month: MonthInForce): Mention[] {
  const date = dayOf(cell, month);
  if (date === null) return [];
  const mentions: Mention[] = [];
  let at = 0;
  for (const { text } of cell.lines) {
    const from = cell.text.indexOf(text, at);
    at = from + text.length;
    const skip = from === 0 ? (dayNumber.exec(text)?.[0].length ?? 0) : 0;
    const line = text.slice(skip).trim();
    const title = workTitle(line, []);
    const sure = workName(title)?.sure ?? 0;
    const isWork = saysDue(line) ? /^[\p{Lu}\d].*\p{L}{2}/u.test(title) : sure >= sureEnough;
    if (!isWork || saysNotDue(line)) continue;
    const evidence = evidenceBetween(row, cell.start + from + skip, cell.start + at);
    const due = { start: 0, end: 0, from: date, to: date, time: null, relative: false, doubt: null };
    mentions.push(mention(title, { text: line, marks: [], evidence }, due, sure, true));
  }
  return mentions;
}
