import { and, asc, count, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { fileDocuments, files } from '../../db/schema/files.ts';

export type FileRow = typeof files.$inferSelect;

export async function insertFile(db: Executor, file: typeof files.$inferInsert): Promise<void> {
  await db.insert(files).values(file);
}

export async function findFile(db: Executor, fileId: string): Promise<FileRow | null> {
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, fileId), isNull(files.deletedAt)));
  return row ?? null;
}

export async function findFileIn(db: Executor, folderId: string, fileId: string): Promise<FileRow | null> {
  const file = await findFile(db, fileId);
  return file?.folderId === folderId ? file : null;
}

export function listFiles(db: Executor, folderId: string): Promise<FileRow[]> {
  return db
    .select()
    .from(files)
    .where(and(eq(files.folderId, folderId), isNull(files.deletedAt)))
    .orderBy(asc(files.uploadedAt), asc(files.id));
}

export async function countFiles(db: Executor, folderIds: string[]): Promise<Map<string, number>> {
  if (folderIds.length === 0) return new Map();
  const rows = await db
    .select({ folderId: files.folderId, files: count() })
    .from(files)
    .where(and(inArray(files.folderId, folderIds), isNull(files.deletedAt)))
    .groupBy(files.folderId);
  return new Map(rows.map((row) => [row.folderId, row.files]));
}

export async function updateFile(db: Executor, fileId: string, change: Partial<FileRow>): Promise<void> {
  await db.update(files).set(change).where(eq(files.id, fileId));
}

export async function upsertDocument(db: Executor, document: typeof fileDocuments.$inferInsert): Promise<void> {
  const { fileId: _, ...change } = document;
  await db.insert(fileDocuments).values(document).onConflictDoUpdate({ target: fileDocuments.fileId, set: change });
}

export async function deleteDocument(db: Executor, fileId: string): Promise<void> {
  await db.delete(fileDocuments).where(eq(fileDocuments.fileId, fileId));
}

export async function findDocument(db: Executor, fileId: string): Promise<typeof fileDocuments.$inferSelect | null> {
  const [row] = await db.select().from(fileDocuments).where(eq(fileDocuments.fileId, fileId));
  return row ?? null;
}

/** Rows of files that went to the bin before `instant`, with everything that hangs on them. */
export async function deleteBinned(db: Executor, instant: Date): Promise<void> {
  await db.delete(files).where(lt(files.deletedAt, instant));
}

export function listBinned(db: Executor): Promise<Pick<FileRow, 'driveKey'>[]> {
  return db.select({ driveKey: files.driveKey }).from(files).where(isNotNull(files.deletedAt));
}

/** Names by id, of deleted files too: an old answer still says what it quoted. */
export async function fileNames(db: Executor, fileIds: string[]): Promise<Map<string, string>> {
  if (fileIds.length === 0) return new Map();
  const rows = await db.select({ id: files.id, name: files.name }).from(files).where(inArray(files.id, fileIds));
  return new Map(rows.map((row) => [row.id, row.name]));
}
