import { setTimeout } from 'node:timers/promises';
import { AppError } from '../../app-error.ts';
import type { Transaction } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { workOnFolderJob } from '../../jobs/definitions.ts';
import { holdFolder, requireFolder } from '../folder-access/folder-access.service.ts';
import * as repo from './folder-tasks.repo.ts';
import { findTaskById, type TaskRow } from './tasks.repo.ts';
import { requireTask, signalFolderQueue, type TaskOptions } from './tasks.service.ts';

type FolderTaskDeps = Pick<Deps, 'db' | 'jobs' | 'clock' | 'newId'>;

interface Place {
  userId: string;
  folderId: string;
}

export interface StartedTask {
  task: TaskRow;
  /** Whether it was under way already. */
  joined: boolean;
}

/** Milliseconds that a call in the foreground waits, below what a client and a proxy wait at most. */
const foreground = 25_000;
const lookEvery = 200;
/** How often another's task may end between our finding it and our holding it. */
const mostTries = 5;

/** Has files of a folder made searchable: all of them, or those named. */
export async function startVectorizing(
  deps: FolderTaskDeps,
  { userId, folderId }: Place,
  chosen: { fileIds: readonly string[] | null; forced: boolean },
): Promise<StartedTask> {
  await requireFolder(deps.db, userId, folderId);
  if (chosen.fileIds && !(await repo.areInFolder(deps.db, folderId, chosen.fileIds))) {
    throw new AppError('file_not_found');
  }
  return start(deps, { userId, folderId }, 'vectorize-folder', {}, (tx, task) => repo.addFiles(tx, task, chosen));
}

/** Has a folder brought in step with its drive. */
export async function startSync(deps: FolderTaskDeps, place: Place, options: TaskOptions): Promise<StartedTask> {
  return start(deps, place, 'sync-folder', options, async () => {});
}

/** One task of a kind per folder: whoever asks for another one joins it, and adds what it is to do besides. */
async function start(
  deps: FolderTaskDeps,
  { userId, folderId }: Place,
  kind: repo.FolderTaskKind,
  options: TaskOptions,
  add: (tx: Transaction, task: TaskRow) => Promise<void>,
): Promise<StartedTask> {
  const started = await deps.db.transaction(async (tx) => {
    await holdFolder(tx, userId, folderId);
    for (let tries = 0; tries < mostTries; tries++) {
      const now = deps.clock();
      const state = {
        status: 'pending',
        step: 'received',
        message: 'Waiting',
        startedAt: now,
        updatedAt: now,
      } as const;
      const isNew = await repo.insertFolderTask(tx, { id: deps.newId(), userId, folderId, kind, options, ...state });
      const task = await repo.lockOpenFolderTask(tx, folderId, kind);
      if (!task) continue;
      await add(tx, task);
      // What is under way finds what was added when its batch ends.
      if (isNew) await deps.jobs.put(tx, workOnFolderJob, deps.newId(), { taskId: task.id }, { student: userId });
      return { task, joined: !isNew };
    }
    throw new AppError('unavailable');
  });
  signalFolderQueue(deps);
  return started;
}

/** Waits for a task to end; returns it as it stands when the wait is over. */
export async function waitForEnd(deps: Pick<Deps, 'db'>, task: TaskRow, signal: AbortSignal): Promise<TaskRow> {
  const until = performance.now() + foreground;
  for (;;) {
    const now = (await findTaskById(deps.db, task.id)) ?? task;
    const isOpen = now.status === 'pending' || now.status === 'processing';
    if (!isOpen || signal.aborted || performance.now() > until) return now;
    await setTimeout(lookEvery);
  }
}

/** Finds a task by its id; given a folder's id, the newest task that made the folder searchable. */
export async function requireFolderTask(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  taskOrFolderId: string,
): Promise<TaskRow> {
  const ofFolder = await repo.findNewestTask(deps.db, userId, taskOrFolderId, 'vectorize-folder');
  return requireTask(deps, userId, ofFolder?.id ?? taskOrFolderId);
}
