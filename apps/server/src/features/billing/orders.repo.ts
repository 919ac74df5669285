import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { PaymentEvent, PaymentFact } from '../../adapters/payments/payments.port.ts';
import type { Executor, Transaction } from '../../db/client.ts';
import { orders, paymentEvents } from '../../db/schema/billing.ts';

export type OrderRow = typeof orders.$inferSelect;

export async function insertOrder(db: Executor, order: OrderRow): Promise<void> {
  await db.insert(orders).values(order);
}

export async function deleteOrder(db: Executor, id: string): Promise<void> {
  await db.delete(orders).where(eq(orders.id, id));
}

export async function saveSession(db: Executor, id: string, sessionId: string): Promise<void> {
  await db.update(orders).set({ sessionId }).where(eq(orders.id, id));
}

export async function findOrder(db: Executor, id: string): Promise<OrderRow | null> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  return row ?? null;
}

/** The student's own, by its checkout. */
export async function findBySession(db: Executor, userId: string, sessionId: string): Promise<OrderRow | null> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.sessionId, sessionId), eq(orders.userId, userId)));
  return row ?? null;
}

/** Until `tx` ends nobody else makes courses of it. */
export async function lockOrder(tx: Transaction, id: string): Promise<void> {
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, id)).for('update');
}

/** One more course of it is made or unlocked. Call it under `lockOrder`. */
export async function countFolderUsed(tx: Transaction, id: string, at: Date): Promise<void> {
  await tx
    .update(orders)
    .set({ foldersUsed: sql`${orders.foldersUsed} + 1`, deployedAt: sql`coalesce(${orders.deployedAt}, ${at})` })
    .where(eq(orders.id, id));
}

export async function markRefundRequested(tx: Transaction, id: string, refundRequestedAt: Date): Promise<void> {
  await tx.update(orders).set({ refundRequestedAt }).where(eq(orders.id, id));
}

export const listOrders = (db: Executor, userId: string): Promise<OrderRow[]> =>
  db.select().from(orders).where(eq(orders.userId, userId)).orderBy(desc(orders.createdAt), desc(orders.id));

/** False where it was told before. */
export async function insertEvent(db: Executor, event: PaymentEvent, receivedAt: Date): Promise<boolean> {
  const inserted = await db
    .insert(paymentEvents)
    .values({ ...event, receivedAt })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  return inserted.length > 0;
}

/** What is known of the payments of orders, by order. */
export async function factsOf(db: Executor, orderIds: readonly string[]): Promise<Map<string, PaymentFact[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select({ orderId: paymentEvents.orderId, fact: paymentEvents.fact })
    .from(paymentEvents)
    .where(inArray(paymentEvents.orderId, [...orderIds]));
  const facts = Map.groupBy(rows, ({ orderId }) => orderId);
  return new Map([...facts].map(([orderId, told]) => [orderId, told.map(({ fact }) => fact)]));
}
