import { daysBetween, mondayOf } from '../../dates/calendar.ts';
import type { Document } from '../../documents/document.ts';
import { type ScheduleCandidate, scoreOf } from './candidate.ts';
import type { Slot } from './slot.ts';
import { namesDeadlines, namesSchedule } from './vocabulary.ts';

/** How many blocks may stand between two parts of one schedule: headings, a page's foot. */
const reach = 6;
/** A break of two weeks may fall between the parts. */
const longestGapInDays = 22;

interface Part {
  candidate: ScheduleCandidate;
  first: number;
  last: number;
  weeks: number[];
  dates: string[];
}

function partOf(candidate: ScheduleCandidate): Part {
  const { slots, blocks } = candidate;
  const order = [...blocks].sort((a, b) => a - b);
  const taught = slots.filter(({ kind }) => kind !== 'apart');
  return {
    candidate,
    first: order[0] ?? 0,
    last: order.at(-1) ?? 0,
    weeks: taught.flatMap((slot) =>
      slot.kind === 'week' && slot.number !== null ? [slot.lastNumber ?? slot.number] : [],
    ),
    dates: taught.flatMap(({ date }) => (date ? [date.from] : [])),
  };
}

/** Fewer dated weeks than this behind numbered ones are the days of an exam, not more of the schedule. */
const fewestWeeks = 3;

/** Numbered weeks and a part that only dates its own: the calendar counts both where every number has its date. */
function countsByCalendar(numbered: Part, dated: Part): boolean {
  const hasDates = numbered.candidate.slots.every((slot) => slot.kind !== 'week' || slot.date);
  return hasDates && new Set(dated.dates.map(mondayOf)).size >= fewestWeeks;
}

/** The count or the calendar of the one part goes on in the other. */
function goesOn(part: Part, next: Part, document: Document): boolean {
  const between = next.first - part.last - 1;
  if (between < 0 || between > reach) return false;
  const lines = document.blocks.slice(part.last + 1, next.first);
  if (lines.some(({ text }) => namesSchedule(text) || namesDeadlines(text))) return false;
  if (part.weeks.length && next.weeks.length) {
    const step = (next.weeks[0] ?? 0) - (part.weeks.at(-1) ?? 0);
    return step === 0 || step === 1;
  }
  if (part.weeks.length && !countsByCalendar(part, next)) return false;
  if (next.weeks.length && !countsByCalendar(next, part)) return false;
  const [to, from] = [part.dates.at(-1), next.dates[0]];
  if (to === undefined || from === undefined) return false;
  const days = daysBetween(to, from);
  return days >= 0 && days <= longestGapInDays;
}

function joined(parts: Part[], document: Document): ScheduleCandidate {
  const counted = parts.every(({ weeks }) => weeks.length) || parts.every(({ weeks }) => !weeks.length);
  const slots = parts
    .flatMap(({ candidate }) => candidate.slots)
    .map((slot): Slot => (counted || slot.kind !== 'week' ? slot : { ...slot, kind: 'session', number: null }));
  const blocks = new Set(parts.flatMap(({ candidate }) => [...candidate.blocks]));
  return { slots, blocks, score: scoreOf(slots, document, parts[0]?.first ?? 0) };
}

/**
 * Schedules of which a page break, a picture or another layout makes several: parts that follow each other, where the
 * weeks count on or the dates rise from the one to the next. Each part goes on in at most one of them.
 */
export function joinContinued(candidates: ScheduleCandidate[], document: Document): ScheduleCandidate[] {
  const parts = candidates.map(partOf).sort((a, b) => a.first - b.first || b.candidate.score - a.candidate.score);
  const taken = new Set<Part>();
  return parts.flatMap((part, i) => {
    if (taken.has(part)) return [];
    const chain = [part];
    for (let j = i + 1; j < parts.length; j++) {
      const [last, next] = [chain[chain.length - 1], parts[j]];
      if (!last || !next || next.first > last.last + reach + 1) break;
      if (goesOn(last, next, document)) chain.push(next);
    }
    for (const member of chain) taken.add(member);
    return chain.length > 1 ? [joined(chain, document)] : [];
  });
}
