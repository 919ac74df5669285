import { alternation } from '../lexicon/alternation.ts';
import { chapterWords, pageWords, sectionWords } from '../lexicon/reading-words.ts';
import type { FindDateOptions, PrintedDay } from './date-mention.ts';
import {
  monthBehindDay,
  monthBehindDayPattern,
  monthFromName,
  monthOfNumberedDay,
  monthPattern,
  weekdayFromName,
  weekdayLetterPattern,
  weekdayPattern,
} from './names.ts';

/** One printed day and where it ends. */
export interface DayMatch {
  day: PrintedDay;
  end: number;
  sure: boolean;
}

const ordinal = '(?:st|nd|rd|th)?';
const dayNumber = `(\\d{1,2})${ordinal}(?![\\d%])(?!:\\d)(?!\\.\\d)(?!\\s?[ap]\\.?m\\b)`;
const year = `(?:\\s*,?\\s*(?:(?:of|del?)\\s+)?((?:19|20)\\d\\d)(?!\\d)|\\s*,?\\s*['’](\\d\\d)(?!\\d))?`;
const monthName = `\\b(${monthPattern})(?![A-Za-zÀ-ÿ])\\.?`;

const named = {
  /** January 8th, 2024 · Jan-11 · Sept. 4 · Feb, 19th */
  monthDay: new RegExp(
    `${monthName}(?:,(?=\\s*\\d{1,2}(?:st|nd|rd|th)|\\s*\\d{1,2}\\s*(?:$|[()\\n;:.–-])))?[\\s\\u00a0]*[-–]?[\\s\\u00a0]*(?:the\\s+)?${dayNumber}${year}`,
    'iy',
  ),
  /** 15-Jan-24 · 15- Jan-24 */
  dashed: new RegExp(`\\b(\\d{1,2})\\s?-\\s?${monthName}-((?:20)?\\d\\d)(?!\\d)`, 'iy'),
  /** 28/Ago · 3-dic · 07/oct/2031 */
  joined: new RegExp(
    String.raw`(?<![\d/.-])(\d{1,2})([/-])(${monthBehindDayPattern})\.?(?:\2((?:20)?\d\d))?(?![\p{L}\d/-]|\s+\d{1,2}(?![\d:]))`,
    'iuy',
  ),
  /**
   * 26 January · 26th of January 2023 · 15-Jan · 15- Jan; a second number behind the month belongs to the month
   * ("3 Mar 4")
   */
  dayMonth: new RegExp(
    `\\b(\\d{1,2})(?:${ordinal}|\\.)\\s*(?:-\\s?|of\\s+|de\\s+)?(?:(?<=\\d)|\\b)(${monthPattern})(?![A-Za-zÀ-ÿ])\\.?(?!\\.?\\s+\\d{1,2}(?![\\d:]))${year}`,
    'iy',
  ),
  /** 28 Aug, whatever number stands behind the month */
  dayMonthBeforeCount: new RegExp(
    `\\b(\\d{1,2})(?:${ordinal}|\\.)[ \\u00a0]*${monthName}(?=[ \\u00a0]+\\d{1,2}(?![\\d:]))`,
    'iy',
  ),
};
const iso = /\b((?:19|20)\d\d)([-/.])(\d{1,2})\2(\d{1,2})(?!\d)/y;
/** 20261020T235900; eight bare digits only where a deadline stands: elsewhere they are any number. */
const basicIso = /\b((?:19|20)\d\d)(\d\d)(\d\d)(?=T\d{4}|(?!\d))/y;
const slashed = /(?<!\d)(\d{1,2})\s?\/\s?(\d{1,2})(?:\s?\/\s?((?:19|20)?\d\d))?(?![\d/%])/y;
const dashedOrDotted = /\b(\d{1,2})([-.])(\d{1,2})(?:\2((?:19|20)?\d\d))?\.?(?![\d/%])/y;
const dottedWithYear = /\b(\d{1,2})([-.])(\d{1,2})\2((?:19|20)\d\d)(?!\d)/y;

/** 6.11. · 6.11 */
const dayAndMonth = /\b(\d{1,2})(\.)\s?(\d{1,2})\.?(?![\d/%]|\s?[ap]\.?m\b|\s?(?:h|hrs?|uhr)\b)/iy;

const aloneDotted = /^\W*\d{1,2}\.\s?\d{1,2}\.\W*$/;
/** "6.11." is all that the text holds: in a column of dates, it is one. */
export const isOnlyDotted = (text: string) => aloneDotted.test(text);

/** What stands before two numbers that are no date: "Ch. 3/4", "pp. 1/2", "$1/2". */
const noDateBefore = new RegExp(
  String.raw`[\d/.$#]$|(?:\d[–-]|\b(?:${alternation([...chapterWords, ...pageWords, ...sectionWords])}|ex|exercise|exercises|problem|problems|prob|no|nos|version|v|vol|lines?|fig|room|rm|grade|score|and a|only|about)\.?)\s*$`,
  'i',
);
const noDateAfter =
  /^(?:\s?(?:th|of|pages?|cups?|hours?|hrs?|credits?|inch|inches|points?|pts|semester|time|majority|of\s|full|full-time|mile|lb|oz)\b|["”″])/i;

const wholeYear = (text: string | undefined) =>
  text === undefined ? null : text.length === 2 ? 2000 + Number(text) : Number(text);

function numericDay(first: number, second: number, yearText: string | undefined): PrintedDay | null {
  const base = { year: wholeYear(yearText), weekday: null };
  // "24/7" says how often.
  if (first === 24 && second === 7 && yearText === undefined) return null;
  const isMisprint = first < 1 || second < 1;
  if (isMisprint && yearText?.length !== 4) return null;
  if (!isMisprint && first <= 12 && second <= 12) return { ...base, month: first, day: second, order: 'open' };
  if (first <= 12 && isDayNumber(second)) return { ...base, month: first, day: second, order: 'month-first' };
  if (second <= 12 && isDayNumber(first)) return { ...base, month: second, day: first, order: 'day-first' };
  // With a year it is a date all the same: a misprint that no calendar has.
  return yearText?.length === 4 ? { ...base, month: first, day: second, order: 'month-first' } : null;
}

const isDayNumber = (day: number) => day >= 1 && day <= 31;
/** "Due June 31" and "due January 32" are slips of the pen; elsewhere "June 32" may be anything. */
const beforeDeadline = /\b(?:due|deadline|by|until|no later than)\b(?:\s+(?:on|by|date|the))*[\s:,]*$/i;
const before = (text: string, at: number) => text.slice(Math.max(0, at - 20), at);
const isBehindDeadline = (text: string, at: number) => beforeDeadline.test(before(text, at));
/** "The 32nd of May" is meant as a day wherever it stands. */
const ordinalOf = /^\d\d(?:st|nd|rd|th)\s+of\b/i;
const misprinted = (day: number, text: string, at: number) =>
  day < 40 && (isBehindDeadline(text, at) || ordinalOf.test(text.slice(at, at + 10)));

const matchAt = (pattern: RegExp, text: string, at: number) => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

function namedDay(text: string, at: number, options: FindDateOptions): DayMatch | null {
  const forms = [
    ...(options.countBehindMonth ? [{ match: matchAt(named.dayMonthBeforeCount, text, at), month: 2, day: 1 }] : []),
    { match: matchAt(named.monthDay, text, at), month: 1, day: 2 },
    { match: matchAt(named.dashed, text, at), month: 2, day: 1 },
    { match: matchAt(named.dayMonth, text, at), month: 2, day: 1 },
  ];
  for (const { match, month, day } of forms) {
    if (!match) continue;
    const monthNumber = (month === 2 ? monthOfNumberedDay : monthFromName)(match[month] ?? '');
    const dayValue = Number(match[day]);
    if (monthNumber === null || !(isDayNumber(dayValue) || misprinted(dayValue, text, at))) continue;
    const yearText = match[3] ?? match[4];
    return {
      day: { year: wholeYear(yearText), month: monthNumber, day: dayValue, weekday: null, order: 'named' },
      end: at + match[0].length,
      sure: true,
    };
  }
  return null;
}

function joinedDay(text: string, at: number): DayMatch | null {
  const match = matchAt(named.joined, text, at);
  const month = monthBehindDay(match?.[3] ?? '');
  const day = Number(match?.[1]);
  if (!match || month === null || !isDayNumber(day)) return null;
  const printed = { year: wholeYear(match[4]), month, day, weekday: null, order: 'named' as const };
  return { day: printed, end: at + match[0].length, sure: true };
}

function isoDay(match: RegExpExecArray, monthText = '', dayText = ''): DayMatch | null {
  const [month, day] = [Number(monthText), Number(dayText)];
  if (month < 1 || month > 12 || day < 1 || day > 31) return null;
  const year = Number(match[1]);
  return { day: { year, month, day, weekday: null, order: 'named' }, end: match.index + match[0].length, sure: true };
}

/**
 * "6.11." without a year: where a deadline stands, behind a weekday or another date, or alone in brackets. The last dot
 * is the end of a sentence as well: without it only behind a deadline, where "9.30" may still be a time.
 */
function dottedDay(text: string, at: number, options: MatchDayOptions): RegExpExecArray | null {
  const match = matchAt(dayAndMonth, text, at);
  if (!match) return null;
  if (options.dottedLead && !/[\p{L}\d]/u.test(text.slice(0, at))) return match;
  if (!match[0].endsWith('.'))
    return Number(match[3]) <= 12 && /\bdue\W*(?:on\W*)?$/i.test(before(text, at)) ? match : null;
  const inBrackets = /[([]\s*$/.test(before(text, at)) && /^\s*[)\]]/.test(text.slice(at + match[0].length));
  return isBehindDeadline(text, at) || options.continued || options.behindWeekday || inBrackets ? match : null;
}

function numberedDay(text: string, at: number, options: MatchDayOptions): DayMatch | null {
  const isoMatch = matchAt(iso, text, at);
  if (isoMatch) return isoDay(isoMatch, isoMatch[3], isoMatch[4]);
  const basic = matchAt(basicIso, text, at);
  if (basic && (text[at + 8] === 'T' || isBehindDeadline(text, at))) return isoDay(basic, basic[2], basic[3]);
  const slash = matchAt(slashed, text, at);
  const other = slash
    ? null
    : (matchAt(options.dateColumn ? dashedOrDotted : dottedWithYear, text, at) ?? dottedDay(text, at, options));
  const match = slash ?? other;
  if (!match) return null;
  const end = at + match[0].length;
  if (!options.continued && noDateBefore.test(text.slice(Math.max(0, at - 14), at))) return null;
  if (noDateAfter.test(text.slice(end, end + 12))) return null;
  const [first, second, yearText] = slash ? [match[1], match[2], match[3]] : [match[1], match[3], match[4]];
  const day = numericDay(Number(first), Number(second), yearText);
  return day && { day, end, sure: day.year !== null };
}

const weekdayBefore = new RegExp(
  `\\b(?:(${weekdayPattern})\\b\\.?|(${weekdayLetterPattern})(?=[\\s.,\\u00a0]|\\d+/)\\.?)[\\s\\u00a0]*[,:]?[\\s\\u00a0]*[-–—(|]?[\\s\\u00a0]*(?:the\\s+)?`,
  'iy',
);
const weekdayAfter = new RegExp(
  `[\\s\\u00a0]*(?:[,–-][\\s\\u00a0]*)?(?:[(\\[](${weekdayPattern}|${weekdayLetterPattern})\\.?[)\\]]|(${weekdayPattern})\\b(?!s\\b)\\.?(?![\\s,/&–-]*(?:${monthPattern}|\\d|${weekdayPattern})\\b))`,
  'iy',
);
/** "Tues/Thurs 1/24": the weekday next to the date is one of several and says nothing about it. */
const severalWeekdays = new RegExp(`(?:${weekdayPattern}|\\b(?:${weekdayLetterPattern}))\\.?\\s*[/&+-]\\s*$`, 'i');

export interface MatchDayOptions extends FindDateOptions {
  /** A date stands right before it, as in "8/23-8/25". */
  continued?: boolean;
  /** A weekday stands right before it. */
  behindWeekday?: boolean;
}

/**
 * The day that is printed at `at`, with its weekday before or behind it, or null.
 * `at` must stand at the beginning of a word.
 */
export function matchDay(text: string, at: number, options: MatchDayOptions = {}): DayMatch | null {
  const before = matchAt(weekdayBefore, text, at);
  const token = before?.[1] ?? before?.[2];
  const prefix = before && token && weekdayFromName(token) !== null ? before[0].length : 0;
  const start = at + prefix;
  const found =
    namedDay(text, start, options) ??
    joinedDay(text, start) ??
    numberedDay(text, start, { ...options, behindWeekday: prefix > 0 });
  if (!found) return null;
  if (prefix && token && !severalWeekdays.test(text.slice(Math.max(0, at - 14), at))) {
    return { ...found, day: { ...found.day, weekday: weekdayFromName(token) }, sure: true };
  }
  const after = matchAt(weekdayAfter, text, found.end);
  const behind = after?.[1] ?? after?.[2];
  const weekday = behind ? weekdayFromName(behind) : null;
  if (!after || weekday === null) return found;
  return { day: { ...found.day, weekday }, end: found.end + after[0].length, sure: true };
}

/** Beginnings worth a try: a number, a month, a weekday or its letter. */
export const dayBeginning = new RegExp(
  `\\b(?:\\d{1,4}|(?:${monthPattern}|${weekdayPattern})(?![A-Za-zÀ-ÿ])|(?:${weekdayLetterPattern})(?=[\\s.,]|\\d+/))`,
  'gi',
);
