import type { ErrorCode } from '@weekwise/contracts/errors.ts';
import type { Deps } from '../../deps.ts';
import { TaskProgressWriter } from './task-progress-writer.ts';
import { claimTask, countFailure, endTask, TaskLost, type TaskRow } from './tasks.service.ts';

type AttemptDeps = Pick<Deps, 'db' | 'clock' | 'logger' | 'jobs' | 'newId'>;

/** What one attempt at a task of some kind does, and how it ends when it fails. */
interface Attempt {
  /** Each of its steps must be safe to repeat. `signal` fires when the task is cancelled or the server stops. */
  work(task: TaskRow, progress: TaskProgressWriter, signal: AbortSignal): Promise<void>;
  /** The code a student is told when trying again would end the same or was tried often enough; null to try again. */
  finalCode(error: unknown, task: TaskRow): ErrorCode | null;
  /** Where more is to be done than to end the task. */
  failTask?(task: TaskRow, code: ErrorCode, error: unknown): Promise<void>;
  /** For the log, when it is given up. */
  failed: string;
}

/**
 * Takes a task up and works on it once; nothing happens where it has ended or was cancelled. An error that may pass is
 * counted and thrown, so that the queue tries again. A cancelled task, one that another worker has taken over, and a
 * stopping server are no failures: the last one throws, so that the task goes on after the next start.
 */
export async function attemptTask(
  deps: AttemptDeps,
  taskId: string,
  stopping: AbortSignal,
  attempt: Attempt,
): Promise<void> {
  const task = await claimTask(deps, taskId);
  if (!task) return;
  await using progress = new TaskProgressWriter(deps, task);
  try {
    await attempt.work(task, progress, AbortSignal.any([stopping, progress.cancelled]));
  } catch (error) {
    if (progress.cancelled.aborted || error instanceof TaskLost) return;
    if (stopping.aborted) throw error;
    const code = attempt.finalCode(error, task);
    if (code === null) {
      await countFailure(deps.db, taskId);
      throw error;
    }
    const { folderId, fileId } = task;
    deps.logger.warn({ err: error, taskId, folderId, fileId, code }, attempt.failed);
    if (attempt.failTask) await attempt.failTask(task, code, error);
    else await deps.db.transaction((tx) => endTask(tx, deps, task, code));
  }
}
