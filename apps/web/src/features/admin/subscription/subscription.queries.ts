import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  getUserSubscription,
  type SubscriptionChangeBody,
  updateSubscription,
} from '@weekwise/contracts/admin-subscription.ts';
import type { ResponseOf } from '@weekwise/contracts/contract.ts';
import { call } from '../../../lib/api/call.ts';

const subscriptionFrom = (answer: ResponseOf<typeof getUserSubscription>) => ({
  isActive: answer.is_active,
  foldersLeft: answer.folders_left,
  freeTestUsed: answer.free_test_used,
  folders: answer.folders.map((folder) => ({
    id: folder.folder_id,
    kind: folder.kind,
    orderId: folder.order_id,
    verified: folder.verified,
    /** null: all of them. */
    openWeeks: folder.unlocked_weeks,
  })),
  orders: answer.orders.map((order) => ({
    id: order.order_id,
    title: order.title,
    folderName: order.folder_name,
    amount: order.amount,
    currency: order.currency,
    state: order.state,
    refunded: order.refunded,
    at: order.paid_at ?? order.created_at,
  })),
  plans: answer.plans.map((plan) => ({ id: plan.plan_id, name: plan.name, folders: plan.folders })),
});
export type AdminSubscription = ReturnType<typeof subscriptionFrom>;

export const studentSubscriptionQuery = (userId: string) =>
  queryOptions({
    queryKey: ['admin', 'user', userId, 'subscription'],
    queryFn: async ({ signal }) => subscriptionFrom(await call(getUserSubscription, { params: { userId }, signal })),
    staleTime: 0,
  });

export function useUpdateSubscription(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: SubscriptionChangeBody) => call(updateSubscription, { params: { userId }, body: { change } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  });
}
