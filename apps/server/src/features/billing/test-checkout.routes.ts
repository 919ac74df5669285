import { decideTestCheckout, getTestCheckout } from '@weekwise/contracts/billing-test-checkout.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { route } from '../../plugins/contract-route.ts';
import { toOrder } from './billing.presenter.ts';
import { requireOrder } from './orders.service.ts';
import { decide } from './test-checkout.service.ts';

/** What the page of test purchases asks: there is none where money moves, or where nothing is sold. */
export function registerTestCheckout(app: FastifyInstance, deps: Deps): void {
  const answer = async (userId: string, sessionId: string) => {
    if (deps.payments?.kind !== 'test') throw new AppError('order_not_found');
    return { order: await toOrder(deps, await requireOrder(deps.db, userId, sessionId)) };
  };

  route(app, getTestCheckout, ({ user, params }) => answer(user.id, params.sessionId));

  route(app, decideTestCheckout, async ({ user, params, body }) => {
    await answer(user.id, params.sessionId);
    await decide(deps, user.id, params.sessionId, body);
    return answer(user.id, params.sessionId);
  });
}
