import { t } from '@lingui/core/macro';
import { type CoursePlan, type Week, weekTitle } from '../../features/syllabus/course-plan.ts';
import type { PlanEntry } from '../../features/syllabus/plan-edits.ts';
import type { WeekChoice } from '../../features/syllabus-review/item-form.tsx';
import type { Values } from '../../features/syllabus-review/review-item.ts';

/** The fields of an entry as forms have them. */
export function valuesOf(entry: PlanEntry): Values {
  switch (entry.kind) {
    case 'week': {
      const { topic, weekNumber, startDate, breakName } = entry.of;
      return { topic: topic?.value ?? null, weekNumber, startDate, breakName };
    }
    case 'reading': {
      const { title, author, pages, optional, graduateOnly } = entry.of;
      return { title, author, pages, optional, graduateOnly };
    }
    case 'assignment': {
      const { title, dueDate, dueTime, dueZone, type: assignmentType, weight, optional } = entry.of;
      return { title, dueDate, dueTime, dueZone, assignmentType, weight, optional };
    }
  }
}

/** The week that an entry stands in; `null` for a week itself, and outside the weeks. */
export const weekOf = ({ weeks }: CoursePlan, { of }: PlanEntry): Week | null =>
  weeks.find(({ readings, assignments }) => [...readings, ...assignments].some(({ id }) => id === of.id)) ?? null;

export function weekName(week: Week): string {
  const title = weekTitle(week);
  return title?.named ? t`Week ${week.weekNumber}: ${title.text}` : t`Week ${week.weekNumber}`;
}

export const weekChoices = ({ weeks }: CoursePlan): WeekChoice[] =>
  weeks.map((week) => ({ weekId: week.id, label: weekName(week) }));

/** What an entry can be one with: others of its kind, those of its own week first. */
export function othersOf(plan: CoursePlan, entry: PlanEntry): PlanEntry[] {
  const own = weekOf(plan, entry);
  const weeks = own ? [own, ...plan.weeks.filter((week) => week !== own)] : plan.weeks;
  const all: PlanEntry[] =
    entry.kind === 'reading'
      ? weeks.flatMap((week) => week.readings.map((of) => ({ kind: 'reading' as const, of })))
      : [...weeks.flatMap((week) => week.assignments), ...plan.assignmentsOutsideSchedule].map((of) => ({
          kind: 'assignment' as const,
          of,
        }));
  return all.filter(({ of }) => of.id !== entry.of.id);
}
