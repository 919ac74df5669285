import type { ErrorCode } from '@weekwise/contracts/errors.ts';
import type { Document } from '@weekwise/engine/documents/document.ts';
import { AppError, errorOf } from '../../app-error.ts';
import type { Executor } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { FileAnswer } from '../../plugins/file-answer.ts';
import type { PackedDocument } from '../../reading/document-reader.ts';
import { unpackDocument } from '../../reading/packed-document.ts';
import { requireFolder } from '../folders/folder-access.service.ts';
import { dropPassages } from '../indexing/passages.service.ts';
import { cancelReading, openTasks } from '../indexing/tasks.service.ts';
import type { FileRow } from './files.repo.ts';
import * as repo from './files.repo.ts';

export type { FileRow } from './files.repo.ts';
export { countFiles, fileNames, findFile } from './files.repo.ts';

export interface ListedFile extends FileRow {
  /** The task that reads it now. */
  operationId: string | null;
}

export async function filesOf(deps: Pick<Deps, 'db'>, userId: string, folderId: string): Promise<ListedFile[]> {
  await requireFolder(deps.db, userId, folderId);
  const rows = await repo.listFiles(deps.db, folderId);
  const tasks = await openTasks(deps.db, folderId);
  return rows.map((row) => ({ ...row, operationId: tasks.get(row.id)?.id ?? null }));
}

export async function requireFile(db: Executor, userId: string, folderId: string, fileId: string): Promise<FileRow> {
  await requireFolder(db, userId, folderId);
  const file = await repo.findFileIn(db, folderId, fileId);
  if (!file) throw new AppError('file_not_found');
  return file;
}

/** Out of the folder and its index at once; the bytes stay in the bin for 30 days. */
export async function deleteFile(
  deps: Pick<Deps, 'db' | 'drive' | 'jobs' | 'clock' | 'newId' | 'logger'>,
  userId: string,
  folderId: string,
  fileId: string,
): Promise<void> {
  const file = await requireFile(deps.db, userId, folderId, fileId);
  await deps.db.transaction(async (tx) => {
    await cancelReading(tx, deps, file.id);
    await dropPassages(tx, { fileId: file.id, folderId });
    await repo.updateFile(tx, file.id, { deletedAt: deps.clock(), passageCount: 0 });
  });
  // The row decides whether the file exists. Bytes that the drive does not let go now are moved by the next purge.
  await deps.drive.remove(file.driveKey).catch((error: unknown) => {
    deps.logger.warn({ err: error, fileId: file.id }, 'bytes of a deleted file not moved to the bin');
  });
}

export async function fileContent(
  deps: Pick<Deps, 'db' | 'drive'>,
  userId: string,
  folderId: string,
  fileId: string,
): Promise<FileAnswer> {
  const file = await requireFile(deps.db, userId, folderId, fileId);
  if ((await deps.drive.stat(file.driveKey)) === null) throw new AppError('file_not_found');
  return {
    name: file.name,
    mimeType: file.mimeType,
    size: file.size,
    modified: file.uploadedAt,
    etag: file.sha256,
    open: (range) => deps.drive.read(file.driveKey, range),
  };
}

/** The file's text as it was read. `file_not_ready` before it was, and the reason where it could not be. */
export async function fileDocument(
  deps: Pick<Deps, 'db'>,
  userId: string,
  folderId: string,
  fileId: string,
): Promise<{ file: FileRow; document: Document }> {
  const file = await requireFile(deps.db, userId, folderId, fileId);
  const stored = await repo.findDocument(deps.db, file.id);
  if (!stored) throw new AppError(errorOf(file.errorCode)?.code ?? 'file_not_ready');
  return { file, document: unpackDocument(stored.packed) };
}

/** What an earlier attempt has read already; null when nothing was. */
export async function packedDocument(db: Executor, fileId: string): Promise<Uint8Array | null> {
  return (await repo.findDocument(db, fileId))?.packed ?? null;
}

export async function storeDocument(
  deps: Pick<Deps, 'db' | 'clock'>,
  fileId: string,
  { packed, format, pageCount, warnings }: PackedDocument,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await repo.upsertDocument(tx, { fileId, packed: Buffer.from(packed), format, readAt: deps.clock() });
    await repo.updateFile(tx, fileId, { pageCount, warnings });
  });
}

/** Its passages are about to change: until `markIndexed` none of them counts. */
export async function markUnindexed(db: Executor, fileId: string): Promise<void> {
  await repo.updateFile(db, fileId, { embeddingStatus: 'not_embedded' });
}

/** `problem`: searchable all the same, but not what it was uploaded as. */
export async function markIndexed(
  tx: Executor,
  fileId: string,
  passageCount: number,
  problem: ErrorCode | null,
): Promise<void> {
  await repo.updateFile(tx, fileId, { embeddingStatus: 'embedded', errorCode: problem, passageCount });
}

export async function markFailed(db: Executor, fileId: string, errorCode: ErrorCode): Promise<void> {
  await repo.updateFile(db, fileId, { embeddingStatus: 'failed', errorCode });
}
