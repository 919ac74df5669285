import * as contracts from '@weekwise/contracts/billing.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { route } from '../../plugins/contract-route.ts';
import { publicOrigin } from '../../plugins/origin.ts';
import { requireFolder } from '../folders/folder-access.service.ts';
import { toFolder } from '../folders/folder-answer.ts';
import { toOrders } from './billing-answer.ts';
import { startCheckout } from './checkout.service.ts';
import { deployFree, deployPaid } from './deploy.service.ts';
import { accessTo, activateWeek } from './folder-plans.service.ts';
import { offersOf, plansFor } from './offers.service.ts';
import { ordersOf } from './orders.service.ts';
import { statusOf } from './status.service.ts';
import { registerTestCheckout } from './test-checkout.routes.ts';
import { registerStripeWebhook } from './webhook.routes.ts';

export function registerBilling(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const billing = deps.payments?.kind ?? 'off';
  registerStripeWebhook(app, deps);
  registerTestCheckout(app, deps);

  route(app, contracts.listPublicPlans, async () => ({ billing, plans: await plansFor(deps, null) }));

  route(app, contracts.listPlans, async ({ user }) => ({ billing, plans: await plansFor(deps, user.id) }));

  route(app, contracts.getSubscriptionStatus, async ({ user }) => ({
    user_id: user.id,
    billing,
    ...(await statusOf(deps, user.id)),
  }));

  route(app, contracts.getFolderPlan, async ({ user, params }) => {
    const { id } = await requireFolder(db, user.id, params.folderId);
    const { kind, verified, weeks } = await accessTo(deps, id);
    return {
      folder_id: id,
      billing,
      is_active: verified,
      payment_verified: verified,
      plan_id: kind,
      unlocked_weeks: weeks && [...weeks],
    };
  });

  route(app, contracts.activateTrialWeek, async ({ user, body }) => {
    const weeks = await activateWeek(deps, user.id, body.folder_id, body.week_number);
    return { success: true, unlocked_weeks: weeks && [...weeks] };
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
    const [answer] = await toOrders(db, [order]);
    if (!answer) throw new AppError('order_not_found');
    return { session_id: order.sessionId, checkout_url: url, order: answer };
  });

  route(app, contracts.listOrders, async ({ user }) => ({ orders: await toOrders(db, await ordersOf(db, user.id)) }));

  /** A pack and a single course differ in what was paid for, which the order knows. */
  const deploy = async (userId: string, body: { folder_name: string; session_id?: string; is_free_test?: boolean }) => {
    const { folder_name: name, session_id: sessionId, is_free_test: isFreeTest } = body;
    const made =
      sessionId === undefined
        ? [await deployFree(deps, userId, name, isFreeTest ? 'required' : 'if_left')]
        : await deployPaid(deps, userId, { sessionId, name });
    const folders = made.map(toFolder);
    const [folder] = folders;
    if (!folder) throw new AppError('folder_not_found');
    return { success: true as const, folder, folders };
  };
  route(app, contracts.deployPlanFolder, ({ user, body }) => deploy(user.id, body));
  route(app, contracts.deployThreePack, ({ user, body }) => deploy(user.id, body));
}
