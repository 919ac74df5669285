import { and, asc, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { fileDocuments, files } from '../../db/schema/files.ts';
import { folders } from '../../db/schema/folders.ts';
import { driveRefusals } from './drive-refusals.ts';

/** Files of a folder that have no passages to be found by, or no text to be shown, though nothing says why. */
export async function listUnread(db: Executor, folderId: string): Promise<string[]> {
  const isUnread = or(eq(files.embeddingStatus, 'not_embedded'), isNull(fileDocuments.fileId));
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .leftJoin(fileDocuments, eq(fileDocuments.fileId, files.id))
    .where(and(eq(files.folderId, folderId), isNull(files.deletedAt), ne(files.embeddingStatus, 'failed'), isUnread))
    .orderBy(asc(files.uploadedAt), asc(files.id));
  return rows.map(({ id }) => id);
}

/** Files on a student's drive that failed because of the drive, in folders that are not in the bin. */
export function listRefused(db: Executor, connectionId: string): Promise<{ id: string; folderId: string }[]> {
  const ofDrive = and(eq(folders.driveConnectionId, connectionId), isNull(folders.deletedAt), isNull(files.deletedAt));
  return db
    .select({ id: files.id, folderId: files.folderId })
    .from(files)
    .innerJoin(folders, eq(folders.id, files.folderId))
    .where(and(ofDrive, eq(files.embeddingStatus, 'failed'), inArray(files.errorCode, driveRefusals)))
    .orderBy(asc(files.uploadedAt), asc(files.id));
}

/** Under which keys the bytes of a folder's files may lie: those of deleted ones in the bin of their drive. */
export async function listDriveKeys(db: Executor, folderId: string): Promise<string[]> {
  const { driveKey, binKey } = files;
  const rows = await db.select({ driveKey, binKey }).from(files).where(eq(files.folderId, folderId));
  return rows.map((row) => row.binKey ?? row.driveKey);
}
