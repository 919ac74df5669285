import { isoDate, weekdayOf } from '../../dates/calendar.ts';
import { monthFromName, monthPattern } from '../../dates/names.ts';
import type { TableRowBlock } from '../../documents/document.ts';
import type { MonthInForce } from './month-in-force.ts';
import type { TableColumns } from './table-columns.ts';

const monthLast = new RegExp(String.raw`(?:^|[\s,:–—-])(${monthPattern})\.?,?\s+((?:19|20)\d\d)\W*$`, 'i');
const dayNumber = /^\s*(\d{1,2})(?=\s|$)/;
const fewestNumbers = 10;

/** Reads the month at the end of a calendar sheet's title: "Course calendar, October 2031". */
export function monthOfTitle(text: string): MonthInForce | null {
  const match = monthLast.exec(text.trim());
  const month = match ? monthFromName(match[1] ?? '') : null;
  return match && month !== null ? { year: Number(match[2]), month } : null;
}

/**
 * The columns of a month's sheet that does not print the weekdays: seven columns whose cells open with the days, each
 * under the weekday that the day falls on. Null for any other table.
 */
export function columnsOfMonthSheet(rows: readonly TableRowBlock[], month: MonthInForce): TableColumns | null {
  const weekdays = new Map<number, number>();
  let numbers = 0;
  for (const cell of rows.flatMap((row) => row.cells)) {
    if (cell.text.trim() === '') continue;
    const number = Number(dayNumber.exec(cell.text)?.[1] ?? 0);
    const date = isoDate(month.year, month.month, number);
    if (!date) return null;
    const weekday = weekdayOf(date);
    if ((weekdays.get(cell.column) ?? weekday) !== weekday) return null;
    weekdays.set(cell.column, weekday);
    numbers += 1;
  }
  if (numbers < fewestNumbers || weekdays.size < 5) return null;
  return {
    week: null,
    session: null,
    date: null,
    month: null,
    endDate: null,
    weekDates: false,
    weekRanges: false,
    weekday: null,
    unit: null,
    days: new Map([...weekdays].map(([column, weekday]) => [column, { weekday }])),
  };
}
