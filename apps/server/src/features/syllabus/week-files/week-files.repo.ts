import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../../db/client.ts';
import { files } from '../../../db/schema/files.ts';
import { weekFiles } from '../../../db/schema/syllabus.ts';

export interface OfWeekFile {
  folderId: string;
  weekId: string;
  fileId: string;
}

/** Without those in the bin: they are back with their file. */
export function listWeekFiles(
  db: Executor,
  folderId: string,
): Promise<{ weekId: string; fileId: string; name: string }[]> {
  return db
    .select({ weekId: weekFiles.weekId, fileId: files.id, name: files.name })
    .from(weekFiles)
    .innerJoin(files, eq(files.id, weekFiles.fileId))
    .where(and(eq(weekFiles.folderId, folderId), isNull(files.deletedAt)))
    .orderBy(asc(weekFiles.at), asc(files.id));
}

export async function insertWeekFile(db: Executor, row: OfWeekFile & { at: Date }): Promise<void> {
  await db.insert(weekFiles).values(row).onConflictDoNothing();
}

export async function deleteWeekFile(db: Executor, { folderId, weekId, fileId }: OfWeekFile): Promise<void> {
  const row = and(eq(weekFiles.folderId, folderId), eq(weekFiles.weekId, weekId), eq(weekFiles.fileId, fileId));
  await db.delete(weekFiles).where(row);
}
