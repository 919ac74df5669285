import { AppError } from '../../app-error.ts';
import type { Executor, Transaction } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { requireFolder } from '../folder-access/folder-access.service.ts';
import { findFirstWeek } from '../syllabus/syllabus.service.ts';
import { usualFirstWeek } from './catalogue.service.ts';
import type { FolderPlanRow } from './folder-plans.repo.ts';
import * as repo from './folder-plans.repo.ts';
import { countFolderUsed, type OrderRow } from './orders.repo.ts';
import { standingOfOrder } from './orders.service.ts';

export { foldersOfOrder, isFreeTestUsed, listOfOrders as madeOf } from './folder-plans.repo.ts';

export interface FolderAccess {
  /** null: none was asked for. */
  plan: FolderPlanRow | null;
  /** Whether what it stands on was paid, or costs nothing. */
  verified: boolean;
  /** Numbers of the weeks that are open; null: all of them. */
  weeks: readonly number[] | null;
}

type AccessDeps = Pick<Deps, 'payments'> & { db: Executor };

/** What is open in a folder. The caller has made sure whose it is. */
export async function accessTo({ db, payments }: AccessDeps, folderId: string): Promise<FolderAccess> {
  const plan = payments && (await repo.findFolderPlan(db, folderId));
  return plan ? accessOf(db, plan) : { plan: null, verified: true, weeks: null };
}

async function accessOf(db: Executor, plan: FolderPlanRow): Promise<FolderAccess> {
  if (plan.kind === 'free_test') return { plan, verified: true, weeks: null };
  if (plan.kind === 'trial') return { plan, verified: true, weeks: await trialWeeksOf(db, plan) };
  const state = plan.orderId === null ? 'paid' : (await standingOfOrder(db, plan.orderId))?.state;
  // While the bank asks, nobody is locked out of their course.
  const isOpen = state === 'paid' || state === 'disputed';
  return { plan, verified: isOpen, weeks: isOpen ? null : await trialWeeksOf(db, plan) };
}

/** The course's first week, whatever its number is, and those that an admin opened. */
async function trialWeeksOf(db: Executor, { folderId, moreWeeks }: FolderPlanRow): Promise<number[]> {
  const weeks = new Set([await firstWeekOf(db, folderId), ...(moreWeeks ?? [])]);
  return [...weeks].sort((one, other) => one - other);
}

export const firstWeekOf = async (db: Executor, folderId: string): Promise<number> =>
  (await findFirstWeek(db, folderId)) ?? usualFirstWeek;

/** What is open in each of a student's folders that has a plan. */
export async function accessesOf(db: Executor, userId: string): Promise<(FolderAccess & { plan: FolderPlanRow })[]> {
  const plans = await repo.listOfUser(db, userId);
  return Promise.all(plans.map(async (plan) => ({ ...(await accessOf(db, plan)), plan })));
}

/** Throws `plan_required` where a week of the student's own folder is not open. */
export async function requireOpenWeek(deps: AccessDeps, folderId: string, weekNumber: number): Promise<void> {
  const { weeks } = await accessTo(deps, folderId);
  if (weeks && !weeks.includes(weekNumber))
    throw new AppError('plan_required', { folder_id: folderId, week_number: weekNumber });
}

/** A trial holds its weeks from the start: what is open is answered, what is not is refused. */
export async function activateWeek(
  deps: Pick<Deps, 'db' | 'payments'>,
  userId: string,
  folderId: string,
  weekNumber: number,
): Promise<readonly number[] | null> {
  await requireFolder(deps.db, userId, folderId);
  await requireOpenWeek(deps, folderId, weekNumber);
  return (await accessTo(deps, folderId)).weeks;
}

/** What a new folder stands on: the free test while it is there, else a trial. Nothing where nobody asks for money. */
export async function beginFolder(
  tx: Transaction,
  { clock, payments }: Pick<Deps, 'clock' | 'payments'>,
  { folderId, userId, freeTest }: { folderId: string; userId: string; freeTest: 'if_left' | 'required' },
): Promise<void> {
  if (!payments) return;
  const createdAt = clock();
  const isFree = await repo.useFreeTest(tx, userId, createdAt);
  if (!isFree && freeTest === 'required') throw new AppError('free_test_used');
  const kind = isFree ? 'free_test' : 'trial';
  await repo.saveFolderPlan(tx, { folderId, userId, kind, orderId: null, slot: null, moreWeeks: null, createdAt });
}

/** Opens a folder whole with the next course of an order, which the caller holds and which has one left. */
export async function giveFolder(
  tx: Transaction,
  { clock }: Pick<Deps, 'clock'>,
  { id: orderId, userId, foldersUsed: slot }: Pick<OrderRow, 'id' | 'userId' | 'foldersUsed'>,
  folderId: string,
): Promise<void> {
  const createdAt = clock();
  await repo.saveFolderPlan(tx, { folderId, userId, orderId, slot, kind: 'paid', moreWeeks: null, createdAt });
  await countFolderUsed(tx, orderId, createdAt);
}
