import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit } from '../audit/audit.service.ts';
import { toOrders } from '../billing/billing.presenter.ts';
import { foldersOf, listPlans } from '../billing/catalogue.service.ts';
import { wakeDeployments } from '../billing/deployments.service.ts';
import {
  changeSubscription,
  type SubscriptionChange,
  subscriptionOf,
} from '../billing/subscription-changes.service.ts';
import { requireUser } from './users.service.ts';

/** Reads what a user may use, what they bought, and what admins changed. */
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

/** Changes what somebody may use, all or nothing; billing holds the rules, and the log holds why. */
export async function updateSubscription(deps: Deps, userId: string, changes: SubscriptionChange[]): Promise<void> {
  await requireUser(deps.db, userId);
  if (!deps.payments) throw new AppError('billing_off');
  await deps.db.transaction(async (tx) => {
    for (const change of changes) {
      const { before, after, changeId } = await changeSubscription(tx, deps, change);
      await recordAudit(tx, {
        actorId: change.adminId,
        action: 'update-subscription',
        subject: { kind: 'user', id: userId },
        reason: change.reason,
        before,
        after: { ...after, kind: change.kind, change_id: changeId },
        at: deps.clock(),
      });
    }
  });
  wakeDeployments(deps);
}

/** How a student's plan shall stand, as the plain form of the call says it. */
export interface PlainUpdate {
  userId: string;
  adminId: string;
  reason: string;
  /** Its id, kind or name. */
  plan: string | undefined;
  isActive: boolean;
}

/** Lists the changes that lead to the wanted state; none where it holds already. Throws `plan_not_found`. */
export async function changesFor(deps: Deps, { plan, isActive, ...who }: PlainUpdate): Promise<SubscriptionChange[]> {
  await requireUser(deps.db, who.userId);
  const { orders } = await subscriptionOf(deps, who.userId);
  const planId = plan === undefined ? null : await planIdOf(deps, plan);
  const paid = orders.filter(
    (order) => order.standing.state === 'paid' && (planId === null || order.planId === planId),
  );
  if (!isActive) return paid.map(({ id: orderId }) => ({ ...who, kind: 'revoke', orderId }));
  return planId === null || paid.length > 0 ? [] : [{ ...who, kind: 'grant', planId }];
}

async function planIdOf({ db }: Pick<Deps, 'db'>, named: string): Promise<string> {
  const plans = await listPlans(db);
  const word = named.toLowerCase();
  const found =
    plans.find(({ id }) => id === named) ??
    plans.find(({ kind, name }) => kind === word || name.toLowerCase() === word);
  if (!found) throw new AppError('plan_not_found');
  return found.id;
}
