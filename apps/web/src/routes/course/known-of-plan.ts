import type { PlanKnows } from '../../features/chat/starters.tsx';
import type { CoursePlan, Week } from '../../features/syllabus/course-plan.ts';

/** What the plan can answer of the open week and of the course. */
export const knownOf = ({ classInfo }: CoursePlan, week: Week | null): PlanKnows => ({
  readings: (week?.readings.length ?? 0) > 0,
  work: (week?.assignments.length ?? 0) > 0,
  grading: classInfo.grading.length > 0,
});
