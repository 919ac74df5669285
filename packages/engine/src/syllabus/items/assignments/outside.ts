import { resolveDates } from '../../../dates/resolve-date.ts';
import { understandSession } from '../../labelling/understand-session.ts';
import type { Schedule, ScheduleEntry, ScheduleSession } from '../../schedule.ts';
import { dueDateOf } from './due-date.ts';
import type { Work } from './work.ts';

/** The work in the parts of a schedule that belong to no week: finals, exam week. */
export function understandOutside(schedule: Schedule, isKnown: (title: string) => boolean): Work[] {
  return sections(schedule.outside).flatMap((entries) => {
    const date = entries[0]?.date ?? onlyDay(entries);
    const session: ScheduleSession = { date, unit: null, entries };
    const anchor = { session: date, weekStart: date };
    const { works } = understandSession(session, { dates: schedule.dates, anchor, isKnown });
    const [head, ...others] = works;
    // A heading over the work of the finals week is no work of its own.
    if (head && others.length > 0 && isHeading(head, entries)) return others;
    if (head && head.dueDate === null) dateFrom(entries, head, schedule);
    return works;
  });
}

/** "Finals" over "Friday 12/12", and below it what is due: the one day of the section. */
function onlyDay(entries: ScheduleEntry[]): string | null {
  const [day, ...others] = new Set(entries.flatMap(({ date }) => date ?? []));
  return day !== undefined && others.length === 0 ? day : null;
}

function sections(entries: ScheduleEntry[]): ScheduleEntry[][] {
  const found: ScheduleEntry[][] = [];
  for (const entry of entries) {
    const last = found.at(-1);
    if (entry.place === 'heading' || !last) found.push([entry]);
    else last.push(entry);
  }
  return found;
}

const isHeading = (work: Work, entries: ScheduleEntry[]) =>
  entries[0]?.place === 'heading' && work.evidence.block === entries[0].evidence.block && work.dueFrom !== 'printed';

/** "Final exam" over "Saturday, Dec. 14.": the first date under the heading is its date. */
function dateFrom(entries: ScheduleEntry[], work: Work, schedule: Schedule): void {
  for (const entry of entries) {
    const date = dueDateOf(entry.text, resolveDates(entry.text, schedule.dates, { session: null, weekStart: null }));
    if (!date?.to) continue;
    work.dueDate = date.to;
    work.dueTime = date.time;
    work.dueFrom = 'printed';
    work.dueEvidence = entry.evidence;
    return;
  }
}
