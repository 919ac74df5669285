import { AppError } from '../../app-error.ts';
import type { Executor, Transaction } from '../../db/client.ts';
import { type FolderRow, findFolder, findSelectedFolderId, listFolders } from './folder-access.repo.ts';

export type { FolderRow } from './folder-access.repo.ts';
export { listFolders };

/** Finds a student's own folder. Somebody else's does not exist for them: `folder_not_found` either way. */
export async function requireFolder(db: Executor, userId: string, folderId: string): Promise<FolderRow> {
  const folder = await findFolder(db, userId, folderId);
  if (!folder) throw new AppError('folder_not_found');
  return folder;
}

/** Finds a folder into which something is about to be put: it cannot go to the bin until `tx` ends. */
export async function holdFolder(tx: Transaction, userId: string, folderId: string): Promise<FolderRow> {
  const folder = await findFolder(tx, userId, folderId, { lock: 'share' });
  if (!folder) throw new AppError('folder_not_found');
  return folder;
}

/** Finds the folder that the student had open last; null before the first. */
export const currentFolderId = (db: Executor, userId: string): Promise<string | null> =>
  findSelectedFolderId(db, userId);

/** Finds the folder that a call names, else the one that the student had open last. Throws `folder_not_found`. */
export async function namedOrCurrentFolder(db: Executor, userId: string, named: string | undefined): Promise<string> {
  const folderId = named ?? (await currentFolderId(db, userId));
  if (folderId === null) throw new AppError('folder_not_found');
  await requireFolder(db, userId, folderId);
  return folderId;
}

/** Lists all of the student's folders: the one they had open last, then the newest first. */
export async function folderIdsOf(db: Executor, userId: string): Promise<string[]> {
  const open = await currentFolderId(db, userId);
  const newestFirst = (await listFolders(db, userId)).map(({ id }) => id).reverse();
  return open !== null && newestFirst.includes(open) ? [open, ...newestFirst.filter((id) => id !== open)] : newestFirst;
}
