import { distinctName } from '@weekwise/contracts/files-names.ts';
import { limits } from '@weekwise/contracts/limits.ts';
import { DriveError } from '../../adapters/drive/drive.port.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { holdFolder, requireFolder } from '../folder-access/folder-access.service.ts';
import { requestReading, signalReadingQueue } from '../tasks/tasks.service.ts';
import type { BinnedFileRow } from './bin.repo.ts';
import * as repo from './bin.repo.ts';
import { holdNames } from './files.repo.ts';
import type { AcceptedUpload } from './upload.service.ts';

type RestoreDeps = Pick<Deps, 'db' | 'drives' | 'jobs' | 'clock' | 'newId'>;

/** Files of a folder that can be restored. */
export async function deletedFiles(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  folderId: string,
): Promise<BinnedFileRow[]> {
  await requireFolder(deps.db, userId, folderId);
  return repo.listBinnedFiles(deps.db, folderId, new Date(deps.clock().getTime() - limits.binLifetime));
}

/**
 * Back into its folder: the bytes first, then the row that makes it exist, with a task that makes its passages again.
 */
export async function restoreFile(
  deps: RestoreDeps,
  userId: string,
  folderId: string,
  fileId: string,
): Promise<AcceptedUpload> {
  const file = (await deletedFiles(deps, userId, folderId)).find(({ id }) => id === fileId);
  if (!file) throw new AppError('file_not_found');
  const driveKey = await restoreBytes(deps, file);
  const back = await deps.db.transaction(async (tx) => {
    await holdFolder(tx, userId, folderId);
    const name = distinctName(file.name, await holdNames(tx, folderId));
    if (!(await repo.takeFromBin(tx, fileId, { driveKey, name }))) throw new AppError('file_not_found');
    return { name, taskId: await requestReading(tx, deps, { userId, folderId, fileId }) };
  });
  signalReadingQueue(deps);
  return { ...back, fileId, folderId, role: file.role };
}

/**
 * Answers the key that the file has now. Bytes that never came to the bin, or left it in an attempt before, are in
 * place.
 */
async function restoreBytes({ drives }: RestoreDeps, file: BinnedFileRow): Promise<string> {
  const { id, name, folderId, driveKey, binKey } = file;
  const { drive, directory } = await drives.ofFolder(folderId);
  try {
    if (binKey !== null) return await drive.restore(binKey, { folder: directory, id, name });
  } catch (error) {
    if (!(error instanceof DriveError) || error.code !== 'not_found') throw error;
  }
  if ((await drive.stat(driveKey)) === null) throw new AppError('file_not_found');
  return driveKey;
}
