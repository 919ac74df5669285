import { AppError } from '../../app-error.ts';
import type { Executor } from '../../db/client.ts';
import { requireFolder } from '../folder-access/folder-access.service.ts';
import { type FileRow, listFiles } from './files.repo.ts';

/**
 * The file that a client names by its id, its path or name on the drive, or its exact name: compared with what the
 * folder lists, in this order, and never used as a path. Of several with one name the newest.
 */
export async function findByPath(db: Executor, userId: string, folderId: string, path: string): Promise<FileRow> {
  await requireFolder(db, userId, folderId);
  const files = await listFiles(db, folderId);
  const names: ((file: FileRow) => string | null)[] = [
    ({ id }) => id,
    ({ driveKey }) => driveKey,
    ({ name }) => name,
    ({ driveName }) => driveName,
  ];
  for (const nameOf of names) {
    const found = files.findLast((file) => nameOf(file) === path);
    if (found) return found;
  }
  throw new AppError('file_not_found');
}
