import type { Block, Document, TableRowBlock } from '../documents/document.ts';
import { alternation } from '../lexicon/alternation.ts';
import { weekdayHolidays } from '../lexicon/holidays.ts';
import { foreignDateHeadings } from '../lexicon/schedule-words.ts';
import { classDaysIn, findClassTime, namesOtherHours } from './class-days.ts';
import type { DateMention, FindDateOptions, PrintedDay } from './date-mention.ts';
import { isOnlyDotted } from './day-pattern.ts';
import { findDates } from './find-dates.ts';
import { weekdayFromName, weekdayPattern } from './names.ts';
import { findTerms, type TermMention } from './term.ts';

/** A day of the document with what is printed, verbatim. */
export type EvidentDay = PrintedDay & { printed: string };

/** Everything in a document that tells how its dates are to be read. */
export interface DateEvidence {
  /** Days of the course: those inside citations and web addresses are left out. */
  days: EvidentDay[];
  /** Days printed at the beginning of a line or cell, where schedules print theirs, in printed order. */
  leading: EvidentDay[];
  /** The first and the last day of each range of days, in printed order. */
  ranges: [PrintedDay, PrintedDay][];
  terms: (TermMention & { atHead: boolean })[];
  /** Weekdays on which the class meets. */
  classDays: number[];
  /** When it begins, 24-hour "HH:MM". */
  classTime: string | null;
  /** Weekday on which the text says that a week or unit begins: "units run from Saturday to Friday". */
  weekBegins: number | null;
  /** Days on which the document says that it was revised. */
  revised: PrintedDay[];
  /** Every year that the text names, the latest first: a syllabus cites nothing later than itself. */
  years: number[];
}

/** A term at the head of a document says when the course is; in a policy it says when the policy was written. */
const headBlocks = 30;
/** A line that names the term holds little else; longer blocks are prose that may speak of any term. */
const longestTermLine = 160;
/** A date that begins a line has at most this much before it: a weekday, a bullet, "Week 3". */
const leadLength = 12;
const factBlocks = 120;
/** Around a holiday's name at most this much is said, or the line is about something else. */
const longestHolidayLine = 80;

interface TextPart {
  text: string;
  /** Weekday that the heading of its column or a cell beside it gives to a date in it. */
  weekday: number | null;
  /** Its column is headed as one of dates: "14.04" is one. */
  isDated: boolean;
}

const wholeWeekday = (text: string) =>
  text.trim().length > 2 ? weekdayFromName(text.trim().replace(/[.,:]$/, '')) : null;

/** Weekdays that head the columns of a table: "Monday | Wednesday | Friday". */
function weekdayColumns(rows: TableRowBlock[]): Map<number, number> {
  for (const row of rows.slice(0, 2)) {
    const named = row.cells.flatMap((cell) => {
      const weekday = weekdayFromName(cell.text.trim().replace(/[.,:]$/, ''));
      return weekday === null ? [] : [[cell.column, weekday] as const];
    });
    // One letter is a weekday only beside another.
    if (named.length >= 2) return new Map(named);
  }
  return new Map();
}

const dateHeading = new RegExp(String.raw`^\W*(?:dates?|days?|when|${alternation(foreignDateHeadings)})\W*$`, 'iu');

/** What the head of a table says of the days in it. */
interface TableHead {
  weekdays: Map<number, number>;
  dated: Set<number>;
}

const headOf = (rows: TableRowBlock[]): TableHead => ({
  weekdays: weekdayColumns(rows),
  dated: new Set(rows[0]?.cells.flatMap(({ text, column }) => (dateHeading.test(text) ? [column] : []))),
});

function partsOfRow(row: TableRowBlock, { weekdays: columns, dated }: TableHead): TextPart[] {
  const beside = row.cells.map((cell) => wholeWeekday(cell.text)).filter((weekday) => weekday !== null);
  const dayOfRow = beside.length === 1 && columns.size === 0 ? (beside[0] ?? null) : null;
  return row.cells.flatMap((cell) =>
    cell.text.split('\n').map((text) => ({
      text,
      weekday: columns.get(cell.column) ?? dayOfRow,
      isDated: dated.has(cell.column),
    })),
  );
}

function partsOfBlock(block: Block, heads: Map<number, TableHead>): TextPart[] {
  const head = block.kind === 'table-row' ? heads.get(block.table) : undefined;
  if (block.kind === 'table-row' && head) return partsOfRow(block, head);
  return block.text.split('\n').map((text) => ({ text, weekday: null, isDated: false }));
}

/**
 * "Okafor, B. (2018, January 23)", "Retrieved May 2, 2018", "posted 3 May 2018": a date of what is cited or revised.
 */
const citedBefore =
  /[([](?:19|20)\d\d[a-z]?\s*,?\s*$|\b(?:retrieved|accessed|published|posted|updated|revised|revision|rev|created|version|copyright)\b[^.;]{0,20}$|©\s*$/i;
const revisedBefore = /\b(?:updated|revised|revision|rev)\b[^.;]{0,20}$/i;
/** "date: 2027-01-14" on a line of its own, as tools write it over a page: when the page was made. */
const dateOfPage = /^date: \d{4}-\d{2}-\d{2}$/;
const authorYear = /[([](?:19|20)\d\d[a-z]?(?:,\s*\p{L}+\.?\s*\d{0,2})?[)\]]/u;

const isCited = (text: string, { start, days }: DateMention) =>
  citedBefore.test(text.slice(Math.max(0, start - 40), start)) ||
  (days.some((day) => day.year !== null) && authorYear.test(text));

/** The weekday of the holiday that a short line names beside its one date, or null. */
function holidayWeekday(text: string): number | null {
  if (text.length > longestHolidayLine) return null;
  const line = text.toLowerCase().replaceAll('’', "'");
  return weekdayHolidays.find(({ names }) => names.some((name) => line.includes(name)))?.weekday ?? null;
}

const weekRuns = new RegExp(
  `\\b(?:weeks?|units?|modules?)\\b[^.:;]{0,60}?\\b(${weekdayPattern})s?\\b(?:\\s+(?:at|@)\\s+[\\d:apm. ]+)?\\s*(?:to|through|thru|until|and ends? (?:on )?|–|—|-)\\s*(?:the\\s+)?(?:following\\s+|next\\s+)?(?:${weekdayPattern})\\b`,
  'i',
);

/** Gathers the dates, terms, class days and years of a document. */
export function gatherDates(document: Document, options: FindDateOptions = {}): DateEvidence {
  const evidence: DateEvidence = {
    days: [],
    leading: [],
    ranges: [],
    terms: [],
    classDays: [],
    classTime: null,
    weekBegins: null,
    revised: [],
    years: [],
  };
  const years = new Set<number>();
  const rows = document.blocks.filter((block) => block.kind === 'table-row');
  const tables = [...Map.groupBy(rows, (row) => row.table)];
  const heads = new Map(tables.map(([table, own]) => [table, headOf(own)]));
  let heading = '';
  /** The line of the class days says that it tells them: no other takes its place. */
  let isLabelled = false;
  document.blocks.forEach((block, i) => {
    const atHead = block.kind === 'heading' || (i < headBlocks && block.text.length <= longestTermLine);
    for (const term of findTerms(block.text)) evidence.terms.push({ ...term, atHead });
    for (const part of partsOfBlock(block, heads)) addDays(evidence, part, options);
    if (block.kind === 'heading') heading = block.text;
    const told = i < factBlocks && !isLabelled && !namesOtherHours(heading) ? classDaysIn(block.text) : null;
    if (told?.days.length && (told.isLabelled || evidence.classDays.length === 0)) {
      evidence.classDays = told.days;
      evidence.classTime = findClassTime(told.line);
      isLabelled = told.isLabelled;
    }
    const begins = evidence.weekBegins === null ? weekRuns.exec(block.text) : null;
    if (begins) evidence.weekBegins = weekdayFromName(begins[1] ?? '');
    for (const year of block.text.match(/(?<![\d/.-])(?:19|20)\d\d(?![\d/.-])/g) ?? []) years.add(Number(year));
  });
  const titleTerms = document.title ? findTerms(document.title) : [];
  evidence.terms.push(...titleTerms.map((term) => ({ ...term, atHead: true })));
  evidence.years = [...years].sort((a, b) => b - a);
  return evidence;
}

const isPossible = ({ month, day }: PrintedDay) => month >= 1 && month <= 12 && day >= 1 && day <= 31;

function addDays(evidence: DateEvidence, { text, weekday, isDated }: TextPart, options: FindDateOptions): void {
  const mentions = findDates(text, isDated || isOnlyDotted(text) ? { ...options, dateColumn: true } : options);
  const holiday = mentions.length === 1 ? holidayWeekday(text) : null;
  for (const mention of mentions) {
    const { kind, start, printed } = mention;
    if (revisedBefore.test(text.slice(Math.max(0, start - 40), start)) || dateOfPage.test(text))
      evidence.revised.push(...mention.days);
    if (isCited(text, mention) || dateOfPage.test(text)) continue;
    const days = mention.days.filter(isPossible).map((day) => ({ ...day, printed }));
    const known = kind === 'day' ? days.map((day) => ({ ...day, weekday: day.weekday ?? weekday ?? holiday })) : days;
    evidence.days.push(...known);
    if (text.slice(0, start).trim().length < leadLength) evidence.leading.push(...known);
    const [first, last] = known;
    if (kind === 'range' && first && last) evidence.ranges.push([first, last]);
  }
}
