import { findDates } from '../../../dates/find-dates.ts';
import { resolveDates } from '../../../dates/resolve-date.ts';
import { findTimes, type TimeOfDay } from '../../../dates/times.ts';
import type { Document } from '../../../documents/document.ts';
import { alternation } from '../../../lexicon/alternation.ts';
import { englishMonthNames, englishWeekdayNames } from '../../../lexicon/calendar-names.ts';
import { generalWork } from '../../../lexicon/coursework.ts';
import { splitSentences } from '../../../text/sentences.ts';
import type { Evidence } from '../../course.ts';
import type { Schedule } from '../../schedule.ts';
import { titleWords } from '../words.ts';
import { leavesDateOpen } from './due-date.ts';
import type { PlacedWork } from './merge-works.ts';

/** What a document says once for all: "All assignments are due on Sundays at 11:59 pm". */
export interface DuePolicy {
  /** Nouns of the work it holds for; empty for all of it. */
  nouns: string[];
  /** "due Sunday at 11:59 pm", to be counted from each week; null where it tells the time alone, of work with a day. */
  rule: string | null;
  /** "All papers are due at 5 pm, EST". */
  time: TimeOfDay | null;
  evidence: Evidence;
}

const weekday = `(?:${alternation(englishWeekdayNames)})`;
/** A day after another or a calendar day is no rule for every week. */
const singleDay = new RegExp(
  String.raw`\b(?:after|following|before|next|first|last)\b|\d{1,2}(?:st|nd|rd|th)\b|\b(?:${alternation(englishMonthNames)})\b`,
  'i',
);
const sentencePattern = new RegExp(
  String.raw`^(?:unless (?:otherwise )?(?:noted|stated|indicated)[^,]*,\s*)?(.{3,60}?)\s+(?:is|are|will be)\s+(?:always |normally |typically )?due\b(.{0,30}?\b${weekday}s?\b.{0,30})`,
  'i',
);
const timePattern =
  /^(?:unless (?:otherwise )?(?:noted|stated|indicated)[^,]*,\s*)?(.{3,60}?)\s+(?:is|are|will be)\s+(?:always |normally |typically )?due\b(.{2,60})$/i;
const handing = '(?:hand(?:ed)? in|turn(?:ed)? in|submit(?:ted)?|upload(?:ed)?|post(?:ed)?)';
const weekly = String.raw`(?:(?:each|every) week,?\s(?:by|on|before)\s(?:the\s)?(?<by>${weekday})|(?:by|on|before)\s(?<of>${weekday})\s(?:of\s)?(?:each|every) week|(?:by\s)?(?:each|every)\s(?<on>${weekday}))`;
const work = String.raw`(?:an?|one|your|the)\s(?<work>[\p{L}\p{N} -]{3,40}?)`;
/** "Each week by Friday you hand in a one-page reflection", "Submit your reflection every Friday by noon." */
const handedInWeekly = [
  new RegExp(
    String.raw`^${weekly}(?:,?\sby\s[^,]{2,20})?,?\s(?:you|students|everyone)\s(?:will\s|must\s|should\s)?${handing}\s${work}(?:\s(?:on|about|of|through|to|via|in|as)\b.*)?[.]?$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:(?:you|students|everyone|please)\s)?(?:will\s|must\s|should\s)?${handing}\s${work}\s(?:(?:on|about|of|through|to|via|as)\b.{2,40}?\s)?${weekly}\b`,
    'iu',
  ),
];
/** "Hand it in as a PDF by 6 pm": the time of what the sentence before speaks of. */
const handedInBy =
  /^(?:please\s)?(?:hand|turn|send|bring|submit|upload)\s(?<what>it|them|this|the [\p{L} ]{3,30}?|your [\p{L} ]{3,30}?)(?:\sin)?\b.{0,60}?\bby\s(?<time>.{2,20})$/iu;
const spokenOf =
  /^(?:the|your|each|this|an?)\s(?<what>[\p{L} -]{3,40}?)\s(?:is|are|will|should|must|asks?|requires?|has|have|applies|counts)\b/iu;
const everything = new Set([...generalWork, 'deadline', 'everything', 'submission', 'module', 'item']);
const longestSentence = 220;

/** The rules by which a document says when its work is due in every week. */
export function findDuePolicies(document: Document, scheduleBlocks: Set<number>): DuePolicy[] {
  const policies: DuePolicy[] = [];
  for (const block of document.blocks) {
    if (scheduleBlocks.has(block.index) || block.kind === 'table-row' || block.text.length > 4000) continue;
    if (!/\bdue\b|\b(?:hand|turn)(?:ed)?\b.*\bin\b|\b(?:submit|upload|post|send)/i.test(block.text)) continue;
    const spans = splitSentences(block.text);
    for (const [i, { start, end }] of spans.entries()) {
      const text = block.text.slice(start, end);
      const before = block.text.slice(spans[i - 1]?.start ?? start, spans[i - 1]?.end ?? start);
      const policy = text.length <= longestSentence ? (readPolicy(text) ?? readHandingIn(text, before)) : null;
      if (policy) policies.push({ ...policy, evidence: { page: block.page, block: block.index, start, end, text } });
    }
  }
  return policies;
}

function readPolicy(sentence: string): Omit<DuePolicy, 'evidence'> | null {
  const match = sentencePattern.exec(sentence);
  if (!match) return readTimePolicy(sentence);
  if (!match[1] || !match[2]) return null;
  const days = match[2].match(new RegExp(weekday, 'gi')) ?? [];
  if (days.length !== 1 || singleDay.test(match[2])) return null;
  const nouns = nounsOfRule(match[1]);
  return nouns && { nouns, rule: `due ${match[2].replace(/days\b/i, 'day')}`, time: null };
}

/** The day of every week, or the time alone, at which work is to be handed in. */
function readHandingIn(sentence: string, before: string): Omit<DuePolicy, 'evidence'> | null {
  const every = handedInWeekly.map((form) => form.exec(sentence)?.groups).find((groups) => groups);
  const day = every?.by ?? every?.of ?? every?.on;
  if (every && day !== undefined && !singleDay.test(sentence)) {
    const last = titleWords(every.work ?? '').at(-1);
    return last === undefined || everything.has(last)
      ? null
      : { nouns: [last], rule: `due ${day}${timeIn(sentence)}`, time: null };
  }
  const handed = handedInBy.exec(sentence)?.groups;
  const [only, ...others] = findTimes(handed?.time ?? '');
  if (!handed || !only?.time || others.length > 0 || findDates(sentence).length > 0) return null;
  if (new RegExp(weekday, 'i').test(sentence)) return null;
  const what = /^(?:it|them|this)$/i.test(handed.what ?? '') ? spokenOf.exec(before)?.groups?.what : handed.what;
  const last = titleWords(what ?? '').at(-1);
  return last === undefined || everything.has(last) ? null : { nouns: [last], rule: null, time: only.time };
}

/** " at noon", as it stands in the sentence; empty where it tells no one time. */
function timeIn(sentence: string): string {
  const [only, ...others] = findTimes(sentence);
  return only?.time && others.length === 0 ? ` at ${only.time.clock}` : '';
}

/** "All problem sets are due by 5 pm": nothing but a time, for work whose day is told elsewhere. */
function readTimePolicy(sentence: string): Omit<DuePolicy, 'evidence'> | null {
  const [, subject = '', told = ''] = timePattern.exec(sentence) ?? [];
  const [only, ...others] = findTimes(told);
  if (!only?.time || others.length > 0 || findDates(told).length > 0 || new RegExp(weekday, 'i').test(told))
    return null;
  const nouns = nounsOfRule(subject);
  return nouns && { nouns, rule: null, time: only.time };
}

/** The kinds of work that the subject of a rule names; empty for all work, null where it names one piece. */
function nounsOfRule(subject: string): string[] | null {
  const words = titleWords(subject.replace(/^.*,\s*/, ''));
  const last = words.at(-1) ?? '';
  const each =
    /\b(?:all|each|every|any)\b/i.test(subject) || /s$/i.test(subject.trim()) || /work$/i.test(subject.trim());
  if (!each || words.length > 6) return null;
  return everything.has(last) ? [] : [last];
}

/**
 * Dates work that stands in a week without a day, by the rule for its kind, and gives what has a day the time that a
 * rule tells. What has a date or a time keeps it.
 */
export function applyDuePolicies(works: PlacedWork[], policies: DuePolicy[], schedule: Schedule): void {
  const days = policies.filter(({ rule }) => rule !== null);
  const times = policies.filter(({ time }) => time !== null);
  for (const work of works) {
    if (work.type === 'exam') continue;
    if (work.dueDate === null) applyDay(work, policyFor(work, days), schedule);
    if (work.dueDate !== null) work.dueTime ??= policyFor(work, times)?.time ?? null;
  }
}

function policyFor(work: PlacedWork, policies: DuePolicy[]): DuePolicy | undefined {
  const words = titleWords(work.title);
  const own = policies.find(({ nouns }) => nouns.some((noun) => words.includes(noun)));
  return own ?? policies.find(({ nouns }) => nouns.length === 0);
}

function applyDay(work: PlacedWork, policy: DuePolicy | undefined, schedule: Schedule): void {
  const week = work.week === null ? undefined : schedule.weeks.find((one) => one.number === work.week);
  if (!policy?.rule || !week?.startDate || work.dueDoubt || leavesDateOpen(work.evidence.text)) return;
  const anchor = { session: null, weekStart: week.startDate.value, weekEnd: week.endDate };
  const date = resolveDates(policy.rule, schedule.dates, anchor)[0];
  if (!date?.to) return;
  work.dueDate = date.to;
  work.dueTime = date.time;
  work.dueFrom = 'counted';
  work.dueEvidence = policy.evidence;
}
