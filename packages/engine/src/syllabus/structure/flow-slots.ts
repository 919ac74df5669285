import type { DateContext } from '../../dates/date-context.ts';
import type { TableRowBlock } from '../../documents/document.ts';
import type { FlowLine } from '../lines/flow-lines.ts';
import { datesBeside } from './dates-beside.ts';
import type { FlowAnchor } from './flow-anchor.ts';
import { anchorLevel, type FlowRun } from './flow-runs.ts';
import {
  addLine,
  addTable,
  datesApart,
  type FlowReader,
  openAnchor,
  openApart,
  openDeadline,
  openWeekday,
} from './flow-sections.ts';
import { matchLabel } from './labels.ts';
import { monthOfBanner } from './month-in-force.ts';
import type { Slot } from './slot.ts';
import { namesTopics } from './topics.ts';
import { isColumnHeading, namesBreak, namesFinals } from './vocabulary.ts';
import { findWeekdayLines, type WeekdayLine } from './weekday-lines.ts';

const examSection = /\b(?:exam|examination|midterm|final|test)\b/i;
/** Paragraphs longer than this are prose about the course, not part of a week, once the last week has begun. */
const longParagraph = 500;
const shortPart = 80;
/** "Deadline" alone is said of withdrawals and fees, too. */
const isDue = /\bdue\b/i;

interface Run {
  /** Lines that open a slot, by position. */
  anchors: Map<number, FlowAnchor>;
  units: Map<number, FlowAnchor>;
  first: number;
  last: number;
  /** The block in which the last anchor stands. */
  lastBlock: FlowLine['block'] | null;
  /** Outline level of the lines that open the run's slots. */
  level: number;
  /** Lines between two anchors at the most. */
  longest: number;
  /** Lines that open a day of a week ("M: …"), by position. */
  weekdays: Map<number, WeekdayLine>;
  /** Lines that are read already: dates right above the weeks that they date. */
  read: Set<number>;
  /** The same lines by the position of their week. */
  titles: Map<number, FlowAnchor>;
  /** Headings stand right below most anchors, above them in rank: they say what the day is about. */
  headsBelow: boolean;
  /** Levels of the headings between the anchors that only label what stands below them. */
  labelLevels: Set<number>;
  /** Headings below a bare date or number that return nowhere in the run, by position. */
  titled: Set<number>;
  /** Paragraphs stand between the anchors: what follows the last one may be its own. */
  holdsParagraphs: boolean;
}

/** Dated lines within weeks: in most weeks they are its sessions, in one week only they are due dates. */
function sessionsInside(run: FlowRun, all: FlowAnchor[], first: number, last: number, level: number): FlowAnchor[] {
  if (run.kind === 'session') return [];
  const inside = all.filter(
    ({ kind, line }) => kind === 'session' && line.position > first && line.position <= last && line.level >= level,
  );
  const byLevel = Map.groupBy(inside, ({ line }) => line.level);
  const many = [...byLevel.values()].filter((group) => group.length >= Math.max(2, run.anchors.length * 0.5)).flat();
  return [...many, ...inside.filter((anchor) => !many.includes(anchor) && isClassBetween(anchor, run))];
}

/** Said beside a day in brackets, if anything: "Wednesday, June 3 (last class)". */
const remarkOnly = /^\s*(?:\([^()]*\))?\s*$/;

/**
 * A line like those of the dated weeks that is nothing but a day between theirs: a class of the week, of which the
 * number was left out.
 */
function isClassBetween({ line, opening: { date, start, end } }: FlowAnchor, { anchors }: FlowRun): boolean {
  const before = anchors.findLast((anchor) => anchor.line.position < line.position);
  const after = anchors.find((anchor) => anchor.line.position > line.position && anchor.opening.date);
  const [from, to] = [before?.opening.date?.from, after?.opening.date?.from];
  if (!date || !before || !from || anchorLevel(before) !== anchorLevel({ line })) return false;
  if (before.line.block.kind !== line.block.kind) return false;
  return (
    remarkOnly.test(line.text.slice(0, start) + line.text.slice(end)) &&
    date.from > from &&
    date.from <= (to ?? date.from)
  );
}

function outlineRun(flowRun: FlowRun, all: FlowAnchor[], lines: FlowLine[]): Run {
  const { anchors: own, read, titles } = datesBeside(flowRun, all);
  const run = { ...flowRun, anchors: own };
  const positions = run.anchors.map(({ line }) => line.position);
  const [first, last] = [positions[0] ?? 0, positions[positions.length - 1] ?? 0];
  const level = Math.min(...run.anchors.map(({ line }) => line.level));
  const longest = Math.max(1, ...positions.slice(1).map((position, i) => position - (positions[i] ?? 0)));
  const opening = [...run.anchors, ...sessionsInside(run, all, first, last + longest, level)];
  const anchors = new Map(opening.map((anchor) => [anchor.line.position, anchor]));
  const units = new Map(
    all.filter((a) => a.kind === 'unit' && !anchors.has(a.line.position)).map((a) => [a.line.position, a]),
  );
  const holdsParagraphs = lines
    .slice(first, last)
    .some((line) => line.block.kind === 'paragraph' && !anchors.has(line.position) && !units.has(line.position));
  const below = positions.filter((position) => {
    const next = lines[position + 1];
    return next !== undefined && next.level <= 6 && next.level < level && !anchors.has(next.position);
  });
  const headsBelow = below.length >= 3 && below.length >= positions.length * 0.6;
  const labels = lines.slice(first, last).filter((line) => line.level <= 6 && isColumnHeading(line.text));
  const labelLevels = new Set(labels.map((line) => line.level));
  const weekdays = findWeekdayLines(
    lines.slice(first, last + longest + 1).filter((line) => !anchors.has(line.position)),
  );
  return {
    anchors,
    units,
    first,
    last,
    lastBlock: lines[last]?.block ?? null,
    level,
    longest,
    weekdays,
    read,
    titles,
    headsBelow,
    labelLevels,
    titled: headingsBelowBare(run.anchors, lines.slice(first, last + longest + 1), level),
    holdsParagraphs,
  };
}

function headingsBelowBare(anchors: FlowAnchor[], lines: FlowLine[], level: number): Set<number> {
  const headings = lines.filter((line) => line.level <= 6 && line.level > level);
  const printed = Map.groupBy(headings, (line) => line.text.toLowerCase().replace(/[\W\d]+/g, ' '));
  const once = [...printed.values()].flatMap((same) => (same.length === 1 ? same : []));
  return new Set(
    once.flatMap(({ position }) => {
      const over = anchors.findLast((anchor) => anchor.line.position < position);
      return over && over.opening.rest.length === 0 ? [position] : [];
    }),
  );
}

const namesPart = (text: string) => namesFinals(text) || (namesBreak(text) && text.length < shortPart);

/**
 * What a heading between two anchors is: a unit over the next sessions, a part on its own, or a label within the week.
 */
function readHeading(reader: FlowReader, line: FlowLine, run: Run): void {
  if (monthOfBanner(line.text, reader.context)) return;
  const opensNext = run.anchors.has(line.position + 1);
  if (isColumnHeading(line.text) && !opensNext) reader.label = line.text;
  else if (isDue.test(line.text)) openDeadline(reader, line);
  else if (namesFinals(line.text) || namesBreak(line.text)) openApart(reader, line);
  else if (run.headsBelow && line.level < run.level && !opensNext) addLine(reader, line, 'heading');
  else if (line.level < run.level || opensNext) reader.unit = line.text;
  else if (line.level === run.level) openApart(reader, line);
  else {
    // Under a bare date, headings that stand there only once are what the session is about.
    if (run.titled.has(line.position) || saysTopic(line.text)) addLine(reader, line, 'heading');
    reader.label = line.text;
  }
}

/** "Topic: Tides" says what the class is about, whatever else stands beside its date. */
function saysTopic(text: string): boolean {
  const label = /^([^:]{3,20}):\s*\S/.exec(text)?.[1];
  return label !== undefined && namesTopics(label) && /^topics?\b/i.test(label);
}

const fewestBare = 5;
/** Line after line opens a class, with nothing between them: a bold line behind the last one heads something else. */
const isBareList = ({ level, longest, anchors }: Run) => level === 8 && longest === 1 && anchors.size >= fewestBare;

/** True where the schedule is over: a line behind its last anchor that no longer belongs to it. */
function endsSchedule(line: FlowLine, run: Run, since: number): boolean {
  const isPart = namesPart(line.text);
  if (line.level <= 6) {
    // "Readings" below a class is its label; over all classes in rank, it heads a section of its own.
    const isLabel = isColumnHeading(line.text) && (line.level >= run.level || run.labelLevels.has(line.level));
    return !isPart && !isLabel && (run.level > 6 || line.level <= run.level);
  }
  if (line.block.kind === 'paragraph' && !isPart) {
    if (isBareList(run) && line.level === 7 && !isColumnHeading(line.text)) return true;
    if (run.level >= 9 && !run.holdsParagraphs) return !isColumnHeading(line.text);
    // Bold type within the paragraph of the last anchor stresses a line of it, and heads nothing.
    const isStressed = line.block === run.lastBlock;
    if (run.level >= 7 && line.level === 7 && !isColumnHeading(line.text)) return since > 0 && !isStressed;
    if (line.text.length > longParagraph && run.longest < longParagraph) return true;
  }
  return run.level >= 7 && since > (run.holdsParagraphs && run.level >= 9 ? run.longest : 2 * run.longest + 12);
}

/** An item of a list over the items that open the sessions is the title of those, not the end of the one before. */
const headsItems = ({ block, level, position }: FlowLine, run: Run) =>
  block.kind === 'list-item' && level < run.level && run.anchors.has(position + 1);

function readLine(reader: FlowReader, line: FlowLine, run: Run): void {
  const anchor = run.anchors.get(line.position);
  const unit = run.units.get(line.position);
  const weekday = run.weekdays.get(line.position);
  const isBold = line.level === 7;
  if (anchor) {
    if (!datesApart(reader, anchor)) openAnchor(reader, anchor, run.titles.get(line.position));
  } else if (unit && unit.line.level <= run.level) reader.unit = line.text;
  else if (weekday) openWeekday(reader, line, weekday);
  else if (headsItems(line, run)) reader.unit = line.text;
  else if (line.level <= 6) readHeading(reader, line, run);
  else if (isBold && run.level >= 7 && namesPart(line.text) && examSection.test(line.text)) openApart(reader, line);
  else if (line.position > run.last && run.level >= 9 && line.block.kind === 'paragraph' && namesPart(line.text))
    openApart(reader, line);
  else addLine(reader, line);
}

/** Reads the slots of a run: each anchor with the lines down to the next one, units above, parts apart between. */
export function slotsOfRun(
  flowRun: FlowRun,
  all: FlowAnchor[],
  lines: FlowLine[],
  context: DateContext,
): { slots: Slot[]; blocks: Set<number> } {
  const run = outlineRun(flowRun, all, lines);
  const reader: FlowReader = {
    context,
    slots: [],
    unit: unitAbove(lines, run, context),
    label: null,
    baseDepth: 0,
    openedAt: 0,
  };
  const blocks = new Set<number>();
  // Behind the last anchor a line that opens in the same way begins another list.
  const rivals = new Set(
    all.filter(({ line, kind }) => kind === flowRun.kind && line.level === run.level).map(({ line }) => line.position),
  );
  let since = 0;
  for (let i = run.first; i < lines.length; i++) {
    const line = lines[i];
    if (!line) break;
    if (run.read.has(i)) {
      blocks.add(line.block.index);
      continue;
    }
    const opens = run.anchors.has(i) || run.weekdays.has(i);
    if (!opens && i > run.last && (rivals.has(i) || endsSchedule(line, run, since))) break;
    if (line.block.kind === 'table-row') {
      const { table } = line.block;
      const rows = lines
        .slice(i)
        .map((l) => l.block)
        .filter((b): b is TableRowBlock => b.kind === 'table-row' && b.table === table);
      addTable(reader, rows);
      for (const row of rows) blocks.add(row.index);
      i += rows.length - 1;
    } else readLine(reader, line, run);
    blocks.add(line.block.index);
    since = opens ? 0 : since + 1;
  }
  const slots = flowRun.kind === 'unit' ? unitsOverSessions(reader.slots) : reader.slots;
  return { slots: withoutLoneUnit(slots), blocks };
}

/** The unit that stands right above the first anchor. */
function unitAbove(lines: FlowLine[], run: Run, context: DateContext): string | null {
  const above = lines[run.first - 1];
  if (!above || above.block.kind === 'table-row' || monthOfBanner(above.text, context)) return null;
  const isUnit = run.units.has(above.position) || above.level < Math.min(run.level, 7) || headsItems(above, run);
  return isUnit ? above.text : null;
}

/** Units that hold dated sessions are their titles, not weeks of their own. */
function unitsOverSessions(slots: Slot[]): Slot[] {
  if (slots.filter((slot) => slot.kind === 'session' && slot.date).length < 2) return slots;
  let unit: string | null = null;
  return slots.flatMap((slot): Slot[] => {
    if (slot.kind !== 'unit') return [{ ...slot, unit }];
    const [heading, ...others] = slot.entries;
    unit = heading?.place === 'heading' ? `${slot.evidence.text}: ${heading.text}` : slot.evidence.text;
    return others.length ? [{ ...slot, kind: 'session', number: null, unit, entries: others }] : [];
  });
}

/** One heading over all sessions is the heading of the schedule, not a unit. */
function withoutLoneUnit(slots: Slot[]): Slot[] {
  const units = new Set(slots.filter((slot) => slot.kind !== 'apart').map((slot) => slot.unit));
  const [unit] = units;
  const isNamed = matchLabel(unit ?? '')?.kind === 'unit';
  return units.size === 1 && !isNamed ? slots.map((slot) => ({ ...slot, unit: null })) : slots;
}
