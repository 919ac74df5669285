import type { CalendarDate } from './calendar.ts';
import { type DateContext, resolveMention, resolvePrintedDay } from './date-context.ts';
import { type DateDoubt, doubtOf } from './date-doubt.ts';
import type { FindDateOptions } from './date-mention.ts';
import { findDates } from './find-dates.ts';
import { type DateAnchor, findRelativeDates } from './relative-dates.ts';
import { findTimes, type TimeMention, type TimeOfDay } from './times.ts';

export interface ResolvedDate {
  /** Offsets of the date in the text, without its time. */
  start: number;
  end: number;
  /**
   * `YYYY-MM-DD`; null where the document settles no year, the calendar has no such day, or nobody knows what it counts
   * from.
   */
  from: CalendarDate | null;
  /** End of a range or last of a list; `from` where one day is named. */
  to: CalendarDate | null;
  /** The time of day that stands beside the date. */
  time: TimeOfDay | null;
  /** Counted from the anchor ("by Friday", "before class") rather than printed. */
  relative: boolean;
  /** What speaks against it, with the days it can be; null where nothing does. */
  doubt: DateDoubt | null;
}

/** How far a time may stand from its date, in characters: "Friday, September 2, by 11:59 p.m.". */
const timeReach = 24;

function timeBeside(date: { start: number; end: number }, next: number, times: TimeMention[], text: string) {
  const behind = times.find((t) => t.start >= date.start && t.start < next && t.start - date.end <= timeReach);
  const before = times.findLast((t) => t.end <= date.start && date.start - t.end <= timeReach / 2);
  const sameSentence = (a: number, b: number) => !/[.;]\s+\p{Lu}|\n/u.test(text.slice(a, b));
  if (behind && sameSentence(date.end, behind.start)) return behind.time;
  return before && sameSentence(before.end, date.start) ? before.time : null;
}

/** "Oct 8 before class": beside a date the phrase says at what time, not on which day. */
function isTimeOfDay(
  date: { start: number; end: number; relative: boolean },
  before: { end: number } | undefined,
  text: string,
): boolean {
  if (!date.relative || !before || !/\bclass\b/i.test(text.slice(date.start, date.end))) return false;
  return /^[\s,(–-]*$/.test(text.slice(before.end, date.start));
}

const beforeClass =
  /\b(?:before|in|at|(?:(?:at|before|by)\s+the\s+)?(?:beginning|start)\s+of)\s+(?:the\s+)?class\b(?!\s+(?:discussion|exercise|presentation|work))/gi;

/** "Before class" as a time, where the document says when its class begins. */
function classTimes(text: string, { classTime }: DateContext): TimeMention[] {
  if (!classTime) return [];
  return [...text.matchAll(beforeClass)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    time: { clock: classTime, zone: null },
  }));
}

/**
 * Every date that a text names, in order and without overlap, counted from its place in the term: printed dates,
 * weekdays ("by Friday" in a week, "Sunday 11:59pm"), "before class", "next class", "in two weeks".
 * `from` is null for a printed date where the document settles no year.
 */
export function resolveDates(
  text: string,
  context: DateContext,
  anchor: DateAnchor,
  options: FindDateOptions = {},
): ResolvedDate[] {
  const { countBehindMonth = false } = context;
  const printed = findDates(text, { ...options, countBehindMonth }).map((mention) => {
    const resolved = resolveMention(mention, context);
    // Of several days the last one that the calendar has is the one that something is due on.
    const day = mention.days.findLast((one) => !resolved || resolvePrintedDay(one, context) === resolved.to);
    return {
      start: mention.start,
      end: mention.end,
      from: resolved?.from ?? null,
      to: resolved?.to ?? null,
      relative: false,
      doubt: day ? doubtOf(day, mention.printed, context) : null,
    };
  });
  const free = findRelativeDates(text, anchor).filter((r) => !printed.some((p) => r.start < p.end && p.start < r.end));
  const relative = free
    .filter((r, i) => !free.slice(0, i).some((earlier) => earlier.end > r.start))
    .map(({ start, end, date, maybe }) => {
      const printed = text.slice(start, end);
      const doubt: DateDoubt | null =
        date === null ? { reason: 'no-anchor', printed, days: maybe ? [maybe] : [] } : null;
      return { start, end, from: date, to: date, relative: true, doubt };
    });
  const all = [...printed, ...relative]
    .sort((a, b) => a.start - b.start)
    .filter((date, i, sorted) => !isTimeOfDay(date, sorted[i - 1], text));
  const times = [...findTimes(text), ...classTimes(text, context)].sort((a, b) => a.start - b.start);
  return all.map((date, i) => ({
    ...date,
    time: timeBeside(date, all[i + 1]?.start ?? text.length, times, text),
  }));
}
