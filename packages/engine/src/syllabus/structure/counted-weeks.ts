import { daysBetween } from '../../dates/calendar.ts';
import type { FlowLine } from '../lines/flow-lines.ts';
import type { FlowAnchor } from './flow-anchor.ts';

const fewestCounted = 4;
/** From its Monday to its Wednesday, or more. */
const daysOfWeek = 2;
/** Days from one week to the next at least: a class that was moved may bring them closer together. */
const leastBetween = 5;

/** "3: Sep 9": the number in front of the date that opens the line. */
const beforeDate = /^\s*(\d{1,2})\s?[:.)–—-]\s*$/;

function numberOf({ number, line, opening: { date } }: FlowAnchor): number | null {
  const printed = date ? beforeDate.exec(line.text.slice(0, date.start))?.[1] : undefined;
  return number ?? (printed === undefined ? null : Number(printed));
}

/** Numbers that rise one by one; `longest` steps where a break in between has no date. */
function countOn(anchors: FlowAnchor[], longest = 1): boolean {
  const steps = anchors.slice(1).map((anchor, i) => (numberOf(anchor) ?? 0) - (numberOf(anchors[i] ?? anchor) ?? 0));
  return anchors.length >= fewestCounted && steps.every((step) => step >= 1 && step <= longest);
}

/** "3 (Feb 9–13)": each has the days of a week. */
function withDaysOfWeek(anchors: FlowAnchor[]): FlowAnchor[] {
  const weeks = anchors.filter(
    ({ kind, number, opening: { date } }) =>
      kind === 'session' && number !== null && date?.kind === 'range' && daysBetween(date.from, date.to) >= daysOfWeek,
  );
  return countOn(weeks) ? weeks : [];
}

/** "3: Sep 9 + 11" over "Sep 9: Tides" and "Sep 11: Floods": each holds the days of its own classes. */
function overDatedClasses(anchors: FlowAnchor[]): FlowAnchor[] {
  const dated = anchors.filter(({ kind, opening: { date } }) => kind === 'session' && date);
  const families = Map.groupBy(
    dated.filter((anchor) => numberOf(anchor) !== null),
    ({ line }) => line.level,
  );
  for (const weeks of families.values()) {
    if (!countOn(weeks, 2)) continue;
    const holding = weeks.filter(({ line, opening: { date } }, i) => {
      const next = weeks[i + 1];
      const isFar = !next?.opening.date || !date || daysBetween(date.from, next.opening.date.from) >= leastBetween;
      const within = dated.filter(
        (one) =>
          one.line.level > line.level &&
          one.line.position > line.position &&
          one.line.position < (next?.line.position ?? Number.POSITIVE_INFINITY),
      );
      return isFar && within.length > 0;
    });
    if (holding.length >= weeks.length * 0.7) return weeks;
  }
  return [];
}

const longestUndated = 80;
const numbered = /^\s*(\d{1,2})\s?[:.)–—-]\s+(?=\p{L})/u;

/** "8: Autumn break" between "7: Oct 7 + 9" and "9: Oct 21 + 23": the number that is left out, without a date. */
function undatedBetween(weeks: FlowAnchor[], lines: FlowLine[]): FlowAnchor[] {
  return weeks.flatMap((week, i) => {
    const next = weeks[i + 1];
    const missing = (numberOf(week) ?? 0) + 1;
    if (!next || numberOf(next) !== missing + 1) return [];
    const line = lines
      .slice(week.line.position + 1, next.line.position)
      .find(({ level, text }) => level === week.line.level && Number(numbered.exec(text)?.[1]) === missing);
    const end = line ? (numbered.exec(line.text)?.[0].length ?? 0) : 0;
    if (!line || line.text.length > longestUndated) return [];
    const opening = { week: null, session: null, unit: null, number: missing, date: null, start: 0, end };
    return [{ line, kind: 'week' as const, number: missing, opening: { ...opening, rest: [[end, line.text.length]] } }];
  });
}

/** Lines that count on and hold the days of a week are weeks by their numbers. */
export function countedWeeks(anchors: FlowAnchor[], lines: FlowLine[]): FlowAnchor[] {
  if (anchors.some(({ kind }) => kind === 'week')) return anchors;
  const days = withDaysOfWeek(anchors);
  const weeks = days.length > 0 ? days : overDatedClasses(anchors);
  const counted = new Set(weeks);
  const opened = anchors.map((anchor) =>
    counted.has(anchor) ? { ...anchor, kind: 'week' as const, number: numberOf(anchor) } : anchor,
  );
  const between = undatedBetween(weeks, lines);
  const lineOf = ({ line }: FlowAnchor) => line.position;
  const known = new Set(between.map(lineOf));
  return [...opened.filter((anchor) => !known.has(lineOf(anchor))), ...between].sort((a, b) => lineOf(a) - lineOf(b));
}
