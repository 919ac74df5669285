import type { Passage } from '@weekwise/engine/passages/passage.ts';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { batched, isOneOf } from '../../db/batched.ts';
import type { Executor } from '../../db/client.ts';
import { files } from '../../db/schema/files.ts';
import { folders } from '../../db/schema/folders.ts';
import { passages, skippedPassages } from '../../db/schema/retrieval.ts';
import type { OmittedPassage } from '../../reading/document-reader.ts';

/** Rows per statement. */
const mostValues = 500;

export async function deletePassages(db: Executor, fileId: string): Promise<void> {
  await db.delete(passages).where(eq(passages.fileId, fileId));
}

export async function insertPassages(
  db: Executor,
  file: { fileId: string; folderId: string },
  found: readonly Passage[],
): Promise<void> {
  await db.insert(passages).values(found.map(({ documentId: _, ...passage }) => ({ ...passage, ...file })));
}

/** The file's passages are about to change: until all of them are there none counts. */
export async function markUnindexed(db: Executor, fileId: string): Promise<void> {
  await db.update(files).set({ embeddingStatus: 'not_embedded' }).where(eq(files.id, fileId));
}

/** Which passages of the file are left out now, in the place of those that were before. */
export async function replaceSkipped(db: Executor, fileId: string, skipped: readonly OmittedPassage[]): Promise<void> {
  await db.delete(skippedPassages).where(eq(skippedPassages.fileId, fileId));
  for (let from = 0; from < skipped.length; from += mostValues) {
    await db.insert(skippedPassages).values(skipped.slice(from, from + mostValues).map((one) => ({ ...one, fileId })));
  }
}

/**
 * Ids of the passages of files that are indexed, in the order of upload, then of reading: the same folder always makes
 * the same index.
 */
export async function listPassageIds(db: Executor, folderId: string): Promise<string[]> {
  const rows = await db
    .select({ id: passages.id })
    .from(passages)
    .innerJoin(files, eq(files.id, passages.fileId))
    .where(and(eq(passages.folderId, folderId), eq(files.embeddingStatus, 'embedded'), isNull(files.deletedAt)))
    .orderBy(asc(files.uploadedAt), asc(files.id), asc(passages.ordinal));
  return rows.map(({ id }) => id);
}

/** In the order of the ids, without those that are gone. */
export async function listPassages(db: Executor, ids: readonly string[]): Promise<Passage[]> {
  const rows = await db
    .select()
    .from(passages)
    .where(inArray(passages.id, [...ids]));
  const found = new Map(rows.map(({ fileId, folderId: _, ...row }) => [row.id, { ...row, documentId: fileId }]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** Files of the folder that are indexed, each with what tells that its passages are others than before. */
export async function listIndexedFiles(db: Executor, folderId: string): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: files.id, sha256: files.sha256, passageCount: files.passageCount })
    .from(files)
    .where(and(eq(files.folderId, folderId), eq(files.embeddingStatus, 'embedded'), isNull(files.deletedAt)));
  return new Map(rows.map(({ id, sha256, passageCount }) => [id, `${sha256} ${passageCount}`]));
}

export const findRevision = batched<string, number | null>(async (db, folderIds) => {
  const rows = await db
    .select({ id: folders.id, revision: folders.revision })
    .from(folders)
    .where(isOneOf(folders.id, folderIds));
  const revisions = new Map(rows.map(({ id, revision }) => [id, revision]));
  return folderIds.map((id) => revisions.get(id) ?? null);
});

/** Makes every cached index of the folder stale. */
export async function bumpRevision(db: Executor, folderId: string): Promise<void> {
  await db
    .update(folders)
    .set({ revision: sql`${folders.revision} + 1` })
    .where(eq(folders.id, folderId));
}
