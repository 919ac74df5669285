import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../db/client.ts';
import { studyGuideParts, studyGuides } from '../../db/schema/study-guides.ts';

export type StudyGuideRow = typeof studyGuides.$inferSelect;
export type GuidePartRow = typeof studyGuideParts.$inferSelect;
export interface OfWeek {
  folderId: string;
  weekId: string;
}

const guideOf = ({ folderId, weekId }: OfWeek) =>
  and(eq(studyGuides.folderId, folderId), eq(studyGuides.weekId, weekId));
const partsOf = ({ folderId, weekId }: OfWeek) =>
  and(eq(studyGuideParts.folderId, folderId), eq(studyGuideParts.weekId, weekId));

export async function findGuide(db: Executor, week: OfWeek): Promise<StudyGuideRow | null> {
  const [row] = await db.select().from(studyGuides).where(guideOf(week));
  return row ?? null;
}

/** The same, held until the transaction ends: what is added at the same time is counted. */
export async function lockGuide(tx: Transaction, week: OfWeek): Promise<StudyGuideRow | null> {
  const [row] = await tx.select().from(studyGuides).where(guideOf(week)).for('update');
  return row ?? null;
}

export function listParts(db: Executor, week: OfWeek): Promise<GuidePartRow[]> {
  return db
    .select()
    .from(studyGuideParts)
    .where(partsOf(week))
    .orderBy(asc(studyGuideParts.position), asc(studyGuideParts.id));
}

/** Of all weeks of a folder, those that the student took out left out. */
export function listPartsOfFolder(db: Executor, folderId: string): Promise<GuidePartRow[]> {
  return db
    .select()
    .from(studyGuideParts)
    .where(and(eq(studyGuideParts.folderId, folderId), isNull(studyGuideParts.removedAt)))
    .orderBy(asc(studyGuideParts.weekId), asc(studyGuideParts.position), asc(studyGuideParts.id));
}

export async function upsertGuide(tx: Transaction, guide: StudyGuideRow): Promise<void> {
  const { folderId: _, weekId: __, ...change } = guide;
  await tx
    .insert(studyGuides)
    .values(guide)
    .onConflictDoUpdate({ target: [studyGuides.folderId, studyGuides.weekId], set: change });
}

/** What was made before goes, but for what the student has touched. */
export async function deleteUntouched(tx: Transaction, week: OfWeek): Promise<void> {
  await tx
    .delete(studyGuideParts)
    .where(and(partsOf(week), isNull(studyGuideParts.edited), isNull(studyGuideParts.removedAt)));
}

/** A part that the student has touched keeps their words, and gains what is made in its place now. */
export async function insertMade(tx: Transaction, parts: (typeof studyGuideParts.$inferInsert)[]): Promise<void> {
  if (parts.length === 0) return;
  const { folderId, weekId, section, key } = studyGuideParts;
  await tx
    .insert(studyGuideParts)
    .values(parts)
    .onConflictDoUpdate({
      target: [folderId, weekId, section, key],
      set: { made: sql`excluded.made`, position: sql`excluded.position` },
    });
}

export async function insertPart(tx: Transaction, part: typeof studyGuideParts.$inferInsert): Promise<void> {
  await tx.insert(studyGuideParts).values(part);
}

export async function countAdded(tx: Transaction, week: OfWeek): Promise<number> {
  const [row] = await tx
    .select({ added: count() })
    .from(studyGuideParts)
    .where(and(partsOf(week), isNull(studyGuideParts.made)));
  return row?.added ?? 0;
}

export async function findPart(db: Executor, week: OfWeek, partId: string): Promise<GuidePartRow | null> {
  const [row] = await db
    .select()
    .from(studyGuideParts)
    .where(and(partsOf(week), eq(studyGuideParts.id, partId)));
  return row ?? null;
}

export async function updatePart(db: Executor, partId: string, change: Partial<GuidePartRow>): Promise<void> {
  await db.update(studyGuideParts).set(change).where(eq(studyGuideParts.id, partId));
}

export async function deletePart(db: Executor, partId: string): Promise<void> {
  await db.delete(studyGuideParts).where(eq(studyGuideParts.id, partId));
}
