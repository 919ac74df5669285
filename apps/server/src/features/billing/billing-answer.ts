import type { Order } from '@weekwise/contracts/billing.ts';
import type { Executor } from '../../db/client.ts';
import { madeOf } from './folder-plans.service.ts';
import type { StandingOrder } from './orders.service.ts';

export async function toOrders(db: Executor, orders: readonly StandingOrder[]): Promise<Order[]> {
  const ids = orders.map(({ id }) => id);
  const made = Map.groupBy(await madeOf(db, ids), ({ orderId }) => orderId);
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
    folder_name: order.folderName,
    folder_ids: (made.get(order.id) ?? []).map(({ folderId }) => folderId),
    created_at: order.createdAt.toISOString(),
    paid_at: standing.paidAt,
  }));
}
