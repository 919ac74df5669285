import { and, count, eq, isNull, sum } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { files } from '../../db/schema/files.ts';
import { folders } from '../../db/schema/folders.ts';
import { backgroundTasks } from '../../db/schema/tasks.ts';

/** Sums the bytes of a student's files on the disk of this server, including those in the bin. */
export async function bytesStored(db: Executor, userId: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sum(files.size) })
    .from(files)
    .innerJoin(folders, eq(folders.id, files.folderId))
    .where(and(eq(folders.userId, userId), isNull(folders.driveConnectionId)));
  return Number(row?.bytes ?? 0);
}

export async function isOnServer(db: Executor, folderId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: folders.id })
    .from(folders)
    .where(and(eq(folders.id, folderId), isNull(folders.driveConnectionId)));
  return row !== undefined;
}

/** Files of a student that wait for their turn to be read. */
export async function countWaiting(db: Executor, userId: string): Promise<number> {
  const { kind, status } = backgroundTasks;
  const [row] = await db
    .select({ waiting: count() })
    .from(backgroundTasks)
    .where(and(eq(backgroundTasks.userId, userId), eq(kind, 'read-file'), eq(status, 'pending')));
  return row?.waiting ?? 0;
}
