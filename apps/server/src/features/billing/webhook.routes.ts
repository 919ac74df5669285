import { stripeWebhook } from '@weekwise/contracts/billing.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../plugins/contract-route.ts';
import { takeWebhook } from './webhook.service.ts';

/** In a scope of its own: here the body stays the bytes that were signed, which everybody else gets parsed. */
export function registerStripeWebhook(app: FastifyInstance, deps: Deps): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body);

    route(scope, stripeWebhook, async ({ request, signal }) => {
      const signature = request.headers['stripe-signature'];
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      await takeWebhook(deps, body, typeof signature === 'string' ? signature : '', signal);
      return { received: true };
    });
  });
}
