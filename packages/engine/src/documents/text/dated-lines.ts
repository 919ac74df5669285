import { findDates } from '../../dates/find-dates.ts';
import { findTimes } from '../../dates/times.ts';

/** "Essay 2 due …", "Deadline of the map: …" */
const dueLine = /^\s*[\p{Lu}\d][^.,;]{0,60}?\b(?:due|deadline)\b/iu;

/**
 * Whether two lines, one below the other, each tell the day of something of their own: both end in a date or a time, or
 * both begin with what is due and name a day. However long they are, the first was not wrapped.
 */
export function areDatedLines(line: string, next: string): boolean {
  if (!/^\s*[\p{Lu}\d]/u.test(line) || !/^\s*\p{Lu}/u.test(next)) return false;
  if (!/\d/.test(line) || !/\d/.test(next)) return false;
  const both = (test: (text: string) => boolean) => test(line) && test(next);
  return both(endsInDate) || both((text) => dueLine.test(text) && findDates(text).length > 0);
}

/** "3 (Feb 9–13) Sand …", "Week 4 – Clay …": the number of a line, and the sign behind it. */
const counted = /^\s*(?:\p{L}+\s+)?(\d{1,2})\s?([(:–—-])/u;

/** Whether two lines count on, and so are lines of one list, however long the first is. */
export function areCountedLines(line: string, next: string): boolean {
  const [one, other] = [counted.exec(line), counted.exec(next)];
  return one !== null && other !== null && one[2] === other[2] && Number(other[1]) === Number(one[1]) + 1;
}

/** Sentences end in a stop, lines of a list in the date itself. */
function endsInDate(text: string): boolean {
  const end = text.trimEnd().length;
  const spans = [...findDates(text), ...findTimes(text)];
  const opens = spans.reduce((least, { start }) => Math.min(least, start), end);
  return opens > 0 && spans.some((span) => end - span.end <= 1 && /^[)\]]?$/.test(text.slice(span.end, end)));
}
