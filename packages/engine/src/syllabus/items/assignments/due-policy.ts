import { resolveDates } from '../../../dates/resolve-date.ts';
import type { Document } from '../../../documents/document.ts';
import { alternation } from '../../../lexicon/alternation.ts';
import { englishMonthNames, englishWeekdayNames } from '../../../lexicon/calendar-names.ts';
import { generalWork } from '../../../lexicon/coursework.ts';
import { splitSentences } from '../../../text/sentences.ts';
import type { Evidence } from '../../course.ts';
import type { Schedule } from '../../schedule.ts';
import { titleWords } from '../words.ts';
import type { PlacedWork } from './merge-works.ts';

/** What a document says once for all: "All assignments are due on Sundays at 11:59 pm". */
export interface DuePolicy {
  /** Nouns of the work it holds for; empty for all of it. */
  nouns: string[];
  /** "due Sunday at 11:59 pm", to be counted from each week. */
  rule: string;
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

function readPolicy(sentence: string): Pick<DuePolicy, 'nouns' | 'rule'> | null {
  const match = sentencePattern.exec(sentence);
  if (!match?.[1] || !match[2]) return null;
  const days = match[2].match(new RegExp(weekday, 'gi')) ?? [];
  if (days.length !== 1 || singleDay.test(match[2])) return null;
  const subject = titleWords(match[1].replace(/^.*,\s*/, ''));
  const last = subject.at(-1) ?? '';
  const each =
    /\b(?:all|each|every|any)\b/i.test(match[1]) || /s$/i.test(match[1].trim()) || /work$/i.test(match[1].trim());
  if (!each || subject.length > 6) return null;
  return { nouns: everything.has(last) ? [] : [last], rule: `due ${match[2].replace(/days\b/i, 'day')}` };
}

/** Dates work that stands in a week without a day, by the rule for its kind. What has a date keeps it. */
export function applyDuePolicies(works: PlacedWork[], policies: DuePolicy[], schedule: Schedule): void {
  for (const work of works) {
    if (work.dueDate !== null || work.week === null || work.type === 'exam') continue;
    const week = schedule.weeks.find((one) => one.number === work.week);
    const words = titleWords(work.title);
    const own = policies.find(({ nouns }) => nouns.some((noun) => words.includes(noun)));
    const policy = own ?? policies.find(({ nouns }) => nouns.length === 0);
    if (!policy || !week?.startDate) continue;
    const anchor = { session: null, weekStart: week.startDate.value, weekEnd: week.endDate };
    const date = resolveDates(policy.rule, schedule.dates, anchor)[0];
    if (!date?.to) continue;
    work.dueDate = date.to;
    work.dueTime = date.time;
    work.dueFrom = 'counted';
    work.dueEvidence = policy.evidence;
  }
}
