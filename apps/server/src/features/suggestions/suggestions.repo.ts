import type { SuggestionKind } from '@weekwise/domain/suggestions.ts';
import { and, desc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { inLiveFolder } from '../../db/live-folder.ts';
import { folders } from '../../db/schema/folders.ts';
import { seenContent, suggestionDismissals, suggestionPaces } from '../../db/schema/suggestions.ts';

export type PaceRow = typeof suggestionPaces.$inferSelect;
export type DismissalRow = typeof suggestionDismissals.$inferSelect;
export type SeenRow = typeof seenContent.$inferSelect;

export function listPaces(db: Executor, userId: string, folderId: string): Promise<PaceRow[]> {
  return db
    .select()
    .from(suggestionPaces)
    .where(and(eq(suggestionPaces.userId, userId), eq(suggestionPaces.folderId, folderId)));
}

/**
 * Whether this one may be said: one of its kind since `pausedSince` takes the place of all others, also of those asked
 * for at once.
 */
export async function claimTurn(db: Executor, pace: PaceRow, pausedSince: Date): Promise<boolean> {
  const { subject, saidAt } = pace;
  const rows = await db
    .insert(suggestionPaces)
    .values(pace)
    .onConflictDoUpdate({
      target: [suggestionPaces.userId, suggestionPaces.folderId, suggestionPaces.kind],
      set: { subject, saidAt },
      setWhere: lte(suggestionPaces.saidAt, pausedSince),
    })
    .returning({ kind: suggestionPaces.kind });
  return rows.length > 0;
}

/** What is not to be said in a course now, for good or until later. */
export function listDismissals(db: Executor, userId: string, folderId: string, now: Date): Promise<DismissalRow[]> {
  const { userId: of, folderId: inFolder, until } = suggestionDismissals;
  return db
    .select()
    .from(suggestionDismissals)
    .where(and(eq(of, userId), or(isNull(inFolder), eq(inFolder, folderId)), or(isNull(until), gt(until, now))));
}

/** One of a course in the bin comes back with it. */
const isSeen = () => or(isNull(suggestionDismissals.folderId), inLiveFolder(suggestionDismissals.folderId));

/** For good, with the course's name; the newest first. */
export function listLastingDismissals(
  db: Executor,
  userId: string,
): Promise<
  { id: string; kind: SuggestionKind; folderId: string | null; folderName: string | null; createdAt: Date }[]
> {
  const { id, kind, folderId, createdAt, until } = suggestionDismissals;
  return db
    .select({ id, kind, folderId, folderName: folders.name, createdAt })
    .from(suggestionDismissals)
    .leftJoin(folders, eq(folders.id, folderId))
    .where(and(eq(suggestionDismissals.userId, userId), isNull(until), isSeen()))
    .orderBy(desc(createdAt), desc(id));
}

/** Said again it is the same row. */
export async function keepDismissal(db: Executor, dismissal: DismissalRow): Promise<string> {
  const { userId, folderId, kind, subject } = suggestionDismissals;
  const { until, createdAt } = dismissal;
  const [row] = await db
    .insert(suggestionDismissals)
    .values(dismissal)
    .onConflictDoUpdate({ target: [userId, folderId, kind, subject], set: { until, createdAt } })
    .returning({ id: suggestionDismissals.id });
  return row?.id ?? dismissal.id;
}

export async function deleteDismissal(db: Executor, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(suggestionDismissals)
    .where(and(eq(suggestionDismissals.id, id), eq(suggestionDismissals.userId, userId), isSeen()))
    .returning({ id: suggestionDismissals.id });
  return rows.length > 0;
}

export async function insertSeen(db: Executor, seen: SeenRow): Promise<void> {
  await db.insert(seenContent).values(seen).onConflictDoNothing();
}

export function listSeen(db: Executor, userId: string, folderId: string): Promise<SeenRow[]> {
  return db
    .select()
    .from(seenContent)
    .where(and(eq(seenContent.userId, userId), eq(seenContent.folderId, folderId)));
}
