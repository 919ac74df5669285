import { type DateContext, resolveMention } from './date-context.ts';
import type { FindDateOptions } from './date-mention.ts';
import { findDates } from './find-dates.ts';
import { type DateAnchor, findRelativeDates } from './relative-dates.ts';
import { findTimes, type TimeMention } from './times.ts';

export interface ResolvedDate {
  /** Offsets of the date in the text, without its time. */
  start: number;
  end: number;
  /** `YYYY-MM-DD`; null where the document settles no year. */
  from: string | null;
  /** End of a range or last of a list; `from` where one day is named. */
  to: string | null;
  /** 24-hour "HH:MM" where a time stands beside the date. */
  time: string | null;
  /** Counted from the anchor ("by Friday", "before class") rather than printed. */
  relative: boolean;
}

/** How far a time may stand from its date, in characters: "Friday, September 2, by 11:59 p.m.". */
const timeReach = 24;

function timeBeside(date: { start: number; end: number }, next: number, times: TimeMention[], text: string) {
  const behind = times.find((t) => t.start >= date.end && t.start < next && t.start - date.end <= timeReach);
  const before = times.findLast((t) => t.end <= date.start && date.start - t.end <= timeReach / 2);
  const sameSentence = (a: number, b: number) => !/[.;]\s+\p{Lu}|\n/u.test(text.slice(a, b));
  if (behind && sameSentence(date.end, behind.start)) return behind.time;
  return before && sameSentence(before.end, date.start) ? before.time : null;
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
  const printed = findDates(text, { ...options, countBehindMonth: context.countBehindMonth ?? false }).map(
    (mention) => {
      const resolved = resolveMention(mention, context);
      return {
        start: mention.start,
        end: mention.end,
        from: resolved?.from ?? null,
        to: resolved?.to ?? null,
        relative: false,
      };
    },
  );
  const free = findRelativeDates(text, anchor).filter((r) => !printed.some((p) => r.start < p.end && p.start < r.end));
  const relative = free
    .filter((r, i) => !free.slice(0, i).some((earlier) => earlier.end > r.start))
    .map(({ start, end, date }) => ({ start, end, from: date, to: date, relative: true }));
  const all = [...printed, ...relative].sort((a, b) => a.start - b.start);
  const times = findTimes(text);
  return all.map((date, i) => ({
    ...date,
    time: timeBeside(date, all[i + 1]?.start ?? text.length, times, text),
  }));
}
