import type { Course } from '../../syllabus/course.ts';

/** The first day that the plan gives a week, `YYYY-MM-DD`; null where it dates none. */
export const termStartOf = ({ weeks }: Pick<Course, 'weeks'>): string | null =>
  weeks.find(({ startDate }) => startDate !== null)?.startDate?.value ?? null;
