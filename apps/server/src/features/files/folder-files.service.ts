import type { Executor, Transaction } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { requestReading } from '../tasks/tasks.service.ts';
import * as repo from './folder-files.repo.ts';

/**
 * What was cut off before its end, when the folder went to the bin for one, is read; `wakeReading` when `tx` is
 * committed.
 */
export async function requestUnread(
  tx: Transaction,
  deps: Pick<Deps, 'db' | 'jobs' | 'clock' | 'newId'>,
  of: { userId: string; folderId: string },
): Promise<void> {
  for (const fileId of await repo.listUnread(tx, of.folderId)) await requestReading(tx, deps, { ...of, fileId });
}

/** Files that could not be read because the drive of their folder refused or did not answer, by folder. */
export async function filesRefusedBy(db: Executor, connectionId: string): Promise<Map<string, string[]>> {
  const refused = new Map<string, string[]>();
  for (const { id, folderId } of await repo.listRefused(db, connectionId)) {
    refused.set(folderId, [...(refused.get(folderId) ?? []), id]);
  }
  return refused;
}

/**
 * The bytes of all files of a folder, for good and out of the bin too; their rows go with the folder's. On a drive of
 * the student's own they stay: what is there is theirs, and its bin is emptied by age.
 */
export async function eraseFiles({ db, drives }: Pick<Deps, 'db' | 'drives'>, folderId: string): Promise<void> {
  if (!(await drives.isLocal(folderId))) return;
  for (const driveKey of await repo.listDriveKeys(db, folderId)) await drives.local.erase(driveKey);
}
