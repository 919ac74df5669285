import { PaymentError, type Payments } from '../../adapters/payments/payments.port.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { requireFolder } from '../folders/folder-access.service.ts';
import { discounted, foldersOf, requireCode, requirePlan } from './catalogue.service.ts';
import type { OrderRow } from './orders.repo.ts';
import * as repo from './orders.repo.ts';
import { requireOrder, type StandingOrder } from './orders.service.ts';

type CheckoutDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'payments' | 'logger'>;

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
  const order = await placeOrder(deps, user.id, purchase);
  if (order.amount === 0) {
    const at = deps.clock();
    const fact = { type: 'paid', amount: 0, at: at.toISOString() } as const;
    await repo.insertEvent(deps.db, { id: `free:${order.id}`, orderId: order.id, fact }, at);
    return { order: await requireOrder(deps.db, user.id, order.sessionId), url: null };
  }
  const { sessionId, url } = await openSession(deps, payments, order, { email: user.email, origin, signal });
  await repo.saveSession(deps.db, order.id, sessionId);
  return { order: await requireOrder(deps.db, user.id, sessionId), url };
}

/** The order as it is offered now. A use of its code is held for it until it expires. */
async function placeOrder(deps: CheckoutDeps, userId: string, purchase: Purchase): Promise<OrderRow> {
  const { planId, promotionCode, folderName, folderId } = purchase;
  if (folderId !== undefined) await requireFolder(deps.db, userId, folderId);
  const plan = await requirePlan(deps.db, planId);
  const createdAt = deps.clock();
  const id = deps.newId();
  return deps.db.transaction(async (tx) => {
    const promotion =
      promotionCode === undefined ? null : await requireCode(tx, promotionCode, createdAt, { lock: true });
    const order: OrderRow = {
      id,
      userId,
      planId,
      title: plan.name,
      folders: foldersOf(plan),
      listAmount: plan.amount,
      amount: promotion ? discounted(plan, promotion) : plan.amount,
      currency: plan.currency,
      promotionCode: promotion?.code ?? null,
      folderName,
      folderId: folderId ?? null,
      // Until the provider has named it.
      sessionId: `order_${id}`,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + sessionLifetime),
      deployedAt: null,
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
