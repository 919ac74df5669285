import { and, asc, count, eq, inArray, isNull, notExists, notInArray, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../db/client.ts';
import { files } from '../../db/schema/files.ts';
import { skippedPassages } from '../../db/schema/retrieval.ts';
import { backgroundTasks, taskFiles } from '../../db/schema/tasks.ts';
import type { TaskChange, TaskRow } from './tasks.repo.ts';

export type TaskFileRow = typeof taskFiles.$inferSelect;
export type FileOutcome = Pick<TaskFileRow, 'errorCode'> & { state: 'done' | 'failed' | 'skipped' };
export type FolderTaskKind = Extract<TaskRow['kind'], 'vectorize-folder' | 'sync-folder'>;

const open: TaskRow['status'][] = ['pending', 'processing'];

/** False where the folder has an open task of this kind. */
export async function insertFolderTask(tx: Transaction, task: typeof backgroundTasks.$inferInsert): Promise<boolean> {
  const made = await tx
    .insert(backgroundTasks)
    .values(task)
    .onConflictDoNothing()
    .returning({ id: backgroundTasks.id });
  return made.length > 0;
}

/** Locks the folder's open task of this kind until the transaction ends. */
export async function lockOpenFolderTask(
  tx: Transaction,
  folderId: string,
  kind: FolderTaskKind,
): Promise<TaskRow | null> {
  const [row] = await tx
    .select()
    .from(backgroundTasks)
    .where(
      and(
        eq(backgroundTasks.folderId, folderId),
        eq(backgroundTasks.kind, kind),
        isNull(backgroundTasks.fileId),
        inArray(backgroundTasks.status, open),
      ),
    )
    .for('update');
  return row ?? null;
}

/** Whether a task is an open sync that has not looked through the drive yet. */
export async function isUncompared(db: Executor, taskId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: backgroundTasks.id })
    .from(backgroundTasks)
    .where(
      and(
        eq(backgroundTasks.id, taskId),
        eq(backgroundTasks.kind, 'sync-folder'),
        inArray(backgroundTasks.status, open),
        isNull(backgroundTasks.findings),
      ),
    );
  return row !== undefined;
}

/** Locks a task until the transaction ends, as long as it is open. */
export async function lockOpenTask(tx: Transaction, taskId: string): Promise<TaskRow | null> {
  const [row] = await tx
    .select()
    .from(backgroundTasks)
    .where(and(eq(backgroundTasks.id, taskId), inArray(backgroundTasks.status, open)))
    .for('update');
  return row ?? null;
}

/** For whoever holds the task. */
export async function updateTask(tx: Transaction, taskId: string, change: TaskChange): Promise<void> {
  await tx.update(backgroundTasks).set(change).where(eq(backgroundTasks.id, taskId));
}

/** Finds the newest of a folder's tasks of this kind. */
export async function findNewestTask(
  db: Executor,
  userId: string,
  folderId: string,
  kind: FolderTaskKind,
): Promise<TaskRow | null> {
  const { startedAt, id } = backgroundTasks;
  const [row] = await db
    .select()
    .from(backgroundTasks)
    .where(
      and(eq(backgroundTasks.userId, userId), eq(backgroundTasks.folderId, folderId), eq(backgroundTasks.kind, kind)),
    )
    .orderBy(sql`${startedAt} desc, ${id} desc`)
    .limit(1);
  return row ?? null;
}

/** Whether all of these are files of the folder. */
export async function areInFolder(db: Executor, folderId: string, fileIds: readonly string[]): Promise<boolean> {
  const wanted = [...new Set(fileIds)];
  const [row] = await db
    .select({ files: count() })
    .from(files)
    .where(and(eq(files.folderId, folderId), inArray(files.id, wanted), isNull(files.deletedAt)));
  return row?.files === wanted.length;
}

/**
 * Adds files to a folder's task; all of the folder's where none are named. What is searchable is left as it is unless
 * `forced`, and a file that was left as it is is taken up again when it is forced now.
 */
export async function addFiles(
  tx: Transaction,
  task: { id: string; folderId: string },
  { fileIds, forced }: { fileIds: readonly string[] | null; forced: boolean },
): Promise<void> {
  const state = forced
    ? sql`'waiting'`
    : sql`case when ${files.embeddingStatus} = 'embedded' then 'skipped' else 'waiting' end`;
  const named = fileIds && inArray(files.id, [...fileIds]);
  if (fileIds?.length === 0) return;
  const chosen = and(eq(files.folderId, task.folderId), isNull(files.deletedAt), named ?? undefined);
  await tx
    .insert(taskFiles)
    .select(
      tx
        .select({
          taskId: sql<string>`${task.id}`.as('task_id'),
          fileId: files.id,
          state: sql<TaskFileRow['state']>`${state}`.as('state'),
          forced: sql<boolean>`${forced}::boolean`.as('forced'),
          readingId: sql<null>`null::text`.as('reading_id'),
          errorCode: sql<null>`null::text`.as('error_code'),
        })
        .from(files)
        .where(chosen),
    )
    .onConflictDoUpdate({
      target: [taskFiles.taskId, taskFiles.fileId],
      set: { state: 'waiting', forced: sql`excluded.forced`, errorCode: null, readingId: null },
      setWhere: sql`${taskFiles.state} in ('skipped', 'failed') and excluded.state = 'waiting'`,
    });
}

/** Files of the task that wait to be read, in the order of upload. */
export function listWaiting(tx: Transaction, taskId: string, most: number) {
  return tx
    .select({ fileId: files.id, forced: taskFiles.forced, status: files.embeddingStatus, deletedAt: files.deletedAt })
    .from(taskFiles)
    .innerJoin(files, eq(files.id, taskFiles.fileId))
    .where(and(eq(taskFiles.taskId, taskId), eq(taskFiles.state, 'waiting')))
    .orderBy(asc(files.uploadedAt), asc(files.id))
    .limit(most);
}

/** Open tasks that read these files, held until the transaction ends. */
export function lockReadings(tx: Transaction, fileIds: readonly string[]): Promise<TaskRow[]> {
  return tx
    .select()
    .from(backgroundTasks)
    .where(and(inArray(backgroundTasks.fileId, [...fileIds]), inArray(backgroundTasks.status, open)))
    .orderBy(asc(backgroundTasks.id))
    .for('update');
}

export async function updateTaskFile(
  tx: Transaction,
  taskId: string,
  fileId: string,
  change: Partial<Pick<TaskFileRow, 'state' | 'readingId' | 'errorCode'>>,
): Promise<void> {
  await tx
    .update(taskFiles)
    .set(change)
    .where(and(eq(taskFiles.taskId, taskId), eq(taskFiles.fileId, fileId)));
}

/**
 * Stores what became of a file that a task has read. Returns the open tasks of the folder that now wait for no file.
 */
export async function settleFiles(
  tx: Transaction,
  readingId: string,
  outcome: FileOutcome,
  now: Date,
): Promise<Pick<TaskRow, 'id' | 'userId'>[]> {
  const settled = await tx
    .update(taskFiles)
    .set(outcome)
    .where(and(eq(taskFiles.readingId, readingId), eq(taskFiles.state, 'reading')))
    .returning({ taskId: taskFiles.taskId });
  const idle: Pick<TaskRow, 'id' | 'userId'>[] = [];
  for (const { taskId } of settled) {
    const stillReading = tx
      .select({ one: sql`1` })
      .from(taskFiles)
      .where(and(eq(taskFiles.taskId, taskId), eq(taskFiles.state, 'reading')));
    await tx.update(backgroundTasks).set({ updatedAt: now }).where(eq(backgroundTasks.id, taskId));
    const [parent] = await tx
      .select({ id: backgroundTasks.id, userId: backgroundTasks.userId })
      .from(backgroundTasks)
      .where(and(eq(backgroundTasks.id, taskId), inArray(backgroundTasks.status, open), notExists(stillReading)));
    if (parent) idle.push(parent);
  }
  return idle;
}

/** Counts the files of a task by state. */
export async function countFiles(db: Executor, taskId: string): Promise<Partial<Record<TaskFileRow['state'], number>>> {
  const rows = await db
    .select({ state: taskFiles.state, files: count() })
    .from(taskFiles)
    .where(eq(taskFiles.taskId, taskId))
    .groupBy(taskFiles.state);
  return Object.fromEntries(rows.map((row) => [row.state, row.files]));
}

/** Files that the task did not read, with why, where there is a reason. */
export function listFailedFiles(db: Executor, taskId: string, most: number) {
  return db
    .select({ fileId: files.id, name: files.name, errorCode: taskFiles.errorCode })
    .from(taskFiles)
    .innerJoin(files, eq(files.id, taskFiles.fileId))
    .where(and(eq(taskFiles.taskId, taskId), eq(taskFiles.state, 'failed')))
    .orderBy(asc(files.uploadedAt), asc(files.id))
    .limit(most);
}

const ofTask = (taskId: string) => and(eq(taskFiles.taskId, taskId), eq(taskFiles.state, 'done'));

/** Passages left out of the files that the task has read. */
export function listSkippedPassages(db: Executor, taskId: string, most: number) {
  return db
    .select({
      fileId: files.id,
      name: files.name,
      page: skippedPassages.page,
      labels: files.pageLabels,
      excerpt: skippedPassages.excerpt,
      quality: skippedPassages.quality,
      density: skippedPassages.density,
      reason: skippedPassages.reason,
    })
    .from(skippedPassages)
    .innerJoin(files, eq(files.id, skippedPassages.fileId))
    .innerJoin(taskFiles, eq(taskFiles.fileId, files.id))
    .where(ofTask(taskId))
    .orderBy(asc(files.uploadedAt), asc(files.id), asc(skippedPassages.ordinal))
    .limit(most);
}

export async function countSkippedPassages(db: Executor, taskId: string): Promise<number> {
  const [row] = await db
    .select({ passages: count() })
    .from(skippedPassages)
    .innerJoin(taskFiles, eq(taskFiles.fileId, skippedPassages.fileId))
    .where(ofTask(taskId));
  return row?.passages ?? 0;
}

/**
 * Files that count as being read and are not any more wait again; answers the open folder tasks that wait for no
 * file.
 */
export async function listIdle(
  tx: Transaction,
  folderId: string | undefined,
): Promise<Pick<TaskRow, 'id' | 'userId'>[]> {
  const { id, userId, kind, status } = backgroundTasks;
  const stillOpen = tx.select({ id }).from(backgroundTasks).where(inArray(status, open));
  await tx
    .update(taskFiles)
    .set({ state: 'waiting', readingId: null })
    .where(
      and(
        eq(taskFiles.state, 'reading'),
        or(isNull(taskFiles.readingId), notInArray(taskFiles.readingId, stillOpen)),
        inArray(taskFiles.taskId, stillOpen),
      ),
    );
  const reading = tx
    .select({ one: sql`1` })
    .from(taskFiles)
    .where(and(eq(taskFiles.taskId, id), eq(taskFiles.state, 'reading')));
  return tx
    .select({ id, userId })
    .from(backgroundTasks)
    .where(
      and(
        inArray(kind, ['vectorize-folder', 'sync-folder']),
        inArray(status, open),
        folderId === undefined ? undefined : eq(backgroundTasks.folderId, folderId),
        notExists(reading),
      ),
    );
}
