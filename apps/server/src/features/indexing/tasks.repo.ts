import { and, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { backgroundTasks } from '../../db/schema/indexing.ts';

export type TaskRow = typeof backgroundTasks.$inferSelect;
export type TaskChange = Partial<
  Pick<TaskRow, 'status' | 'step' | 'progress' | 'message' | 'page' | 'pageCount' | 'errorCode'>
> & { updatedAt: Date };

const open: TaskRow['status'][] = ['pending', 'processing'];

export async function insertTask(db: Executor, task: typeof backgroundTasks.$inferInsert): Promise<void> {
  await db.insert(backgroundTasks).values(task);
}

/** A task of this student that is open, or ended after `since`. */
export async function findTask(db: Executor, userId: string, taskId: string, since: Date): Promise<TaskRow | null> {
  const [row] = await db
    .select()
    .from(backgroundTasks)
    .where(
      and(
        eq(backgroundTasks.id, taskId),
        eq(backgroundTasks.userId, userId),
        or(inArray(backgroundTasks.status, open), gt(backgroundTasks.updatedAt, since)),
      ),
    );
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

/** False when the task is not being worked on any more: it was cancelled, or forgotten with its file. */
export async function updateRunningTask(db: Executor, taskId: string, change: TaskChange): Promise<boolean> {
  const changed = await db
    .update(backgroundTasks)
    .set(change)
    .where(and(eq(backgroundTasks.id, taskId), eq(backgroundTasks.status, 'processing')))
    .returning({ id: backgroundTasks.id });
  return changed.length > 0;
}

export async function countFailure(db: Executor, taskId: string): Promise<void> {
  await db
    .update(backgroundTasks)
    .set({ failures: sql`${backgroundTasks.failures} + 1` })
    .where(eq(backgroundTasks.id, taskId));
}

/** Answers which open tasks it cancelled. */
export async function cancelTasks(
  db: Executor,
  by: { taskId: string } | { fileId: string },
  change: TaskChange,
): Promise<string[]> {
  const one = 'taskId' in by ? eq(backgroundTasks.id, by.taskId) : eq(backgroundTasks.fileId, by.fileId);
  const rows = await db
    .update(backgroundTasks)
    .set(change)
    .where(and(one, inArray(backgroundTasks.status, open)))
    .returning({ id: backgroundTasks.id });
  return rows.map((row) => row.id);
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
