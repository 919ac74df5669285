import { daysBetween, isoDate, yearOf } from '../../dates/calendar.ts';
import { monthAndDay } from '../../dates/date-context.ts';
import type { DateMention, PrintedDay } from '../../dates/date-mention.ts';
import { findDates } from '../../dates/find-dates.ts';
import { findTimes } from '../../dates/times.ts';
import { alternation } from '../../lexicon/alternation.ts';
import { supersededDateWords } from '../../lexicon/revised-dates.ts';
import type { StatedFact } from './stated-fact.ts';

type Stated<Kind extends StatedFact['kind']> = Extract<StatedFact, { kind: Kind }>;

/** A date further from the plan's is one of another term. */
const sameTermDays = 150;

/** All that an announcement says before it names the work: whatever else stands there speaks of something else. */
const before =
  /^[^\p{L}\d]*(?:(?:please|note|that|announcements?|updates?|reminder|corrections?|attention|important|the|your|our|a|new|revised|deadline|due|date|day|time|extension|change|for|of|on|submit|hand|turn|in|everyone|all|students|dear|we|you|i|have|has|must|should|can|need|to|extended|moved|postponed|changed|pushed|rescheduled|delayed)\b[\s,:!.*|–—-]*)*$/iu;
const between =
  /^(?:[\s,:;()|*–—-]|(?:is|are|will|be|has|have|been|now|due|by|on|at|to|until|till|moved|extended|postponed|pushed|back|changed|rescheduled|delayed|brought|forward|held|takes?|place|scheduled|for|from|the|new|revised|deadline|date|day|of|submitted|submit|handed|turned|in|no|later|than|before|noon|midnight|end|class|start|beginning|instead|not|must|should|can|it|and|but|an?|one|two|weeks?|days|later|earlier|was (?:moved|extended|postponed|changed|rescheduled|delayed|pushed|brought))\b)*$/i;
const saysDue =
  /\b(?:due|deadlines?|submit(?:ted)?|hand(?:ed)? in|turn(?:ed)? in|moved|extended|postponed|pushed|changed|rescheduled|delayed|brought forward)\b/i;
const saysHeld =
  /\b(?:is|are|will be|held|takes? place|scheduled|moved|postponed|rescheduled|changed|dates?|when)\b|:/i;
const superseded = new RegExp(String.raw`(?:${alternation(supersededDateWords)})\W*$`, 'i');

/**
 * Whether a sentence gives a work of the plan another day, or on the same day another time of day.
 * @param header the row that heads the table, of a row
 */
export function givesOtherDay(sentence: string, header: string, stated: Stated<'day'>): boolean {
  const said = plainNames(sentence);
  const name = nameIn(said, stated.name);
  if (!name) return false;
  const dates = findDates(said);
  const behind = dates.filter(({ start }) => start >= name.end);
  const holds = behind.find(({ kind, start }) => kind === 'range' || !superseded.test(said.slice(0, start)));
  const [first] = dates;
  const inFront = holds || dates.length !== 1 || first?.end === undefined || first.end > name.start ? null : first;
  const date = holds ?? inFront;
  // "Moved from the 9th to the 16th" is no stretch of days: the last one holds.
  if (!date || (date.kind !== 'day' && !(date.kind === 'range' && changedFrom.test(said.slice(0, date.start)))))
    return false;
  const [front, link] = inFront
    ? [said.slice(0, inFront.start), said.slice(inFront.end, name.start)]
    : [said.slice(0, name.start), withoutOldDays(said.slice(name.end, date.start), behind, name.end)];
  const rest = inFront ? said.slice(name.end) : stated.isExam ? link.replace(place, ' ') : link;
  const isOfWork = before.test(front) && (inFront ? before.test(link) && dueBehind.test(rest) : between.test(rest));
  const cue = stated.isExam ? saysHeld : saysDue;
  if (!isOfWork || !(cue.test(`${front} ${rest}`) || saysDue.test(`${front} ${rest} ${header}`))) return false;
  const printed = date.days.at(-1);
  return printed !== undefined && isOther(printed, said.slice(date.end), stated);
}

/** Where an exam is held stands before its day: "in Garner Hall 12 on December 16". */
const place =
  /(?<=\s)(?:in|at) (?:the )?(?:room [\p{L}\p{N}]|\p{Lu})[\p{L}\p{N}-]*(?: [\p{Lu}\p{N}][\p{L}\p{N}-]*){0,3}/u;
const changedFrom = /\b(?:moved|extended|postponed|pushed|changed|rescheduled|delayed|brought)\b[\w\s]*\bfrom\W*$/i;
const dueBehind = /^\s*(?:is|are|will be)?\s*(?:now )?due\W*$/i;

/** What stands between a name and its date, without the days that no longer hold. */
function withoutOldDays(link: string, dates: readonly DateMention[], from: number): string {
  return dates
    .reduceRight(
      (left, { start, end }) =>
        end - from <= left.length ? left.slice(0, start - from) + left.slice(end - from) : left,
      link,
    )
    .replace(/\b(?:originally|formerly|previously|initially|was|not)\b(?! (?:moved|extended|postponed))/gi, '');
}

function isOther(printed: PrintedDay, behind: string, { days, time }: Stated<'day'>): boolean {
  const [planned = ''] = days;
  // "3/4" is taken for a day of the plan's wherever it can be one.
  const orders = printed.order === 'open' ? [false, true] : [false];
  const read = orders.flatMap((dayFirst) => nearest(printed, dayFirst, planned) ?? []);
  if (read.length === 0) return false;
  if (!read.some((day) => days.includes(day)))
    return read.some((day) => Math.abs(daysBetween(planned, day)) <= sameTermDays);
  const times = findTimes(behind).flatMap((mention) => mention.time?.clock ?? []);
  return time !== null && times.length === 1 && !times.includes(time);
}

/** A day without a year is the one nearest to the plan's. */
function nearest(printed: PrintedDay, dayFirst: boolean, planned: string): string | null {
  const { month, day } = monthAndDay(printed, dayFirst);
  const year = yearOf(planned);
  const years = printed.year === null ? [year, year + 1, year - 1] : [printed.year];
  const distance = (date: string): number => Math.abs(daysBetween(planned, date));
  const dates = years.flatMap((each) => isoDate(each, month, day) ?? []);
  return dates.sort((one, other) => distance(one) - distance(other))[0] ?? null;
}

const shareLink =
  /^(?:[\s,:|*–—-]|(?:is|are|will|be|now|counts?|worth|for|as|weigh(?:s|ted)?|makes?|up|at|contributes?|the|has|have|been|changed|to)\b)*(\d{1,3}(?:\.\d+)?)\s?(?:%|percent\b|per cent\b)/i;
const saysShare = /\b(?:worth|counts?|weigh\w*|grades?|grading|marks?|makes? up|contributes?)\b/i;

/** Whether a sentence gives a part of the grade another share. */
export function givesOtherShare(sentence: string, header: string, { name, percent }: Stated<'share'>): boolean {
  const said = plainNames(sentence);
  const found = nameIn(said, name);
  if (!found || !before.test(said.slice(0, found.start)) || !saysShare.test(`${said} ${header}`)) return false;
  const share = shareLink.exec(said.slice(found.end))?.[1];
  return share !== undefined && Number(share) !== percent;
}

/** "Final examination", "final exam" and "final" are one name, and so are those of a midterm. */
const plainNames = (text: string): string =>
  text
    .replace(/\bmid-?\s?term/gi, 'midterm')
    .replace(/\bexamination/gi, 'exam')
    .replace(/\b(final|midterm) exam\b/gi, '$1')
    .replace(/\s+/g, ' ');

/** Where a text names a work by its whole title, or by what stands before a colon or a bracket in it. */
function nameIn(said: string, title: string): { start: number; end: number } | null {
  const plain = plainNames(title).trim();
  const short = plain.split(/\s*[:(–—]/)[0] ?? plain;
  for (const name of new Set([plain, short])) {
    const wanted = name.match(/[\p{L}\p{N}]+/gu);
    if (!wanted) continue;
    // "Essay" is not "Essay 2".
    const pattern = new RegExp(
      `(?<![\\p{L}\\p{N}])${wanted.join('[^\\p{L}\\p{N}]+')}(?![\\p{L}\\p{N}]| #?\\p{N})`,
      'iu',
    );
    const found = pattern.exec(said);
    if (found) return { start: found.index, end: found.index + found[0].length };
  }
  return null;
}
