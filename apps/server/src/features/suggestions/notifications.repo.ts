import { and, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { inLiveFolder } from '../../db/live-folder.ts';
import { notifications, suggestionDismissals } from '../../db/schema/suggestions.ts';
import type { DismissalRow } from './suggestions.repo.ts';

export type NotificationRow = typeof notifications.$inferSelect;

/** The same words again are no news: they stay read. */
export async function keepNotification(db: Executor, row: NotificationRow): Promise<void> {
  const { userId, folderId, kind, subject, basis, readAt } = notifications;
  const { event, basis: newBasis, words, source, saidAt } = row;
  await db
    .insert(notifications)
    .values(row)
    .onConflictDoUpdate({
      target: [userId, folderId, kind, subject],
      set: {
        event,
        basis: newBasis,
        words,
        source,
        saidAt,
        readAt: sql`CASE WHEN ${basis} = ${newBasis} THEN ${readAt} END`,
      },
    });
}

export function listNotifications(
  db: Executor,
  userId: string,
  { since, atMost }: { since: Date; atMost: number },
): Promise<NotificationRow[]> {
  const { userId: of, folderId, saidAt, id } = notifications;
  return db
    .select()
    .from(notifications)
    .where(and(eq(of, userId), gt(saidAt, since), inLiveFolder(folderId)))
    .orderBy(desc(saidAt), desc(id))
    .limit(atMost);
}

export async function markRead(db: Executor, userId: string, until: Date, readAt: Date): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt })
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt), lte(notifications.saidAt, until)));
}

/** All of a student, also those whose time is over: what they took away comes back only when it is said again. */
export const listEveryDismissal = (db: Executor, userId: string): Promise<DismissalRow[]> =>
  db.select().from(suggestionDismissals).where(eq(suggestionDismissals.userId, userId));
