import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { freshFor } from '../../lib/query-client.ts';
import type { FolderPlan } from './billing.ts';

/** Every page asks these two, and none needs the calls of buying for its first paint. */
const contracts = () => import('@weekwise/contracts/billing.ts');

/** Whether the student has what to work in. A first folder, or the last one going, makes that another question. */
export function subscriptionQuery(userId: string, { hasFolders }: { hasFolders: boolean }) {
  return queryOptions({
    queryKey: ['subscription', userId, hasFolders],
    queryFn: async ({ signal }): Promise<boolean> => {
      const { getSubscriptionStatus } = await contracts();
      return (await call(getSubscriptionStatus, { params: { userId }, signal })).is_active;
    },
  });
}

/** What a course stands on, and what of it is open. */
export function folderPlanQuery(userId: string, folderId: string) {
  return queryOptions({
    queryKey: ['folder-plan', userId, folderId],
    queryFn: async ({ signal }): Promise<FolderPlan> => {
      const { getFolderPlan } = await contracts();
      const plan = await call(getFolderPlan, { params: { userId, folderId }, signal });
      return {
        kind: plan.kind,
        name: plan.plan_name,
        unlockedWeeks: plan.unlocked_weeks,
        lockedWeeks: plan.locked_weeks,
      };
    },
    staleTime: freshFor.folder,
  });
}
