import { weekdayFromName, weekdayLetterPattern, weekdayPattern } from '../../dates/names.ts';
import type { FlowLine } from '../lines/flow-lines.ts';

/** "M: Introductions", "Wed.   Workshop", "Wednesday – Workshop", "Friday" on a line of its own: the days of a week. */
export interface WeekdayLine {
  weekday: number;
  /** Offset behind the weekday and its separator. */
  end: number;
}

const opening = new RegExp(
  `^\\s*(?:(${weekdayPattern})s?\\b\\.?\\s*(?:[:–—-]\\s*|\\)\\s*|(?=\\S)|$)|(${weekdayLetterPattern})\\.?\\s*[:–—]\\s*|(${weekdayLetterPattern})\\s+-\\s+)`,
  'i',
);
const fewest = 3;

function readWeekday(text: string): WeekdayLine | null {
  const match = opening.exec(text);
  const weekday = match ? weekdayFromName(match[1] ?? match[2] ?? match[3] ?? '') : null;
  if (!match || weekday === null) return null;
  const end = match[0].length;
  // "Wed.  Workshop" needs no separator, but "Wednesday classes meet" is a sentence.
  const separated = /[:–—)-]\s*$/.test(match[0]) || end === text.length;
  return separated || /^[\p{Lu}"“]/u.test(text.slice(end)) ? { weekday, end } : null;
}

/**
 * The lines that open a day of the week, by position. One "F: …" may be anything: there must be several, of different
 * days.
 */
export function findWeekdayLines(lines: FlowLine[]): Map<number, WeekdayLine> {
  const found = new Map<number, WeekdayLine>();
  for (const line of lines) {
    const weekday = line.block.kind === 'table-row' ? null : readWeekday(line.text);
    if (weekday) found.set(line.position, weekday);
  }
  const days = new Set([...found.values()].map((line) => line.weekday));
  return found.size >= fewest && days.size >= 2 ? found : new Map();
}
