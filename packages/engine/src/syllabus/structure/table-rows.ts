import type { DateContext } from '../../dates/date-context.ts';
import type { Document, TableRowBlock } from '../../documents/document.ts';
import { entriesOfCell, evidenceBetween } from '../lines/entries.ts';
import { type ScheduleCandidate, scoreOf } from './candidate.ts';
import { filledCells } from './filled-cells.ts';
import type { Slot } from './slot.ts';
import { type AnalysedTable, analyseTable, hasScheduleColumns } from './table-columns.ts';
import { namesTopics } from './topics.ts';

const fewestRows = 5;
/** No term has more classes: what is longer is data. */
const mostRows = 40;
/** Where more rows than this hold a share, the table is one of grades. */
const mostShares = 0.3;

/** "Topic | Due date | Points" heads a list of work, whatever it calls its rows. */
const isOfWork = (heading: string) => /\b(?:due|deadline|points|pts|weight)\b/i.test(heading);

/** The rows of a table one by one, each a class. */
function slotsOfRows({ rows, headers, labels }: AnalysedTable): Slot[] {
  return rows
    .filter((row) => !headers.has(row) && filledCells(row).length > 0)
    .map((row, i) => ({
      kind: 'session',
      number: i + 1,
      lastNumber: null,
      date: null,
      evidence: evidenceBetween(row, 0, 0),
      unit: null,
      entries: filledCells(row).flatMap((cell) => {
        if (cell.continued) return [];
        return entriesOfCell(row, cell, { date: null, label: labels.get(cell.column) ?? null, place: 'cell' });
      }),
    }));
}

/**
 * Tables that neither count nor date their rows but head a column of topics: the plan of a course that prints no other.
 */
export function findTopicTables(document: Document, context: DateContext): ScheduleCandidate[] {
  const rows = document.blocks.filter((block): block is TableRowBlock => block.kind === 'table-row');
  return [...Map.groupBy(rows, (row) => row.table).values()].flatMap((own): ScheduleCandidate[] => {
    if (own.length < fewestRows || own.length > mostRows) return [];
    const table = analyseTable(own, context);
    const headings = [...table.labels.values()];
    if (hasScheduleColumns(table) || !headings.some(namesTopics) || headings.some(isOfWork)) return [];
    if (own.filter((row) => row.text.includes('%')).length > own.length * mostShares) return [];
    const slots = slotsOfRows(table);
    return [
      { slots, blocks: new Set(own.map((row) => row.index)), score: scoreOf(slots, document, own[0]?.index ?? 0) },
    ];
  });
}
