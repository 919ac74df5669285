import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  decideTestCheckout,
  deployPlanFolder,
  getFolderPlan,
  getTestCheckout,
  listOrders,
  listPlans,
  startCheckout,
  validatePromotionCode,
} from '@weekwise/contracts/billing.ts';
import { call } from '../../lib/api/call.ts';
import { freshFor } from '../../lib/query-client.ts';
import { useUserId } from '../../lib/session/session-store.ts';
import { type BillingMode, type Order, orderFromWire, type Plan, planFromWire } from './billing.ts';

export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: async ({ signal }): Promise<{ billing: BillingMode; plans: Plan[] }> => {
    const { billing, plans } = await call(listPlans, { signal });
    return { billing, plans: plans.map(planFromWire) };
  },
  staleTime: freshFor.plans,
});

/** What is open of a course: null, all of it. */
export function unlockedWeeksQuery(userId: string, folderId: string) {
  return queryOptions({
    queryKey: ['folder-plan', userId, folderId],
    queryFn: async ({ signal }): Promise<number[] | null> =>
      (await call(getFolderPlan, { params: { userId, folderId }, signal })).unlocked_weeks,
  });
}

/** What was bought, newest first. */
export function ordersQuery(userId: string) {
  return queryOptions({
    queryKey: ['orders', userId],
    queryFn: async ({ signal }): Promise<Order[]> =>
      (await call(listOrders, { params: { userId }, signal })).orders.map(orderFromWire),
  });
}

export function testCheckoutQuery(sessionId: string) {
  return queryOptions({
    queryKey: ['test-checkout', sessionId],
    queryFn: async ({ signal }): Promise<Order> =>
      orderFromWire((await call(getTestCheckout, { params: { sessionId }, signal })).order),
  });
}

/** What a code makes of the plans' prices, by plan. */
export const useValidateCode = () =>
  useMutation({
    mutationFn: async (code: string): Promise<{ code: string; amounts: ReadonlyMap<string, number> }> => {
      const { code: known, offers } = await call(validatePromotionCode, { body: { code } });
      return { code: known, amounts: new Map(offers.map(({ plan_id: id, amount }) => [id, amount])) };
    },
  });

export interface Purchase {
  planId: string;
  folderName: string;
  promotionCode?: string | undefined;
  folderId?: string | undefined;
}

/** Begins a purchase; answers with where it goes on. */
export function useCheckout() {
  const userId = useUserId();
  return useMutation({
    mutationFn: async ({ planId, folderName, promotionCode, folderId }: Purchase): Promise<string> => {
      const body = { plan_id: planId, folder_name: folderName, promotion_code: promotionCode, folder_id: folderId };
      const { checkout_url: url, session_id: sessionId } = await call(startCheckout, { params: { userId }, body });
      return url ?? `/onboarding/success?session_id=${encodeURIComponent(sessionId)}`;
    },
    // Each try would be another purchase.
    retry: false,
  });
}

export function useDecideTestCheckout(sessionId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (decision: 'pay' | 'refuse' | 'refund'): Promise<Order> =>
      orderFromWire((await call(decideTestCheckout, { params: { sessionId }, body: { decision } })).order),
    onSuccess: (order) => client.setQueryData(testCheckoutQuery(sessionId).queryKey, order),
    onSettled: () => client.invalidateQueries({ queryKey: ['orders'] }),
  });
}

/** The courses of a paid purchase, the first one first. */
export function deployedQuery(userId: string, order: Pick<Order, 'sessionId' | 'folderName'>) {
  return queryOptions({
    queryKey: ['deployed', userId, order.sessionId],
    queryFn: async ({ signal }): Promise<string[]> => {
      const body = { folder_name: order.folderName, session_id: order.sessionId, is_post_payment: true };
      const { folders } = await call(deployPlanFolder, { params: { userId }, body, signal });
      return folders.map(({ folder_id: id }) => id);
    },
    retry: false,
    gcTime: 0,
  });
}
