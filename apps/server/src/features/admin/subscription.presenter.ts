import type { SubscriptionChangeBody, SubscriptionUpdate } from '@weekwise/contracts/admin-subscription.ts';
import type { SubscriptionChange } from '../billing/subscription-changes.service.ts';
import type { PlainUpdate, subscriptionHistory } from './subscription.service.ts';

/** Presents the service's result as the contract has it. */
export function toSubscription(userId: string, found: Awaited<ReturnType<typeof subscriptionHistory>>) {
  const { status, folders, orders, changes, plans } = found;
  return {
    user_id: userId,
    is_active: status.isActive,
    can_add_folders: status.canAddFolders,
    payment_verified: status.paymentVerified,
    folders_count: status.foldersCount,
    folders_left: status.foldersLeft,
    free_test_used: status.freeTestUsed,
    folders: folders.map(({ folderId, kind, orderId, verified, weeks }) => ({
      folder_id: folderId,
      kind,
      order_id: orderId,
      verified,
      unlocked_weeks: weeks && [...weeks],
    })),
    orders,
    changes: changes.map((change) => ({
      change_id: change.id,
      at: change.createdAt.toISOString(),
      admin_id: change.adminId,
      kind: change.kind,
      order_id: change.orderId,
      folder_id: change.folderId,
      weeks: change.weeks,
      reason: change.reason,
    })),
    plans: plans.map(({ id, name, folders }) => ({ plan_id: id, name, folders })),
  };
}

/** Translates an admin's request into a change that billing knows. */
export function toChange(change: SubscriptionChangeBody, who: { userId: string; adminId: string }): SubscriptionChange {
  const common = { ...who, reason: change.reason };
  switch (change.kind) {
    case 'grant': {
      const { plan_id: planId, folder_id: folderId, folder_name: folderName } = change;
      return { ...common, kind: change.kind, planId, folderId, folderName };
    }
    case 'revoke_folder':
      return { ...common, kind: 'revoke', folderId: change.folder_id };
    case 'extend':
      return { ...common, kind: change.kind, folderId: change.folder_id, weeks: change.weeks };
    case 'revoke':
      return { ...common, kind: change.kind, orderId: change.order_id };
    case 'refund':
      return { ...common, kind: change.kind, orderId: change.order_id };
  }
}

/** Reads the state that an admin asks for: the plan, and whether it is active. */
export const toPlainUpdate = (
  { plan, plan_id: planId, status, reason }: SubscriptionUpdate,
  who: { userId: string; adminId: string },
): PlainUpdate => ({ ...who, reason, plan: plan ?? planId, isActive: status !== 'inactive' });
