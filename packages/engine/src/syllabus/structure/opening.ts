import { daysBetween, weekdayOf } from '../../dates/calendar.ts';
import { type CalendarMention, type DateContext, resolveMention } from '../../dates/date-context.ts';
import type { DateMention } from '../../dates/date-mention.ts';
import { findDates } from '../../dates/find-dates.ts';
import { weekdayFromName, weekdayPattern } from '../../dates/names.ts';
import { cardinalPattern, valueOfNumber } from '../../lexicon/numbers.ts';
import { type DivisionLabel, matchLabel } from './labels.ts';
import { namesBreak, namesHandIn } from './vocabulary.ts';

/** What a line or cell opens in the schedule: its labels, its date, and the pieces of text that are left. */
export interface Opening {
  week: DivisionLabel | null;
  session: DivisionLabel | null;
  unit: DivisionLabel | null;
  /** A number without a word: "2" in a column headed "Week", "1." before a date. */
  number: number | null;
  date: CalendarMention | null;
  /** Offsets behind the last label and the date: what opened. */
  start: number;
  end: number;
  /** Offsets of the title pieces around the labels and the date. */
  rest: [number, number][];
}

export interface OpeningOptions {
  /** The text is a cell of a column of dates or numbers: bare numbers count, and a date wherever it stands. */
  keyColumn?: boolean;
  /** The column is one of dates: "9-12" and "26.1." are dates too, not sections of a book. */
  dateColumn?: boolean;
  /** Number of the list marker in front of the text. */
  marker?: number | null;
}

const separators = /^[\s:.,;|/()[\]–—•·*-]+/;
const bareNumber = new RegExp(`^\\s*(?:w(?:ee)?k?\\s?|#)?(${cardinalPattern})(?=$|[\\s:.,;)(–—|-])`, 'i');
/** Left beside a label or date without saying anything: "(T/Th)", "MW", "2:00 pm". */
const emptyTokens = [
  new RegExp(`^(?:${weekdayPattern})s?$`, 'i'),
  /^(?:M|Tu|Th|T|W|R|F|Sa|Su)+$/,
  /^(?:of|the|and|week|class|dates?|when|to|through|thru|until|only|am|pm|begins?|beginning|starts?|starting)$/i,
  /^\d{1,2}(?::\d\d)?(?:[ap]m)?$/i,
  /^[IVX]{1,5}$/,
];
const saysNothing = (text: string) =>
  text.split(/[\s.,:;/&+()#–-]+/).every((token) => token === '' || emptyTokens.some((empty) => empty.test(token)));

/** "8.1. Sesión 1": the number of the section stands before the label. */
const sectionNumber = /^\s*\d{1,2}(?:\.\d{1,2}){1,3}\.?\s+(?=\p{L})/u;

function labelsAt(text: string): { labels: DivisionLabel[]; end: number } {
  const labels: DivisionLabel[] = [];
  const numbered = sectionNumber.exec(text)?.[0].length ?? 0;
  let end = numbered && matchLabel(text.slice(numbered)) ? numbered : 0;
  for (;;) {
    const gap = separators.exec(text.slice(end))?.[0].length ?? 0;
    const label = matchLabel(text.slice(end + gap));
    if (!label || labels.some((l) => l.kind === label.kind)) break;
    end += gap + label.end;
    labels.push({ ...label, end });
  }
  return { labels, end };
}

const separated = /[:,|–—\n-]\s*(?:the\s+)?$|\bweek\s+of\s*$/i;
const goesOnToDate = /\b(?:on|by|until|till|through|from|before|after|since|of|in|to|the|for|and|at)\s*$/i;

/** A date at the end of a line that a label opens is its own, unless the words before it say what is then. */
const closes = (before: string) => separated.test(before) || !(goesOnToDate.test(before) || namesHandIn(before));

/** A bracket with at most a few words: "(opens Monday,". */
const openBracket = /[([][^()[\]]{0,24}$/;

/** "3 (Feb 9–13)": the number of the line before its dates. */
const beforeBracket = /^\s*(\d{1,2})\s?[([]$/;

/** A date belongs to the opening where it follows it at once, closes the line, or stands in brackets. */
function belongsToOpening(text: string, opened: number, mention: DateMention): boolean {
  const before = text.slice(opened, mention.start);
  if (before.replace(separators, '') === '' || saysNothing(before)) return true;
  if (opened === 0 || before.length > 120) return false;
  const after = text.slice(mention.end);
  const words = openBracket.exec(before)?.[0];
  const bracketed =
    words !== undefined && !namesHandIn(words) && !namesBreak(words) && /^\s*(?:[)\]]|[,;–-])/.test(after);
  return bracketed || (/^[\s).:\]]*(?:$|\n)/.test(after) && closes(before));
}

/** What may follow a date that opens a line: an end, a separator, a title; not the rest of a sentence. */
const followsDate = /^(?:[\s\u00a0]*$|[\s\u00a0]*[:.,;|()[\]–—\-/\n*•·]|[\s\u00a0]+[\p{Lu}\d“"‘'*[])/u;
/** A short line in small letters is a note ("Aug 31 work due"), unless it goes on as a sentence does. */
const shortNote = 80;
const sentence =
  /^\s+(?:was|is|were|are|will|has|had|have|the|a|an|of|and|or|to|in|at|on|by|for|from|through|until|we|you|with)\b/;
const opensLine = (text: string, end: number) =>
  followsDate.test(text.slice(end)) || (text.length < shortNote && !sentence.test(text.slice(end)));

/** The dates behind an offset: "Week 1\nAug. 22" holds no first of August. */
function datesBehind(text: string, from: number, context: DateContext, { dateColumn = false }: OpeningOptions) {
  const { countBehindMonth = false, dottedLead = false } = context;
  const mentions = findDates(text.slice(from), { dateColumn, countBehindMonth, dottedLead });
  return mentions.map((mention) => ({ ...mention, start: mention.start + from, end: mention.end + from }));
}

function findOpeningDate(text: string, opened: number, context: DateContext, options: OpeningOptions) {
  const mentions = datesBehind(text, opened, context, options);
  const fitting = mentions.find(
    (m) => m.start >= opened && belongsToOpening(text, opened, m) && (opened > 0 || opensLine(text, m.end)),
  );
  const mention = fitting ?? (options.keyColumn && options.dateColumn ? mentions[0] : undefined);
  return mention ? resolveMention(mention, context) : null;
}

/** Length of a weekday's letter behind its date ("9/5 R  The mind"): a letter that names another day is a word. */
function weekdayBehind(text: string, date: string): number {
  const match = /^\s+([A-Z][a-z]?)(?=\s|$)/.exec(text);
  return match && weekdayFromName(match[1] ?? '') === weekdayOf(date) ? match[0].length : 0;
}

/** The pieces of text outside the taken ranges that say something, without the separators around them. */
function piecesAround(text: string, taken: [number, number][]): [number, number][] {
  const bounds = [...taken.sort((a, b) => a[0] - b[0]), [text.length, text.length]] as [number, number][];
  const pieces: [number, number][] = [];
  let at = 0;
  for (const [start, end] of bounds) {
    const piece = text.slice(at, start);
    const lead = /^[\s:.,;|/–—•·*)\]-]*/.exec(piece)?.[0].length ?? 0;
    const tail = /[\s:,;|(–—·[-]*$/.exec(piece.slice(lead))?.[0].length ?? 0;
    const from = at + lead;
    // "(Week 10: Fair)": the bracket was opened in front of the label.
    const unopened = /^[^([]*(\s*[)\]]+)$/.exec(text.slice(from, start - tail))?.[1]?.length ?? 0;
    const to = start - tail - unopened;
    const kept = text.slice(from, to);
    if (from < to && /[\p{L}\d]/u.test(kept) && !saysNothing(kept)) pieces.push([from, to]);
    at = Math.max(at, end);
  }
  return pieces;
}

/** Of classes in one week the last is held at most so many days after the first. */
const longestWeek = 7;

/** "Thurs Jan 22" behind "Tues Jan 20": one more day of the same week, and no title. */
function isFurtherDay(text: string, { to }: CalendarMention, context: DateContext, options: OpeningOptions): boolean {
  const mentions = datesBehind(text, 0, context, options);
  const between = mentions.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
  if (mentions.length === 0 || !saysNothing(between)) return false;
  return mentions.every((mention) => {
    const day = resolveMention(mention, context)?.from;
    const distance = day === undefined ? 0 : daysBetween(to, day);
    return distance > 0 && distance <= longestWeek;
  });
}

/**
 * Reads the label and the date with which a line or cell opens a part of the schedule; null where it opens none.
 * Only the beginning of the text counts: a date in the middle of a sentence opens nothing.
 */
export function readOpening(text: string, context: DateContext, options: OpeningOptions = {}): Opening | null {
  const { labels, end: labelEnd } = labelsAt(text);
  const taken: [number, number][] = labels.length ? [[0, labelEnd]] : [];
  let number = options.marker ?? null;
  if (!labels.length && options.keyColumn) {
    const match = bareNumber.exec(text);
    const isDate = datesBehind(text, 0, context, options)[0]?.start === 0;
    if (match && !isDate) {
      number = valueOfNumber(match[1] ?? '');
      taken.push([0, match[0].length]);
    }
  }
  const date = findOpeningDate(text, taken[0]?.[1] ?? 0, context, options);
  if (!taken.length && !date) return null;
  if (date) {
    const start = openBracket.exec(text.slice(taken[0]?.[1] ?? 0, date.start))?.[0].length ?? 0;
    taken.push([date.start - start, date.end + weekdayBehind(text.slice(date.end), date.from)]);
    // "8/30 Week 2": the label behind the date.
    const behind = labels.length ? null : labelsAt(text.slice(date.end));
    if (behind?.labels.length) {
      labels.push(...behind.labels);
      taken.push([date.end, date.end + behind.end]);
    }
  }
  const counted = date && labels.length === 0 ? beforeBracket.exec(text.slice(0, date.start))?.[1] : undefined;
  if (counted !== undefined) number ??= Number(counted);
  const of = (kind: DivisionLabel['kind']) => labels.find((label) => label.kind === kind) ?? null;
  return {
    week: of('week'),
    session: of('session'),
    unit: of('unit'),
    number,
    date,
    start: Math.min(...taken.map(([start]) => start)),
    end: Math.max(...taken.map(([, end]) => end)),
    rest: piecesAround(text, taken).filter(
      ([start, end]) => !date || !isFurtherDay(text.slice(start, end), date, context, options),
    ),
  };
}
