import { and, asc, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { folders, selectedFolders } from '../../db/schema/folders.ts';
import type { FolderRow } from '../folder-access/folder-access.repo.ts';

export interface BinnedFolderRow extends FolderRow {
  deletedAt: Date;
}

const isBinned = isNotNull(folders.deletedAt);

/** False where it is in the bin already, or was never there. */
export async function putInBin(db: Executor, userId: string, folderId: string, deletedAt: Date): Promise<boolean> {
  const moved = await db
    .update(folders)
    .set({ deletedAt })
    .where(and(eq(folders.id, folderId), eq(folders.userId, userId), isNull(folders.deletedAt)))
    .returning({ id: folders.id });
  return moved.length > 0;
}

/** Null where it is not in the bin. Fails on the unique index where the name is taken. */
export async function takeFromBin(
  db: Executor,
  folderId: string,
  change: { name: string; nameKey: string; modifiedAt: Date },
): Promise<FolderRow | null> {
  const [row] = await db
    .update(folders)
    .set({ ...change, deletedAt: null })
    .where(and(eq(folders.id, folderId), isBinned))
    .returning();
  return row ?? null;
}

/** Deleted last comes first. */
export async function listBinned(db: Executor, userId: string): Promise<BinnedFolderRow[]> {
  const rows = await db
    .select()
    .from(folders)
    .where(and(eq(folders.userId, userId), isBinned))
    .orderBy(desc(folders.deletedAt), asc(folders.id));
  return rows.filter(hasTime);
}

export async function findBinned(db: Executor, userId: string, folderId: string): Promise<BinnedFolderRow | null> {
  const [row] = await db
    .select()
    .from(folders)
    .where(and(eq(folders.id, folderId), eq(folders.userId, userId), isBinned));
  return row && hasTime(row) ? row : null;
}

const hasTime = (row: FolderRow): row is BinnedFolderRow => row.deletedAt !== null;

/** Of all students, those that went to the bin before `instant`. */
export async function listBinnedBefore(db: Executor, instant: Date): Promise<string[]> {
  const rows = await db.select({ id: folders.id }).from(folders).where(lt(folders.deletedAt, instant));
  return rows.map(({ id }) => id);
}

/** With everything that hangs on it, unless it was taken out of the bin meanwhile. */
export async function deleteBinned(db: Executor, folderId: string): Promise<void> {
  await db.delete(folders).where(and(eq(folders.id, folderId), isBinned));
}

/** Nobody has it open any more. */
export async function unselect(db: Executor, folderId: string): Promise<void> {
  await db.delete(selectedFolders).where(eq(selectedFolders.folderId, folderId));
}
