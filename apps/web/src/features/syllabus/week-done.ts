import type { CoursePlan, Week } from './course-plan.ts';

type Items = Pick<Week, 'readings' | 'assignments'>;

/** How many of these are read and handed in. */
export const countDone = ({ readings, assignments }: Items): { read: number; handedIn: number } => ({
  read: readings.filter(({ state }) => state === 'read').length,
  handedIn: assignments.filter(({ handedIn }) => handedIn).length,
});

/** The share of these that is done, 0 to 1: a reading in progress counts half. Null where there is nothing to do. */
export function shareDone({ readings, assignments }: Items): number | null {
  const all = readings.length + assignments.length;
  if (all === 0) return null;
  const { read, handedIn } = countDone({ readings, assignments });
  const begun = readings.filter(({ state }) => state === 'in-progress').length;
  return (read + handedIn + begun / 2) / all;
}

/** Of all weeks; null where the student marks nothing, so that nobody can know. */
export function courseDone({ weeks }: Pick<CoursePlan, 'weeks'>): number | null {
  const share = shareDone({
    readings: weeks.flatMap(({ readings }) => readings),
    assignments: weeks.flatMap(({ assignments }) => assignments),
  });
  return share || null;
}
