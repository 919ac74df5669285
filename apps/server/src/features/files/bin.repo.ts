import { and, asc, desc, eq, gte, isNotNull } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { files } from '../../db/schema/files.ts';
import type { FileRow } from './files.repo.ts';

export interface BinnedFileRow extends FileRow {
  deletedAt: Date;
}

const hasTime = (row: FileRow): row is BinnedFileRow => row.deletedAt !== null;

/** Files of a folder that its student deleted at `since` or after; deleted last comes first. */
export async function listBinnedFiles(db: Executor, folderId: string, since: Date): Promise<BinnedFileRow[]> {
  const rows = await db
    .select()
    .from(files)
    .where(and(eq(files.folderId, folderId), gte(files.deletedAt, since), eq(files.vanished, false)))
    .orderBy(desc(files.deletedAt), asc(files.id));
  return rows.filter(hasTime);
}

/** False where it is not in the bin any more. */
export async function takeFromBin(
  db: Executor,
  fileId: string,
  place: Pick<FileRow, 'driveKey' | 'name'>,
): Promise<boolean> {
  const taken = await db
    .update(files)
    .set({ deletedAt: null, binKey: null, ...place, embeddingStatus: 'not_embedded', errorCode: null })
    .where(and(eq(files.id, fileId), isNotNull(files.deletedAt)))
    .returning({ id: files.id });
  return taken.length > 0;
}
