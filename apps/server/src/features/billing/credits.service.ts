import { AppError } from '../../app-error.ts';
import type { Executor, Transaction } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { requireFolder } from '../folder-access/folder-access.service.ts';
import { lockFolderPlan } from './folder-plans.repo.ts';
import { accessTo, giveFolder } from './folder-plans.service.ts';
import { lockOrder } from './orders.repo.ts';
import { foldersLeftOf, ordersOf, requireOwnOrder } from './orders.service.ts';

/** Courses that a student has paid for and not used. They do not expire. */
export async function creditsOf(db: Executor, userId: string): Promise<number> {
  return (await ordersOf(db, userId)).reduce((sum, order) => sum + foldersLeftOf(order), 0);
}

/** Opens a folder whole with a course that was paid for earlier, the oldest first. Throws `no_course_left`. */
export async function useCredit(
  tx: Transaction,
  deps: Pick<Deps, 'clock'>,
  { folderId, userId }: { folderId: string; userId: string },
): Promise<void> {
  const oldestFirst = (await ordersOf(tx, userId)).reverse();
  for (const { id } of oldestFirst.filter((order) => foldersLeftOf(order) > 0)) {
    await lockOrder(tx, id);
    // Looked at again under the lock: another window may have used its last one, or given it back.
    const order = await requireOwnOrder(tx, userId, id);
    if (foldersLeftOf(order) > 0) return giveFolder(tx, deps, order, folderId);
  }
  throw new AppError('no_course_left');
}

/** Opens the rest of a course with one that was paid for earlier; a course that is open whole uses none. */
export async function unlockFolder(
  deps: Pick<Deps, 'db' | 'clock' | 'payments'>,
  userId: string,
  folderId: string,
): Promise<void> {
  await requireFolder(deps.db, userId, folderId);
  await deps.db.transaction(async (tx) => {
    // Two clicks unlock it once.
    await lockFolderPlan(tx, folderId);
    const { weeks } = await accessTo({ db: tx, payments: deps.payments }, folderId);
    if (weeks !== null) await useCredit(tx, deps, { folderId, userId });
  });
}
