import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { filesRefusedBy } from '../files/folder-files.service.ts';
import { startVectorizing } from '../tasks/folder-tasks.service.ts';

/** What could not be read for want of a drive that lets us in is read now that it does. */
export async function readRefused(
  deps: Pick<Deps, 'db' | 'jobs' | 'clock' | 'newId'>,
  userId: string,
  connectionId: string,
): Promise<void> {
  for (const [folderId, fileIds] of await filesRefusedBy(deps.db, connectionId)) {
    await startVectorizing(deps, { userId, folderId }, { fileIds, forced: false }).catch((error: unknown) => {
      // Deleted in this moment.
      if (!(error instanceof AppError)) throw error;
    });
  }
}
