import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/client.ts';
import { files } from '../../../db/schema/files.ts';
import { readingTies } from '../../../db/schema/sources.ts';

export type TieRow = typeof readingTies.$inferSelect & { fileName: string | null };

/** Without those of files that are in the bin: they are back with their file. */
const isThere = or(isNull(readingTies.fileId), sql`${files.id} is not null`);

/** The ties of a folder's readings, or of one of them, in the order in which they were made. */
export async function listTies(db: Executor, folderId: string, readingId?: string): Promise<TieRow[]> {
  const ofReading = readingId === undefined ? undefined : eq(readingTies.readingId, readingId);
  const rows = await db
    .select({ tie: readingTies, fileName: files.name })
    .from(readingTies)
    .leftJoin(files, and(eq(files.id, readingTies.fileId), isNull(files.deletedAt)))
    .where(and(eq(readingTies.folderId, folderId), ofReading, isThere))
    .orderBy(asc(readingTies.tiedAt), asc(readingTies.id));
  return rows.map(({ tie, fileName }) => ({ ...tie, fileName }));
}

/** The files that the readings of a folder are tied to and that are in it, in the order in which they were tied. */
export function listTiedFiles(db: Executor, folderId: string): Promise<{ readingId: string; fileId: string }[]> {
  return db
    .select({ readingId: readingTies.readingId, fileId: files.id })
    .from(readingTies)
    .innerJoin(files, eq(files.id, readingTies.fileId))
    .where(and(eq(readingTies.folderId, folderId), eq(files.folderId, folderId), isNull(files.deletedAt)))
    .orderBy(asc(readingTies.tiedAt), asc(readingTies.id));
}
