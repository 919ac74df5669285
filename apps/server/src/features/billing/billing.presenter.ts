import type { Order } from '@weekwise/contracts/billing.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { madeOf } from './folder-plans.service.ts';
import { foldersLeftOf, type StandingOrder } from './orders.service.ts';
import { isRefundUnderWay } from './refund-rules.ts';
import { refundableOrders } from './refunds.service.ts';

type AnswerDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'payments'>;

export async function toOrders(deps: AnswerDeps, orders: readonly StandingOrder[]): Promise<Order[]> {
  const ids = orders.map(({ id }) => id);
  const made = Map.groupBy(await madeOf(deps.db, ids), ({ orderId }) => orderId);
  const refundable = await refundableOrders(deps, orders);
  return orders.map(({ standing, ...order }) => ({
    order_id: order.id,
    session_id: order.sessionId,
    plan_id: order.planId,
    title: order.title,
    list_amount: order.listAmount,
    amount: order.amount,
    currency: order.currency,
    promotion_code: order.promotionCode,
    state: standing.state,
    refunded: standing.refunded,
    folders: order.folders,
    folders_left: foldersLeftOf({ standing, ...order }),
    folder_name: order.folderName,
    folder_ids: (made.get(order.id) ?? []).map(({ folderId }) => folderId),
    created_at: order.createdAt.toISOString(),
    paid_at: standing.paidAt,
    provider: order.provider,
    refundable_until: refundable.get(order.id)?.toISOString() ?? null,
    refund_requested_at: order.refundRequestedAt?.toISOString() ?? null,
    refund_failed_at:
      standing.state === 'paid' && !isRefundUnderWay(order.refundRequestedAt, standing)
        ? standing.refundFailedAt
        : null,
  }));
}

export async function toOrder(deps: AnswerDeps, order: StandingOrder): Promise<Order> {
  const [answer] = await toOrders(deps, [order]);
  if (!answer) throw new AppError('order_not_found');
  return answer;
}
