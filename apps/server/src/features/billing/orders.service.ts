import { limits } from '@weekwise/contracts/limits.ts';
import { PaymentError, type PaymentEvent } from '../../adapters/payments/payments.port.ts';
import { AppError } from '../../app-error.ts';
import type { Executor } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { requestOfOrder, wakeDeployments } from './deployments.service.ts';
import { type OrderStanding, standingOf } from './order-state.ts';
import type { OrderRow } from './orders.repo.ts';
import * as repo from './orders.repo.ts';
import { isRefundUnderWay } from './refund-rules.ts';

export interface StandingOrder extends OrderRow {
  standing: OrderStanding;
}

/** What a pack is used for is decided course by course; only one that unlocks a course has said so. */
const namesItsCourse = ({ folders, folderId }: OrderRow): boolean => folders === 1 || folderId !== null;

/** Courses of it that can still be made or unlocked: none while the bank asks, or while a refund is under way. */
export const foldersLeftOf = ({ standing, folders, foldersUsed, refundRequestedAt }: StandingOrder): number =>
  standing.state === 'paid' && !isRefundUnderWay(refundRequestedAt, standing) ? folders - foldersUsed : 0;

type OrderDeps = Pick<Deps, 'db' | 'clock' | 'payments' | 'logger'>;

/** The student's purchases as they stand, newest first. */
export async function ordersOf(db: Executor, userId: string): Promise<StandingOrder[]> {
  return withStanding(db, await repo.listOrders(db, userId));
}

async function withStanding(db: Executor, orders: readonly OrderRow[]): Promise<StandingOrder[]> {
  const facts = await repo.factsOf(
    db,
    orders.map(({ id }) => id),
  );
  return orders.map((order) => ({ ...order, standing: standingOf(facts.get(order.id) ?? [], order.amount) }));
}

/** The student's own purchase, by its checkout. Somebody else's does not exist. */
export async function requireOrder(db: Executor, userId: string, sessionId: string): Promise<StandingOrder> {
  const order = await repo.findBySession(db, userId, sessionId);
  const [standing] = await withStanding(db, order ? [order] : []);
  if (!standing) throw new AppError('order_not_found');
  return standing;
}

/** The same by its own name. */
export async function requireOwnOrder(db: Executor, userId: string, orderId: string): Promise<StandingOrder> {
  const order = await repo.findOrder(db, orderId);
  const [standing] = await withStanding(db, order?.userId === userId ? [order] : []);
  if (!standing) throw new AppError('order_not_found');
  return standing;
}

export async function standingOfOrder(db: Executor, orderId: string): Promise<OrderStanding | null> {
  const order = await repo.findOrder(db, orderId);
  const [found] = await withStanding(db, order ? [order] : []);
  return found?.standing ?? null;
}

/** Keeps what a provider told; told again it changes nothing. An order that is gone is nobody's any more. */
export async function receiveEvent(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'newId'>,
  event: PaymentEvent,
): Promise<void> {
  const { orderId, fact } = event;
  await deps.db.transaction(async (tx) => {
    const order = await repo.findOrder(tx, orderId);
    if (!order || !(await repo.insertEvent(tx, event, deps.clock()))) return;
    const isOpened = fact.type === 'paid' || (fact.type === 'dispute' && fact.outcome === 'won');
    // With the event or not at all: whoever pays and closes the page finds the course made.
    if (isOpened && order.deployedAt === null && namesItsCourse(order)) await requestOfOrder(tx, deps, order);
  });
  wakeDeployments(deps);
}

/**
 * The order once it is known to be paid: by what was told, or, where no webhook has come yet, by asking the provider.
 * Throws `payment_pending` and `payment_withdrawn`.
 */
export async function requirePaid(deps: OrderDeps, userId: string, sessionId: string): Promise<StandingOrder> {
  let order = await requireOrder(deps.db, userId, sessionId);
  if (order.standing.state === 'open' || order.standing.state === 'expired') {
    await askProvider(deps, order);
    order = await requireOrder(deps.db, userId, sessionId);
  }
  assertPaid(order.standing);
  return order;
}

export function assertPaid({ state }: OrderStanding): void {
  if (state === 'open' || state === 'expired') throw new AppError('payment_pending');
  if (state !== 'paid') throw new AppError('payment_withdrawn');
}

async function askProvider(deps: OrderDeps, { id, sessionId }: OrderRow): Promise<void> {
  if (!deps.payments) return;
  try {
    const facts = await deps.payments.factsOf(sessionId, AbortSignal.timeout(limits.paymentCall));
    for (const fact of facts) {
      const event = { id: `asked:${sessionId}:${fact.type}`, orderId: id, fact };
      await repo.insertEvent(deps.db, event, deps.clock());
    }
  } catch (error) {
    // The webhook may still come: the student is told that the payment is not known yet.
    deps.logger.warn({ err: error }, 'a payment could not be asked for');
    if (!(error instanceof PaymentError) || !error.retryable) throw error;
  }
}
