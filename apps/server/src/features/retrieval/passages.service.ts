import type { Database, Transaction } from '../../db/client.ts';
import type { CutDocument } from '../../reading/document-reader.ts';
import { requireClaim, type TaskClaim } from '../tasks/tasks.service.ts';
import * as repo from './passages.repo.ts';

/** Rows per statement: few enough that other requests get their turn on the one session of the embedded database. */
const batch = 100;

/**
 * Stores a file's passages a batch at a time, each only as long as `task` is this worker's. Nobody sees them before
 * `publishPassages`, so that being cut off in the middle shows as nothing; the next attempt begins anew.
 */
export async function storePassages(
  db: Database,
  task: TaskClaim,
  file: { fileId: string; folderId: string },
  { passages, skipped }: CutDocument,
  signal: AbortSignal,
): Promise<void> {
  await db.transaction(async (tx) => {
    await requireClaim(tx, task);
    await repo.markUnindexed(tx, file.fileId);
    await repo.deletePassages(tx, file.fileId);
    await repo.replaceSkipped(tx, file.fileId, skipped);
  });
  for (let from = 0; from < passages.length; from += batch) {
    signal.throwIfAborted();
    await db.transaction(async (tx) => {
      await requireClaim(tx, task);
      await repo.insertPassages(tx, file, passages.slice(from, from + batch));
    });
  }
}

/** The folder's index is built anew when it is next asked for. */
export async function publishPassages(tx: Transaction, folderId: string): Promise<void> {
  await repo.bumpRevision(tx, folderId);
}

export async function dropPassages(tx: Transaction, file: { fileId: string; folderId: string }): Promise<void> {
  await repo.deletePassages(tx, file.fileId);
  await repo.bumpRevision(tx, file.folderId);
}
