import { and, asc, eq, gt, notInArray, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../db/client.ts';
import { orders, paymentEvents, plans, promotionCodes } from '../../db/schema/billing.ts';

export type PlanRow = typeof plans.$inferSelect;
export type PromotionRow = typeof promotionCodes.$inferSelect;

/** Makes these the plans that are sold; others are retired. */
export async function replacePlans(tx: Transaction, rows: Omit<PlanRow, 'retired'>[]): Promise<void> {
  await tx
    .update(plans)
    .set({ retired: true })
    .where(
      notInArray(
        plans.id,
        rows.map(({ id }) => id),
      ),
    );
  for (const row of rows) {
    const plan = { ...row, retired: false };
    await tx.insert(plans).values(plan).onConflictDoUpdate({ target: plans.id, set: plan });
  }
}

export async function replaceCodes(tx: Transaction, rows: Omit<PromotionRow, 'retired'>[]): Promise<void> {
  await tx.update(promotionCodes).set({ retired: true });
  for (const row of rows) {
    const code = { ...row, retired: false };
    await tx.insert(promotionCodes).values(code).onConflictDoUpdate({ target: promotionCodes.code, set: code });
  }
}

export const listPlans = (db: Executor): Promise<PlanRow[]> =>
  db.select().from(plans).where(eq(plans.retired, false)).orderBy(asc(plans.position));

export async function findPlan(db: Executor, id: string): Promise<PlanRow | null> {
  const [row] = await db
    .select()
    .from(plans)
    .where(and(eq(plans.id, id), eq(plans.retired, false)));
  return row ?? null;
}

/** With a lock where it is about to be used: of two who take the last use, one gets it. */
export async function findCode(db: Executor, code: string, { lock = false } = {}): Promise<PromotionRow | null> {
  const found = db
    .select()
    .from(promotionCodes)
    .where(and(eq(promotionCodes.code, code.toUpperCase()), eq(promotionCodes.retired, false)));
  const [row] = await (lock ? found.for('update') : found);
  return row ?? null;
}

/** Orders that were paid with a code, and those that still can be. */
export async function countUses(db: Executor, code: string, now: Date): Promise<number> {
  const isPaid = sql`exists (select 1 from ${paymentEvents} where ${paymentEvents.orderId} = ${orders.id} and ${paymentEvents.fact}->>'type' = 'paid')`;
  return db.$count(orders, and(eq(orders.promotionCode, code), or(gt(orders.expiresAt, now), isPaid)));
}
