import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { handedIn } from '../../db/schema/assignments.ts';
import { assignments, syllabi } from '../../db/schema/syllabus.ts';

/** Which folder's plan an assignment stands in; null where it stands in none. */
export async function findFolderOfAssignment(db: Executor, assignmentId: string): Promise<string | null> {
  const [row] = await db
    .select({ folderId: syllabi.folderId })
    .from(assignments)
    .innerJoin(syllabi, eq(syllabi.id, assignments.syllabusId))
    .where(eq(assignments.id, assignmentId));
  return row?.folderId ?? null;
}

export async function findFolderOfSyllabus(db: Executor, syllabusId: string): Promise<string | null> {
  const [row] = await db.select({ folderId: syllabi.folderId }).from(syllabi).where(eq(syllabi.id, syllabusId));
  return row?.folderId ?? null;
}

/** The first time counts. */
export async function insertHandedIn(db: Executor, of: typeof handedIn.$inferInsert): Promise<void> {
  await db.insert(handedIn).values(of).onConflictDoNothing();
}

export async function deleteHandedIn(db: Executor, folderId: string, assignmentId: string): Promise<void> {
  await db.delete(handedIn).where(and(eq(handedIn.folderId, folderId), eq(handedIn.assignmentId, assignmentId)));
}
