import { AppError } from '../../app-error.ts';
import type { Executor } from '../../db/client.ts';
import { planOf, type SyllabusPlan } from './syllabus.service.ts';

/** A reading as a search knows it. */
export interface PlanReading {
  id: string;
  weekId: string;
  weekNumber: number;
  /** Counted from 0 within its week, in the order of the plan. */
  readingIndex: number;
  title: string;
  author: string | null;
  pages: string | null;
}

/** All readings of a folder's plan, week by week; null until a syllabus was read. */
export async function readingsOf(db: Executor, folderId: string): Promise<PlanReading[] | null> {
  const plan = await planOf(db, folderId);
  return plan && readingsOfPlan(plan);
}

export function readingsOfPlan(plan: Pick<SyllabusPlan, 'weeks' | 'readings'>): PlanReading[] {
  return plan.weeks.flatMap(({ id: weekId, number: weekNumber }) =>
    plan.readings
      .filter((reading) => reading.weekId === weekId)
      .map(({ id, title, author, pages }, readingIndex) => ({
        id,
        weekId,
        weekNumber,
        readingIndex,
        title,
        author,
        pages,
      })),
  );
}

/** A reading by its id, or by its place in the plan. */
export async function requireReading(
  db: Executor,
  folderId: string,
  by: { id: string } | { weekNumber: number; readingIndex: number },
): Promise<PlanReading> {
  const readings = (await readingsOf(db, folderId)) ?? [];
  const found = readings.find((reading) =>
    'id' in by
      ? reading.id === by.id
      : reading.weekNumber === by.weekNumber && reading.readingIndex === by.readingIndex,
  );
  if (!found) throw new AppError('reading_not_found');
  return found;
}
