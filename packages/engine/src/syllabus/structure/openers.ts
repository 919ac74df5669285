import { type CalendarMention, type DateContext, resolveMention } from '../../dates/date-context.ts';
import { findDates } from '../../dates/find-dates.ts';
import { monthFromName, weekdayFromName } from '../../dates/names.ts';
import { cardinalPattern, romanPattern, valueOfNumber } from '../../lexicon/numbers.ts';
import type { FlowLine } from '../lines/flow-lines.ts';
import type { FlowAnchor } from './flow-anchor.ts';
import { numberOfMarker } from './numbers.ts';
import { isColumnHeading } from './vocabulary.ts';

/** Lines that count or date themselves in the same way: with the same word, in the same place, at the same level. */
export interface OpenerFamily {
  name: string;
  anchors: FlowAnchor[];
}

const longestOpener = 400;
/** A date behind a title closes a line of at most this length; in longer ones it stands in a sentence. */
const longestTitle = 160;

interface Count {
  /** How the number is printed: the word before it, or the punctuation around it. */
  form: string;
  number: number;
  /** Offsets of the number with its word. */
  start: number;
  end: number;
}

const wordAndNumber = new RegExp(
  `^[\\W_]{0,4}(\\p{L}[\\p{L}'’.]{1,15})\\s{0,2}(?:#|no\\.?|nr\\.?|n°)?\\s{0,2}(${cardinalPattern}|(?:${romanPattern})(?![\\p{L}]))(?![\\p{L}\\d%/])`,
  'iu',
);
const bareNumber =
  /^[\s[(*]{0,4}(?:#|no\.?|n°)?\s?(\d{1,2})(?:\s?[-–&]\s?\d{1,2})?(\s?[\])}.:|)–—-]{1,2}|\\\.|\s)(?=\s*[\p{L}\d"“‘'(*[])/iu;
const sectionNumber = /^\s*(\d{1,2}(?:\.\d{1,2}){1,3})\.?\s+(?=\p{L})/u;

function countsOf(line: FlowLine): Count[] {
  const { block, text } = line;
  const counts: Count[] = [];
  const marked = block.kind === 'list-item' && line.start === 0 ? numberOfMarker(block.marker ?? '') : null;
  if (marked !== null)
    counts.push({ form: `marker ${/\d/.test(block.text) ? 'n' : 'r'}`, number: marked, start: 0, end: 0 });
  const word = wordAndNumber.exec(text);
  const number = word ? valueOfNumber(word[2] ?? '') : null;
  const name = word?.[1]?.toLowerCase().replace(/\.$/, '') ?? '';
  if (word && number !== null && monthFromName(word[1] ?? '') === null && weekdayFromName(word[1] ?? '') === null)
    counts.push({ form: `word ${name}`, number, start: 0, end: word[0].length });
  const bare = bareNumber.exec(text);
  if (bare)
    counts.push({ form: `number ${(bare[2] ?? '').trim()}`, number: Number(bare[1]), start: 0, end: bare[0].length });
  return counts;
}

interface DatePlace {
  form: 'first' | 'last';
  date: CalendarMention;
  start: number;
  end: number;
}

const leadingMarks = /^[\s[(*#•–—:.|-]*$/;

/** The date that a line begins with behind its count, or that closes it behind a separator or in brackets. */
function datesOf(text: string, from: number, context: DateContext): DatePlace[] {
  const places: DatePlace[] = [];
  for (const mention of findDates(text.slice(from), { dottedLead: context.dottedLead ?? false })) {
    const [start, end] = [mention.start + from, mention.end + from];
    const date = resolveMention(mention, context);
    if (!date) continue;
    const dated = { ...date, start, end };
    const before = text.slice(from, start);
    const after = text.slice(end);
    if (leadingMarks.test(before)) places.push({ form: 'first', date: dated, start, end });
    else if (text.length <= longestTitle && closesLine(before, after)) {
      const bracket = before.lastIndexOf('(');
      const open = bracket >= 0 && !before.slice(bracket).includes(')') && before.length - bracket < 12;
      places.push({ form: 'last', date: dated, start: open ? from + bracket : start, end: text.length });
    }
  }
  return places;
}

/** "(Apr. 16)", "(c 13/02)", "– 5 May": a date that ends the line; "(due 5 May)" says what is due then. */
const closesLine = (before: string, after: string) =>
  (/^[\s).:\]*]*$/.test(after) || (/^\)\s/.test(after) && isColumnHeading(after.slice(1)))) &&
  (/[([,:|–—-]\s*(?:\p{L}{1,2}[.\s]\s*)?$/u.test(before) || endsColumn(before));

/** A gap, a tab or dots lead from the title to the date. */
export const endsColumn = (before: string) => /(?:\s{2}|\t|\.{3})\s*$/.test(before);

/** The pieces of a line outside what opened it. */
function piecesOf(text: string, taken: [number, number][]): [number, number][] {
  const pieces: [number, number][] = [];
  let at = 0;
  for (const [start, end] of [...taken.sort((a, b) => a[0] - b[0]), [text.length, text.length] as const]) {
    const piece = text.slice(at, start);
    const lead = /^[\s:.,;|/–—•*)\]}#\\-]*/.exec(piece)?.[0].length ?? 0;
    const tail = /(?:\s*\.{3,})?[\s:,;|([–—*-]*$/.exec(piece.slice(lead))?.[0].length ?? 0;
    if (/[\p{L}\d]/u.test(text.slice(at + lead, start - tail))) pieces.push([at + lead, start - tail]);
    at = Math.max(at, end);
  }
  return pieces;
}

const anchorOf = (line: FlowLine, count: Count | null, date: DatePlace | null): FlowAnchor => {
  const taken: [number, number][] = [];
  if (count) taken.push([count.start, count.end]);
  if (date) taken.push([date.start, date.end]);
  const text = line.text;
  return {
    line,
    kind: 'session',
    number: count?.number ?? null,
    opening: {
      week: null,
      session: null,
      unit: null,
      number: count?.number ?? null,
      date: date?.date ?? null,
      start: Math.min(...taken.map(([start]) => start)),
      end: Math.max(...taken.map(([, end]) => end)),
      rest: piecesOf(text, taken),
    },
  };
};

/** Headings keep their level; bold lines and other paragraphs mix; list items keep their depth. */
const levelClass = ({ level }: FlowLine) => (level === 8 ? 7 : level);

/**
 * Everything by which lines may count or date themselves, in families of one form: with a word ("Lesson 3", whatever
 * the word), a bare number, a list marker, a section number, a date at the beginning or at the end. Generous on
 * purpose: what of it makes a schedule is told by what results.
 */
export function findOpeners(lines: FlowLine[], context: DateContext): OpenerFamily[] {
  const families = new Map<string, FlowAnchor[]>();
  const add = (name: string, anchor: FlowAnchor) => {
    const family = families.get(name);
    if (family) family.push(anchor);
    else families.set(name, [anchor]);
  };
  for (const line of lines) {
    if (line.block.kind === 'table-row' || line.text.length > longestOpener * 10) continue;
    const text = line.text.slice(0, longestOpener);
    const short = { ...line, text };
    const level = levelClass(line);
    const counts = countsOf(short);
    const dates = datesOf(text, 0, context);
    for (const date of dates) {
      add(`date ${date.form} ${level}`, lengthen(anchorOf(line, null, date), line));
      add(`date ${date.form}`, lengthen(anchorOf(line, null, date), line));
    }
    for (const count of counts) {
      // "5 Jan" and "9/12" begin with a number that is their day.
      if (dates.some((date) => date.start < count.end)) continue;
      const date = datesOf(text, count.end, context)[0] ?? null;
      const anchor = lengthen(anchorOf(line, count, date), line);
      add(`${count.form} ${level}`, anchor);
      add(count.form, anchor);
      if (count.form.startsWith('marker') || count.form.startsWith('number')) add('any number', anchor);
    }
    const section = sectionNumber.exec(text);
    if (section) {
      const depth = section[1]?.split('.').length ?? 0;
      add(`section ${depth}`, anchorOf(line, { form: '', number: 0, start: 0, end: section[0].length }, null));
    }
  }
  return [...families].map(([name, anchors]) => ({ name, anchors }));
}

/** Only the beginning of a long line was read: its last piece goes on to the end. */
function lengthen(anchor: FlowAnchor, line: FlowLine): FlowAnchor {
  const last = anchor.opening.rest.at(-1);
  if (last && last[1] >= longestOpener - 1) last[1] = line.text.length;
  return anchor;
}
