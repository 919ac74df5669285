import { eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { folders, selectedFolders } from '../../db/schema/folders.ts';
import type { FolderRow } from '../folder-access/folder-access.repo.ts';

const isLive = isNull(folders.deletedAt);

/** Null when the student has a folder of this name already. */
export async function insertFolder(db: Executor, folder: typeof folders.$inferInsert): Promise<FolderRow | null> {
  const [row] = await db
    .insert(folders)
    .values(folder)
    .onConflictDoNothing({ target: [folders.userId, folders.nameKey], where: isLive })
    .returning();
  return row ?? null;
}

export async function updateFolderName(
  db: Executor,
  folderId: string,
  change: { name: string; nameKey: string; modifiedAt: Date },
): Promise<FolderRow | null> {
  const [row] = await db.update(folders).set(change).where(eq(folders.id, folderId)).returning();
  return row ?? null;
}

export async function selectFolderId(db: Executor, userId: string, folderId: string): Promise<void> {
  await db
    .insert(selectedFolders)
    .values({ userId, folderId })
    .onConflictDoUpdate({ target: selectedFolders.userId, set: { folderId } });
}
