import type { CardGrade } from '@weekwise/domain/spaced-repetition.ts';
import { and, asc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { activityItems, activityResults } from '../../db/schema/activities.ts';
import { passages } from '../../db/schema/retrieval.ts';
import { cardReviews } from '../../db/schema/spaced-repetition.ts';

const { id, folderId, weekId, type } = activityItems;

/** What an item is about, without what it says. */
export interface ItemFacts {
  id: string;
  folderId: string;
  weekId: string;
  type: typeof activityItems.$inferSelect.type;
  /** Headings above the passage that it rests on, outermost first. */
  headingPath: string[];
  /** Newer activities took its place: it counts no more, but for the time that was spent on it. */
  isRetired: boolean;
}

/** Something that was done with an item, once. */
export interface Doing {
  itemId: string;
  at: Date;
  /** null where nobody says right or wrong. */
  grade: CardGrade | null;
  kind: 'answer' | 'card';
  duration: number | null;
}

/** Items of these folders that the student did not put aside. */
export async function listItemFacts(db: Executor, folderIds: readonly string[]): Promise<ItemFacts[]> {
  const citation = sql`${activityItems.content} -> 'citation'`;
  const rows = await db
    .select({
      id,
      folderId,
      weekId,
      type,
      heading: sql<string | null>`${citation} ->> 'heading'`,
      headingPath: passages.headingPath,
      isRetired: sql<boolean>`${activityItems.retiredAt} is not null`,
    })
    .from(activityItems)
    .leftJoin(passages, eq(passages.id, sql`${citation} ->> 'passageId'`))
    .where(and(inArray(folderId, [...folderIds]), isNull(activityItems.deletedAt), isNull(activityItems.reportedAt)))
    .orderBy(asc(weekId), asc(activityItems.position), asc(id));
  // The file may be gone; the item kept the innermost heading.
  return rows.map(({ heading, headingPath, ...row }) => ({
    ...row,
    headingPath: headingPath ?? (heading ? [heading] : []),
  }));
}

/** Answers to questions and dialogues; how flashcards went is in the review log. Oldest first. */
export async function listAnswers(db: Executor, userId: string, folderIds: readonly string[]): Promise<Doing[]> {
  const { itemId, answeredAt, correct, score, duration } = activityResults;
  const rows = await db
    .select({ itemId, at: answeredAt, correct, score, duration })
    .from(activityResults)
    .innerJoin(activityItems, eq(activityItems.id, itemId))
    .where(and(eq(activityResults.userId, userId), inArray(folderId, [...folderIds]), ne(type, 'flashcards')))
    .orderBy(asc(answeredAt), asc(activityResults.position));
  return rows.map(({ correct: isRight, score: share, ...row }) => ({
    ...row,
    grade: gradeOf(isRight, share),
    kind: 'answer',
  }));
}

/** Half of what a dialogue was to show is a pass. */
const pass = 0.5;

function gradeOf(isRight: boolean | null, share: number | null): CardGrade | null {
  if (isRight !== null) return isRight ? 'good' : 'again';
  return share === null ? null : share >= pass ? 'good' : 'again';
}

/** Grades of cards that were not taken back, oldest first. */
export async function listGrades(db: Executor, userId: string, folderIds: readonly string[]): Promise<Doing[]> {
  const { itemId, reviewedAt, grade, duration } = cardReviews;
  const counts: SQL | undefined = and(eq(cardReviews.userId, userId), isNull(cardReviews.undoneAt));
  const rows = await db
    .select({ itemId, at: reviewedAt, grade, duration })
    .from(cardReviews)
    .innerJoin(activityItems, eq(activityItems.id, itemId))
    .where(and(counts, inArray(folderId, [...folderIds])))
    .orderBy(asc(cardReviews.position));
  return rows.map((row) => ({ ...row, kind: 'card' }));
}
