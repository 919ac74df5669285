import { and, eq, gt, isNull, lt, ne, or } from 'drizzle-orm';
import type { Executor, Transaction } from '../../db/client.ts';
import { deployments } from '../../db/schema/billing.ts';

export type DeploymentRow = typeof deployments.$inferSelect;

/** False where the order's courses are being made already: by one that changed after `lostBefore`. */
export async function beginOfOrder(tx: Transaction, row: DeploymentRow, lostBefore: Date): Promise<boolean> {
  const { status, errorCode, folders, startedAt, updatedAt } = row;
  const begun = await tx
    .insert(deployments)
    .values(row)
    .onConflictDoUpdate({
      target: deployments.orderId,
      set: { status, errorCode, folders, startedAt, updatedAt },
      setWhere: or(ne(deployments.status, 'processing'), lt(deployments.updatedAt, lostBefore)),
    })
    .returning({ id: deployments.id });
  return begun.length > 0;
}

/** False where a free course of that name is being made already. */
export async function beginFree(tx: Transaction, row: DeploymentRow): Promise<boolean> {
  const begun = await tx.insert(deployments).values(row).onConflictDoNothing().returning({ id: deployments.id });
  return begun.length > 0;
}

export async function findOfOrder(db: Executor, orderId: string): Promise<DeploymentRow | null> {
  const [row] = await db.select().from(deployments).where(eq(deployments.orderId, orderId));
  return row ?? null;
}

/** One that makes a free course of this name now. */
export async function findFree(db: Executor, userId: string, nameKey: string): Promise<DeploymentRow | null> {
  const ofName = and(eq(deployments.userId, userId), eq(deployments.nameKey, nameKey));
  const [row] = await db
    .select()
    .from(deployments)
    .where(and(ofName, isNull(deployments.orderId), eq(deployments.status, 'processing')));
  return row ?? null;
}

/** The student's own, if it changed since. */
export async function findOwn(db: Executor, userId: string, id: string, since: Date): Promise<DeploymentRow | null> {
  const own = and(eq(deployments.id, id), eq(deployments.userId, userId));
  const [row] = await db
    .select()
    .from(deployments)
    .where(and(own, gt(deployments.updatedAt, since)));
  return row ?? null;
}

/** Whoever's it is, for the worker. */
export async function findById(db: Executor, id: string): Promise<DeploymentRow | null> {
  const [row] = await db.select().from(deployments).where(eq(deployments.id, id));
  return row ?? null;
}

export async function endDeployment(
  db: Executor,
  id: string,
  end: Pick<DeploymentRow, 'status' | 'errorCode' | 'folderIds' | 'updatedAt'>,
): Promise<void> {
  await db.update(deployments).set(end).where(eq(deployments.id, id));
}

export async function deleteDeployment(db: Executor, id: string): Promise<void> {
  await db.delete(deployments).where(eq(deployments.id, id));
}

export async function deleteStale(db: Executor, before: Date): Promise<void> {
  await db.delete(deployments).where(lt(deployments.updatedAt, before));
}
