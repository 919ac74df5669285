import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { folders, selectedFolders } from '../../db/schema/folders.ts';

export type FolderRow = typeof folders.$inferSelect;

const isLive = isNull(folders.deletedAt);

/** `share`: it stays as it is until the transaction ends. */
export async function findFolder(
  db: Executor,
  userId: string,
  folderId: string,
  { lock }: { lock?: 'share' } = {},
): Promise<FolderRow | null> {
  const found = db
    .select()
    .from(folders)
    .where(and(eq(folders.id, folderId), eq(folders.userId, userId), isLive));
  const [row] = await (lock ? found.for(lock) : found);
  return row ?? null;
}

/** Oldest first: a course keeps its place while others change. */
export function listFolders(db: Executor, userId: string): Promise<FolderRow[]> {
  return db
    .select()
    .from(folders)
    .where(and(eq(folders.userId, userId), isLive))
    .orderBy(asc(folders.createdAt), asc(folders.id));
}

export async function findSelectedFolderId(db: Executor, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ folderId: selectedFolders.folderId })
    .from(selectedFolders)
    .where(eq(selectedFolders.userId, userId));
  return row?.folderId ?? null;
}
