import { datedHeadings, modules, weekdayHeadings, weekHeadings, weekOf } from './kinds/headings.ts';
import { dateLines, datesInBrackets, numberedMeetings, proseLayout } from './kinds/lines.ts';
import { dueTable, gradingOnly, twoLists } from './kinds/scattered.ts';
import { calendarGrid, dateTable, dayFirstTable, mixedColumn, numberTable, weekTable } from './kinds/tables.ts';
import type { Layout } from './layout.ts';

export const layouts: readonly Layout[] = [
  weekTable,
  dateTable,
  dayFirstTable,
  numberTable,
  calendarGrid,
  mixedColumn,
  weekHeadings,
  datedHeadings,
  weekdayHeadings,
  modules,
  weekOf,
  datesInBrackets,
  numberedMeetings,
  proseLayout,
  dateLines,
  twoLists,
  dueTable,
  gradingOnly,
];
