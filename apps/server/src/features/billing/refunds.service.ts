import { limits } from '@weekwise/contracts/limits.ts';
import { PaymentError } from '../../adapters/payments/payments.port.ts';
import { AppError } from '../../app-error.ts';
import type { Transaction } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { refundOrderJob } from '../../jobs/definitions.ts';
import { firstWeekOf, foldersOfOrder } from './folder-plans.service.ts';
import { findOrder, insertEvent, lockOrder, markRefundRequested } from './orders.repo.ts';
import { requireOwnOrder, type StandingOrder, standingOfOrder } from './orders.service.ts';
import { isRefundUnderWay, type RefundTerms, refundableUntil, refundRefusal } from './refund-rules.ts';
import { weeksMade } from './weeks-made.service.ts';

type RefundDeps = Pick<Deps, 'db' | 'clock' | 'payments' | 'logger'>;

/** What is given back here; null where nothing is sold. */
export const refundTerms = ({ config, payments }: Pick<Deps, 'config' | 'payments'>): RefundTerms | null =>
  payments === null || config.billing.mode === 'off' ? null : config.billing.catalogue.refunds;

/** Until when the student can have this order's money back; null where they cannot, or not any more. */
export async function refundableOrders(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'payments'>,
  orders: readonly StandingOrder[],
): Promise<Map<string, Date>> {
  const terms = refundTerms(deps);
  const until = new Map<string, Date>();
  if (!terms) return until;
  for (const { id, standing, refundRequestedAt } of orders) {
    const date = isRefundUnderWay(refundRequestedAt, standing) ? null : refundableUntil(terms, standing);
    if (date === null || date < deps.clock()) continue;
    if ((await weeksUsed(deps, id)) <= terms.weeks) until.set(id, date);
  }
  return until;
}

/**
 * Keeps that the student wants their money back, where the rules allow it, and asks the provider for it. Once per
 * order, and once more for each time that it failed.
 */
export async function requestRefund(
  deps: RefundDeps & Pick<Deps, 'config' | 'jobs' | 'newId'>,
  userId: string,
  orderId: string,
  signal: AbortSignal,
): Promise<void> {
  const terms = refundTerms(deps);
  if (!terms) throw new AppError('order_not_found');
  await requireOwnOrder(deps.db, userId, orderId);
  const isNew = await deps.db.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const { standing, refundRequestedAt } = await requireOwnOrder(tx, userId, orderId);
    if (standing.state === 'refunded' || isRefundUnderWay(refundRequestedAt, standing)) return false;
    const used = await weeksUsed({ db: tx }, orderId);
    const refusal = refundRefusal(terms, standing, { now: deps.clock(), weeksUsed: used });
    if (refusal) throw new AppError(refusal, { days: terms.days, weeks: terms.weeks });
    await orderRefund(tx, deps, orderId);
    return true;
  });
  if (isNew) await tryAtOnce(deps, orderId, signal);
}

/** Has the money of an order given back, as part of `tx`, whatever the rules for students say. */
export async function orderRefund(
  tx: Transaction,
  { clock, jobs, newId }: Pick<Deps, 'clock' | 'jobs' | 'newId'>,
  orderId: string,
): Promise<void> {
  await markRefundRequested(tx, orderId, clock());
  await jobs.put(tx, refundOrderJob, newId(), { orderId });
}

/** The student sees it now; where the provider does not answer, the job asks again. */
async function tryAtOnce(deps: RefundDeps, orderId: string, signal: AbortSignal): Promise<void> {
  try {
    await executeRefund(deps, orderId, signal);
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
  }
}

/** Asks the provider for a refund that was requested. Safe to repeat: it gives each payment back once. */
export async function executeRefund(
  { db, clock, payments, logger }: RefundDeps,
  orderId: string,
  signal: AbortSignal,
): Promise<void> {
  const order = await findOrder(db, orderId);
  const standing = await standingOfOrder(db, orderId);
  if (!order || standing?.state !== 'paid' || !isRefundUnderWay(order.refundRequestedAt, standing)) return;
  if (payments?.kind !== order.provider) {
    logger.error({ orderId, provider: order.provider }, 'a refund waits for a provider that is not configured');
    return;
  }
  const { sessionId } = order;
  const attempt = standing.failedRefunds;
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(limits.paymentCall)]);
    const fact = await payments.refund({ orderId, sessionId, amount: standing.paid, attempt }, limit);
    await insertEvent(db, { id: `refund:${orderId}:${attempt}`, orderId, fact }, clock());
  } catch (error) {
    if (!(error instanceof PaymentError) || error.retryable) throw error;
    logger.error({ err: error, orderId }, 'a refund was refused');
    const refund = `refused:${orderId}:${attempt}`;
    const at = clock().toISOString();
    await insertEvent(db, { id: refund, orderId, fact: { type: 'refund_failed', refund, amount: 0, at } }, clock());
  }
}

/**
 * Weeks beyond the first of each course in which something was made, in the bin or not: deleting a course uses nothing
 * less.
 */
async function weeksUsed({ db }: { db: Transaction | Deps['db'] }, orderId: string): Promise<number> {
  let used = 0;
  for (const folderId of await foldersOfOrder(db, orderId)) {
    const first = await firstWeekOf(db, folderId);
    used += (await weeksMade(db, [folderId])).filter((number) => number !== first).length;
  }
  return used;
}
