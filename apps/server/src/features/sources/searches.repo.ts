import { and, eq, isNull, like, notInArray, sql } from 'drizzle-orm';
import { isOneOf } from '../../db/batched.ts';
import type { Executor, Transaction } from '../../db/client.ts';
import { sourceSearches } from '../../db/schema/sources.ts';

export type SearchRow = typeof sourceSearches.$inferSelect;
export type OfSearch = Pick<SearchRow, 'folderId' | 'subject'>;

/** Begins what a search is about that is about no reading. */
export const freePrefix = 'free:';

const isSearch = ({ folderId, subject }: OfSearch) =>
  and(eq(sourceSearches.folderId, folderId), eq(sourceSearches.subject, subject));

export async function findSearch(db: Executor, of: OfSearch): Promise<SearchRow | null> {
  const [row] = await db.select().from(sourceSearches).where(isSearch(of));
  return row ?? null;
}

/** Those of a folder that are about these, by what they are about. */
export async function listSearches(
  db: Executor,
  folderId: string,
  subjects: readonly string[],
): Promise<Map<string, SearchRow>> {
  const rows = await db
    .select()
    .from(sourceSearches)
    .where(and(eq(sourceSearches.folderId, folderId), isOneOf(sourceSearches.subject, subjects)));
  return new Map(rows.map((row) => [row.subject, row]));
}

/** Held until the transaction ends: whoever wants the same searched for waits here. */
export async function lockSearch(tx: Transaction, { folderId, subject }: OfSearch): Promise<SearchRow> {
  await tx.insert(sourceSearches).values({ folderId, subject }).onConflictDoNothing();
  const [row] = await tx.select().from(sourceSearches).where(isSearch({ folderId, subject })).for('update');
  if (!row) throw new Error(`The search ${subject} cannot be held.`);
  return row;
}

export async function updateSearch(
  db: Executor,
  of: OfSearch,
  change: Partial<Omit<SearchRow, keyof OfSearch>>,
): Promise<void> {
  await db.update(sourceSearches).set(change).where(isSearch(of));
}

/** Of the searches that are about no reading only the newest stay. */
export async function deleteOldFree(tx: Transaction, folderId: string, kept: number): Promise<void> {
  const { subject, taskId, searchedAt } = sourceSearches;
  const isFree = and(eq(sourceSearches.folderId, folderId), like(subject, `${freePrefix}%`), isNull(taskId));
  const newest = tx
    .select({ subject })
    .from(sourceSearches)
    .where(isFree)
    .orderBy(sql`${searchedAt} desc nulls last`, subject)
    .limit(kept);
  await tx.delete(sourceSearches).where(and(isFree, notInArray(subject, newest)));
}
