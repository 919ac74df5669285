import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { assertPaid, ordersOf, requirePaid, type StandingOrder } from './orders.service.ts';

/** What was bought: a single course, or several at once. */
export type PurchaseKind = 'one' | 'pack';

type OrderDeps = Pick<Deps, 'db' | 'clock' | 'payments' | 'logger'>;

/** Open checkouts that the provider is asked about. More of them were abandoned. */
const mostAsked = 3;

/**
 * The paid order that a student means who names none: of this kind before the other, and one that is not used yet
 * before one that was bought last. A pack whose courses the background has just made is still the pack that was asked
 * for. Throws `payment_pending` where nothing is paid, and `payment_withdrawn`.
 */
export async function requirePaidUnnamed(deps: OrderDeps, userId: string, kind: PurchaseKind): Promise<StandingOrder> {
  const orders = (await ordersOf(deps.db, userId)).sort((one, other) => boughtAt(other) - boughtAt(one));
  const isOfKind = ({ folders }: StandingOrder) => folders > 1 === (kind === 'pack');
  const ofKind = orders.filter(isOfKind);
  const others = orders.filter((order) => !isOfKind(order));
  const unused = await findUnused(deps, ofKind);
  if (unused) return unused;
  if (ofKind[0]?.standing.state === 'paid') return ofKind[0];
  const other = await findUnused(deps, others);
  if (other) return other;
  const last = ofKind[0] ?? others[0];
  if (!last) throw new AppError('payment_pending');
  assertPaid(last.standing);
  return last;
}

async function findUnused(deps: OrderDeps, orders: readonly StandingOrder[]): Promise<StandingOrder | null> {
  const paid = orders.find(({ standing, deployedAt }) => standing.state === 'paid' && deployedAt === null);
  if (paid) return paid;
  // A webhook may be late, or never come.
  for (const { userId, sessionId } of orders.filter(({ standing }) => standing.state === 'open').slice(0, mostAsked)) {
    const order = await requirePaid(deps, userId, sessionId).catch(nullIfUnpaid);
    if (order) return order;
  }
  return null;
}

function nullIfUnpaid(error: unknown): null {
  if (error instanceof AppError && (error.code === 'payment_pending' || error.code === 'payment_withdrawn'))
    return null;
  throw error;
}

const boughtAt = ({ standing, createdAt }: StandingOrder): number =>
  standing.paidAt === null ? createdAt.getTime() : Date.parse(standing.paidAt);
