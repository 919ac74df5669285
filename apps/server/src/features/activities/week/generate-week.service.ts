import type { Deps } from '../../../deps.ts';
import { generateWeekJob } from '../../../jobs/definitions.ts';
import { type GuideWeek, requireWeek } from '../../study-guides/study-guide.service.ts';
import { startTask } from '../../tasks/tasks.service.ts';
import { findGeneration } from './generations.repo.ts';
import { lockWeek, updateWeek } from './weeks.repo.ts';

type RequestDeps = Pick<Deps, 'db' | 'payments' | 'jobs' | 'clock' | 'newId'>;

export interface WeekRequest {
  folderId: string;
  weekNumber: number;
  /** In place of the plan's. */
  topic?: string | null;
  /** Makes new ones also where there are some. */
  anew: boolean;
}

/**
 * Has the activities of a week made. Where they are being made already, that is the task it answers with; null where
 * they were made before and nobody wants others.
 */
export async function requestWeek(
  deps: RequestDeps,
  userId: string,
  { folderId, weekNumber, topic, anew }: WeekRequest,
): Promise<{ week: GuideWeek; taskId: string | null }> {
  const week = await requireWeek(deps, userId, folderId, weekNumber);
  const taskId = await deps.db.transaction(async (tx) => {
    const row = await lockWeek(tx, week);
    const underWay = row.taskId === null ? null : await findGeneration(tx, row.taskId);
    if (underWay) return underWay.id;
    // What was made one by one, in the chat or of a passage, does not make a week.
    const isMade = row.content !== null;
    if (isMade && !anew) return null;
    const options = { week: { weekId: week.weekId, topic: topic || null, anew: isMade } };
    const id = await startTask(tx, deps, { userId, folderId, kind: 'generate-week', options });
    await updateWeek(tx, week, { taskId: id });
    return id;
  });
  deps.jobs.wake(generateWeekJob);
  return { week, taskId };
}
