import type { CourseMatter } from './course-matter.service.ts';

/** Presents the parts of a course that can be published. */
export function availableParts({ plan, activities, guideParts }: CourseMatter) {
  const weekIds = new Set(plan.weeks.map(({ id }) => id));
  const ofPlan = guideParts.filter(({ weekId }) => weekIds.has(weekId));
  return {
    readings: plan.readings.length,
    terms: ofPlan.filter(({ section }) => section === 'term').length,
    activities: activities.filter(({ weekId }) => weekIds.has(weekId)).length,
    study_guides: new Set(ofPlan.map(({ weekId }) => weekId)).size,
    professor_name: plan.syllabus.courseInfo.facts.professorName?.value ?? null,
  };
}
