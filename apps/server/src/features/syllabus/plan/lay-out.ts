import type { WholeCorrection } from '../../../db/stored/correction.ts';
import type { AssignmentItem, WeekItem } from '../../../db/stored/plan-item.ts';
import type { PlanItem } from './plan-item.ts';
import { weekOfDay, weekStarts } from './term-weeks.ts';

type Entry<Item extends PlanItem['item']> = PlanItem & { item: Item };
type Plan = ReadonlyMap<string, PlanItem>;
type Laying = Exclude<WholeCorrection, { action: 'track' }>;

/** What a decision about all weeks changes: the weeks, and where work with a date then stands. */
export function layOut(plan: Plan, correction: Laying): Map<string, PlanItem> {
  if (correction.action === 'choose') return new Map();
  const weeks = correction.action === 'build' ? built(plan, correction.weeks) : started(plan, correction.firstDay);
  const shown = [...plan.values(), ...weeks.values()].filter(isWeek);
  const inPlan = new Map(shown.map((entry) => [entry.item.id, weeks.get(entry.item.id) ?? entry]));
  return new Map([...weeks, ...placed(plan, [...inPlan.values()].filter(isWeek).filter(isShown))]);
}

const isWeek = (entry: PlanItem): entry is Entry<WeekItem> => entry.item.kind === 'week';
const isAssignment = (entry: PlanItem): entry is Entry<AssignmentItem> => entry.item.kind === 'assignment';
const isShown = ({ state }: PlanItem): boolean => state !== 'not-an-item';

/** The student's weeks in place of those that were read. A week that was laid out before keeps its topic. */
function built(plan: Plan, weeks: Extract<WholeCorrection, { action: 'build' }>['weeks']): Map<string, PlanItem> {
  const changed = new Map<string, PlanItem>();
  for (const entry of plan.values()) if (isWeek(entry)) changed.set(entry.item.id, { ...entry, state: 'not-an-item' });
  for (const week of weeks) {
    const before = plan.get(week.id)?.item;
    const topic =
      before?.kind === 'week' ? { topic: before.topic, source: before.source } : { topic: null, source: null };
    changed.set(week.id, {
      item: { kind: 'week', ...week, ...topic, confidence: 1, startSource: null },
      read: null,
      state: 'added',
    });
  }
  return changed;
}

/** Weeks without a date count from the first day of the term. */
function started(plan: Plan, firstDay: string): Map<string, PlanItem> {
  const weeks = [...plan.values()]
    .filter(isWeek)
    .filter(isShown)
    .sort((a, b) => a.item.number - b.item.number);
  const starts = weekStarts(firstDay, weeks.length);
  return new Map(
    weeks.flatMap((entry, at): [string, PlanItem][] => {
      const startDate = starts[at];
      if (entry.item.startDate !== null || startDate === undefined) return [];
      return [[entry.item.id, { ...entry, item: { ...entry.item, startDate } }]];
    }),
  );
}

/** Work in no week goes into the one that its date falls in; so does work of a week that is gone. */
function placed(plan: Plan, weeks: readonly Entry<WeekItem>[]): Map<string, PlanItem> {
  const ids = new Set(weeks.map(({ item }) => item.id));
  return new Map(
    [...plan.values()].filter(isAssignment).flatMap((entry): [string, PlanItem][] => {
      const { item } = entry;
      if (item.dueDate === null || (item.weekId !== null && ids.has(item.weekId))) return [];
      const week = weekOfDay(
        item.dueDate,
        weeks.map((each) => each.item),
      );
      return week ? [[item.id, { ...entry, item: { ...item, weekId: week.id } }]] : [];
    }),
  );
}
