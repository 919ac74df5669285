import { findClassDays } from '../../dates/class-days.ts';
import { type DecideDatesOptions, decideDates } from '../../dates/decide-dates.ts';
import type { Document } from '../../documents/document.ts';
import type { Schedule, ScheduleWeek } from '../schedule.ts';
import type { SyllabusModels } from '../scoring/models.ts';
import { assembleWeeks } from './assemble.ts';
import { findCandidates } from './candidates.ts';
import { addCompanions, type Companion } from './companions.ts';

export interface FindScheduleOptions extends DecideDatesOptions {
  /** Fitted weights; those of the product where absent. */
  models?: SyllabusModels;
}

const fewestWeeks = 2;

/** Dates of weeks that the schedule prints without, taken from another place that numbers the same weeks. */
function datesElsewhere(weeks: ScheduleWeek[], others: Companion[]): ScheduleWeek[] {
  if (weeks.some((week) => week.startDate)) return weeks;
  const numbered = others.filter(
    ({ candidate }) => candidate.slots.filter((slot) => slot.kind === 'week').length >= fewestWeeks,
  );
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
export function findSchedule(document: Document, options: FindScheduleOptions = {}): Schedule {
  const dates = decideDates(document, options);
  const perWeek = classesPerWeek(document);
  const [best, ...others] = findCandidates(document, dates);
  const none: Schedule = { weeks: [], outside: [], blocks: new Set(), dates, firstDate: null, lastDate: null };
  if (!best) return none;
  const assembled = assembleWeeks(best.slots, dates, perWeek);
  if (assembled.weeks.length < fewestWeeks) return none;
  const beside = others.map(
    (candidate): Companion => ({
      candidate,
      weeks: assembleWeeks(candidate.slots, dates, perWeek).weeks,
    }),
  );
  const { weeks, blocks } = addCompanions(datesElsewhere(assembled.weeks, beside), best.blocks, beside, document);
  const days = weeks
    .flatMap((week) => [week.startDate?.value, week.endDate, ...week.sessions.map((session) => session.date)])
    .filter((day) => day != null)
    .sort();
  const lastDate = days[days.length - 1] ?? null;
  return { weeks, outside: assembled.outside, blocks, dates, firstDate: days[0] ?? null, lastDate };
}
