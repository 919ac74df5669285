import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../../db/client.ts';
import { activityResults } from '../../../db/schema/activities.ts';

export type ResultRow = typeof activityResults.$inferSelect;
export type ResultToKeep = Omit<ResultRow, 'position'>;

/** Null where this try is known already. */
export async function insertResult(db: Executor, result: ResultToKeep): Promise<ResultRow | null> {
  const [row] = await db
    .insert(activityResults)
    .values(result)
    .onConflictDoNothing({
      target: [activityResults.itemId, activityResults.userId, activityResults.attemptId],
    })
    .returning();
  return row ?? null;
}

export async function findAttempt(
  db: Executor,
  { itemId, userId, attemptId }: Pick<ResultRow, 'itemId' | 'userId'> & { attemptId: string },
): Promise<ResultRow | null> {
  const [row] = await db
    .select()
    .from(activityResults)
    .where(
      and(
        eq(activityResults.itemId, itemId),
        eq(activityResults.userId, userId),
        eq(activityResults.attemptId, attemptId),
      ),
    );
  return row ?? null;
}

/** What this student had with these items, oldest first. */
export function listResults(db: Executor, userId: string, itemIds: readonly string[]): Promise<ResultRow[]> {
  if (itemIds.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(activityResults)
    .where(and(eq(activityResults.userId, userId), inArray(activityResults.itemId, [...itemIds])))
    .orderBy(asc(activityResults.answeredAt), asc(activityResults.position));
}

export async function deleteResult(db: Executor, userId: string, resultId: string): Promise<void> {
  await db.delete(activityResults).where(and(eq(activityResults.id, resultId), eq(activityResults.userId, userId)));
}
