import { limits } from '@weekwise/contracts/limits.ts';
import type { Deps } from '../../deps.ts';
import { workOnFolderJob } from '../../jobs/definitions.ts';
import { listIdle } from './folder-tasks.repo.ts';
import { deleteEndedTasks, listOpenTaskIds } from './tasks.repo.ts';
import { jobOfTask, signalFolderQueue } from './tasks.service.ts';

type SweepDeps = Pick<Deps, 'db' | 'jobs' | 'clock' | 'newId' | 'logger'>;

/**
 * Forgets tasks that ended an hour ago (spec §4), and takes up open ones that the queue knows nothing of any more.
 * However long an open task waits for its turn, it stays.
 */
export async function sweepTasks(deps: SweepDeps, folderId?: string): Promise<void> {
  await deleteEndedTasks(deps.db, new Date(deps.clock().getTime() - limits.processingStateExpiry));
  await takeUpLost(deps, folderId);
  await takeUpIdle(deps, folderId);
}

/** Tasks that are one job each. */
async function takeUpLost(deps: SweepDeps, folderId: string | undefined): Promise<void> {
  const open = await listOpenTaskIds(deps.db, folderId);
  for (const [kind, job] of Object.entries(jobOfTask)) {
    const tasks = open.filter((task) => task.kind === kind);
    const living = await deps.jobs.living(
      job,
      tasks.map(({ id }) => id),
    );
    for (const { id, userId: student } of tasks) {
      if (living.has(id)) continue;
      deps.logger.warn({ taskId: id, kind }, 'task without a job taken up');
      await deps.db.transaction(async (tx) => {
        // What is left of the job that had this id.
        await deps.jobs.forget(tx, job, [id]);
        await deps.jobs.put(tx, job, id, { taskId: id }, { student });
      });
      deps.jobs.wake(job);
    }
  }
}

/** Tasks of a folder that wait for none of their files. */
async function takeUpIdle(deps: SweepDeps, folderId: string | undefined): Promise<void> {
  const idle = await deps.db.transaction((tx) => listIdle(tx, folderId));
  const living = await deps.jobs.living(
    workOnFolderJob,
    idle.map(({ id }) => id),
  );
  for (const { id: taskId, userId: student } of idle) {
    if (living.has(taskId)) continue;
    await deps.db.transaction((tx) => deps.jobs.put(tx, workOnFolderJob, deps.newId(), { taskId }, { student }));
  }
  signalFolderQueue(deps);
}
