import { mondayOf } from '../../dates/calendar.ts';
import type { DateContext } from '../../dates/date-context.ts';
import type { Document } from '../../documents/document.ts';
import type { ScheduleWeek } from '../schedule.ts';
import { assembleWeeks } from './assemble.ts';
import type { ScheduleCandidate } from './candidate.ts';
import type { Outline } from './candidates.ts';
import { slotsOfRun } from './flow-slots.ts';
import { headingOver } from './heading-over.ts';
import type { Slot } from './slot.ts';

/** Another list of the same weeks, printed beside the schedule. */
export interface Companion {
  candidate: ScheduleCandidate;
  weeks: ScheduleWeek[];
}

/** What runs beside the lectures in a schedule of its own. */
const companionTitle =
  /\b(?:labs?|laborator(?:y|ies)|recitations?|tutorials?|discussion\s+sections?|studios?|clinicals?|practicums?|workshops?|seminars?|readings?)\b/i;
const leastShare = 0.6;
/** Lists that share fewer keys than this may do so by chance. */
const fewestKeys = 4;

const keysOf = (week: ScheduleWeek) => [`week ${week.number}`, week.startDate ? mondayOf(week.startDate.value) : ''];

/** The week that the other list means: of the same calendar week where both are dated, else of the same number. */
function sameWeek(weeks: ScheduleWeek[], other: ScheduleWeek, numbered: boolean): ScheduleWeek | undefined {
  const [number, monday] = keysOf(other);
  if (monday) {
    const dated = weeks.find((week) => keysOf(week)[1] === monday);
    if (dated || !numbered) return dated;
  }
  return numbered ? weeks.find((week) => keysOf(week)[0] === number) : undefined;
}

const textsOf = (weeks: ScheduleWeek[]) =>
  weeks.flatMap((week) => week.sessions.flatMap((session) => session.entries.map((entry) => entry.text.toLowerCase())));

/** An overview says the same once more; a companion says something else. */
function repeats(weeks: ScheduleWeek[], other: ScheduleWeek[]): boolean {
  const known = textsOf(weeks);
  const texts = textsOf(other);
  const repeated = texts.filter((text) => known.some((k) => k === text || k.includes(text)));
  return texts.length === 0 || repeated.length > texts.length / 2;
}

/** True for a list that its title or its labels name as one that runs beside the lectures. */
function isNamedCompanion({ candidate }: Companion, title: string): boolean {
  const labels = candidate.slots.flatMap((slot) => slot.entries.map((entry) => entry.label ?? ''));
  return companionTitle.test(title) || (labels.length > 0 && labels.every((label) => companionTitle.test(label)));
}

/** The weeks with the sessions of another list, and the blocks of both. */
export interface JoinedWeeks {
  weeks: ScheduleWeek[];
  blocks: Set<number>;
}

function join({ weeks, blocks }: JoinedWeeks, pairs: Pair[], taken: Set<number>, title: string | null): JoinedWeeks {
  const added = Map.groupBy(pairs, ({ week }) => week);
  const sessionsOf = (week: ScheduleWeek) =>
    (added.get(week) ?? []).flatMap(({ other }) =>
      other.sessions.map((session) => ({
        ...session,
        entries: session.entries.map((entry) => ({ ...entry, label: entry.label ?? title })),
      })),
    );
  return {
    weeks: weeks.map((week) => ({ ...week, sessions: [...week.sessions, ...sessionsOf(week)] })),
    blocks: new Set([...blocks, ...taken]),
  };
}

/** Weeks by their number, and classes that have a number and no date. */
const countsWeeks = ({ kind, number, date }: Slot) =>
  kind === 'week' || (kind === 'session' && number !== null && !date);

interface Pair {
  week: ScheduleWeek;
  other: ScheduleWeek;
}

function pairsOf(weeks: ScheduleWeek[], others: ScheduleWeek[], numbered: boolean): Pair[] {
  return others.flatMap((other) => {
    const week = sameWeek(weeks, other, numbered);
    return week ? [{ week, other }] : [];
  });
}

/** Adds the sessions of lists that are named as running beside the schedule, such as a schedule of labs. */
export function addCompanions(
  weeks: ScheduleWeek[],
  taken: Set<number>,
  others: Companion[],
  document: Document,
): JoinedWeeks {
  let joined: JoinedWeeks = { weeks, blocks: taken };
  for (const { candidate, weeks: otherWeeks } of others) {
    if ([...candidate.blocks].some((block) => joined.blocks.has(block))) continue;
    const title = headingOver(document, Math.min(...candidate.blocks))?.text ?? '';
    if (!isNamedCompanion({ candidate, weeks: otherWeeks }, title) || repeats(joined.weeks, otherWeeks)) continue;
    const numbered = candidate.slots.some(countsWeeks);
    const pairs = pairsOf(joined.weeks, otherWeeks, numbered);
    if (pairs.length < 2 || pairs.length < otherWeeks.length * leastShare) continue;
    joined = join(joined, pairs, candidate.blocks, title);
  }
  return joined;
}

const shortest = 24;
const charactersOf = (week: ScheduleWeek) =>
  week.sessions.flatMap((session) => session.entries).reduce((sum, entry) => sum + entry.text.length, 0);

/**
 * Where the schedule says when and hardly anything else, the list that counts on from 1 as it does says what: "01 Fri,
 * 20 Oct" here, "#01 Salt" there.
 */
export function addListOfTopics(
  joined: JoinedWeeks,
  { lines, anchors, chains }: Outline,
  dates: DateContext,
): JoinedWeeks {
  const { weeks, blocks } = joined;
  if (weeks.filter((week) => charactersOf(week) < shortest).length < weeks.length * 0.8) return joined;
  for (const { anchors: chain } of chains) {
    const numbers = new Set(chain.map(({ number }) => number));
    const shared = weeks.filter((week) => numbers.has(week.number)).length;
    if (shared < fewestKeys || shared < Math.max(weeks.length, numbers.size) * leastShare) continue;
    const run = { kind: 'week' as const, anchors: chain.map((anchor) => ({ ...anchor, kind: 'week' as const })) };
    const list = slotsOfRun(run, anchors, lines, dates);
    const { weeks: others } = assembleWeeks(list.slots, dates);
    if ([...list.blocks].some((block) => blocks.has(block)) || repeats(weeks, others)) continue;
    return join(joined, pairsOf(weeks, others, true), list.blocks, null);
  }
  return joined;
}
