import type { Passage } from '@weekwise/engine/passages/passage.ts';
import type { Transaction } from '../../db/client.ts';
import * as repo from './passages.repo.ts';

/** A file's passages as they are now, whatever was there before. */
export async function replacePassages(
  tx: Transaction,
  { fileId, folderId }: { fileId: string; folderId: string },
  passages: readonly Passage[],
): Promise<void> {
  await repo.deletePassages(tx, fileId);
  await repo.insertPassages(tx, fileId, folderId, passages);
  await repo.bumpRevision(tx, folderId);
}

export async function dropPassages(tx: Transaction, file: { fileId: string; folderId: string }): Promise<void> {
  await replacePassages(tx, file, []);
}
