import { and, asc, eq, gt, inArray, lt, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../db/client.ts';
import { inLiveFolder } from '../../db/live-folder.ts';
import { folders } from '../../db/schema/folders.ts';
import { backgroundTasks } from '../../db/schema/tasks.ts';

export type TaskRow = typeof backgroundTasks.$inferSelect;
export type TaskChange = Partial<
  Pick<TaskRow, 'status' | 'step' | 'progress' | 'message' | 'page' | 'pageCount' | 'errorCode' | 'findings' | 'search'>
> & { updatedAt: Date };
/** A task as one worker took it up: after another has, the first has no say in it any more. */
export type TaskClaim = Pick<TaskRow, 'id' | 'attempts'>;

const open: TaskRow['status'][] = ['pending', 'processing'];

export async function insertTask(db: Executor, task: typeof backgroundTasks.$inferInsert): Promise<void> {
  await db.insert(backgroundTasks).values(task);
}

/** Finds a task of this student that is open, or ended after `since`. */
export async function findTask(db: Executor, userId: string, taskId: string, since: Date): Promise<TaskRow | null> {
  const [row] = await db
    .select()
    .from(backgroundTasks)
    .where(
      and(
        eq(backgroundTasks.id, taskId),
        eq(backgroundTasks.userId, userId),
        inLiveFolder(backgroundTasks.folderId),
        or(inArray(backgroundTasks.status, open), gt(backgroundTasks.updatedAt, since)),
      ),
    );
  return row ?? null;
}

/** Finds a task for the worker, whoever owns it. */
export async function findTaskById(db: Executor, taskId: string): Promise<TaskRow | null> {
  const [row] = await db.select().from(backgroundTasks).where(eq(backgroundTasks.id, taskId));
  return row ?? null;
}

/** Takes an open task up and counts the attempt; null when it ended or was cancelled meanwhile. */
export async function takeUpTask(db: Executor, taskId: string, now: Date): Promise<TaskRow | null> {
  const [row] = await db
    .update(backgroundTasks)
    .set({ status: 'processing', attempts: sql`${backgroundTasks.attempts} + 1`, updatedAt: now })
    .where(and(eq(backgroundTasks.id, taskId), inArray(backgroundTasks.status, open)))
    .returning();
  return row ?? null;
}

/** False when this worker's work on it is over: it was cancelled, forgotten with its file, or taken over by another. */
export async function updateRunningTask(db: Executor, task: TaskClaim, change: TaskChange): Promise<boolean> {
  const { id, attempts, status } = backgroundTasks;
  const changed = await db
    .update(backgroundTasks)
    .set(change)
    .where(and(eq(id, task.id), eq(attempts, task.attempts), eq(status, 'processing')))
    .returning({ id });
  return changed.length > 0;
}

/** Whether this worker still holds the task. If so, no other can claim it before the transaction ends. */
export async function holdClaim(tx: Transaction, task: TaskClaim): Promise<boolean> {
  const { id, attempts, status } = backgroundTasks;
  const [held] = await tx
    .select({ id })
    .from(backgroundTasks)
    .where(and(eq(id, task.id), eq(attempts, task.attempts), eq(status, 'processing')))
    .for('share');
  return held !== undefined;
}

export async function countFailure(db: Executor, taskId: string): Promise<void> {
  await db
    .update(backgroundTasks)
    .set({ failures: sql`${backgroundTasks.failures} + 1` })
    .where(eq(backgroundTasks.id, taskId));
}

/** One task, those that a folder's task asked for, those of a file, or those of a folder. */
export type TaskScope = { taskId: string } | { parentId: string } | { fileId: string } | { folderId: string };

function within(by: TaskScope): SQL {
  if ('taskId' in by) return eq(backgroundTasks.id, by.taskId);
  if ('parentId' in by) return eq(backgroundTasks.parentId, by.parentId);
  return 'fileId' in by ? eq(backgroundTasks.fileId, by.fileId) : eq(backgroundTasks.folderId, by.folderId);
}

/**
 * Holds the folder that these tasks work in. Whatever writes several of a folder's tasks holds it before any of them,
 * so that no two transactions wait for each other: a folder's task waits for readings that another one asked for.
 */
export async function lockFolder(tx: Transaction, by: TaskScope): Promise<void> {
  const tasks = tx.select({ id: backgroundTasks.folderId }).from(backgroundTasks).where(within(by));
  await tx
    .select({ id: folders.id })
    .from(folders)
    .where('folderId' in by ? eq(folders.id, by.folderId) : inArray(folders.id, tasks))
    .orderBy(asc(folders.id))
    .for('no key update');
}

/** Answers which open tasks it cancelled. */
export function cancelTasks(db: Executor, by: TaskScope, change: TaskChange): Promise<Pick<TaskRow, 'id' | 'kind'>[]> {
  return db
    .update(backgroundTasks)
    .set(change)
    .where(and(within(by), inArray(backgroundTasks.status, open)))
    .returning({ id: backgroundTasks.id, kind: backgroundTasks.kind });
}

export async function deleteTask(db: Executor, taskId: string): Promise<void> {
  await db.delete(backgroundTasks).where(eq(backgroundTasks.id, taskId));
}

export function listOpenTasks(db: Executor, folderId: string): Promise<TaskRow[]> {
  return db
    .select()
    .from(backgroundTasks)
    .where(and(eq(backgroundTasks.folderId, folderId), inArray(backgroundTasks.status, open)));
}

/** By the file they read; of one folder, or of one of its files. */
export async function listReadingTaskIds(
  db: Executor,
  folderId: string,
  ofFile?: string,
): Promise<Map<string, string>> {
  const { id, fileId, status } = backgroundTasks;
  const rows = await db
    .select({ id, fileId })
    .from(backgroundTasks)
    .where(
      and(
        eq(backgroundTasks.folderId, folderId),
        inArray(status, open),
        ofFile === undefined ? undefined : eq(fileId, ofFile),
      ),
    );
  return new Map(rows.flatMap((row) => (row.fileId === null ? [] : [[row.fileId, row.id]])));
}

/** Whether files of the folder are being read, or are about to be. */
export async function isBeingRead(db: Executor, folderId: string): Promise<boolean> {
  const { id, kind, status } = backgroundTasks;
  const ofFolder = and(eq(backgroundTasks.folderId, folderId), eq(kind, 'read-file'), inArray(status, open));
  return (await db.select({ id }).from(backgroundTasks).where(ofFolder).limit(1)).length > 0;
}

/** Ended tasks that nobody has to know of any more. */
export async function deleteEndedTasks(db: Executor, before: Date): Promise<void> {
  const { status, updatedAt } = backgroundTasks;
  await db.delete(backgroundTasks).where(and(notInArray(status, open), lt(updatedAt, before)));
}

export function listOpenTaskIds(
  db: Executor,
  folderId?: string,
): Promise<Pick<TaskRow, 'id' | 'userId' | 'kind' | 'attempts'>[]> {
  const { id, userId, kind, attempts } = backgroundTasks;
  const inFolder = folderId === undefined ? undefined : eq(backgroundTasks.folderId, folderId);
  return db
    .select({ id, userId, kind, attempts })
    .from(backgroundTasks)
    .where(and(inFolder, inArray(backgroundTasks.status, open)))
    .orderBy(asc(backgroundTasks.startedAt), asc(backgroundTasks.id));
}
