import type { CalendarDate } from '../../lib/dates.ts';
import type { CoursePlan, SourceLocation, Week } from './course-plan.ts';
import { termPosition } from './term-position.ts';

/**
 * Whether a week of the schedule was read so surely that what it doesn't name isn't there: the student has decided, or
 * the row and its date are clear, in a plan that finds due dates in its weeks at all.
 */
export function isScheduleSure(plan: CoursePlan, week: Week): boolean {
  if (week.origin !== 'syllabus') return true;
  const isClear = week.confidence >= plan.confidenceThreshold && week.startDoubt === null;
  return isClear && plan.weeks.some(({ assignments }) => assignments.some(({ dueDate }) => dueDate !== null));
}

/** The same for the week that today is in. Before and after a dated term nothing is. */
export function isTodaySure(plan: CoursePlan, today: CalendarDate): boolean {
  const { current } = termPosition(plan, today);
  const week = current === null ? undefined : plan.weeks[current];
  return week ? isScheduleSure(plan, week) : plan.weeks.some(({ startDate }) => startDate !== null);
}

/** Where the syllabus speaks of a week: its own lines, else those of the weeks around. */
export function placeOfWeek({ weeks }: CoursePlan, week: Week): SourceLocation | null {
  const at = weeks.indexOf(week);
  const nearest = weeks.toSorted(
    (one, other) => Math.abs(weeks.indexOf(one) - at) - Math.abs(weeks.indexOf(other) - at),
  );
  const places = nearest.flatMap(({ topic, startSource, readings, assignments }) => [
    topic?.source,
    startSource,
    ...[...readings, ...assignments].map(({ source }) => source),
  ]);
  return places.find((place) => place) ?? null;
}
