import { mondayOf } from '../../dates/calendar.ts';
import type { Document } from '../../documents/document.ts';
import type { ScheduleSession, ScheduleWeek } from '../schedule.ts';
import type { Candidate } from './candidates.ts';
import { headingOver } from './heading-over.ts';

/** Another list of the same weeks, printed beside the schedule. */
export interface Companion {
  candidate: Candidate;
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

/**
 * Adds the sessions of lists that run beside the schedule, such as a schedule of labs, to the weeks that they number or
 * date: those that are named so, or with `byKeys` every list with the same numbers or dates. Gives the blocks that were
 * taken and how many lists were added.
 */
export function addCompanions(
  weeks: ScheduleWeek[],
  taken: Set<number>,
  others: Companion[],
  document: Document,
  byKeys = false,
): { weeks: ScheduleWeek[]; blocks: Set<number>; added: number } {
  const blocks = new Set(taken);
  let lists = 0;
  const added = new Map<ScheduleWeek, ScheduleSession[]>();
  for (const { candidate, weeks: otherWeeks } of others) {
    if ([...candidate.blocks].some((block) => blocks.has(block))) continue;
    const title = headingOver(document, Math.min(...candidate.blocks))?.text ?? '';
    if (!byKeys && !isNamedCompanion({ candidate, weeks: otherWeeks }, title)) continue;
    if (repeats(weeks, otherWeeks)) continue;
    const numbered = candidate.slots.some((slot) => slot.kind === 'week');
    const pairs = otherWeeks.map((other) => ({ other, week: sameWeek(weeks, other, numbered) }));
    const matched = pairs.filter((pair) => pair.week !== undefined);
    if (matched.length < 2 || matched.length < otherWeeks.length * leastShare) continue;
    if (byKeys && (matched.length < fewestKeys || matched.length < weeks.length * leastShare)) continue;
    lists++;
    for (const { other, week } of matched) {
      if (!week) continue;
      const sessions = other.sessions.map((session) => ({
        ...session,
        entries: session.entries.map((entry) => ({ ...entry, label: entry.label ?? title })),
      }));
      added.set(week, [...(added.get(week) ?? []), ...sessions]);
    }
    for (const block of candidate.blocks) blocks.add(block);
  }
  return {
    weeks: weeks.map((week) => ({ ...week, sessions: [...week.sessions, ...(added.get(week) ?? [])] })),
    blocks,
    added: lists,
  };
}
