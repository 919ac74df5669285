import type { ErrorCode } from '@weekwise/contracts/errors.ts';
import { limits } from '@weekwise/contracts/limits.ts';
import { AppError } from '../../app-error.ts';
import type { Executor, Transaction } from '../../db/client.ts';
import type { TaskOptions } from '../../db/schema/indexing.ts';
import type { Deps } from '../../deps.ts';
import { readFileJob } from '../../jobs/definitions.ts';
import type { TaskRow } from './tasks.repo.ts';
import * as repo from './tasks.repo.ts';

export type { TaskOptions } from '../../db/schema/indexing.ts';
export type { TaskRow } from './tasks.repo.ts';

type TaskDeps = Pick<Deps, 'db' | 'jobs' | 'clock' | 'newId'>;

export interface ReadingRequest {
  userId: string;
  folderId: string;
  fileId: string;
  options?: TaskOptions;
}

/** Puts the reading of a file in the queue as part of `tx`; `wakeReading` when that is committed. */
export async function requestReading(tx: Transaction, deps: TaskDeps, request: ReadingRequest): Promise<string> {
  const id = deps.newId();
  const now = deps.clock();
  await repo.insertTask(tx, {
    ...request,
    id,
    kind: 'read-file',
    status: 'pending',
    step: 'received',
    message: 'Received',
    startedAt: now,
    updatedAt: now,
  });
  await deps.jobs.put(tx, readFileJob, id, { taskId: id });
  return id;
}

export function wakeReading(deps: Pick<Deps, 'jobs'>): void {
  deps.jobs.wake(readFileJob);
}

/** Ended tasks are known for an hour. */
export async function requireTask(deps: Pick<Deps, 'db' | 'clock'>, userId: string, taskId: string): Promise<TaskRow> {
  const since = new Date(deps.clock().getTime() - limits.processingStateExpiry);
  const task = await repo.findTask(deps.db, userId, taskId, since);
  if (!task) throw new AppError('task_not_found');
  return task;
}

/** Cancels a task that is open, forgets one that has ended. */
export async function dismissTask(deps: TaskDeps, userId: string, taskId: string): Promise<void> {
  const task = await requireTask(deps, userId, taskId);
  await deps.db.transaction(async (tx) => {
    const cancelled = await cancelBy(tx, deps, { taskId: task.id });
    if (cancelled.length === 0) await repo.deleteTask(tx, task.id);
  });
}

/** Whatever reads this file stops: the file is going away. */
export async function cancelReading(tx: Transaction, deps: TaskDeps, fileId: string): Promise<void> {
  await cancelBy(tx, deps, { fileId });
}

async function cancelBy(
  tx: Transaction,
  deps: TaskDeps,
  by: { taskId: string } | { fileId: string },
): Promise<string[]> {
  const change = { status: 'cancelled', message: 'Cancelled', updatedAt: deps.clock() } as const;
  const cancelled = await repo.cancelTasks(tx, by, change);
  for (const id of cancelled) await deps.jobs.cancel(tx, readFileJob, id);
  return cancelled;
}

/** Open tasks by the file they read. */
export async function openTasks(db: Executor, folderId: string): Promise<Map<string, TaskRow>> {
  const tasks = await repo.listOpenTasks(db, folderId);
  return new Map(tasks.flatMap((task) => (task.fileId === null ? [] : [[task.fileId, task]])));
}

export function takeUp(deps: Pick<Deps, 'db' | 'clock'>, taskId: string): Promise<TaskRow | null> {
  return repo.takeUpTask(deps.db, taskId, deps.clock());
}

export async function endTask(
  db: Executor,
  deps: Pick<Deps, 'clock'>,
  taskId: string,
  errorCode: ErrorCode | null,
): Promise<boolean> {
  const ended = errorCode
    ? ({ status: 'failed', message: 'Failed', errorCode } as const)
    : ({ status: 'completed', step: 'done', progress: 1, message: 'Done' } as const);
  return repo.updateRunningTask(db, taskId, { ...ended, updatedAt: deps.clock() });
}

export const countFailure = repo.countFailure;
