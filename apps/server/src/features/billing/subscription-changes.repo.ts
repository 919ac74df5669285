import { desc, eq } from 'drizzle-orm';
import type { Executor, Transaction } from '../../db/client.ts';
import { subscriptionChanges } from '../../db/schema/billing.ts';

export type SubscriptionChangeRow = typeof subscriptionChanges.$inferSelect;

export async function insertChange(tx: Transaction, row: SubscriptionChangeRow): Promise<void> {
  await tx.insert(subscriptionChanges).values(row);
}

export const listChanges = (db: Executor, userId: string): Promise<SubscriptionChangeRow[]> =>
  db
    .select()
    .from(subscriptionChanges)
    .where(eq(subscriptionChanges.userId, userId))
    .orderBy(desc(subscriptionChanges.createdAt), desc(subscriptionChanges.id));
