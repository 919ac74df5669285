import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { filesOf, type ListedFile } from '../files/files.service.ts';
import { findByPath } from '../files/find-by-path.ts';
import { requireFolder } from '../folder-access/folder-access.service.ts';
import { sweepTasks } from '../tasks/sweep.service.ts';
import { lockFolder } from '../tasks/tasks.service.ts';
import { requestEmbedding, signalEmbeddingQueue } from './embedding.service.ts';
import { findByAnyPath, resetUnsearchable } from './embedding-status.repo.ts';
import { publishPassages } from './passages.service.ts';

/**
 * A file of the student that a client names by whatever it has: an id, a name, a path; in one folder where that is
 * said.
 */
export async function embeddingOfFile(
  deps: Pick<Deps, 'db'>,
  userId: string,
  path: string,
  inFolder: string | undefined,
): Promise<ListedFile> {
  const found = inFolder
    ? { fileId: (await findByPath(deps.db, userId, inFolder, path)).id, folderId: inFolder }
    : await findByAnyPath(deps.db, userId, path);
  const file = found && (await filesOf(deps, userId, found.folderId)).find(({ id }) => id === found.fileId);
  if (!file) throw new AppError('file_not_found');
  return file;
}

/** Puts right what is said of a folder's files where it is not so, and has done what was forgotten. */
export async function refreshEmbedding(
  deps: Pick<Deps, 'db' | 'jobs' | 'clock' | 'newId' | 'logger' | 'embeddings'>,
  userId: string,
  folderId: string,
): Promise<ListedFile[]> {
  await requireFolder(deps.db, userId, folderId);
  await sweepTasks(deps, folderId);
  await deps.db.transaction(async (tx) => {
    await lockFolder(tx, { folderId });
    if ((await resetUnsearchable(tx, folderId)) > 0) await publishPassages(tx, folderId);
    await requestEmbedding(tx, deps, folderId);
  });
  signalEmbeddingQueue(deps);
  return filesOf(deps, userId, folderId);
}
