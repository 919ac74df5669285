import type { Passage } from '@weekwise/engine/passages/passage.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { files } from '../../db/schema/files.ts';
import { folders } from '../../db/schema/folders.ts';
import { passages } from '../../db/schema/indexing.ts';

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

/**
 * Passages of the files that are indexed, in the order of upload, then of reading: the same folder always makes the same
 * index.
 */
export async function listPassages(db: Executor, folderId: string): Promise<Passage[]> {
  const rows = await db
    .select({ passage: passages })
    .from(passages)
    .innerJoin(files, eq(files.id, passages.fileId))
    .where(and(eq(passages.folderId, folderId), eq(files.embeddingStatus, 'embedded')))
    .orderBy(asc(files.uploadedAt), asc(files.id), asc(passages.ordinal));
  return rows.map(({ passage: { fileId, folderId: _, ...passage } }) => ({ ...passage, documentId: fileId }));
}

export async function findRevision(db: Executor, folderId: string): Promise<number | null> {
  const [row] = await db.select({ revision: folders.revision }).from(folders).where(eq(folders.id, folderId));
  return row?.revision ?? null;
}

/** Makes every cached index of the folder stale. */
export async function bumpRevision(db: Executor, folderId: string): Promise<void> {
  await db
    .update(folders)
    .set({ revision: sql`${folders.revision} + 1` })
    .where(eq(folders.id, folderId));
}
