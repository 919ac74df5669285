import type { Block, Document, TableRowBlock } from '../documents/document.ts';
import { findClassDays } from './class-days.ts';
import type { PrintedDay } from './date-mention.ts';
import { findDates } from './find-dates.ts';
import { weekdayFromName } from './names.ts';
import { findTerms, type TermMention } from './term.ts';

/** Everything in a document that tells how its dates are to be read. */
export interface DateEvidence {
  days: PrintedDay[];
  /** Days printed at the beginning of a line or cell, where schedules print theirs. */
  leading: PrintedDay[];
  terms: (TermMention & { weight: number })[];
  /** Weekdays on which the class meets. */
  classDays: number[];
  /** Every year that the text names, the latest first: a syllabus cites nothing later than itself. */
  years: number[];
}

/** A term at the head of a document says when the course is; in a policy it says when the policy was written. */
const headBlocks = 30;
const headWeight = 4;
/** A date that begins a line has at most this much before it: a weekday, a bullet, "Week 3". */
const leadLength = 12;
const factBlocks = 120;

interface TextPart {
  text: string;
  /** Weekday that the heading of its column or a cell beside it gives to a date in it. */
  weekday: number | null;
}

const wholeWeekday = (text: string) =>
  text.trim().length > 2 ? weekdayFromName(text.trim().replace(/[.,:]$/, '')) : null;

/** Weekdays that head the columns of a table: "Monday | Wednesday | Friday". */
function weekdayColumns(rows: TableRowBlock[]): Map<number, number> {
  for (const row of rows.slice(0, 2)) {
    const named = row.cells.flatMap((cell) => {
      const weekday = wholeWeekday(cell.text);
      return weekday === null ? [] : [[cell.column, weekday] as const];
    });
    if (named.length >= 2) return new Map(named);
  }
  return new Map();
}

function partsOfRow(row: TableRowBlock, columns: Map<number, number>): TextPart[] {
  const beside = row.cells.map((cell) => wholeWeekday(cell.text)).filter((weekday) => weekday !== null);
  const dayOfRow = beside.length === 1 && columns.size === 0 ? (beside[0] ?? null) : null;
  return row.cells.flatMap((cell) =>
    cell.text.split('\n').map((text) => ({ text, weekday: columns.get(cell.column) ?? dayOfRow })),
  );
}

function partsOfBlock(block: Block, columnsOf: Map<number, Map<number, number>>): TextPart[] {
  if (block.kind === 'table-row') return partsOfRow(block, columnsOf.get(block.table) ?? new Map());
  return block.text.split('\n').map((text) => ({ text, weekday: null }));
}

/** Gathers the dates, terms, class days and years of a document. */
export function gatherDates(document: Document): DateEvidence {
  const evidence: DateEvidence = { days: [], leading: [], terms: [], classDays: [], years: [] };
  const years = new Set<number>();
  const rows = document.blocks.filter((block) => block.kind === 'table-row');
  const tables = [...Map.groupBy(rows, (row) => row.table)];
  const columnsOf = new Map(tables.map(([table, own]) => [table, weekdayColumns(own)]));
  document.blocks.forEach((block, i) => {
    const inHead = block.kind === 'heading' || i < headBlocks;
    for (const term of findTerms(block.text)) evidence.terms.push({ ...term, weight: inHead ? headWeight : 1 });
    for (const { text, weekday } of partsOfBlock(block, columnsOf)) {
      for (const { days, kind, start } of findDates(text)) {
        const known = kind === 'day' ? days.map((day) => ({ ...day, weekday: day.weekday ?? weekday })) : days;
        evidence.days.push(...known);
        if (text.slice(0, start).trim().length < leadLength) evidence.leading.push(...known);
      }
    }
    if (evidence.classDays.length === 0 && i < factBlocks) evidence.classDays = findClassDays(block.text);
    for (const year of block.text.match(/(?<![\d/.-])(?:19|20)\d\d(?![\d/.-])/g) ?? []) years.add(Number(year));
  });
  const titleTerms = document.title ? findTerms(document.title) : [];
  evidence.terms.push(...titleTerms.map((term) => ({ ...term, weight: headWeight })));
  evidence.years = [...years].sort((a, b) => b - a);
  return evidence;
}
