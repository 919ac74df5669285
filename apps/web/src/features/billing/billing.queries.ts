import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  listOrders,
  listPlans,
  requestRefund,
  startCheckout,
  unlockFolder,
  validatePromotionCode,
} from '@weekwise/contracts/billing.ts';
import { decideTestCheckout, getTestCheckout } from '@weekwise/contracts/billing-test-checkout.ts';
import { call } from '../../lib/api/call.ts';
import { freshFor } from '../../lib/query-client.ts';
import { useUserId } from '../../lib/session/session-store.ts';
import { type Order, orderFromWire, plansFromWire, successPath, type TestCheckoutDecision } from './billing.ts';

export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: async ({ signal }) => plansFromWire(await call(listPlans, { signal })),
  staleTime: freshFor.plans,
});

/** What was bought, newest first. */
export function ordersQuery(userId: string) {
  return queryOptions({
    queryKey: ['orders', userId],
    queryFn: async ({ signal }): Promise<Order[]> =>
      (await call(listOrders, { params: { userId }, signal })).orders.map(orderFromWire),
    staleTime: freshFor.default,
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
export interface Offers {
  code: string;
  amounts: ReadonlyMap<string, number>;
  expiresAt: string | null;
}

export const useValidateCode = () =>
  useMutation({
    mutationFn: async (typed: string): Promise<Offers> => {
      const { code, offers, expires_at: expiresAt } = await call(validatePromotionCode, { body: { code: typed } });
      return { code, amounts: new Map(offers.map(({ plan_id: id, amount }) => [id, amount])), expiresAt };
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
      return url ?? successPath(sessionId);
    },
    // Each try would be another purchase.
    retry: false,
  });
}

/** Opens a course whole with one that was paid for earlier. */
export function useUnlockWithCredit() {
  const userId = useUserId();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (folderId: string) => call(unlockFolder, { params: { userId, folderId } }),
    onSettled: () =>
      Promise.all([['orders'], ['folder-plan']].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}

export function useDecideTestCheckout(sessionId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: TestCheckoutDecision): Promise<Order> =>
      orderFromWire((await call(decideTestCheckout, { params: { sessionId }, body })).order),
    onSuccess: (order) => client.setQueryData(testCheckoutQuery(sessionId).queryKey, order),
    onSettled: () => client.invalidateQueries({ queryKey: ['orders'] }),
  });
}

/** Gives a purchase back. What was open because of it is asked for anew. */
export function useRequestRefund() {
  const userId = useUserId();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (orderId: string): Promise<Order> =>
      orderFromWire((await call(requestRefund, { params: { userId, orderId } })).order),
    onSettled: () =>
      Promise.all(
        [['orders'], ['folder-plan'], ['subscription']].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
  });
}
