import type { Citation } from '@weekwise/engine/answers/citation.ts';
import { and, asc, eq, gte, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { activityItems, activityResults, activityWeeks } from '../../db/schema/activities.ts';
import { passages } from '../../db/schema/retrieval.ts';
import { sourceSearches } from '../../db/schema/sources.ts';
import { cardReviews } from '../../db/schema/spaced-repetition.ts';
import { studyGuides } from '../../db/schema/study-guides.ts';
import { backgroundTasks } from '../../db/schema/tasks.ts';
import type { PlaceReport } from '../../db/stored/stored-search.ts';

const { folderId, weekId, type } = activityItems;

/** Of each type that a week has: how many there are, and how many this student never tried. */
export function countActivities(db: Executor, userId: string, inFolder: string) {
  const answered = sql`exists (select from ${activityResults} where ${activityResults.itemId} = ${activityItems.id} and ${activityResults.userId} = ${userId})`;
  const graded = sql`exists (select from ${cardReviews} where ${cardReviews.itemId} = ${activityItems.id} and ${cardReviews.userId} = ${userId} and ${cardReviews.undoneAt} is null)`;
  return db
    .select({
      weekId,
      type,
      items: sql<number>`count(*)::int`,
      untried: sql<number>`(count(*) filter (where not (${answered} or ${graded})))::int`,
    })
    .from(activityItems)
    .where(
      and(
        eq(folderId, inFolder),
        isNull(activityItems.deletedAt),
        isNull(activityItems.reportedAt),
        isNull(activityItems.retiredAt),
      ),
    )
    .groupBy(weekId, type)
    .orderBy(asc(weekId), asc(type));
}

/** How the last making of each week's activities went. */
export function listMakings(db: Executor, inFolder: string) {
  return db
    .select({
      weekId: activityWeeks.weekId,
      status: backgroundTasks.status,
      errorCode: backgroundTasks.errorCode,
    })
    .from(activityWeeks)
    .innerJoin(backgroundTasks, eq(backgroundTasks.id, activityWeeks.taskId))
    .where(eq(activityWeeks.folderId, inFolder));
}

export function listGuides(db: Executor, inFolder: string) {
  return db
    .select({ weekId: studyGuides.weekId, basis: studyGuides.basis })
    .from(studyGuides)
    .where(eq(studyGuides.folderId, inFolder));
}

export interface AnswerGiven {
  itemId: string;
  weekId: string;
  correct: boolean | null;
  citation: Citation;
  headingPath: string[] | null;
}

/** Answers to questions since then that were right or wrong, oldest first. */
export function listAnswersSince(db: Executor, userId: string, inFolder: string, since: Date): Promise<AnswerGiven[]> {
  const citation = sql<Citation>`${activityItems.content} -> 'citation'`;
  return db
    .select({
      itemId: activityItems.id,
      weekId,
      correct: activityResults.correct,
      citation,
      headingPath: passages.headingPath,
    })
    .from(activityResults)
    .innerJoin(activityItems, eq(activityItems.id, activityResults.itemId))
    .leftJoin(passages, eq(passages.id, sql`${citation} ->> 'passageId'`))
    .where(
      and(
        eq(activityResults.userId, userId),
        eq(folderId, inFolder),
        isNotNull(activityResults.correct),
        gte(activityResults.answeredAt, since),
        isNull(activityItems.deletedAt),
        isNull(activityItems.reportedAt),
      ),
    )
    .orderBy(asc(activityResults.answeredAt), asc(activityResults.position));
}

export interface SearchedRow {
  grades: string[];
  places: PlaceReport[];
}

/**
 * What came of searching for these readings, where somebody searched: the grades of what was found, and of whom it was
 * asked.
 */
export async function listSearched(
  db: Executor,
  inFolder: string,
  readingIds: readonly string[],
): Promise<Map<string, SearchedRow>> {
  if (readingIds.length === 0) return new Map();
  const { subject, found, places } = sourceSearches;
  const rows = await db
    .select({ subject, places, grades: sql<string[]>`jsonb_path_query_array(${found}, '$[*].grade')` })
    .from(sourceSearches)
    .where(
      and(
        eq(sourceSearches.folderId, inFolder),
        inArray(subject, [...readingIds]),
        isNotNull(sourceSearches.searchedAt),
      ),
    );
  return new Map(rows.map(({ subject: readingId, ...searched }) => [readingId, searched]));
}
