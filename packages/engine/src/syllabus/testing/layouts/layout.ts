import type { DatedWeek } from './dated-weeks.ts';
import type { LayoutPart } from './parts.ts';
import type { PlannedCourse } from './planned-course.ts';
import type { Wording } from './wording.ts';

export interface LayoutPlan {
  course: PlannedCourse;
  wording: Wording;
  weeks: readonly DatedWeek[];
}

/** A way to lay out a schedule, and what of the plan a careful reader can know from it. */
export interface Layout {
  name: string;
  /** Never shown to anything that is fitted: how it is read tells how an unknown layout would be. */
  heldOut: boolean;
  /** What the plan counts: weeks by one topic, weeks by the topics of all meetings, meetings, or nothing. */
  counts: 'weeks' | 'weeks by meetings' | 'meetings' | 'nothing';
  /** Whether the schedule prints dates, also those on which work is due. */
  dated: boolean;
  /** Whether its dates are printed day first. */
  dayFirst: boolean;
  /** Whether it counts the weeks of class itself, past weeks without class. */
  numbersTeachingWeeks: boolean;
  schedule(plan: LayoutPlan): LayoutPart[];
}

export const layout = (name: string, schedule: Layout['schedule'], differences: Partial<Layout> = {}): Layout => ({
  name,
  schedule,
  heldOut: false,
  counts: 'weeks',
  dated: true,
  dayFirst: false,
  numbersTeachingWeeks: false,
  ...differences,
});
