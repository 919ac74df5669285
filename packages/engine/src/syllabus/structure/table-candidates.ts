import type { DateContext } from '../../dates/date-context.ts';
import { resolveDates } from '../../dates/resolve-date.ts';
import type { Block, Document, TableRowBlock } from '../../documents/document.ts';
import { entryOf, evidenceBetween } from '../lines/entries.ts';
import { addRestOfRow, namesDeadline } from './between-tables.ts';
import { type ScheduleCandidate, scoreOf } from './candidate.ts';
import { matchLabel } from './labels.ts';
import { type MonthInForce, monthOfBanner } from './month-in-force.ts';
import { columnsOfMonthSheet, monthOfTitle } from './month-sheet.ts';
import { readOpening } from './opening.ts';
import type { Slot } from './slot.ts';
import { splitRows } from './split-rows.ts';
import { sideBySide } from './table-blocks.ts';
import { type AnalysedTable, analyseTable, hasScheduleColumns } from './table-columns.ts';
import { slotsOfTable, type TableHeading } from './table-slots.ts';
import { carryTopics } from './topics.ts';
import { namesSchedule } from './vocabulary.ts';

interface TableGroup {
  tables: AnalysedTable[];
  first: number;
  last: number;
}

/** How many blocks may stand between two tables of one schedule: headings, a page's foot. */
const reach = 6;

const cellTexts = (row: TableRowBlock | undefined) => row?.cells.map(({ text }) => text.trim()) ?? [];

/** A table cut by a page's end prints its header again; what goes on may be a single row. */
function repeatsHeader(rows: TableRowBlock[], earlier: TableRowBlock[]): boolean {
  const [header, other] = [cellTexts(rows[0]), cellTexts(earlier[0])];
  return header.length > 1 && rows.length > 1 && header.every((text, i) => text === other[i]);
}

const sameShape = (a: AnalysedTable, b: AnalysedTable) =>
  a.columns.week === b.columns.week && a.columns.date === b.columns.date && a.columns.days.size === b.columns.days.size;

const noAnchor = { session: null, weekStart: null };

/** The days in a table's column of dates, in printed order. */
const daysOf = ({ rows, columns: { date } }: AnalysedTable, context: DateContext): string[] =>
  rows.flatMap(({ cells }) => {
    const cell = cells.find(({ column }) => column === date);
    return (cell && resolveDates(cell.text, context, noAnchor)[0]?.from) ?? [];
  });

/** A list of deadlines and a schedule may look alike; dates that begin anew tell two tables apart. */
function goesOnInTime(earlier: AnalysedTable[], table: AnalysedTable, context: DateContext): boolean {
  const before = earlier.flatMap((one) => daysOf(one, context));
  const [next] = daysOf(table, context);
  return before.length < 2 || next === undefined || next >= (before[0] ?? '');
}

/**
 * The schedule tables of a document; tables of one shape that follow each other (by unit, by month) are one schedule.
 */
function tableGroups(document: Document, context: DateContext): TableGroup[] {
  const rows = document.blocks.filter((b): b is TableRowBlock => b.kind === 'table-row');
  const groups: TableGroup[] = [];
  let earlier: TableRowBlock[] = [];
  for (const printed of Map.groupBy(rows, (row) => row.table).values()) {
    const tableRows = splitRows(printed);
    const blocks = sideBySide(tableRows, context);
    const table = analyseTable(blocks?.rows ?? tableRows, context, blocks ? { key: blocks.key } : {});
    const month = table.labels.size ? null : monthOver(document, table, context);
    const sheet = month && columnsOfMonthSheet(tableRows, month);
    if (sheet) table.columns = sheet;
    const [first, last] = [tableRows[0]?.index ?? 0, tableRows[tableRows.length - 1]?.index ?? 0];
    const banners = table.rows.filter((row) => row.cells.filter((c) => c.text.trim()).length === 1).length;
    const previous = groups[groups.length - 1];
    if (!hasScheduleColumns(table) && banners < 2) {
      if (!previous || first - previous.last > reach || !repeatsHeader(tableRows, earlier)) continue;
      earlier = [...earlier, ...tableRows.slice(1)];
      previous.tables.splice(-1, 1, analyseTable(earlier, context));
      previous.last = last;
      continue;
    }

    earlier = tableRows;
    const [other] = previous?.tables ?? [];
    const follows = previous && other && sameShape(other, table) && first - previous.last <= reach;
    if (follows && goesOnInTime(previous.tables, table, context)) {
      if (!table.labels.size) table.labels = other.labels;
      previous.tables.push(table);
      previous.last = last;
    } else groups.push({ tables: [table], first, last });
  }
  return groups;
}

/** The month that the line right above a table consists of or ends with. */
function monthOver(document: Document, table: AnalysedTable, context: DateContext): MonthInForce | null {
  const above = document.blocks[(table.rows[0]?.index ?? 0) - 1];
  if (!above || above.kind === 'table-row' || above.text.length > 120) return null;
  return monthOfBanner(above.text, context) ?? monthOfTitle(above.text);
}

/** What stands right above a table: a month, or for one of several tables the title of its unit. */
function tableHeading(document: Document, table: AnalysedTable, context: DateContext, isGroup: boolean): TableHeading {
  const above = document.blocks[(table.rows[0]?.index ?? 0) - 1];
  if (!above || above.kind === 'table-row' || above.text.length > 120) return { unit: null, month: null };
  const month = monthOver(document, table, context);
  const isWeek = matchLabel(above.text)?.kind === 'week';
  const isTitle = !isWeek && !namesSchedule(above.text) && !namesDeadline(above.text);
  const isUnit = isGroup && above.kind === 'heading' && !month && isTitle;
  return { unit: isUnit ? above.text : null, month };
}

function tableCandidate(group: TableGroup, document: Document, context: DateContext): ScheduleCandidate {
  const blocks = new Set<number>();
  const slots = group.tables.flatMap((table, at) => {
    for (const row of table.rows) blocks.add(row.index);
    const heading = tableHeading(document, table, context, group.tables.length > 1);
    const tableSlots = carryTopics(table, slotsOfTable(table, context, heading));
    const next = group.tables[at + 1]?.rows[0]?.index ?? 0;
    for (const block of addRestOfRow(document, table, tableSlots.at(-1), next)) blocks.add(block);
    const above = (table.rows[0]?.index ?? 0) - 1;
    const over = weekOver(document.blocks[above], tableSlots, context);
    if (!over) return tableSlots;
    blocks.add(above);
    return [over, ...tableSlots];
  });
  return { slots, blocks, score: scoreOf(slots, document, group.first) };
}

/**
 * A reader may leave the first banner of a table above it: "Week 1: Europe in 1900", where the table goes on with week
 * 2.
 */
function weekOver(above: Block | undefined, slots: Slot[], context: DateContext): Slot | null {
  if (!above || above.kind === 'table-row' || above.text.length > 120) return null;
  const opening = readOpening(above.text, context);
  const next = slots.find((slot) => slot.kind === 'week' && slot.number !== null)?.number;
  const [first] = slots;
  if (!opening?.week || opening.week.number + 1 !== next || first?.kind === 'week') return null;
  const frame = { date: null, label: null, place: 'heading' as const, depth: 0, column: null };
  return {
    kind: 'week',
    number: opening.week.number,
    lastNumber: opening.week.lastNumber,
    date: opening.date,
    evidence: evidenceBetween(above, opening.start, opening.end),
    unit: null,
    entries: opening.rest.flatMap(([start, end]) => entryOf(above, start, end, frame) ?? []),
  };
}

/** The schedule tables of a document as candidates, in printed order. */
export const findTableCandidates = (document: Document, context: DateContext): ScheduleCandidate[] =>
  tableGroups(document, context).map((group) => tableCandidate(group, document, context));
