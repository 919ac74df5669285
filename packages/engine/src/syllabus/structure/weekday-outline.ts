import type { FlowLine } from '../lines/flow-lines.ts';
import type { FlowAnchor } from './flow-anchor.ts';
import type { FlowRun } from './flow-runs.ts';
import { findWeekdayLines, type WeekdayLine } from './weekday-lines.ts';

const longestDay = 60;
const longestHeading = 160;

/** The heading or bold line right above the first day of a week, where it names no day itself. */
function headingAbove(lines: FlowLine[], day: FlowLine, days: Map<number, unknown>): FlowLine | null {
  const above = lines[day.position - 1];
  if (!above || days.has(above.position) || above.block.kind === 'table-row') return null;
  return above.level <= Math.min(day.level, 7) && above.text.length < longestHeading ? above : null;
}

function weekAnchor(line: FlowLine, number: number, end: number): FlowAnchor {
  const rest: [number, number][] = end < line.text.length ? [[end, line.text.length]] : [];
  const opening = { week: null, session: null, unit: null, number, date: null, start: 0, end, rest };
  return { line, kind: 'week', number, opening };
}

const fewestDays = 4;

/** The days of one week, each alone on a bold line or heading over what is taught on it: a course of a few days. */
function oneWeek(own: FlowLine[], days: Map<number, WeekdayLine>): FlowRun[] {
  const isBare = ({ level, position, text }: FlowLine) => level <= 7 && days.get(position)?.end === text.length;
  const holds = own.every(({ position }, i) => (own[i + 1]?.position ?? position + 2) > position + 1);
  if (own.length < fewestDays || !own.every(isBare) || !holds) return [];
  return [{ kind: 'week', anchors: own.map((line, i) => weekAnchor(line, i + 1, line.text.length)) }];
}

/**
 * Weekday names in calendar order at one level, without numbers or dates: each return to an earlier day is the next
 * week. Where most weeks have a heading of their own above their first day, the headings open them.
 */
export function findWeekdayOutlines(lines: FlowLine[]): FlowRun[] {
  const days = findWeekdayLines(lines.filter((line) => line.text.length < longestDay || line.level <= 7));
  const byLevel = Map.groupBy(
    lines.filter((line) => days.has(line.position)),
    (line) => line.level,
  );
  return [...byLevel.values()].flatMap((own): FlowRun[] => {
    const weekday = (line: FlowLine | undefined) => (line ? (days.get(line.position)?.weekday ?? -1) : -1);
    const firsts = own.filter((line, i) => i === 0 || weekday(line) <= weekday(own[i - 1]));
    if (firsts.length === 1) return oneWeek(own, days);
    if (firsts.length < 2 || own.length < 3) return [];
    const headings = firsts.map((line) => headingAbove(lines, line, days));
    const isHeaded = headings.filter((heading) => heading !== null).length >= firsts.length * 0.7;
    const anchors = firsts.map((line, i) => {
      const heading = isHeaded ? headings[i] : null;
      return heading ? weekAnchor(heading, i + 1, 0) : weekAnchor(line, i + 1, days.get(line.position)?.end ?? 0);
    });
    return [{ kind: 'week', anchors }];
  });
}
