import { PaymentError, type Payments } from '../../adapters/payments/payments.port.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { requireFolder } from '../folder-access/folder-access.service.ts';
import { discounted, requireCode, requirePlan } from './catalogue.service.ts';
import { newOrder } from './new-order.ts';
import type { OrderRow } from './orders.repo.ts';
import * as repo from './orders.repo.ts';
import { receiveEvent, requireOrder, type StandingOrder } from './orders.service.ts';

type CheckoutDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'jobs' | 'payments' | 'logger'>;

export interface Purchase {
  planId: string;
  promotionCode: string | undefined;
  folderName: string;
  /** A course that is there already. */
  folderId: string | undefined;
}

/** Stripe keeps a session for at least half an hour; who comes back later begins anew. */
const sessionLifetime = 60 * 60_000;

/** Begins a purchase at the price of the plan. `url` is null where nothing is left to pay. */
export async function startCheckout(
  deps: CheckoutDeps,
  user: { id: string; email: string | null },
  purchase: Purchase,
  origin: string,
  signal: AbortSignal,
): Promise<{ order: StandingOrder; url: string | null }> {
  const { payments } = deps;
  if (!payments) throw new AppError('billing_off');
  const order = await placeOrder({ ...deps, payments }, user.id, purchase);
  if (order.amount === 0) {
    const fact = { type: 'paid', amount: 0, at: deps.clock().toISOString() } as const;
    await receiveEvent(deps, { id: `free:${order.id}`, orderId: order.id, fact });
    return { order: await requireOrder(deps.db, user.id, order.sessionId), url: null };
  }
  const { sessionId, url } = await openSession(deps, payments, order, { email: user.email, origin, signal });
  await repo.saveSession(deps.db, order.id, sessionId);
  return { order: await requireOrder(deps.db, user.id, sessionId), url };
}

/** The order as it is offered now. A use of its code is held for it until it expires. */
async function placeOrder(
  deps: CheckoutDeps & { payments: Payments },
  userId: string,
  purchase: Purchase,
): Promise<OrderRow> {
  const { planId, promotionCode, folderName, folderId } = purchase;
  if (folderId !== undefined) await requireFolder(deps.db, userId, folderId);
  const plan = await requirePlan(deps.db, planId);
  const createdAt = deps.clock();
  const id = deps.newId();
  return deps.db.transaction(async (tx) => {
    const promotion =
      promotionCode === undefined ? null : await requireCode(tx, promotionCode, createdAt, { lock: true });
    const amount = promotion ? discounted(plan, promotion) : plan.amount;
    const order: OrderRow = {
      ...newOrder({ id, userId, plan, folderName, folderId, createdAt }),
      amount,
      promotionCode: promotion?.code ?? null,
      expiresAt: new Date(createdAt.getTime() + sessionLifetime),
      provider: amount === 0 ? 'none' : deps.payments.kind,
    };
    await repo.insertOrder(tx, order);
    return order;
  });
}

async function openSession(
  deps: CheckoutDeps,
  payments: Payments,
  order: OrderRow,
  { email, origin, signal }: { email: string | null; origin: string; signal: AbortSignal },
) {
  try {
    return await payments.createCheckout(
      {
        orderId: order.id,
        amount: order.amount,
        currency: order.currency,
        title: order.title,
        email,
        successUrl: `${origin}/onboarding/success`,
        cancelUrl: `${origin}/dashboard`,
        expiresAt: order.expiresAt,
      },
      signal,
    );
  } catch (error) {
    // Nobody can pay it: its code is free again.
    await repo.deleteOrder(deps.db, order.id);
    if (!(error instanceof PaymentError)) throw error;
    throw new AppError('payment_unavailable', undefined, { cause: error });
  }
}
