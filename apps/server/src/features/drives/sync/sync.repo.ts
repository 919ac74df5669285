import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../db/client.ts';
import { fileDocuments, files } from '../../../db/schema/files.ts';

export type NewFile = typeof files.$inferInsert;
export type KnownFile = Awaited<ReturnType<typeof listKnownFiles>>[number];

/** Rows per statement. */
const batch = 100;

/** All files of a folder whose bytes may be on its drive: also those in the bin that did not get into the drive's. */
export function listKnownFiles(db: Executor, folderId: string) {
  return db
    .select({
      id: files.id,
      name: files.name,
      size: files.size,
      sha256: files.sha256,
      mimeType: files.mimeType,
      driveKey: files.driveKey,
      driveName: files.driveName,
      driveVersion: files.driveVersion,
      embeddingStatus: files.embeddingStatus,
      errorCode: files.errorCode,
      deletedAt: files.deletedAt,
      vanished: files.vanished,
    })
    .from(files)
    .where(and(eq(files.folderId, folderId), or(isNull(files.deletedAt), isNull(files.binKey))))
    .orderBy(files.uploadedAt, files.id);
}

/** Leaves out those that an upload has brought in under the same key meanwhile; answers the ids of the others. */
export async function insertFiles(tx: Transaction, folderId: string, found: readonly NewFile[]): Promise<string[]> {
  const keys = new Set<string>();
  const inserted: string[] = [];
  for (let from = 0; from < found.length; from += batch) {
    const some = found.slice(from, from + batch);
    const rows = await tx
      .select({ key: files.driveKey })
      .from(files)
      .where(
        and(
          eq(files.folderId, folderId),
          inArray(
            files.driveKey,
            some.map(({ driveKey }) => driveKey),
          ),
          isNull(files.binKey),
        ),
      );
    for (const { key } of rows) keys.add(key);
    const fresh = some.filter(({ driveKey }) => !keys.has(driveKey));
    if (fresh.length > 0) await tx.insert(files).values(fresh);
    inserted.push(...fresh.map(({ id }) => id));
  }
  return inserted;
}

export async function updateFile(tx: Transaction, fileId: string, change: Partial<NewFile>): Promise<void> {
  await tx.update(files).set(change).where(eq(files.id, fileId));
}

/** What was read of a file is not what is in it any more. */
export async function forgetText(tx: Transaction, fileId: string): Promise<void> {
  await tx.delete(fileDocuments).where(eq(fileDocuments.fileId, fileId));
  await tx
    .update(files)
    .set({
      embeddingStatus: 'not_embedded',
      errorCode: null,
      warnings: [],
      passageCount: 0,
      pageCount: null,
      pageLabels: null,
      hardPages: [],
    })
    .where(eq(files.id, fileId));
}
