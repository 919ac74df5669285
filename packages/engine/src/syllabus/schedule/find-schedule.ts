import type { Document } from '../../documents/document.ts';
import { findClassDays } from '../dates/class-days.ts';
import { type DecideDatesOptions, decideDates } from '../dates/decide-dates.ts';
import type { Schedule, ScheduleWeek } from '../schedule.ts';
import { assembleWeeks } from './assemble.ts';
import { type Candidate, findCandidates } from './candidates.ts';
import type { Slot } from './slot.ts';

const fewestWeeks = 2;

/** Dates of weeks that the schedule prints without, taken from another place that numbers the same weeks. */
function datesElsewhere(weeks: ScheduleWeek[], others: { slots: Slot[]; weeks: ScheduleWeek[] }[]): ScheduleWeek[] {
  if (weeks.some((week) => week.startDate)) return weeks;
  const numbered = others.filter(({ slots }) => slots.filter((slot) => slot.kind === 'week').length >= fewestWeeks);
  const source = numbered.find((other) => other.weeks.filter((w) => w.startDate).length >= weeks.length * 0.6)?.weeks;
  if (!source) return weeks;
  return weeks.map((week) => {
    const same = source.find((w) => w.number === week.number);
    return same ? { ...week, startDate: same.startDate, endDate: same.endDate } : week;
  });
}

/** How many classes a week has, where the document says on which days it meets; else one. */
function classesPerWeek(document: Document): number {
  for (const block of document.blocks.slice(0, 120)) {
    const days = findClassDays(block.text);
    if (days.length) return days.length;
  }
  return 1;
}

/**
 * Finds the schedule of a syllabus, wherever and however it is printed, and gives its weeks in order with what stands
 * under each. Pure: `options.today` is used only where the document settles no year at all. A document without a
 * schedule gives no weeks; nothing is thrown.
 */
export function findSchedule(document: Document, options: DecideDatesOptions = {}): Schedule {
  const dates = decideDates(document, options);
  const perWeek = classesPerWeek(document);
  const read = (candidate: Candidate) => assembleWeeks(candidate.slots, dates, perWeek);
  const candidates = findCandidates(document, dates);
  const [best, ...others] = candidates;
  const assembled = best ? read(best) : { weeks: [], outside: [] };
  const isSchedule = assembled.weeks.length >= fewestWeeks;
  const weeks = isSchedule
    ? datesElsewhere(
        assembled.weeks,
        others.map((other) => ({ slots: other.slots, weeks: read(other).weeks })),
      )
    : [];
  const days = weeks
    .flatMap((w) => [w.startDate?.value, w.endDate, ...w.sessions.map((s) => s.date)])
    .filter((d) => d != null);
  const sorted = days.sort();
  return {
    weeks,
    outside: isSchedule ? assembled.outside : [],
    blocks: isSchedule ? (best?.blocks ?? new Set()) : new Set(),
    dates,
    firstDate: sorted[0] ?? null,
    lastDate: sorted[sorted.length - 1] ?? null,
  };
}
