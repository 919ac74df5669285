import type { ErrorCode } from '@weekwise/contracts/errors.ts';
import { limits } from '@weekwise/contracts/limits.ts';
import { AppError } from '../../app-error.ts';
import type { Executor, Transaction } from '../../db/client.ts';
import type { TaskOptions } from '../../db/schema/tasks.ts';
import type { Deps } from '../../deps.ts';
import {
  downloadSourcesJob,
  generateWeekJob,
  readFileJob,
  searchSourcesJob,
  workOnFolderJob,
} from '../../jobs/definitions.ts';
import type { JobDefinition } from '../../jobs/job.ts';
import * as folderTasks from './folder-tasks.repo.ts';
import type { TaskClaim, TaskRow } from './tasks.repo.ts';
import * as repo from './tasks.repo.ts';

export type { TaskOptions } from '../../db/schema/tasks.ts';
export type { TaskClaim, TaskRow } from './tasks.repo.ts';

type TaskDeps = Pick<Deps, 'db' | 'jobs' | 'clock' | 'newId'>;
type SettleDeps = Pick<Deps, 'jobs' | 'clock' | 'newId'>;

/** Jobs that bear the id of their task. Those of a folder's task have ids of their own: there are several in turn. */
export const jobOfTask: Partial<Record<TaskRow['kind'], JobDefinition<{ taskId: string }>>> = {
  'read-file': readFileJob,
  'generate-week': generateWeekJob,
  'search-sources': searchSourcesJob,
  'download-sources': downloadSourcesJob,
};

export interface ReadingRequest {
  userId: string;
  folderId: string;
  fileId: string;
  /** The folder's task that asks for it. */
  parentId?: string;
  options?: TaskOptions;
}

/** Puts the reading of a file in the queue as part of `tx`; `wakeReading` when that is committed. */
export function requestReading(tx: Transaction, deps: TaskDeps, request: ReadingRequest): Promise<string> {
  return startTask(tx, deps, { ...request, kind: 'read-file' });
}

/** Puts a task in the queue as part of `tx`, its job with it; wake the job when that is committed. */
export async function startTask(
  tx: Transaction,
  deps: Pick<TaskDeps, 'jobs' | 'clock' | 'newId'>,
  task: Pick<TaskRow, 'userId' | 'folderId' | 'kind'> & Partial<Pick<TaskRow, 'fileId' | 'parentId' | 'options'>>,
): Promise<string> {
  const job = jobOfTask[task.kind];
  if (!job) throw new Error(`A task ${task.kind} has no job of its own.`);
  const id = deps.newId();
  const now = deps.clock();
  const state = { status: 'pending', step: 'received', message: 'Received', startedAt: now, updatedAt: now } as const;
  await repo.insertTask(tx, { ...task, id, ...state });
  await deps.jobs.put(tx, job, id, { taskId: id }, { student: task.userId });
  return id;
}

export function signalReadingQueue(deps: Pick<Deps, 'jobs'>): void {
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
  // A file's task may be one that a folder's task waits for.
  signalFolderQueue(deps);
}

/** One that has ended stays as it is. */
export async function cancelTask(deps: TaskDeps, taskId: string): Promise<void> {
  await deps.db.transaction((tx) => cancelBy(tx, deps, { taskId }));
  signalFolderQueue(deps);
}

/** Stops all tasks that read this file, since the file is about to go. */
export async function cancelReading(tx: Transaction, deps: TaskDeps, fileId: string): Promise<void> {
  await cancelBy(tx, deps, { fileId });
}

/** Stops all tasks of this folder, since it goes to the bin. */
export async function cancelFolderTasks(tx: Transaction, deps: SettleDeps, folderId: string): Promise<void> {
  await cancelBy(tx, deps, { folderId });
}

async function cancelBy(tx: Transaction, deps: SettleDeps, by: repo.TaskScope): Promise<string[]> {
  const change = { status: 'cancelled', message: 'Cancelled', updatedAt: deps.clock() } as const;
  await repo.lockFolder(tx, by);
  const asked = await repo.cancelTasks(tx, by, change);
  const cancelled = [...asked];
  // With a folder's task the readings that it asked for.
  for (const { id } of asked) cancelled.push(...(await repo.cancelTasks(tx, { parentId: id }, change)));
  for (const { id, kind } of cancelled) {
    const job = jobOfTask[kind];
    if (job) await deps.jobs.cancel(tx, job, id);
  }
  for (const { id } of cancelled) await settle(tx, deps, id, { state: 'skipped', errorCode: null });
  return cancelled.map(({ id }) => id);
}

/**
 * A file's task has come to its end: so has its part in the tasks of its folder, which go on when they wait for no
 * other.
 */
async function settle(
  tx: Transaction,
  deps: SettleDeps,
  taskId: string,
  outcome: folderTasks.FileOutcome,
): Promise<void> {
  for (const { id, userId } of await folderTasks.settleFiles(tx, taskId, outcome, deps.clock())) {
    await deps.jobs.put(tx, workOnFolderJob, deps.newId(), { taskId: id }, { student: userId });
  }
}

/** After what may have settled a file is committed. */
export function signalFolderQueue(deps: Pick<Deps, 'jobs'>): void {
  deps.jobs.wake(workOnFolderJob);
}

/** A task that nobody has forgotten yet, whoever's it is. */
export const findTask = repo.findTaskById;

export const lockFolder = repo.lockFolder;

export const isOpen = ({ status }: Pick<TaskRow, 'status'>): boolean => status === 'pending' || status === 'processing';

/** The task as long as it has not ended. */
export async function findOpenTask(db: Executor, taskId: string | null): Promise<TaskRow | null> {
  const task = taskId === null ? null : await repo.findTaskById(db, taskId);
  return task && isOpen(task) ? task : null;
}

/** Those of a folder that have not ended, of one kind. */
export async function openTasksOfKind(db: Executor, folderId: string, kind: TaskRow['kind']): Promise<TaskRow[]> {
  return (await repo.listOpenTasks(db, folderId)).filter((task) => task.kind === kind);
}

/** Ids of open tasks by the file they read. */
export const readingTaskIds = repo.listReadingTaskIds;

/** Open tasks by the file they read. */
export async function openTasks(db: Executor, folderId: string): Promise<Map<string, TaskRow>> {
  const tasks = await repo.listOpenTasks(db, folderId);
  return new Map(tasks.flatMap((task) => (task.fileId === null ? [] : [[task.fileId, task]])));
}

export function claimTask(deps: Pick<Deps, 'db' | 'clock'>, taskId: string): Promise<TaskRow | null> {
  return repo.takeUpTask(deps.db, taskId, deps.clock());
}

/** Another worker has the task by now, or nobody: this one's work counts for nothing. */
export class TaskLost extends Error {
  override readonly name = 'TaskLost';
}

/** Before a write that would spoil what another worker has written since. */
export async function requireClaim(tx: Transaction, task: TaskClaim): Promise<void> {
  if (!(await repo.holdClaim(tx, task))) throw new TaskLost();
}

/** False when this worker's work on it is over already. */
export async function endTask(
  tx: Transaction,
  deps: SettleDeps,
  task: TaskClaim,
  errorCode: ErrorCode | null,
): Promise<boolean> {
  await repo.lockFolder(tx, { taskId: task.id });
  const ended = errorCode
    ? ({ status: 'failed', message: 'Failed', errorCode } as const)
    : ({ status: 'completed', step: 'done', progress: 1, message: 'Done' } as const);
  if (!(await repo.updateRunningTask(tx, task, { ...ended, updatedAt: deps.clock() }))) return false;
  await settle(tx, deps, task.id, { state: errorCode ? 'failed' : 'done', errorCode });
  return true;
}

export const countFailure = repo.countFailure;
