import { and, asc, count, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { driveConnections } from '../../db/schema/drives.ts';
import { folders } from '../../db/schema/folders.ts';

export type ConnectionRow = typeof driveConnections.$inferSelect;

export async function findConnection(db: Executor, id: string): Promise<ConnectionRow | null> {
  const [row] = await db.select().from(driveConnections).where(eq(driveConnections.id, id));
  return row ?? null;
}

export function listConnections(db: Executor, userId: string): Promise<ConnectionRow[]> {
  return db
    .select()
    .from(driveConnections)
    .where(eq(driveConnections.userId, userId))
    .orderBy(asc(driveConnections.createdAt), asc(driveConnections.id));
}

/** Connections of everybody that are not disconnected. */
export async function listOpenIds(db: Executor): Promise<string[]> {
  const rows = await db
    .select({ id: driveConnections.id })
    .from(driveConnections)
    .where(isNotNull(driveConnections.sealedSecret));
  return rows.map(({ id }) => id);
}

export async function upsertConnection(db: Executor, connection: ConnectionRow): Promise<void> {
  const { id: _, createdAt: __, ...change } = connection;
  await db.insert(driveConnections).values(connection).onConflictDoUpdate({ target: driveConnections.id, set: change });
}

export async function updateConnection(db: Executor, id: string, change: Partial<ConnectionRow>): Promise<void> {
  await db.update(driveConnections).set(change).where(eq(driveConnections.id, id));
}

/** A connection that was disconnected meanwhile stays so. */
export async function updateStatus(
  db: Executor,
  id: string,
  change: Pick<ConnectionRow, 'status' | 'checkedAt'>,
): Promise<void> {
  await db
    .update(driveConnections)
    .set(change)
    .where(and(eq(driveConnections.id, id), ne(driveConnections.status, 'disconnected')));
}

export async function deleteConnection(db: Executor, id: string): Promise<void> {
  await db.delete(driveConnections).where(eq(driveConnections.id, id));
}

/** The drive that a folder is linked to; null where there is no such folder. */
export async function findFolderDrive(
  db: Executor,
  folderId: string,
): Promise<Pick<typeof folders.$inferSelect, 'driveConnectionId' | 'driveFolder'> | null> {
  const [row] = await db
    .select({ driveConnectionId: folders.driveConnectionId, driveFolder: folders.driveFolder })
    .from(folders)
    .where(eq(folders.id, folderId));
  return row ?? null;
}

/** Folders linked to a connection: those that show, and all with those in the bin. */
export async function countFolders(db: Executor, connectionId: string): Promise<{ shown: number; all: number }> {
  const linked = eq(folders.driveConnectionId, connectionId);
  const [all] = await db.select({ n: count() }).from(folders).where(linked);
  const [shown] = await db
    .select({ n: count() })
    .from(folders)
    .where(and(linked, isNull(folders.deletedAt)));
  return { shown: shown?.n ?? 0, all: all?.n ?? 0 };
}
