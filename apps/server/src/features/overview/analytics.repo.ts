import { and, count, eq, gt, isNull, notExists, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { activityItems, activityResults } from '../../db/schema/activities.ts';
import { folderVectors, passages, passageVectors } from '../../db/schema/retrieval.ts';
import { cardReviews } from '../../db/schema/spaced-repetition.ts';
import { studyGuideParts } from '../../db/schema/study-guides.ts';

// Counts over what a folder holds. What files hold is in their own rows.

/** Passages that ranking can find by meaning: their vectors are of the kind that the folder uses. */
export async function countVectors(db: Executor, folderId: string): Promise<number> {
  const isUsed = and(
    eq(folderVectors.folderId, passages.folderId),
    eq(folderVectors.model, passageVectors.model),
    eq(folderVectors.dimension, passageVectors.dimension),
  );
  const [row] = await db
    .select({ vectors: count() })
    .from(passageVectors)
    .innerJoin(passages, eq(passages.id, passageVectors.passageId))
    .innerJoin(folderVectors, isUsed)
    .where(and(eq(passages.folderId, folderId), gt(passageVectors.dimension, 0)));
  return row?.vectors ?? 0;
}

/** The key terms of study guides, as the student has them. */
export async function listTerms(db: Executor, folderId: string): Promise<{ weekId: string; term: string }[]> {
  const { weekId, made, edited, section, removedAt } = studyGuideParts;
  const rows = await db
    .select({ weekId, made, edited })
    .from(studyGuideParts)
    .where(and(eq(studyGuideParts.folderId, folderId), eq(section, 'term'), isNull(removedAt)));
  return rows.flatMap((row) => {
    const term = (row.edited ?? row.made)?.title;
    return term ? [{ weekId: row.weekId, term }] : [];
  });
}

/** Items that can be practised with now, by type. */
export function countItems(db: Executor, folderId: string) {
  const { type, deletedAt, reportedAt, retiredAt } = activityItems;
  return db
    .select({ type, items: count() })
    .from(activityItems)
    .where(and(eq(activityItems.folderId, folderId), isNull(deletedAt), isNull(reportedAt), isNull(retiredAt)))
    .groupBy(type);
}

/** What a student had with the items of a folder, those that are put aside too, by type. */
export function sumResults(db: Executor, userId: string, folderId: string) {
  const { correct, duration, answeredAt } = activityResults;
  return db
    .select({
      type: activityItems.type,
      answers: count(),
      correct: sql`count(*) FILTER (WHERE ${correct})`.mapWith(Number),
      unjudged: sql`count(*) FILTER (WHERE ${correct} IS NULL)`.mapWith(Number),
      timed: count(duration),
      milliseconds: sql`coalesce(sum(${duration}), 0)`.mapWith(Number),
      lastAnsweredAt: sql`max(${answeredAt})`.mapWith(answeredAt),
    })
    .from(activityResults)
    .innerJoin(activityItems, eq(activityItems.id, activityResults.itemId))
    .where(and(eq(activityItems.folderId, folderId), eq(activityResults.userId, userId)))
    .groupBy(activityItems.type);
}

/**
 * The same of cards that were graded apart from any of those results; of a grade that was taken back only the time
 * counts.
 */
export function sumReviews(db: Executor, userId: string, folderId: string) {
  const { attemptId, itemId, grade, duration, reviewedAt, undoneAt } = cardReviews;
  const ofResult = db.select({ id: activityResults.id }).from(activityResults).where(eq(activityResults.id, attemptId));
  return db
    .select({
      type: activityItems.type,
      answers: sql`count(*) FILTER (WHERE ${undoneAt} IS NULL)`.mapWith(Number),
      correct: sql`count(*) FILTER (WHERE ${undoneAt} IS NULL AND ${grade} <> 'again')`.mapWith(Number),
      unjudged: sql`0`.mapWith(Number),
      timed: count(duration),
      milliseconds: sql`coalesce(sum(${duration}), 0)`.mapWith(Number),
      lastAnsweredAt: sql`max(${reviewedAt})`.mapWith(reviewedAt),
    })
    .from(cardReviews)
    .innerJoin(activityItems, eq(activityItems.id, itemId))
    .where(and(eq(activityItems.folderId, folderId), eq(cardReviews.userId, userId), notExists(ofResult)))
    .groupBy(activityItems.type);
}
