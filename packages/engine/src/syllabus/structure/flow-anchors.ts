import type { CalendarMention, DateContext } from '../../dates/date-context.ts';
import type { FlowLine } from '../lines/flow-lines.ts';
import { countedWeeks } from './counted-weeks.ts';
import type { FlowAnchor } from './flow-anchor.ts';
import { dayInMonth, type MonthInForce, monthOfBanner, namesWeekdayAndDay } from './month-in-force.ts';
import { type Opening, readOpening } from './opening.ts';

const longestOpening = 400;
const shortLine = 160;

/** A long line opens something only where its label or date is set apart from its first sentence. */
function isSetApart({ block, start, text, level }: FlowLine, opening: Opening): boolean {
  if (level <= 6 || text.length <= shortLine) return true;
  const bold = block.marks.some(
    (mark) => mark.style === 'bold' && mark.start <= start + opening.start + 2 && mark.end >= start + opening.end - 2,
  );
  return bold || /^[\s)\]]*[:.\n–—|-]/.test(text.slice(opening.end));
}

function kindOf({ week, session, unit, date }: Opening): FlowAnchor['kind'] | null {
  // "Unit 1: Weeks 1–3" is a unit that says which weeks it takes.
  if (unit && week && week.lastNumber > week.number) return 'unit';
  if (week) return 'week';
  if (session || date) return 'session';
  return unit ? 'unit' : null;
}

/** "T 5: Plato" below "SEPTEMBER". */
function openingOfDay(date: CalendarMention, text: string): Opening {
  const gap = /^[\s:.,;)–—-]*/.exec(text.slice(date.end))?.[0].length ?? 0;
  const from = date.end + gap;
  const rest: [number, number][] = from < text.length ? [[from, text.length]] : [];
  return { week: null, session: null, unit: null, number: null, date, start: 0, end: date.end, rest };
}

/** Lessons below modules are what the modules consist of, not classes. */
function withoutLessons(anchors: FlowAnchor[]): FlowAnchor[] {
  const units = anchors.filter((anchor) => anchor.kind === 'unit').length;
  const isLesson = ({ kind, line, opening }: FlowAnchor) =>
    kind === 'session' && !opening.date && /^\W*lesson\b/i.test(line.text);
  return units >= 2 ? anchors.filter((anchor) => !isLesson(anchor)) : anchors;
}

const mostly = 0.7;

/** Every line outside tables that opens a part of a schedule, in printed order. */
export function findFlowAnchors(lines: FlowLine[], context: DateContext): FlowAnchor[] {
  const anchors: FlowAnchor[] = [];
  let month: MonthInForce | null = null;
  for (const line of lines) {
    const { block, text } = line;
    if (block.kind === 'table-row') continue;
    month = monthOfBanner(text, context) ?? month;
    const marker =
      block.kind === 'list-item' && block.marker && line.start === 0 ? Number.parseInt(block.marker, 10) : Number.NaN;
    const opening = readOpening(text.slice(0, longestOpening), context, {
      marker: Number.isNaN(marker) ? null : marker,
    });
    if (!opening) {
      const day = month && namesWeekdayAndDay(text) ? dayInMonth(text, month) : null;
      if (day) anchors.push({ line, kind: 'session', number: null, opening: openingOfDay(day, text) });
      continue;
    }
    if (!isSetApart(line, opening)) continue;
    // The pieces were read from the beginning of the line only: the last one goes on to its end.
    const last = opening.rest[opening.rest.length - 1];
    if (last && last[1] >= longestOpening - 1) last[1] = text.length;
    const kind = kindOf(opening);
    if (!kind) continue;
    const label = kind === 'week' ? opening.week : kind === 'unit' ? opening.unit : opening.session;
    anchors.push({ line, kind, number: label?.number ?? opening.number, opening });
  }
  const opened = countedWeeks(withoutLessons(anchors), lines);
  const weeks = opened.filter((anchor) => anchor.kind === 'week');
  const parts = partsOfTerm(lines, opened);
  const more = weeks.length > 0 ? withSingleWeeks(parts, weeks) : parts;
  if (weeks.length > 0 && more.length === 0) return opened;
  const both = [...opened.map(asWeeks), ...more].sort((a, b) => a.line.position - b.line.position);
  return daysOverSessions(both);
}

/** Beside "Salt (weeks 1–3)" a few lines open with a week of their own: "Week 10: Spring break". */
function withSingleWeeks(parts: FlowAnchor[], weeks: FlowAnchor[]): FlowAnchor[] {
  const all = [...parts, ...weeks].sort((a, b) => a.line.position - b.line.position);
  const rise = all.every(({ number }, i) => (number ?? 0) >= (all[i - 1]?.number ?? 0));
  return parts.length > weeks.length && rise ? parts : [];
}

/**
 * "Coasts and Ports (Weeks 1–7)": headings of one rank, or list items of one depth, that say at their end which weeks
 * they take; a part may begin in the week in which the one before ends, and behind a break.
 */
function partsOfTerm(lines: FlowLine[], opened: FlowAnchor[]): FlowAnchor[] {
  const known = new Set(opened.map(({ line }) => line.position));
  const found = lines.flatMap((line) => {
    if (known.has(line.position) || line.text.length > shortLine || line.block.kind === 'table-row') return [];
    const match = (line.level <= 7 ? weeksInBrackets : weeksAtEnd).exec(line.text);
    const number = match ? Number(match[1]) : 0;
    return match?.[2] && match.index > 2 ? [{ line, number, match, lastNumber: Number(match[2]) }] : [];
  });
  const families = [...Map.groupBy(found, ({ line }) => line.level).values()];
  const parts = families.find((family) => {
    const [first] = family;
    const goesOn = family.every(({ number }, i) => {
      const before = family[i - 1]?.lastNumber ?? 0;
      return number >= before && number <= before + (i === 0 ? 1 : longestBreak + 1);
    });
    return first && family.length >= (first.line.level <= 7 ? 2 : fewestParts) && goesOn;
  });
  return (parts ?? []).map(({ line, number, match }) => {
    const to = line.text.slice(0, match.index).replace(/[\s([,–—-]*$/, '').length;
    const opening = { week: null, session: null, unit: null, number, date: null };
    return { line, kind: 'week', number, opening: { ...opening, start: 0, end: 0, rest: [[0, to]] } };
  });
}

/** Weeks. */
const longestBreak = 1;
/** List items with fewer such remarks are no schedule. */
const fewestParts = 3;
const fewestDays = 3;
const wordOf = ({ line }: FlowAnchor) => /\p{L}+/u.exec(line.text)?.[0].toLowerCase() ?? '';

/** "Session 1", "Session 2" below each "Day 3": what counts on over what begins anew each time stands for weeks. */
function daysOverSessions(anchors: FlowAnchor[]): FlowAnchor[] {
  const counted = anchors.filter(({ kind, number, opening }) => kind === 'session' && number !== null && !opening.date);
  const families = [...Map.groupBy(counted, wordOf).values()];
  const outer = families.find(
    (family) => family.length >= fewestDays && family.every((one, i) => one.number === i + 1),
  );
  const first = outer?.[0];
  if (!outer || !first) return anchors;
  const inner = counted.filter((anchor) => !outer.includes(anchor));
  const beginAnew = inner.filter(({ number }) => number === 1).length;
  const areInside = inner.every(({ line }) => line.position > first.line.position);
  if (!areInside || beginAnew < outer.length * mostly) return anchors;
  return anchors.map((anchor) => (outer.includes(anchor) ? { ...anchor, kind: 'week' as const } : anchor));
}

const weeksInBrackets = /\bweeks?\s+(\d{1,2})(?:\s*(?:-|–|—|&|to|and)\s*(\d{1,2}))?(?=\s*[):,]|\s*$)/i;
/** In the text of a list only brackets at the end are sure. */
const weeksAtEnd = /[([]\s*weeks?\s+(\d{1,2})\s*(?:-|–|—|&|to|and)\s*(\d{1,2})\s*[)\]]\s*$/i;

/**
 * "Module 2: The OSI Model (Weeks 3–4)": where no weeks are printed below them, the units are the weeks that they name.
 */
function asWeeks(anchor: FlowAnchor): FlowAnchor {
  const match = anchor.kind === 'unit' ? weeksInBrackets.exec(anchor.line.text) : null;
  if (!match) return anchor;
  const end = match.index - (/[\s([,–—-]*$/.exec(anchor.line.text.slice(0, match.index))?.[0].length ?? 0);
  const rest = anchor.opening.rest
    .map(([from, to]): [number, number] => [from, Math.min(to, Math.max(from, end))])
    .filter(([from, to]) => from < to);
  return { ...anchor, kind: 'week', number: Number(match[1]), opening: { ...anchor.opening, rest } };
}
