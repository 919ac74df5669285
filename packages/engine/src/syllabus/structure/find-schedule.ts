import type { StructureKind } from '@weekwise/domain/plan.ts';
import type { DateContext } from '../../dates/date-context.ts';
import { type DecideDatesOptions, decideDates } from '../../dates/decide-dates.ts';
import type { Document } from '../../documents/document.ts';
import type { Schedule, ScheduleEntry, ScheduleWeek } from '../schedule.ts';
import { type AssembledSchedule, assembleWeeks } from './assemble.ts';
import type { ScheduleCandidate } from './candidate.ts';
import { findCandidates, type Outline, outlineOf } from './candidates.ts';
import { addCompanions, addListOfTopics, type Companion } from './companions.ts';
import { proposeStructures, structureKind } from './propose-structures.ts';

const fewestWeeks = 2;
/** Candidates are compared with each other; those that look worst on their own are left out where there are more. */
const mostCandidates = 60;

type Assembled = Companion & AssembledSchedule;

/** Dates of weeks that the schedule prints without, taken from another place that numbers the same weeks. */
function datesElsewhere(weeks: ScheduleWeek[], others: Assembled[]): ScheduleWeek[] {
  if (weeks.some((week) => week.startDate)) return weeks;
  const numbered = others.filter(({ asPrinted }) => asPrinted);
  const source = numbered.find((other) => other.weeks.filter((w) => w.startDate).length >= weeks.length * 0.6)?.weeks;
  if (!source) return weeks;
  return weeks.map((week) => {
    const same = source.find((w) => w.number === week.number);
    return same ? { ...week, startDate: same.startDate, endDate: same.endDate } : week;
  });
}

function scheduleOf(
  weeks: ScheduleWeek[],
  outside: ScheduleEntry[],
  blocks: Set<number>,
  dates: DateContext,
): Schedule {
  const days = weeks
    .flatMap((week) => [week.startDate?.value, week.endDate, ...week.sessions.map((session) => session.date)])
    .filter((day) => day != null)
    .sort();
  return { weeks, outside, blocks, dates, firstDate: days[0] ?? null, lastDate: days[days.length - 1] ?? null };
}

/** The weeks of a candidate with their dates and with the lists that run beside it, and the blocks of all of them. */
function complete(own: Assembled, possible: Assembled[], document: Document) {
  const others = possible.filter((other) => other !== own);
  return { own, ...addCompanions(datesElsewhere(own.weeks, others), own.candidate.blocks, others, document) };
}

const overlap = (a: ScheduleCandidate, b: ScheduleCandidate) => [...a.blocks].some((block) => b.blocks.has(block));

/** The candidate that the document's words name best, or one that takes it in as a list beside its own. */
function choose(possible: Assembled[], document: Document) {
  const [best, ...others] = possible;
  if (!best) return null;
  const rivals = others.filter((other) => !overlap(other.candidate, best.candidate));
  const holding = rivals
    .map((rival) => complete(rival, possible, document))
    .find(({ blocks }) => [...best.candidate.blocks].every((block) => blocks.has(block)));
  return holding ?? complete(best, possible, document);
}

/**
 * No course gives a session or a term as many entries: what holds more is data. Entries are compared with each other,
 * so the rest is left out to keep the reading short.
 */
const mostEntries = { session: 300, schedule: 3000 };

function bounded(weeks: ScheduleWeek[]): ScheduleWeek[] {
  let left = mostEntries.schedule;
  return weeks.map((week) => ({
    ...week,
    sessions: week.sessions.map((session) => {
      const entries = session.entries.slice(0, Math.min(mostEntries.session, left));
      left -= entries.length;
      return { ...session, entries };
    }),
  }));
}

/**
 * Finds the schedule of a syllabus, wherever and however it is printed, and gives its weeks in order with what stands
 * under each. Pure: `options.today` is used only where the document settles no year at all. A document without a
 * schedule gives no weeks; nothing is thrown.
 */
export function findSchedule(document: Document, options: DecideDatesOptions = {}): Schedule {
  const dates = decideDates(document, options);
  const outline: Outline = outlineOf(document, dates);
  const possible = assembleAll(findCandidates(document, dates, outline), dates);
  const chosen = choose(possible, document);
  if (!chosen) return scheduleOf([], [], new Set(), dates);
  return finish(chosen, outline, dates);
}

const assembleAll = (candidates: ScheduleCandidate[], dates: DateContext): Assembled[] =>
  candidates
    .map((candidate): Assembled => ({ candidate, ...assembleWeeks(candidate.slots, dates) }))
    .filter(({ weeks }) => weeks.length >= fewestWeeks)
    .slice(0, mostCandidates);

function finish(chosen: ReturnType<typeof complete>, outline: Outline, dates: DateContext): Schedule {
  const { weeks, blocks } = addListOfTopics(chosen, outline, dates);
  return scheduleOf(bounded(weeks), chosen.own.outside, blocks, dates);
}

/** One way in which the weeks of a document can be read. */
export interface PossibleSchedule {
  kind: StructureKind;
  schedule: Schedule;
}

/**
 * Every way in which the weeks can be read, the one of `findSchedule` first where it finds one. Far more generous than
 * that: a person chooses among these.
 */
export function findPossibleSchedules(document: Document, options: DecideDatesOptions = {}): PossibleSchedule[] {
  const dates = decideDates(document, options);
  const outline: Outline = outlineOf(document, dates);
  const usual = assembleAll(findCandidates(document, dates, outline), dates);
  const others = assembleAll(proposeStructures(document, dates, outline), dates);
  const chosen = choose(usual, document);
  const possible = [...usual, ...others].map((own) => complete(own, usual, document));
  return [...(chosen ? [chosen] : []), ...possible].map((each) => ({
    kind: structureKind(each.own.candidate, document),
    schedule: finish(each, outline, dates),
  }));
}
