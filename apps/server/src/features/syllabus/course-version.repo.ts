import { eq, sql } from 'drizzle-orm';
import { batched, isOneOf } from '../../db/batched.ts';
import { files } from '../../db/schema/files.ts';
import { readingTies } from '../../db/schema/sources.ts';
import { syllabi, syllabusExtractions } from '../../db/schema/syllabus.ts';

/** What a course's every change changes. */
export interface CourseVersion {
  syllabusId: string;
  /** Of the syllabus's row: a plan is never written without it. */
  row: string;
  /** The file that the plan was read from. */
  documentId: string;
  /** Readings with the files of the folder that they are tied to, in the order in which they were tied. */
  tied: [readingId: string, fileId: string][];
}

/** null until a syllabus was read. */
export const findCourseVersion = batched<string, CourseVersion | null>(async (db, folderIds) => {
  const tied = sql<CourseVersion['tied']>`(
    SELECT coalesce(json_agg(json_build_array(${readingTies.readingId}, ${files.id}) ORDER BY ${readingTies.tiedAt}, ${readingTies.id}), '[]')
    FROM ${readingTies} JOIN ${files} ON ${files.id} = ${readingTies.fileId}
    WHERE ${readingTies.folderId} = ${syllabi.folderId} AND ${files.folderId} = ${syllabi.folderId} AND ${files.deletedAt} IS NULL)`;
  const rows = await db
    .select({
      folderId: syllabi.folderId,
      syllabusId: syllabi.id,
      // A place in the table too: one transaction may write a row more than once.
      row: sql<string>`${syllabi}.xmin::text || ${syllabi}.ctid::text`,
      documentId: syllabusExtractions.fileId,
      tied,
    })
    .from(syllabi)
    .innerJoin(syllabusExtractions, eq(syllabusExtractions.id, syllabi.extractionId))
    .where(isOneOf(syllabi.folderId, folderIds));
  const versions = new Map(rows.map(({ folderId, ...version }) => [folderId, version]));
  return folderIds.map((id) => versions.get(id) ?? null);
});
