import type { ResolvedDate } from '../../../dates/resolve-date.ts';
import { findTimes, type TimeOfDay } from '../../../dates/times.ts';
import { alternation } from '../../../lexicon/alternation.ts';
import { revisedDateWords, supersededDateWords } from '../../../lexicon/revised-dates.ts';
import { partsOfCourse } from '../../../lexicon/schedule-words.ts';
import {
  cancelledWords,
  inPlaceOfDate,
  sendsForDate,
  undecidedPhrases,
  withheldBehindDue,
  withheldDateWords,
} from '../../../lexicon/undecided.ts';
import { namesWork } from './nouns.ts';
import { withoutPlace } from './place.ts';

const escaped = (phrases: readonly string[]) =>
  phrases.map((phrase) => phrase.replaceAll('.', '\\.').replaceAll(' ', '\\s+')).join('|');
const undecided = `(?<![\\p{L}\\p{N}])(?:${escaped(undecidedPhrases)})(?![\\p{L}\\p{N}])`;
const noDate = String.raw`\bno\s+(?:(?:due|fixed|set|exact|specific|firm)\s+)*(?:date|deadline)s?\b(?:\s+(?:yet|set|so far|given))?`;

const dateName = String.raw`(?:(?:due|the|exact|submission)\s+)*(?:dates?|deadlines?|due\s+times?)`;
/** The schedule that the text stands in, or near, tells the day. */
const notHere = String.raw`(?![^.;]{0,30}\b(?:below|above|schedule|calendar)\b)`;
/**
 * "Due date announced in class", "date forthcoming", "(due: N/A)", "due: see Canvas"; "due (see Canvas)" is due all the
 * same.
 */
const withheld = String.raw`\b(?:${dateName}\b[\s:,(–—-]*(?:(?:is|are|will|to|be|still|has|have|been|not|yet)\s+)*(?:${escaped(withheldDateWords)})|due\s*:\s*(?:${escaped(withheldBehindDue)})|due\s+(?:as|once|when)\s+(?:announced|posted))(?![\p{L}\p{N}])${notHere}`;
const sentElsewhere = String.raw`\b(?:${escaped(sendsForDate)})\s[^.;:()]{0,40}?\b(?:for|the)\s+${dateName}\b`;
const open = `${undecided}|${noDate}|${withheld}|${sentElsewhere}`;

const openDate = new RegExp(open, 'iu');
const toldElsewhere = new RegExp(`${withheld}|${sentElsewhere}`, 'iu');
/**
 * The remark that leaves a date open, with what introduces it: "(due date TBD)", "date to be arranged with your tutor".
 */
const openRemark = new RegExp(
  String.raw`[\s,;:(–—-]*(?:\b(?:will|to|is|are|be|held|given|due|at|on|an?)\s+)*(?:\b(?:(?:due|exam|the)\s+)*(?:dates?|days?|times?|deadlines?|due|when)\b(?:\s+(?:and|or|&)\s+(?:dates?|times?|places?|rooms?|locations?))?[\s:–—-]*(?:(?:is|are|will|still)\s+)*)?(?:${open})[^;]*$`,
  'iu',
);

/** Whether a text says that its date is not settled: "TBA", "no due date yet". */
export const leavesDateOpen = (text: string) => openDate.test(text);

/** Whether a text says only that its date is not settled: "TBA" in a column of due dates. */
export const isOnlyOpenDate = (text: string) => leavesDateOpen(text) && !/\p{L}/u.test(text.replace(openRemark, ' '));

const insteadOfDate = new RegExp(String.raw`^\W*(?:${escaped(inPlaceOfDate)})(?![\p{L}\p{N}])[^.;]{0,40}$`, 'iu');

/**
 * Whether a text in a column of due dates says that the day is told later or elsewhere: "see Canvas", "forthcoming".
 */
export const standsForDate = (text: string) => isOnlyOpenDate(text) || (insteadOfDate.test(text) && !namesWork(text));

/** Removes such a remark from a text: it is no part of a name. */
export function withoutOpenDate(text: string): string {
  if (!leavesDateOpen(text)) return text;
  const rest = text.replace(openRemark, ' ');
  return /\p{L}/u.test(rest) ? rest : text;
}

const notDue =
  /\b(?:not|never|no\s+longer|\p{L}+n['’]t)\s+(?:(?:yet|be|going\s+to\s+be|actually)\s+)*due\b(?!\s+(?:until(?!\s+further)|till|before))|\b(?:nothing|none|no\s+\p{L}+)\s+(?:(?:is|are|will\s+be)\s+)?due\b/iu;
const namesCancelled = new RegExp(escaped(cancelledWords), 'iu');
/** A class that is cancelled says nothing of the work beside it. */
const cancelled = new RegExp(
  String.raw`^(?!.*\b(?:class(?:es)?|lectures?|sessions?|sections?|meetings?|hours)\b)[^,;]*?(?:\b(?:is|are|was|were|has\s+been|have\s+been|will\s+be)\s+)?\b(?:${escaped(cancelledWords)})\b\W*(?:(?:due\s+to|because|this|for|on\s+account)\b.*)?$`,
  'iu',
);

/**
 * Whether a text says that nothing is handed in: "Essay 5 will not be due this week", "Lab 3 cancelled"; "not due until
 * Friday" names a date.
 */
export const saysNotDue = (text: string) =>
  (/due/i.test(text) && notDue.test(text)) || (namesCancelled.test(text) && cancelled.test(text));

/**
 * Whether a text is its dates and times, and nothing else but words of time, remarks in brackets and a place behind:
 * "by Friday, 5 pm (in class)", "Dec 16, 10 am, Mill Hall 212".
 */
export function isOnlyDate(text: string, dates: ResolvedDate[]): boolean {
  const spans = [...dates, ...findTimes(text)];
  if (spans.length === 0) return false;
  const told = withoutPlace(text);
  // A number of the place may look like a time.
  let rest = spans.every(({ start }) => start < told.length) ? told : text;
  for (const { start, end } of spans.sort((a, b) => b.start - a.start))
    rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  return !/\p{L}/u.test(
    rest
      .replace(/\([^()]*\)/g, ' ')
      .replace(
        /\b(?:(?:new|revised|extended)\s+(?=due|deadline|date)|dates?|due(?:\s+dates?)?|deadline|by|at|on|before|until|and|the|est|edt|cst|cdt|mst|pst|pdt|utc|gmt)\b/gi,
        ' ',
      ),
  );
}

/** Reads the time of a text that says by when something is due and names neither day nor work: "due by 6:10pm". */
export function onlyDueTime(text: string): TimeOfDay | null {
  const [only, ...others] = findTimes(text);
  if (!only?.time || others.length > 0 || !/\bdue\b/i.test(text)) return null;
  const rest = `${text.slice(0, only.start)} ${text.slice(only.end)}`;
  return /\p{L}/u.test(rest.replace(/\b(?:due|by|at|before|until|no later than)\b/gi, ' ')) ? null : only.time;
}

const endsWith = (phrases: readonly string[]) =>
  new RegExp(`(?<!\\p{L})(?:${escaped(phrases)})\\s*:?\\s*(?:(?:on|due|the|to|until)\\s+)*$`, 'iu');
const superseded = endsWith(supersededDateWords);
const revised = endsWith(revisedDateWords);
const remarkReach = 30;

/** "Late submissions until October 18 lose a grade": what stands between such words and a date. */
const speaksOfLateWork = /\b(?:late(?!\s+(?:night|evening|afternoon|morning))|resubmi\p{L}+|grace\s+period)\b[^.;]*$/iu;

const partOfCourse = new RegExp(String.raw`^[^()\d]*\b(?:${alternation(partsOfCourse)})\b`, 'i');

/** "Exam 1 (Jan 18–Feb 8 lectures)": days in brackets of which the classes are asked about. */
function saysWhatIsCovered(text: string, { start, end }: ResolvedDate): boolean {
  const open = text.lastIndexOf('(', start);
  if (open < 0 || text.slice(open, start).includes(')') || /\bdue\b|\bby\b/i.test(text.slice(open, start)))
    return false;
  return partOfCourse.test(text.slice(end)) && text.indexOf(')', end) > 0;
}

/** "(corrected 9/18)": when the line was written, and not when its work is due. */
const speaksOfRevision = /\b(?:corrected|updated|amended|edited|last changed)(?:\s+on)?\s*:?\s*$/i;

/**
 * The dates that still hold: "extended to November 30 (was November 25)" leaves the first, and so does "due October 14
 * (late work until October 16)".
 */
function datesInForce(text: string, all: ResolvedDate[]): ResolvedDate[] {
  const named = all.filter(
    (date) => !saysWhatIsCovered(text, date) && !speaksOfRevision.test(text.slice(0, date.start)),
  );
  const onTime = named.filter(({ start }) => !speaksOfLateWork.test(text.slice(0, start)));
  const dates = onTime.length > 0 ? onTime : named;
  if (dates.length < 2) return dates;
  const before = ({ start }: ResolvedDate) => text.slice(Math.max(0, start - remarkReach), start);
  const current = dates.filter((date) => revised.test(before(date)));
  if (current.length > 0) return current;
  const left = dates.filter((date) => !superseded.test(before(date)));
  return left.length > 0 ? left : dates;
}

/** "May 14, 8 am, 5/11–5/15: Exam": the day that is named says more than the days of its week. */
const isDayWithin = (day: ResolvedDate, range: ResolvedDate) =>
  day.to !== null &&
  day.from === day.to &&
  range.from !== null &&
  range.to !== null &&
  range.from < range.to &&
  range.from <= day.to &&
  day.to <= range.to;

/**
 * Finds the date by which the work is due: the first behind a word like "due" or "by", else the last that is named. Of
 * a range, its end. A date whose `to` is null is one that the text names and nobody can tell: no other day stands in
 * for it.
 */
export function dueDateOf(text: string, named: ResolvedDate[]): ResolvedDate | null {
  const dates = datesInForce(text, named);
  if (dates.length === 0) return null;
  const word = [...text.matchAll(/\b(?:due|deadline|submitted|turned in|by|until|no later than|before)\b/gi)].map(
    (m) => m.index,
  );
  const dueWord = [...text.matchAll(/\b(?:due|deadline|submitted|turned in)\b/gi)].at(-1)?.index ?? word.at(-1);
  // "due at the end of Week 1 on Sunday, January 16": the printed date says it best. One of two days is no date.
  const printed = dates.filter((date) => !date.relative);
  const told = printed.length > 0 ? printed : dates;
  const candidates = told.filter((date) => !told.some((day) => isDayWithin(day, date)));
  if (dates.length > 1 && (/\beither\b/.test(text) || leavesDateOpen(text))) return null;
  // "Due date announced in class": class is where it is told, not when it is due.
  if (printed.length === 0 && toldElsewhere.test(text)) return null;
  const behind = dueWord === undefined ? undefined : candidates.find((date) => date.start >= dueWord);
  return behind ?? candidates.at(-1) ?? null;
}
