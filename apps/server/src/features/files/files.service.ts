import { createHash } from 'node:crypto';
import type { ErrorCode } from '@weekwise/contracts/errors.ts';
import { isHardToRead } from '@weekwise/engine/documents/doubts.ts';
import { AppError, errorOf } from '../../app-error.ts';
import type { Executor, Transaction } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { FileAnswer } from '../../plugins/file-answer.ts';
import type { PackedDocument } from '../../reading/document-reader.ts';
import { requireFolder } from '../folder-access/folder-access.service.ts';
import { cancelReading, openTasks } from '../tasks/tasks.service.ts';
import type { FileRow } from './files.repo.ts';
import * as repo from './files.repo.ts';

export type { FilePages, FileRow, NamedFile } from './files.repo.ts';
export {
  countFiles,
  fileNames,
  filePages,
  findFile,
  findNewestSyllabus,
  holdNames,
  listNamedFiles,
  listSyllabusIds,
} from './files.repo.ts';

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

/** Names of the files whose text makes no sense, or that have none, in part or as a whole. */
export async function namesHardToRead(db: Executor, folderId: string): Promise<string[]> {
  const doubtful = await repo.listDoubtfulFiles(db, folderId);
  return doubtful.flatMap((file) => (file.errorCode === 'file_without_text' || isHardToRead(file) ? file.name : []));
}

export async function requireFile(db: Executor, userId: string, folderId: string, fileId: string): Promise<FileRow> {
  await requireFolder(db, userId, folderId);
  const file = await repo.findFileIn(db, folderId, fileId);
  if (!file) throw new AppError('file_not_found');
  return file;
}

type DeleteDeps = Pick<Deps, 'db' | 'drives' | 'jobs' | 'clock' | 'newId' | 'logger' | 'hooks'>;

/** Out of the folder and its index at once; the bytes stay in the bin for 30 days. */
export async function deleteFile(deps: DeleteDeps, userId: string, folderId: string, fileId: string): Promise<void> {
  const file = await requireFile(deps.db, userId, folderId, fileId);
  await deps.db.transaction((tx) => takeOut(tx, deps, file));
  await moveToBin(deps, file);
}

/** The row decides whether the file exists. */
export async function takeOut(
  tx: Transaction,
  deps: Pick<Deps, 'db' | 'jobs' | 'clock' | 'newId' | 'hooks'>,
  { id: fileId, folderId }: Pick<FileRow, 'id' | 'folderId'>,
): Promise<void> {
  await cancelReading(tx, deps, fileId);
  await deps.hooks.fileDeleted(tx, { fileId, folderId });
  await repo.updateFile(tx, fileId, { deletedAt: deps.clock(), passageCount: 0 });
}

/** Bytes that the drive does not let go now are moved by the next purge. */
export async function moveToBin(deps: Pick<Deps, 'db' | 'drives' | 'logger'>, file: FileRow): Promise<void> {
  await binBytes(deps, file).catch((error: unknown) => {
    deps.logger.warn({ err: error, fileId: file.id }, 'bytes of a deleted file not moved to the bin');
  });
}

/** Moves the bytes of a deleted file to the bin of its drive. */
export async function binBytes(
  deps: Pick<Deps, 'db' | 'drives'>,
  file: Pick<FileRow, 'id' | 'folderId' | 'driveKey'>,
): Promise<void> {
  const { drive } = await deps.drives.ofFolder(file.folderId);
  const binKey = await drive.remove(file.driveKey);
  if (binKey !== null) await repo.updateFile(deps.db, file.id, { binKey });
}

/** Opens what is on the drive now. Where somebody has changed it there since, it is not what was last read. */
export async function fileContent(
  deps: Pick<Deps, 'db' | 'drives'>,
  userId: string,
  folderId: string,
  fileId: string,
): Promise<FileAnswer> {
  const file = await requireFile(deps.db, userId, folderId, fileId);
  const { drive } = await deps.drives.ofFolder(folderId);
  const state = await drive.stat(file.driveKey);
  if (!state) throw new AppError('file_not_found');
  const isAsRead = state.size === file.size && [state.version, null].includes(file.driveVersion);
  return {
    name: file.name,
    mimeType: file.mimeType,
    size: state.size,
    ...(isAsRead && { modified: file.uploadedAt }),
    etag: isAsRead ? file.sha256 : createHash('sha256').update(`${state.size} ${state.version}`).digest('hex'),
    open: (range) => drive.read(file.driveKey, range),
  };
}

/** The file's text as it was read, packed. `file_not_ready` before it was, and the reason where it could not be. */
export async function fileDocument(
  deps: Pick<Deps, 'db'>,
  userId: string,
  folderId: string,
  fileId: string,
): Promise<{ file: FileRow; packed: Uint8Array }> {
  const file = await requireFile(deps.db, userId, folderId, fileId);
  const stored = await repo.findDocument(deps.db, file.id);
  if (!stored) throw new AppError(errorOf(file.errorCode)?.code ?? 'file_not_ready');
  return { file, packed: stored.packed };
}

/** Finds what was read of a file already, at `since` or later where that is given; null when nothing was. */
export async function packedDocument(db: Executor, fileId: string, since: Date | null): Promise<Uint8Array | null> {
  const stored = await repo.findDocument(db, fileId);
  return stored && (since === null || stored.readAt >= since) ? stored.packed : null;
}

/**
 * What was read is what counts: a file that its student keeps on a drive may have become another since we last looked.
 */
export async function rememberBytes(db: Executor, file: FileRow, bytes: ArrayBuffer): Promise<void> {
  const sha256 = createHash('sha256').update(new Uint8Array(bytes)).digest('hex');
  if (sha256 !== file.sha256) await repo.updateFile(db, file.id, { sha256, size: bytes.byteLength });
}

export async function storeDocument(
  deps: Pick<Deps, 'db' | 'clock'>,
  fileId: string,
  { packed, format, pageCount, pageLabels, hardPages, warnings }: PackedDocument,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await repo.upsertDocument(tx, { fileId, packed: Buffer.from(packed), format, readAt: deps.clock() });
    await repo.updateFile(tx, fileId, { pageCount, pageLabels, hardPages, warnings });
  });
}

/** What was left out after the file was read; each is said once, however often that is done. */
export async function addWarnings(db: Executor, fileId: string, warnings: readonly string[]): Promise<void> {
  const file = warnings.length > 0 ? await repo.findFile(db, fileId) : null;
  if (file) await repo.updateFile(db, fileId, { warnings: [...new Set([...file.warnings, ...warnings])] });
}

/** Whether a syllabus has a plan: a student may make one where none was read, and take it back. */
export async function noteSchedule(tx: Executor, fileId: string, hasPlan: boolean): Promise<void> {
  const file = await repo.findFile(tx, fileId);
  const [before, after] = hasPlan ? [noSchedule, null] : [null, noSchedule];
  if (file?.embeddingStatus === 'embedded' && file.errorCode === before) {
    await repo.updateFile(tx, fileId, { errorCode: after });
  }
}

const noSchedule: ErrorCode = 'syllabus_without_schedule';

/** `problem`: searchable all the same, but not what it was uploaded as. */
export async function markIndexed(
  tx: Executor,
  fileId: string,
  passageCount: number,
  problem: ErrorCode | null,
): Promise<void> {
  await repo.updateFile(tx, fileId, { embeddingStatus: 'embedded', errorCode: problem, passageCount });
}

export async function markFailed(
  db: Executor,
  fileId: string,
  errorCode: ErrorCode,
  { alsoEmbedded }: { alsoEmbedded: boolean },
): Promise<void> {
  const file = await repo.findFile(db, fileId);
  if (file?.embeddingStatus === 'embedded' && !alsoEmbedded) return;
  await repo.updateFile(db, fileId, { embeddingStatus: 'failed', errorCode });
}
