import { AppError } from '../../app-error.ts';
import type { Executor, Transaction } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { requireFolder } from '../folder-access/folder-access.service.ts';
import { requirePlan } from './catalogue.service.ts';
import { requestOfOrder } from './deployments.service.ts';
import * as folderPlans from './folder-plans.repo.ts';
import { accessesOf, accessTo, type FolderAccess } from './folder-plans.service.ts';
import { newOrder } from './new-order.ts';
import { insertEvent, insertOrder } from './orders.repo.ts';
import { ordersOf, requireOwnOrder, type StandingOrder } from './orders.service.ts';
import { orderRefund } from './refunds.service.ts';
import { type SubscriptionStatus, statusOf } from './status.service.ts';
import { insertChange, listChanges, type SubscriptionChangeRow } from './subscription-changes.repo.ts';

type ChangeDeps = Pick<Deps, 'clock' | 'newId' | 'jobs' | 'payments'>;

/** What an admin may do to what a student can use, and why they do. */
export type SubscriptionChange = { userId: string; adminId: string; reason: string } & (
  | { kind: 'grant'; planId: string; folderId?: string | undefined; folderName?: string | undefined }
  | { kind: 'revoke'; orderId: string }
  | { kind: 'revoke'; folderId: string }
  | { kind: 'extend'; folderId: string; weeks: readonly number[] }
  | { kind: 'refund'; orderId: string }
);

interface Changed {
  orderId: string | null;
  folderId: string | null;
  weeks: number[] | null;
  /** Ids and states, before it and after it. */
  before: object;
  after: object;
}

/**
 * Changes what a student may use, with its row in their history. Call `wakeDeployments` once `tx` is committed.
 * Throws `billing_off`, `plan_not_found`, `order_not_found`, `folder_not_found`, `refund_not_possible`.
 */
export async function changeSubscription(
  tx: Transaction,
  deps: ChangeDeps,
  change: SubscriptionChange,
): Promise<Changed & { changeId: string }> {
  if (!deps.payments) throw new AppError('billing_off');
  const changed = await applied(tx, deps, change);
  const changeId = deps.newId();
  const { userId, adminId, kind, reason } = change;
  const { orderId, folderId, weeks } = changed;
  const createdAt = deps.clock();
  await insertChange(tx, { id: changeId, userId, adminId, kind, orderId, folderId, weeks, reason, createdAt });
  return { ...changed, changeId };
}

function applied(tx: Transaction, deps: ChangeDeps, change: SubscriptionChange): Promise<Changed> {
  switch (change.kind) {
    case 'grant':
      return grant(tx, deps, change);
    case 'revoke':
      return 'orderId' in change
        ? revokeOrder(tx, deps, change.userId, change.orderId)
        : revokeFolder(tx, deps, change.userId, change.folderId);
    case 'extend':
      return extend(tx, deps, change);
    case 'refund':
      return refund(tx, deps, change.userId, change.orderId);
  }
}

/** A purchase for nothing: the course that it names is made, or opened whole; any other waits for the student. */
async function grant(
  tx: Transaction,
  deps: ChangeDeps,
  { userId, planId, folderId, folderName }: Extract<SubscriptionChange, { kind: 'grant' }>,
): Promise<Changed> {
  if (folderId !== undefined) await requireFolder(tx, userId, folderId);
  const plan = await requirePlan(tx, planId);
  const createdAt = deps.clock();
  const order = newOrder({
    id: deps.newId(),
    userId,
    plan,
    folderName: folderName ?? plan.name,
    folderId,
    createdAt,
  });
  await insertOrder(tx, order);
  const fact = { type: 'paid', amount: 0, at: createdAt.toISOString() } as const;
  await insertEvent(tx, { id: `granted:${order.id}`, orderId: order.id, fact }, createdAt);
  // Else it is the student's to use: nobody gets an empty course that they did not ask for.
  if (folderId !== undefined || folderName !== undefined) await requestOfOrder(tx, deps, order);
  const after = { order_id: order.id, plan_id: planId, state: 'paid', courses: order.folders };
  return { orderId: order.id, folderId: folderId ?? null, weeks: null, before: {}, after };
}

async function revokeOrder(tx: Transaction, deps: ChangeDeps, userId: string, orderId: string): Promise<Changed> {
  const { standing } = await requireOwnOrder(tx, userId, orderId);
  const at = deps.clock();
  await insertEvent(tx, { id: `revoked:${orderId}`, orderId, fact: { type: 'revoked', at: at.toISOString() } }, at);
  const { standing: after } = await requireOwnOrder(tx, userId, orderId);
  const what = { orderId, folderId: null, weeks: null };
  return {
    ...what,
    before: { order_id: orderId, state: standing.state },
    after: { order_id: orderId, state: after.state },
  };
}

/** Only this course, whatever it stood on: it is a trial then. */
async function revokeFolder(tx: Transaction, deps: ChangeDeps, userId: string, folderId: string): Promise<Changed> {
  await requireFolder(tx, userId, folderId);
  const { plan, weeks: before } = await accessTo({ db: tx, payments: deps.payments }, folderId);
  const row = { folderId, userId, orderId: null, slot: null, moreWeeks: null, createdAt: deps.clock() };
  await folderPlans.saveFolderPlan(tx, { ...row, kind: 'trial' });
  const { weeks } = await accessTo({ db: tx, payments: deps.payments }, folderId);
  return {
    orderId: plan?.orderId ?? null,
    folderId,
    weeks: null,
    before: { folder_id: folderId, plan: plan?.kind ?? null, open_weeks: before },
    after: { folder_id: folderId, plan: 'trial', open_weeks: weeks },
  };
}

async function extend(
  tx: Transaction,
  deps: ChangeDeps,
  { userId, folderId, weeks }: Extract<SubscriptionChange, { kind: 'extend' }>,
): Promise<Changed> {
  await requireFolder(tx, userId, folderId);
  const access = { db: tx, payments: deps.payments };
  const { plan, weeks: before } = await accessTo(access, folderId);
  await folderPlans.openWeeks(tx, folderId, [...new Set([...(plan?.moreWeeks ?? []), ...weeks])]);
  const { weeks: after } = await accessTo(access, folderId);
  return {
    orderId: null,
    folderId,
    weeks: [...weeks],
    before: { folder_id: folderId, open_weeks: before },
    after: { folder_id: folderId, open_weeks: after },
  };
}

async function refund(tx: Transaction, deps: ChangeDeps, userId: string, orderId: string): Promise<Changed> {
  const { standing } = await requireOwnOrder(tx, userId, orderId);
  if (standing.state !== 'paid' || standing.paid === 0) throw new AppError('refund_not_possible');
  await orderRefund(tx, deps, orderId);
  const before = { order_id: orderId, state: standing.state };
  return { orderId, folderId: null, weeks: null, before, after: { ...before, refund: 'requested' } };
}

export interface Subscription {
  status: SubscriptionStatus;
  folders: (Pick<FolderAccess, 'verified' | 'weeks'> & { folderId: string; kind: string; orderId: string | null })[];
  orders: StandingOrder[];
  changes: SubscriptionChangeRow[];
}

/** What a student may use, what they bought, and what admins changed of it. */
export async function subscriptionOf(
  deps: Pick<Deps, 'clock' | 'newId' | 'payments'> & { db: Executor & Deps['db'] },
  userId: string,
): Promise<Subscription> {
  const accesses = await accessesOf(deps.db, userId);
  return {
    status: await statusOf(deps, userId),
    folders: accesses.map(({ plan: { folderId, kind, orderId }, verified, weeks }) => {
      return { folderId, kind, orderId, verified, weeks };
    }),
    orders: await ordersOf(deps.db, userId),
    changes: await listChanges(deps.db, userId),
  };
}
