import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { toOrders } from '../billing/billing-answer.ts';
import { foldersOf, listPlans } from '../billing/catalogue.service.ts';
import { wakeDeployments } from '../billing/deployments.service.ts';
import {
  changeSubscription,
  type SubscriptionChange,
  subscriptionOf,
} from '../billing/subscription-changes.service.ts';
import { recordAudit } from './audit/audit.service.ts';
import { requireUser } from './users.service.ts';

/** What somebody may use, what they bought, and what admins changed of it. */
export async function subscriptionHistory(deps: Deps, userId: string) {
  await requireUser(deps.db, userId);
  const { orders, ...subscription } = await subscriptionOf(deps, userId);
  const plans = await listPlans(deps.db);
  return {
    ...subscription,
    orders: await toOrders(deps, orders),
    plans: plans.map((plan) => ({ id: plan.id, name: plan.name, folders: foldersOf(plan) })),
  };
}

/** Changes what somebody may use; billing holds the rules, and the log holds why. */
export async function updateSubscription(deps: Deps, change: SubscriptionChange): Promise<void> {
  await requireUser(deps.db, change.userId);
  if (!deps.payments) throw new AppError('billing_off');
  await deps.db.transaction(async (tx) => {
    const { before, after, changeId } = await changeSubscription(tx, deps, change);
    await recordAudit(tx, {
      actorId: change.adminId,
      action: 'update-subscription',
      subject: { kind: 'user', id: change.userId },
      reason: change.reason,
      before,
      after: { ...after, kind: change.kind, change_id: changeId },
      at: deps.clock(),
    });
  });
  wakeDeployments(deps);
}
