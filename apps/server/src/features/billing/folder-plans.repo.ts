import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Executor, Transaction } from '../../db/client.ts';
import { folderPlans, freeTests } from '../../db/schema/billing.ts';
import { folders } from '../../db/schema/folders.ts';

export type FolderPlanRow = typeof folderPlans.$inferSelect;

export async function findFolderPlan(db: Executor, folderId: string): Promise<FolderPlanRow | null> {
  const [row] = await db.select().from(folderPlans).where(eq(folderPlans.folderId, folderId));
  return row ?? null;
}

/** Until `tx` ends nobody else changes what the folder stands on. */
export async function lockFolderPlan(tx: Transaction, folderId: string): Promise<void> {
  await tx
    .select({ id: folderPlans.folderId })
    .from(folderPlans)
    .where(eq(folderPlans.folderId, folderId))
    .for('update');
}

/** The courses that orders made and that are not in the bin, in the order in which they were made. */
export async function listOfOrders(db: Executor, orderIds: readonly string[]): Promise<FolderPlanRow[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .select({ plan: folderPlans })
    .from(folderPlans)
    .innerJoin(folders, eq(folders.id, folderPlans.folderId))
    .where(and(inArray(folderPlans.orderId, [...orderIds]), isNull(folders.deletedAt)))
    .orderBy(asc(folderPlans.slot));
  return rows.map(({ plan }) => plan);
}

/** All the courses that an order opened, in the bin or not. */
export async function foldersOfOrder(db: Executor, orderId: string): Promise<string[]> {
  const rows = await db
    .select({ folderId: folderPlans.folderId })
    .from(folderPlans)
    .where(eq(folderPlans.orderId, orderId));
  return rows.map(({ folderId }) => folderId);
}

export const listOfUser = (db: Executor, userId: string): Promise<FolderPlanRow[]> =>
  db.select().from(folderPlans).where(eq(folderPlans.userId, userId)).orderBy(asc(folderPlans.createdAt));

export async function openWeeks(db: Executor, folderId: string, moreWeeks: number[]): Promise<void> {
  await db.update(folderPlans).set({ moreWeeks }).where(eq(folderPlans.folderId, folderId));
}

export async function saveFolderPlan(db: Executor, row: FolderPlanRow): Promise<void> {
  const { folderId, ...change } = row;
  await db.insert(folderPlans).values(row).onConflictDoUpdate({ target: folderPlans.folderId, set: change });
}

export async function isFreeTestUsed(db: Executor, userId: string): Promise<boolean> {
  return (await db.$count(freeTests, eq(freeTests.userId, userId))) > 0;
}

/** False where it was used before, also a moment ago in another tab. */
export async function useFreeTest(db: Executor, userId: string, usedAt: Date): Promise<boolean> {
  const used = await db.insert(freeTests).values({ userId, usedAt }).onConflictDoNothing().returning();
  return used.length > 0;
}
