import { and, eq } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../db/client.ts';
import { activityWeeks } from '../../../db/schema/activities.ts';

export type ActivityWeekRow = typeof activityWeeks.$inferSelect;
type OfWeek = Pick<ActivityWeekRow, 'folderId' | 'weekId'>;

const isWeek = ({ folderId, weekId }: OfWeek) =>
  and(eq(activityWeeks.folderId, folderId), eq(activityWeeks.weekId, weekId));

export async function findWeekRow(db: Executor, of: OfWeek): Promise<ActivityWeekRow | null> {
  const [row] = await db.select().from(activityWeeks).where(isWeek(of));
  return row ?? null;
}

/** Held until the transaction ends: whoever wants the same week made waits here. */
export async function lockWeek(tx: Transaction, { folderId, weekId }: OfWeek): Promise<ActivityWeekRow> {
  await tx.insert(activityWeeks).values({ folderId, weekId }).onConflictDoNothing();
  const [row] = await tx.select().from(activityWeeks).where(isWeek({ folderId, weekId })).for('update');
  if (!row) throw new Error(`The week ${weekId} cannot be held.`);
  return row;
}

export async function updateWeek(
  db: Executor,
  of: OfWeek,
  change: Partial<Omit<ActivityWeekRow, keyof OfWeek>>,
): Promise<void> {
  await db.update(activityWeeks).set(change).where(isWeek(of));
}
