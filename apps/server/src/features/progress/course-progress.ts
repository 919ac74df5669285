import { daysBetween } from '@weekwise/engine/dates/calendar.ts';
import { conceptOf } from '@weekwise/engine/spaced-repetition/concept.ts';
import type { Today } from '@weekwise/engine/spaced-repetition/due-day.ts';
import { localDay } from '@weekwise/engine/spaced-repetition/local-time.ts';
import type { LoggedGrade } from '@weekwise/engine/spaced-repetition/log-loss.ts';
import { masteryOf, type Practised } from '@weekwise/engine/spaced-repetition/mastery.ts';
import type { ConceptStanding, CourseStanding, WeekStanding } from '@weekwise/engine/spaced-repetition/next-steps.ts';
import type { Scheduler } from '@weekwise/engine/spaced-repetition/scheduler.ts';
import type { CourseCalendar } from '../syllabus/calendar.service.ts';
import type { Doing, ItemFacts } from './progress.repo.ts';

/** Nobody thinks about one item for longer: the rest is a tab that stayed open. */
const longestThought = 5 * 60_000;

export const timeOf = (doings: readonly Doing[]): number =>
  doings.reduce((sum, { duration }) => sum + Math.min(duration ?? 0, longestThought), 0);

interface WeekProgress extends WeekStanding {
  cardsDue: number;
  /** Of the plan. */
  readings: number;
  /** Those of them that the student marked as read. */
  read: number;
  timeSpent: number;
}

export interface CourseProgress extends CourseStanding {
  weeks: WeekProgress[];
  timeSpent: number;
  /** Of all its items. */
  overall: ReturnType<typeof masteryOf>;
}

export interface ProgressFacts {
  folder: { id: string; name: string };
  calendar: CourseCalendar;
  items: readonly ItemFacts[];
  /** What was done with each item, oldest first. */
  doings: ReadonlyMap<string, readonly Doing[]>;
  /** Cards to be asked today: ids of the weeks that they belong to. */
  dueWeekIds: readonly string[];
  /** By the ids of the weeks that have any. */
  readings: ReadonlyMap<string, { readings: number; read: number }>;
}

/** Computes a student's progress in one course. */
export function courseProgress(scheduler: Scheduler, facts: ProgressFacts, when: Today): CourseProgress {
  const { folder, calendar, items, doings, dueWeekIds, readings } = facts;
  const current = items.filter(({ isRetired }) => !isRetired);
  const practised = (item: ItemFacts): Practised => practisedOf(item, doings.get(item.id) ?? [], when);
  const timeSpent = (of: readonly ItemFacts[]): number => timeOf(of.flatMap(({ id }) => doings.get(id) ?? []));
  const weeks = calendar.weeks.map(({ id, number, topic, startDate }) => ({
    number,
    topic,
    startDate,
    ...masteryOf(scheduler, current.filter(({ weekId }) => weekId === id).map(practised)),
    cardsDue: dueWeekIds.filter((weekId) => weekId === id).length,
    ...(readings.get(id) ?? { readings: 0, read: 0 }),
    timeSpent: timeSpent(items.filter(({ weekId }) => weekId === id)),
  }));
  return {
    folderId: folder.id,
    name: folder.name,
    exams: calendar.exams.filter(({ date }) => date >= when.today),
    cardsDue: dueWeekIds.length,
    weeks,
    concepts: concepts(scheduler, current, calendar, practised),
    timeSpent: timeSpent(items),
    overall: masteryOf(scheduler, current.map(practised)),
  };
}

/** What the readings are about, by their headings; the least known first. */
function concepts(
  scheduler: Scheduler,
  items: readonly ItemFacts[],
  { weeks }: CourseCalendar,
  practised: (item: ItemFacts) => Practised,
): ConceptStanding[] {
  const numbers = new Map(weeks.map(({ id, number }) => [id, number]));
  const placed = items.flatMap((item) => {
    const weekNumber = numbers.get(item.weekId);
    const name = conceptOf(item.headingPath);
    return name === null || weekNumber === undefined ? [] : [{ item, name, weekNumber }];
  });
  return [...Map.groupBy(placed, ({ name, weekNumber }) => JSON.stringify([weekNumber, name])).values()]
    .flatMap((group) => {
      const [first] = group;
      const items = group.map(({ item }) => practised(item));
      return first ? [{ name: first.name, weekNumber: first.weekNumber, ...masteryOf(scheduler, items) }] : [];
    })
    .sort((x, y) => x.mastery - y.mastery || x.weekNumber - y.weekNumber || (x.name < y.name ? -1 : 1));
}

function practisedOf({ type }: ItemFacts, doings: readonly Doing[], { timeZone, today }: Today): Practised {
  let last: string | null = null;
  const history = doings.flatMap(({ grade, at }): LoggedGrade[] => {
    if (grade === null) return [];
    const day = localDay(at, timeZone);
    // In another time zone than the last time a day may seem to run backwards.
    const days = last === null ? 0 : Math.max(0, daysBetween(last, day));
    last = day;
    return [{ grade, days }];
  });
  return { type, history, daysSince: last === null ? 0 : Math.max(0, daysBetween(last, today)) };
}
