import { limits } from '@weekwise/contracts/limits.ts';
import { AppError } from '../../app-error.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import type { Deps } from '../../deps.ts';
import { countFiles } from '../files/files.service.ts';
import { eraseFiles, requestUnread } from '../files/folder-files.service.ts';
import { listFolders, requireFolder } from '../folder-access/folder-access.service.ts';
import { freeName, nameKey } from '../folder-access/folder-name.ts';
import { requestEmbedding, signalEmbeddingQueue } from '../retrieval/embedding.service.ts';
import { cancelFolderTasks, signalReadingQueue } from '../tasks/tasks.service.ts';
import * as repo from './bin.repo.ts';
import { type FolderCard, toCard } from './folders.service.ts';

type BinDeps = Pick<Deps, 'db' | 'jobs' | 'clock' | 'newId' | 'embeddings' | 'hooks'>;

export interface BinnedFolder extends repo.BinnedFolderRow {
  fileCount: number;
}

/** Until when what went to the bin at this time can be restored. */
export const restorableUntil = (deletedAt: Date): Date => new Date(deletedAt.getTime() + limits.binLifetime);

const oldestKept = ({ clock }: Pick<Deps, 'clock'>): Date => new Date(clock().getTime() - limits.binLifetime);

/**
 * Into the bin with everything in it, and what works on it stops; the wiki shows it no more. Its files stay where they
 * are until it is purged.
 */
export async function deleteFolder(deps: BinDeps, userId: string, folderId: string): Promise<Date> {
  await requireFolder(deps.db, userId, folderId);
  const now = deps.clock();
  await deps.db.transaction(async (tx) => {
    if (!(await repo.putInBin(tx, userId, folderId, now))) throw new AppError('folder_not_found');
    await repo.unselect(tx, folderId);
    await deps.hooks.folderDeleted(tx, folderId);
    await cancelFolderTasks(tx, deps, folderId);
  });
  return restorableUntil(now);
}

export async function deletedFolders(deps: Pick<Deps, 'db' | 'clock'>, userId: string): Promise<BinnedFolder[]> {
  const rows = (await repo.listBinned(deps.db, userId)).filter(({ deletedAt }) => deletedAt >= oldestKept(deps));
  const files = await countFiles(
    deps.db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, fileCount: files.get(row.id) ?? 0 }));
}

/**
 * Out of the bin, under another name where one is given. What was not read to its end when it went there is read now.
 */
export async function restoreFolder(
  deps: BinDeps,
  userId: string,
  folderId: string,
  newName: string | undefined,
): Promise<FolderCard> {
  const binned = await repo.findBinned(deps.db, userId, folderId);
  if (!binned || binned.deletedAt < oldestKept(deps)) throw new AppError('folder_not_found');
  const name = newName ?? binned.name;
  const change = { name, nameKey: nameKey(name), modifiedAt: deps.clock() };
  const row = await deps.db
    .transaction(async (tx) => {
      const restored = await repo.takeFromBin(tx, folderId, change);
      if (!restored) throw new AppError('folder_not_found');
      await deps.hooks.folderRestored(tx, folderId);
      await requestUnread(tx, deps, { userId, folderId });
      await requestEmbedding(tx, deps, folderId);
      return restored;
    })
    .catch(async (error: unknown) => {
      if (!isUniqueViolation(error, 'folders_name_of_user')) throw error;
      const taken = new Set((await listFolders(deps.db, userId)).map((folder) => folder.nameKey));
      throw new AppError('folder_name_taken', { suggested_name: freeName(name, (key) => taken.has(key)) });
    });
  signalReadingQueue(deps);
  signalEmbeddingQueue(deps);
  return toCard(deps, row);
}

/**
 * Ends folders that have been in the bin for 30 days: the bytes of their files first, so that none is left without a
 * row.
 */
export async function purgeFolders(deps: Pick<Deps, 'db' | 'drives' | 'clock'>): Promise<void> {
  for (const folderId of await repo.listBinnedBefore(deps.db, oldestKept(deps))) {
    await eraseFiles(deps, folderId);
    await repo.deleteBinned(deps.db, folderId);
  }
}
