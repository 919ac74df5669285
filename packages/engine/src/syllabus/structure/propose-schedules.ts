import type { DateContext } from '../../dates/date-context.ts';
import type { Document } from '../../documents/document.ts';
import type { Schedule, ScheduleEntry, ScheduleWeek } from '../schedule.ts';
import { assembleWeeks } from './assemble.ts';
import { type Candidate, findCandidates, isListOfDeadlines, outlineOf } from './candidates.ts';
import { addCompanions, type Companion } from './companions.ts';
import { findGenerousCandidates } from './generous-candidates.ts';

/** A schedule that the document may mean, with where it comes from. */
export interface Proposal {
  schedule: Schedule;
  /** Null for "no schedule". */
  candidate: Candidate | null;
  /** Place among the candidates that the words of the document name, best first; null for one that only repetition shows. */
  rank: number | null;
  /** Other lists with the same keys that were joined to it. */
  joined: number;
}

const fewestWeeks = 2;
/** Only so many candidates are joined with the others: those that look best on their own. */
const mostJoined = 4;

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

interface Assembled extends Companion {
  outside: ScheduleEntry[];
  rank: number | null;
}

const isDated = ({ weeks }: Assembled) => weeks.filter((week) => week.startDate).length > weeks.length / 2;

/** The same weeks with the same beginnings are one proposal, wherever they were found. */
const fingerprint = ({ weeks }: Schedule) =>
  JSON.stringify(
    weeks.map((week) => [
      week.number,
      week.startDate?.value,
      week.sessions.map((session) => session.entries.map((entry) => `${entry.evidence.block}:${entry.evidence.start}`)),
    ]),
  );

/**
 * Every schedule that the document may mean: each candidate alone and joined with the lists that share its keys. The
 * first is the one that the document's words name best; the last says that there is no schedule.
 */
export function proposeSchedules(document: Document, dates: DateContext): Proposal[] {
  const assembled = (candidate: Candidate, rank: number | null): Assembled => ({
    candidate,
    rank,
    ...assembleWeeks(candidate.slots, dates),
  });
  const outline = outlineOf(document, dates);
  const named = findCandidates(document, dates, outline).map(assembled);
  const generous = findGenerousCandidates(document, dates, outline)
    .filter((candidate) => candidate.slots.length > 1 && !isListOfDeadlines(candidate, document))
    .map((candidate) => assembled(candidate, null))
    .sort((a, b) => Number(isDated(b)) - Number(isDated(a)) || b.candidate.score - a.candidate.score);
  const possible = [...named, ...generous].filter(({ weeks }) => weeks.length >= fewestWeeks);
  const proposals = new Map<string, Proposal>();
  const propose = (own: Assembled, byKeys: boolean) => {
    const others = (byKeys ? possible : named).filter((other) => other !== own);
    const dated = datesElsewhere(own.weeks, others);
    const { weeks, blocks, added } = addCompanions(dated, own.candidate.blocks, others, document, byKeys);
    const schedule = scheduleOf(weeks, own.outside, blocks, dates);
    const key = fingerprint(schedule);
    if (!proposals.has(key))
      proposals.set(key, { schedule, candidate: own.candidate, rank: own.rank, joined: byKeys ? added : 0 });
  };
  for (const own of possible) propose(own, false);
  const best = [...possible].sort((a, b) => b.candidate.score - a.candidate.score).slice(0, mostJoined);
  for (const own of best) propose(own, true);
  const none = { schedule: scheduleOf([], [], new Set(), dates), candidate: null, rank: null, joined: 0 };
  return [...proposals.values(), none];
}
