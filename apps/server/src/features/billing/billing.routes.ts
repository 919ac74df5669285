import * as contracts from '@weekwise/contracts/billing.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../plugins/contract-route.ts';
import { publicOrigin } from '../../plugins/origin.ts';
import { toOrder, toOrders } from './billing.presenter.ts';
import { startCheckout } from './checkout.service.ts';
import { creditsOf, unlockFolder } from './credits.service.ts';
import { accessTo, activateWeek } from './folder-plans.service.ts';
import { offersOf, plansFor } from './offers.service.ts';
import { registerDeploy } from './onboarding.routes.ts';
import { ordersOf, requireOwnOrder } from './orders.service.ts';
import { planOfFolder } from './plan-of-folder.service.ts';
import { rulesInWords } from './refund-rules.ts';
import { refundTerms, requestRefund } from './refunds.service.ts';
import { statusOf } from './status.service.ts';
import { registerTestCheckout } from './test-checkout.routes.ts';
import { registerStripeWebhook } from './webhook.routes.ts';

export function registerBilling(app: FastifyInstance, deps: Deps): void {
  const billing = deps.payments?.kind ?? 'off';
  const terms = refundTerms(deps);
  const rules = terms && rulesInWords(terms);
  registerStripeWebhook(app, deps);
  registerTestCheckout(app, deps);
  registerDeploy(app, deps);

  route(app, contracts.listPublicPlans, async () => ({ billing, plans: await plansFor(deps, null), rules }));

  route(app, contracts.listPlans, async ({ user }) => ({ billing, plans: await plansFor(deps, user.id), rules }));

  route(app, contracts.getSubscriptionStatus, async ({ user }) => {
    const status = await statusOf(deps, user.id);
    return {
      user_id: user.id,
      billing,
      is_active: status.isActive,
      folders_count: status.foldersCount,
      can_add_folders: status.canAddFolders,
      payment_verified: status.paymentVerified,
      free_test_used: status.freeTestUsed,
      folders_left: status.foldersLeft,
    };
  });

  route(app, contracts.getFolderPlan, async ({ user, params }) => {
    const { verified, plan, open, locked } = await planOfFolder(deps, user.id, params.folderId);
    return {
      folder_id: params.folderId,
      billing,
      is_active: verified,
      payment_verified: verified,
      plan_id: plan?.plan_id ?? null,
      kind: plan?.kind ?? null,
      plan_name: plan?.name ?? null,
      unlocked_weeks: open && [...open],
      locked_weeks: locked,
    };
  });

  route(app, contracts.activateTrialWeek, async ({ user, body }) => {
    const weeks = await activateWeek(deps, user.id, body.folder_id, body.week_number);
    return { success: true, unlocked_weeks: weeks && [...weeks] };
  });

  route(app, contracts.unlockFolder, async ({ user, params }) => {
    await unlockFolder(deps, user.id, params.folderId);
    const { weeks } = await accessTo(deps, params.folderId);
    const foldersLeft = await creditsOf(deps.db, user.id);
    return { success: true, unlocked_weeks: weeks && [...weeks], folders_left: foldersLeft };
  });

  route(app, contracts.validatePromotionCode, async ({ body }) => {
    const { code, expiresAt, offers } = await offersOf(deps, body.code, body.plan_id);
    return { valid: true, code, offers, expires_at: expiresAt?.toISOString() ?? null };
  });

  route(app, contracts.startCheckout, async ({ user, body, request, signal }) => {
    const { plan_id: planId, promotion_code: promotionCode, folder_name: folderName, folder_id: folderId } = body;
    const purchase = { planId, promotionCode, folderName, folderId };
    const origin = publicOrigin(deps.config, request);
    const { order, url } = await startCheckout(deps, user, purchase, origin, signal);
    return { session_id: order.sessionId, checkout_url: url, order: await toOrder(deps, order) };
  });

  route(app, contracts.listOrders, async ({ user }) => ({
    orders: await toOrders(deps, await ordersOf(deps.db, user.id)),
  }));

  route(app, contracts.requestRefund, async ({ user, params, signal }) => {
    await requestRefund(deps, user.id, params.orderId, signal);
    return { success: true, order: await toOrder(deps, await requireOwnOrder(deps.db, user.id, params.orderId)) };
  });
}
