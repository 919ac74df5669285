import type { IncomingHttpHeaders } from 'node:http';

/** The name by which a site's rules may speak of us. */
export const robotName = 'Weekwise';

/** Words of a page's rules for robots that ask programs to keep no copy, or to keep away. */
const refusals: readonly string[] = ['noarchive', 'noai'];

/** Whether rules for robots, as a header or a `meta` has them, ask for that of all programs or of this one. */
export function asksForNoCopies(rules: string): boolean {
  // `otherbot: noarchive, nofollow` speaks to the one that it names; a date may follow `unavailable_after:`.
  const [, spokenTo, own] = /^\s*([\w-]+)\s*:\s*(.*)$/s.exec(rules) ?? [];
  const isToUs = spokenTo === undefined || spokenTo.toLowerCase() === robotName.toLowerCase();
  const words = (spokenTo === undefined ? rules : (own ?? '')).toLowerCase().split(',');
  return isToUs && words.some((word) => refusals.includes(word.trim()));
}

/** Whether the headers of an answer do, or reserve what a program may read out of it (W3C TDM Reservation Protocol). */
export function refusesCopies(headers: IncomingHttpHeaders): boolean {
  const robots = headers['x-robots-tag'];
  const lines = Array.isArray(robots) ? robots : robots === undefined ? [] : [robots];
  return lines.some(asksForNoCopies) || headers['tdm-reservation'] === '1';
}
