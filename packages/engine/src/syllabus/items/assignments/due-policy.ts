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
const everything = new Set([...generalWork, 'deadline', 'everything', 'submission', 'module', 'item']);
const longestSentence = 220;

/** The rules by which a document says when its work is due in every week. */
export function findDuePolicies(document: Document, scheduleBlocks: Set<number>): DuePolicy[] {
  const policies: DuePolicy[] = [];
  for (const block of document.blocks) {
    if (scheduleBlocks.has(block.index) || block.kind === 'table-row' || block.text.length > 4000) continue;
    if (!/\bdue\b/i.test(block.text)) continue;
    for (const { start, end } of splitSentences(block.text)) {
      const text = block.text.slice(start, end);
      const policy = text.length <= longestSentence ? readPolicy(text) : null;
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
