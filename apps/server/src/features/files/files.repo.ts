import { nameKey } from '@weekwise/contracts/files-names.ts';
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { batched, isOneOf } from '../../db/batched.ts';
import type { Executor, Transaction } from '../../db/client.ts';
import { fileDocuments, files } from '../../db/schema/files.ts';

export type FileRow = typeof files.$inferSelect;

export async function insertFile(db: Executor, file: typeof files.$inferInsert): Promise<void> {
  await db.insert(files).values(file);
}

/**
 * A sync may have met the bytes on the drive before the upload that brought them there has its row: they are the
 * upload's.
 */
export async function deleteFoundOnDrive(tx: Transaction, folderId: string, driveKey: string): Promise<void> {
  await tx.delete(files).where(and(eq(files.folderId, folderId), eq(files.driveKey, driveKey), isNull(files.binKey)));
}

/** Puts the row in the place of one with the same id. */
export async function upsertFile(db: Executor, file: typeof files.$inferInsert): Promise<void> {
  const { id: _, ...change } = file;
  await db.insert(files).values(file).onConflictDoUpdate({ target: files.id, set: change });
}

/** Only one at a time gives out names in a folder. The number keeps this lock apart from others. */
const namesLock = 7_351_206;

/** Keys of the names that a folder's files have. Until `tx` ends, nobody else gives one out there. */
export async function holdNames(tx: Transaction, folderId: string): Promise<Set<string>> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${namesLock}, hashtext(${folderId}))`);
  const rows = await tx
    .select({ name: files.name })
    .from(files)
    .where(and(eq(files.folderId, folderId), isNull(files.deletedAt)));
  return new Set(rows.map(({ name }) => nameKey(name)));
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

/** A file as a course is studied from it. */
export type NamedFile = Pick<FileRow, 'id' | 'name' | 'role' | 'embeddingStatus' | 'errorCode' | 'uploadedAt'>;

/**
 * What a folder's files are called, are for and can be used for, in the order of `listFiles`. A folder is one row: each
 * one costs the embedded database more than what stands in it, and a large course has thousands of files.
 */
export const listNamedFiles = batched<string, NamedFile[]>(async (db, folderIds) => {
  const { id, name, role, embeddingStatus, errorCode, uploadedAt } = files;
  const all = sql<
    Listed[]
  >`json_agg(json_build_array(${id}, ${name}, ${role}, ${embeddingStatus}, ${errorCode}, ${uploadedAt})
    ORDER BY ${uploadedAt}, ${id})`;
  const rows = await db
    .select({ folderId: files.folderId, all })
    .from(files)
    .where(and(isOneOf(files.folderId, folderIds), isNull(files.deletedAt)))
    .groupBy(files.folderId);
  const found = new Map(rows.map((row) => [row.folderId, row.all.map(toNamedFile)]));
  return folderIds.map((wanted) => found.get(wanted) ?? []);
});

type Listed = [string, string, FileRow['role'], FileRow['embeddingStatus'], string | null, string];

const toNamedFile = ([id, name, role, embeddingStatus, errorCode, uploadedAt]: Listed): NamedFile => ({
  id,
  name,
  role,
  embeddingStatus,
  errorCode,
  uploadedAt: new Date(uploadedAt),
});

/** Finds the syllabus that was uploaded last. */
export async function findNewestSyllabus(
  db: Executor,
  folderId: string,
): Promise<Pick<FileRow, 'id' | 'errorCode'> | null> {
  const [row] = await db
    .select({ id: files.id, errorCode: files.errorCode })
    .from(files)
    .where(and(eq(files.folderId, folderId), eq(files.role, 'syllabus'), isNull(files.deletedAt)))
    .orderBy(desc(files.uploadedAt), desc(files.id))
    .limit(1);
  return row ?? null;
}

export async function listSyllabusIds(db: Executor, folderId: string): Promise<string[]> {
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.folderId, folderId), eq(files.role, 'syllabus'), isNull(files.deletedAt)));
  return rows.map(({ id }) => id);
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

/**
 * Deleted files whose bytes are not known to be in the bin of their drive. What vanished from its drive has none there;
 * and where another file is under its key by now, those bytes are the other's.
 */
export function listUnbinned(db: Executor): Promise<Pick<FileRow, 'id' | 'folderId' | 'driveKey'>[]> {
  const live = alias(files, 'live');
  const taken = db
    .select({ id: live.id })
    .from(live)
    .where(and(eq(live.folderId, files.folderId), eq(live.driveKey, files.driveKey), isNull(live.deletedAt)));
  return db
    .select({ id: files.id, folderId: files.folderId, driveKey: files.driveKey })
    .from(files)
    .where(and(isNotNull(files.deletedAt), isNull(files.binKey), eq(files.vanished, false), notExists(taken)));
}

/** Names by id, of deleted files too: an old answer still says what it quoted. */
export async function fileNames(db: Executor, fileIds: readonly string[]): Promise<Map<string, string>> {
  return fileIds.length === 0 ? new Map() : namesAsked(db, fileIds);
}

const namesAsked = batched<readonly string[], Map<string, string>>(async (db, asked) => {
  const rows = await db.select({ id: files.id, name: files.name }).from(files).where(isOneOf(files.id, asked.flat()));
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return asked.map((ids) => new Map(ids.flatMap((id) => (names.has(id) ? [[id, names.get(id) ?? '']] : []))));
});

/** Of which something is to be said, or that has no text. */
type DoubtfulFile = Pick<FileRow, 'name' | 'hardPages' | 'warnings' | 'errorCode'>;

/** Those of a folder; by far most folders have none. Folders that are asked of at once are looked through together. */
export const listDoubtfulFiles = batched<string, DoubtfulFile[]>(async (db, folderIds) => {
  const { folderId, name, hardPages, warnings, errorCode } = files;
  const rows = await db
    .select({ folderId, name, hardPages, warnings, errorCode })
    .from(files)
    .where(
      and(
        isOneOf(folderId, folderIds),
        isNull(files.deletedAt),
        or(
          sql`jsonb_array_length(${hardPages}) > 0`,
          sql`jsonb_array_length(${warnings}) > 0`,
          eq(errorCode, 'file_without_text'),
        ),
      ),
    )
    .orderBy(asc(files.uploadedAt), asc(files.id));
  const found = Map.groupBy(rows, (row) => row.folderId);
  return folderIds.map((wanted) => found.get(wanted) ?? []);
});

/** What is to be said of a file's pages. */
export interface FilePages {
  /** What the file is for the course. */
  role: FileRow['role'];
  /** What print calls them. */
  labels: string[] | null;
  /** Those whose letters make no sense, 1-based. */
  hard: number[];
  /** What was said of the file when it was read. */
  warnings: string[];
}

/** By file; files of which there is nothing to say are left out. */
export async function filePages(db: Executor, fileIds: readonly string[]): Promise<Map<string, FilePages>> {
  return fileIds.length === 0 ? new Map() : pagesAsked(db, fileIds);
}

const pagesAsked = batched<readonly string[], Map<string, FilePages>>(async (db, asked) => {
  const rows = await db
    .select({
      id: files.id,
      role: files.role,
      labels: files.pageLabels,
      hard: files.hardPages,
      warnings: files.warnings,
    })
    .from(files)
    .where(isOneOf(files.id, asked.flat()));
  const telling = rows.filter(
    ({ role, labels, hard, warnings }) =>
      role === 'syllabus' || labels !== null || hard.length > 0 || warnings.length > 0,
  );
  return asked.map((ids) => new Map(telling.flatMap((row) => (ids.includes(row.id) ? [[row.id, row]] : []))));
});
