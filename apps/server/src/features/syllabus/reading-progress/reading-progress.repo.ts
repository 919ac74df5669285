import type { ReadingState } from '@weekwise/domain/plan.ts';
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/client.ts';
import { readingProgress, readings, syllabi } from '../../../db/schema/syllabus.ts';

export interface OfReading {
  folderId: string;
  readingId: string;
}

/** The readings of a folder that are not unread, also those that its plan has no more. */
export async function listReadingStates(db: Executor, folderId: string): Promise<Map<string, ReadingState>> {
  const rows = await db.select().from(readingProgress).where(eq(readingProgress.folderId, folderId));
  return new Map(rows.map(({ readingId, state }) => [readingId, state]));
}

export async function upsertReadingState(db: Executor, row: typeof readingProgress.$inferInsert): Promise<void> {
  const { folderId, readingId } = readingProgress;
  const { state, at } = row;
  await db
    .insert(readingProgress)
    .values(row)
    .onConflictDoUpdate({ target: [folderId, readingId], set: { state, at } });
}

export async function deleteReadingState(db: Executor, { folderId, readingId }: OfReading): Promise<void> {
  const row = and(eq(readingProgress.folderId, folderId), eq(readingProgress.readingId, readingId));
  await db.delete(readingProgress).where(row);
}

/**
 * Of these folders' plans: how many readings each week has, and how many of them are read. Weeks without any are left
 * out.
 */
export function countReadings(db: Executor, folderIds: readonly string[]) {
  const isOf = and(eq(readingProgress.folderId, syllabi.folderId), eq(readingProgress.readingId, readings.id));
  return db
    .select({
      weekId: readings.weekId,
      readings: count(),
      read: sql<number>`count(*) filter (where ${readingProgress.state} = 'read')`.mapWith(Number),
    })
    .from(readings)
    .innerJoin(syllabi, eq(syllabi.id, readings.syllabusId))
    .leftJoin(readingProgress, isOf)
    .where(inArray(syllabi.folderId, [...folderIds]))
    .groupBy(readings.weekId);
}
