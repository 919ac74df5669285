import type { DayOrderEvidence } from '@weekwise/domain/dates.ts';
import type { Document } from '../documents/document.ts';
import { isoDate, weekdayOf } from './calendar.ts';
import { type DayOrder, monthAndDay } from './date-context.ts';
import type { DateEvidence, EvidentDay } from './date-evidence.ts';
import type { PrintedDay } from './date-mention.ts';
import { monthFromName, monthPattern } from './names.ts';
import { firstMonthOf, type TermMention } from './term.ts';

/** Classes follow each other within this many days; a break of two weeks lies between some. */
const longestStep = 22;
/** Days of a year in which every month has 31: enough to tell steps forward from steps back. */
const roundYear = 372;

const isNumeric = (day: PrintedDay) => day.order !== 'named';
const isOpen = (day: PrintedDay) => day.order === 'open' && day.month !== day.day;

/** The days that lie one step, as classes take it, behind the day before them, by their places in the list. */
export function classSteps(days: { month: number; day: number }[]): number[] {
  const places = days.map(({ month, day }) => (month - 1) * 31 + day);
  return places.flatMap((place, i) => {
    const step = (place - (places[i - 1] ?? place) + roundYear) % roundYear;
    return step > 0 && step <= longestStep ? [i] : [];
  });
}

/** Open days whose printed weekday they fall on, in their own year or one that the document names as its term's. */
function onWeekday(evidence: DateEvidence, dayFirst: boolean): EvidentDay[] {
  const terms = [...new Set(evidence.terms.map((term) => term.year))];
  return evidence.days.filter((printed) => {
    if (!isOpen(printed) || printed.weekday === null) return false;
    const { month, day } = monthAndDay(printed, dayFirst);
    const years = printed.year === null ? terms : [printed.year];
    const dates = years.map((year) => isoDate(year, month, day));
    return dates.some((date) => date !== null && weekdayOf(date) === printed.weekday);
  });
}

/** Months in which a term of the season meets; of a winter or an unnamed term nothing is known. */
const monthsOf: Record<TermMention['season'], readonly number[] | null> = {
  autumn: [8, 9, 10, 11, 12],
  winter: null,
  spring: [1, 2, 3, 4, 5, 6],
  summer: [5, 6, 7, 8],
  unknown: null,
};

function inTerm(evidence: DateEvidence, dayFirst: boolean): EvidentDay[] {
  const season = (evidence.terms.find((term) => term.atHead) ?? evidence.terms[0])?.season;
  const months = season ? monthsOf[season] : null;
  if (!months) return [];
  return evidence.days.filter((day) => isOpen(day) && months.includes(monthAndDay(day, dayFirst).month));
}

/** Dates with a month's name that are written day before month, and month before day. */
function namedOrders(document: Document): Record<'dayFirst' | 'monthFirst', string[]> {
  const text = document.blocks.map((block) => block.text).join('\n');
  const written = (pattern: string) =>
    [...text.matchAll(new RegExp(pattern, 'g'))].flatMap(([whole, month]) => (monthFromName(month ?? '') ? whole : []));
  const titled = monthPattern.replace(/(^|\|)(\p{L})/gu, (_, bar, letter) => `${bar}${letter.toUpperCase()}`);
  return {
    dayFirst: written(`\\b\\d{1,2}(?:st|nd|rd|th)?\\.?\\s+(?:of\\s+|de\\s+)?(${titled})\\b(?!\\.?\\s+\\d{1,2}\\b)`),
    monthFirst: written(`(?<!\\d\\s{1,3})\\b(${titled})\\.?\\s+\\d{1,2}\\b`),
  };
}

const named = { day: '(?:dd?|day)', month: '(?:mm?|month)', year: '(?:yy(?:yy)?|y|year)' };
const statedFormat = (first: 'day' | 'month', second: 'day' | 'month') =>
  new RegExp(
    String.raw`(?<![\p{L}\d/.-])${named[first]}\s?[/.-]\s?${named[second]}(?:\s?[/.-]\s?${named.year}|(?<=\p{L}{2}\s?[/.-]\s?\p{L}{2,}))(?!\p{L})|\b${first}[\s-]first\b`,
    'giu',
  );
const dayFirstFormat = statedFormat('day', 'month');
const monthFirstFormat = statedFormat('month', 'day');

/** "dd/mm/yyyy", "DD.MM.", "day first": what the document says of its own dates. */
const statedOrders = ({ blocks }: Document): Ballot => {
  const said = (format: RegExp) => blocks.flatMap(({ text }) => text.match(format) ?? []);
  return { dayFirst: said(dayFirstFormat), monthFirst: said(monthFirstFormat) };
};

/** What speaks for each order: words of the document, verbatim. */
type Ballot = Record<'dayFirst' | 'monthFirst', string[]>;

/**
 * Decides for the whole document which of two bare numbers is the month. The first evidence that speaks for one order
 * decides, the surest first: a number above 12, a format that the document names, the printed weekdays, days that step
 * forward from class to class, the months of the term, and how dates with a month's name are written. Where nothing
 * does, month first is assumed, between dots day first. Null where the document prints no two bare numbers.
 */
export function decideOrder(document: Document, evidence: DateEvidence): DayOrder | null {
  const printed = (days: EvidentDay[]) => days.map((day) => day.printed);
  const votes = (order: PrintedDay['order']) => printed(evidence.days.filter((day) => day.order === order));
  const numeric = evidence.leading.filter(isNumeric);
  const stepsIf = (dayFirst: boolean) =>
    classSteps(numeric.map((day) => monthAndDay(day, dayFirst))).map((i) =>
      printed(numeric.slice(i - 1, i + 1)).join(', '),
    );
  const both = (of: (dayFirst: boolean) => string[]): Ballot => ({ dayFirst: of(true), monthFirst: of(false) });
  const ballots: [DayOrderEvidence, () => Ballot][] = [
    ['numbers', () => ({ dayFirst: votes('day-first'), monthFirst: votes('month-first') })],
    ['names', () => statedOrders(document)],
    ['weekdays', () => both((dayFirst) => printed(onWeekday(evidence, dayFirst)))],
    ['sequence', () => both(stepsIf)],
    ['term', () => both((dayFirst) => printed(inTerm(evidence, dayFirst)))],
    ['names', () => namedOrders(document)],
  ];
  const open = evidence.days.find(isOpen);
  for (const [from, count] of open ? ballots : ballots.slice(0, 1)) {
    const { dayFirst, monthFirst } = count();
    const isDayFirst = dayFirst.length > monthFirst.length;
    const [example] = isDayFirst ? dayFirst : monthFirst;
    if (example !== undefined && dayFirst.length !== monthFirst.length) return { dayFirst: isDayFirst, from, example };
  }
  // Who parts the numbers by dots writes the day first.
  return open ? { dayFirst: /\d\.\s?\d/.test(open.printed), from: 'assumed', example: open.printed } : null;
}

const betweenNumbers = new RegExp(
  `^\\W*(\\d{1,2})\\.?[ \\u00a0]+(${monthPattern})\\.?[ \\u00a0]+(\\d{1,2})\\b(?!:|\\s?[ap]m)`,
  'i',
);

/**
 * Whether the lines or cells that print a month between two numbers ("28 Aug 1") name the day first and count behind
 * it: then the first numbers step forward from line to line as days do, and the last ones by one.
 */
export function decideCountBehindMonth(document: Document): boolean {
  const before: { month: number; day: number }[] = [];
  const behind: { month: number; day: number }[] = [];
  for (const block of document.blocks) {
    const texts = block.kind === 'table-row' ? block.cells.map((cell) => cell.text) : block.text.split('\n');
    for (const text of texts) {
      const match = betweenNumbers.exec(text);
      const month = match ? monthFromName(match[2] ?? '') : null;
      if (!match || month === null) continue;
      before.push({ month, day: Number(match[1]) });
      behind.push({ month, day: Number(match[3]) });
    }
  }
  return before.length >= 3 && classSteps(before).length > classSteps(behind).length;
}

/**
 * First month of the term: from an academic year or its season, else from the months of the dates (autumn dates before
 * those of a new year).
 */
export function decideFirstMonth(evidence: DateEvidence, dayFirst: boolean): number {
  const term = evidence.terms.find(({ atHead }) => atHead) ?? evidence.terms[0];
  const days = evidence.leading.length ? evidence.leading : evidence.days;
  const months = days.map((day) => monthAndDay(day, dayFirst).month);
  const late = months.filter((month) => month >= 8).length;
  const early = months.filter((month) => month <= 6).length;
  if (term?.spansYears) return 7;
  const fromSeason = term ? firstMonthOf[term.season] : null;
  // A winter term may open in December or, in Europe, in October.
  if (term?.season === 'winter' && late > 2 && (months[0] ?? 1) >= 9) return 9;
  if (fromSeason !== null) return fromSeason;
  return late > early ? 7 : 1;
}
