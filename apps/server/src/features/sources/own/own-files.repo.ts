import { and, asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/client.ts';
import { files } from '../../../db/schema/files.ts';
import { folders } from '../../../db/schema/folders.ts';
import { passages } from '../../../db/schema/retrieval.ts';

export interface MaterialRow {
  id: string;
  name: string;
  folderId: string;
  folderName: string;
}

/** What a student could read in all of their courses; those in the bin are not there. */
export function listMaterials(db: Executor, userId: string): Promise<MaterialRow[]> {
  return db
    .select({ id: files.id, name: files.name, folderId: folders.id, folderName: folders.name })
    .from(files)
    .innerJoin(folders, eq(folders.id, files.folderId))
    .where(
      and(eq(folders.userId, userId), isNull(folders.deletedAt), isNull(files.deletedAt), eq(files.role, 'material')),
    )
    .orderBy(asc(folders.createdAt), asc(folders.id), asc(files.uploadedAt), asc(files.id));
}

/** Passages that are the beginning of a file. */
export const openingPassages = 4;
const mostRows = 2_000;

export type TellingRow = Awaited<ReturnType<typeof listTelling>>[number];

/**
 * Of these folders' files the beginnings of those that have a word there, or are among `always`, and the passages under
 * a heading that has it. A beginning comes whole: the author stands on another line than the title.
 * @param word letters and digits alone
 */
export function listTelling(
  db: Executor,
  folderIds: readonly string[],
  { word, always }: { word: string; always: readonly string[] },
) {
  const { id, fileId, ordinal, text, headingPath, page, firstBlock } = passages;
  const like = `%${word}%`;
  const inHeading = sql`${headingPath}::text ilike ${like}`;
  const telling = db
    .select({ fileId })
    .from(passages)
    .where(
      and(
        inArray(passages.folderId, [...folderIds]),
        lt(ordinal, openingPassages),
        or(sql`${text} ilike ${like}`, inHeading),
      ),
    );
  const isTold = or(inArray(fileId, telling), always.length > 0 ? inArray(fileId, [...always]) : undefined);
  return db
    .select({ id, fileId, ordinal, text, headingPath, page, firstBlock })
    .from(passages)
    .where(and(inArray(passages.folderId, [...folderIds]), or(and(lt(ordinal, openingPassages), isTold), inHeading)))
    .orderBy(asc(fileId), asc(ordinal))
    .limit(mostRows);
}
