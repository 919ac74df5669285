import { alternation } from '../lexicon/alternation.ts';
import { andWords } from '../lexicon/reading-words.ts';
import { memoize } from '../text/memoize.ts';
import type { DateMention, FindDateOptions, PrintedDay } from './date-mention.ts';
import { type DayMatch, dayBeginning, matchDay } from './day-pattern.ts';
import { monthFromName, monthPattern, weekdayPattern } from './names.ts';

const weekOfBefore =
  /(?:\b(?:week|wk)\.?\s*(?:of|beginning|begins|starting|commencing)|\bw\/[cb]|\bweek)\s*:?\s*(?:the\s+)?$/i;
const joiner = new RegExp(
  String.raw`\s*(?:(-{1,3}|–|—|\bto\b|\bthrough\b|\bthru\b|\buntil\b)|(\/|&|\+|\b(?:${alternation(andWords)})\b|,))\s*`,
  'iy',
);
const weekdayName = `(?:(?:${weekdayPattern})\\b\\.?,?\\s*)?`;
/** In a narrow cell a second date stands below the first: "9/5⏎9/7". */
const lineBreak = /[ \t]*\n[ \t]*(?=\S)/y;
/** "May 5, 8–10 am": the number behind the day opens a time. */
const restOfTime = '\\s?(?:[-–—]|to\\b)\\s?(?:noon\\b|\\d{1,2}(?::\\d\\d)?\\s?[ap]\\.?m\\b)';
/** A second day of the same month: it must end the date, or "Jan 5 – 10 pages" would be a range. */
const sameMonthDay = new RegExp(
  `${weekdayName}(\\d{1,2})(st|nd|rd|th)?(?![\\d/%]|:\\d|\\.\\d|\\s?[ap]\\.?m\\b|${restOfTime})(?:\\s*,?\\s*((?:19|20)\\d\\d)(?!\\d))?`,
  'iy',
);
const endsDate = /^\s*(?:$|[:),;|\]\n–—-]|\(|[&/+]\s*\d)/;
const titleFollows = /^\s+\p{Lu}/u;
/** "11–15 September", "11, 13 & 15 September": the days come before the month. */
const daysBeforeMonth = new RegExp(
  `\\b(\\d{1,2})(?:st|nd|rd|th)?((?:\\s*(?:-|–|—|to|\\/|&|and|,)\\s*\\d{1,2}(?:st|nd|rd|th)?){1,6})\\s*(?:of\\s+)?(${monthPattern})\\b\\.?(?!\\.?\\s+\\d{1,2}(?![\\d:]))(?:\\s*,?\\s*((?:19|20)\\d\\d)(?!\\d))?`,
  'iy',
);

const matchAt = (pattern: RegExp, text: string, at: number) => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/**
 * "19/20.04.2016", "14./15.06.", "12.–16.05.2016": the days come before a month in figures, which a dot or a year ends.
 */
const daysBeforeDottedMonth =
  /(?<!\d\.?)\b(\d{1,2})\.?\s?(-|–|—|\/|&|\bund\b|\by\b|\bet\b)\s?(\d{1,2})\.\s?(\d{1,2})\.(?:\s?((?:19|20)\d\d)(?!\d)|(?!\s?\d))/iy;

type Days = Pick<DateMention, 'kind' | 'days' | 'end' | 'sure'>;

function daysThenMonth(text: string, at: number): Days | null {
  const match = matchAt(daysBeforeMonth, text, at);
  const month = match ? monthFromName(match[3] ?? '') : null;
  if (!match || month === null) return null;
  const numbers = [match[1], ...(match[2]?.match(/\d+/g) ?? [])].map(Number);
  const rising = numbers.every((n, i) => n >= 1 && n <= 31 && (i === 0 || n > (numbers[i - 1] ?? 0)));
  if (!rising) return null;
  const year = match[4] ? Number(match[4]) : null;
  return {
    kind: /[-–—]|to/.test(match[2] ?? '') ? 'range' : 'list',
    days: numbers.map((day) => ({ year, month, day, weekday: null, order: 'named' })),
    end: at + match[0].length,
    sure: true,
  };
}

function daysThenDottedMonth(text: string, at: number): Days | null {
  const match = matchAt(daysBeforeDottedMonth, text, at);
  if (!match) return null;
  const [first, last, month] = [match[1], match[3], match[4]].map(Number) as [number, number, number];
  if (month < 1 || month > 12 || first < 1 || last <= first || last > 31) return null;
  const printed = { year: match[5] ? Number(match[5]) : null, month, weekday: null, order: 'day-first' } as const;
  return {
    kind: /[-–—]/.test(match[2] ?? '') ? 'range' : 'list',
    days: [first, last].map((day) => ({ ...printed, day })),
    end: at + match[0].length,
    sure: true,
  };
}

/** The day number behind a joiner that shares the first day's month, or null. */
function laterInMonth(text: string, at: number, first: PrintedDay, join: string): DayMatch | null {
  const match = matchAt(sameMonthDay, text, at);
  if (!match) return null;
  const day = Number(match[1]);
  const end = at + match[0].length;
  const printedDay = first.order === 'open' && first.day > 12 ? first.month : first.day;
  if (day <= printedDay || day > 31) return null;
  const tight = join !== ',' && !/\s/.test(join);
  const behind = text.slice(end, end + 8);
  // "Jan 22 & 24 Intro" names two days, "Jan 5, 10 Pages" does not.
  const ends = endsDate.test(behind) || (/[&/+]/.test(join) && titleFollows.test(behind));
  if (!tight && !match[2] && !match[3] && !ends) return null;
  return { day: { ...first, year: match[3] ? Number(match[3]) : first.year, day, weekday: null }, end, sure: true };
}

/** Reads on behind the first day: "– 09/01", "/28th", "and Feb 4". */
function continueDays(text: string, first: DayMatch, options: FindDateOptions): Days {
  const days = [first.day];
  let { end, sure } = first;
  let kind: DateMention['kind'] = 'day';
  for (;;) {
    const join = matchAt(joiner, text, end) ?? matchAt(lineBreak, text, end);
    if (!join) break;
    const at = end + join[0].length;
    const last = days[days.length - 1] ?? first.day;
    const isRange = join[1] !== undefined;
    const isBreak = join[0].includes('\n') && join[1] === undefined && join[2] === undefined;
    if (kind === 'range' || (isRange && kind === 'list')) break;
    const comma = join[2] === ',';
    const next =
      matchDay(text, at, { ...options, continued: true }) ??
      (last.order === 'day-first' || isBreak ? null : laterInMonth(text, at, last, comma ? ',' : join[0]));
    if (!next) break;
    // "Jan 5, Feb 7" in a sentence are two dates; side by side as "8/23, 8/25" they are one list.
    if (comma && (next.day.order === 'named') !== (last.order === 'named')) break;
    days.push(next.day);
    kind = isRange ? 'range' : 'list';
    end = next.end;
    sure ||= next.sure;
  }
  // "11 September–27 November 2014" and "Jan 8 – 12, 2024": the year is printed once, at the end.
  const year = days[days.length - 1]?.year ?? null;
  return { kind, days: days.map((day) => ({ ...day, year: day.year ?? year })), end, sure };
}

/**
 * Every date in a text, in order and without overlap. Pure pattern matching: which number is the month and which
 * year is meant is left to the document's `DateContext`.
 */
export function findDates(text: string, options: FindDateOptions = {}): readonly DateMention[] {
  const { dateColumn = false, countBehindMonth = false, dottedLead = false } = options;
  return ways[(dottedLead ? 4 : 0) + (dateColumn ? 2 : 0) + (countBehindMonth ? 1 : 0)]?.(text) ?? [];
}

/** One text is asked for its dates by many rules, in each of these ways. */
const ways = [false, true].flatMap((dottedLead) =>
  [false, true].flatMap((dateColumn) =>
    [false, true].map((countBehindMonth) =>
      memoize((text) => dateMentions(text, { dateColumn, countBehindMonth, dottedLead })),
    ),
  ),
);

function dateMentions(text: string, options: FindDateOptions): readonly DateMention[] {
  const mentions: DateMention[] = [];
  let from = 0;
  for (const beginning of text.matchAll(dayBeginning)) {
    const at = beginning.index;
    if (at < from) continue;
    const multiple = daysThenMonth(text, at) ?? daysThenDottedMonth(text, at);
    const single = multiple ? null : matchDay(text, at, options);
    const days = multiple ?? (single && continueDays(text, single, options));
    if (!days) continue;
    const weekOf = weekOfBefore.exec(text.slice(from, at));
    // "Week 3/4" names two weeks, "week 9/4" a day: only "week of" is safe before bare numbers.
    const isWeekOf = weekOf !== null && (days.sure || /of|ing|\/|ns/i.test(weekOf[0]));
    const start = isWeekOf && weekOf ? from + weekOf.index : at;
    mentions.push({ ...days, start, printed: text.slice(at, days.end), weekOf: isWeekOf });
    from = days.end;
  }
  return mentions;
}
