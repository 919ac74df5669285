import { and, asc, count, desc, eq, inArray, isNull, max } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { activityItems } from '../../db/schema/activities.ts';
import { folders } from '../../db/schema/folders.ts';
import { cardReviews } from '../../db/schema/spaced-repetition.ts';

export type ReviewRow = typeof cardReviews.$inferSelect;

const countsFor = (userId: string) => and(eq(cardReviews.userId, userId), isNull(cardReviews.undoneAt));

export async function isKnownAttempt(db: Executor, userId: string, attemptId: string): Promise<boolean> {
  const rows = await db
    .select({ position: cardReviews.position })
    .from(cardReviews)
    .where(and(eq(cardReviews.userId, userId), eq(cardReviews.attemptId, attemptId)));
  return rows.length > 0;
}

export async function insertReview(db: Executor, review: typeof cardReviews.$inferInsert): Promise<void> {
  await db.insert(cardReviews).values(review);
}

/** So far back a grade can be taken back, where those after it are of cards that are gone. */
const undoReach = 50;

/** The last grade that was not taken back, of a card that is still there. */
export async function findLastReview(db: Executor, userId: string): Promise<ReviewRow | null> {
  // First the newest few: asked in one, a database without statistics walks the whole log (PGlite gathers none).
  const newest = await db
    .select()
    .from(cardReviews)
    .where(countsFor(userId))
    .orderBy(desc(cardReviews.position))
    .limit(undoReach);
  const there = await db
    .select({ id: activityItems.id })
    .from(activityItems)
    .innerJoin(folders, eq(folders.id, activityItems.folderId))
    .where(
      and(
        inArray(
          activityItems.id,
          newest.map(({ itemId }) => itemId),
        ),
        isNull(activityItems.deletedAt),
        isNull(activityItems.reportedAt),
        isNull(folders.deletedAt),
      ),
    );
  return newest.find(({ itemId }) => there.some(({ id }) => id === itemId)) ?? null;
}

export async function markUndone(db: Executor, position: number, undoneAt: Date): Promise<void> {
  await db.update(cardReviews).set({ undoneAt }).where(eq(cardReviews.position, position));
}

/** Grades of one day where the student is. */
export function listReviewsOn(db: Executor, userId: string, day: string): Promise<ReviewRow[]> {
  return db
    .select()
    .from(cardReviews)
    .where(and(countsFor(userId), eq(cardReviews.reviewedOn, day)));
}

/** Grades that were not taken back, and the newest of them. */
export async function sizeOfLog(db: Executor, userId: string): Promise<{ count: number; newest: number | null }> {
  const [row] = await db
    .select({ count: count(), newest: max(cardReviews.position) })
    .from(cardReviews)
    .where(countsFor(userId));
  return row ?? { count: 0, newest: null };
}

/** Whose grade it is; null where it went with its account. */
export async function findStudent(db: Executor, position: number): Promise<string | null> {
  const [row] = await db
    .select({ userId: cardReviews.userId })
    .from(cardReviews)
    .where(eq(cardReviews.position, position));
  return row?.userId ?? null;
}

/** The whole log without what was taken back, oldest first. */
export function listLog(db: Executor, userId: string): Promise<Pick<ReviewRow, 'itemId' | 'grade' | 'elapsedDays'>[]> {
  const { itemId, grade, elapsedDays } = cardReviews;
  return db
    .select({ itemId, grade, elapsedDays })
    .from(cardReviews)
    .where(countsFor(userId))
    .orderBy(asc(cardReviews.position));
}
