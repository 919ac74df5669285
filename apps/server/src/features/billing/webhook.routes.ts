import { stripeWebhook } from '@weekwise/contracts/billing.ts';
import type { FastifyInstance } from 'fastify';
import { PaymentError } from '../../adapters/payments/payments.port.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { route } from '../../plugins/contract-route.ts';
import { receiveEvent } from './orders.service.ts';

/** In a scope of its own: the signature is over the bytes of the body, which everybody else gets parsed. */
export function registerStripeWebhook(app: FastifyInstance, deps: Deps): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body);

    route(scope, stripeWebhook, async ({ request, signal }) => {
      const { payments } = deps;
      if (payments?.kind !== 'stripe') throw new AppError('webhook_refused');
      const signature = request.headers['stripe-signature'];
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      try {
        const event = await payments.readEvent(body, typeof signature === 'string' ? signature : '', signal);
        if (event) await receiveEvent(deps, event);
      } catch (error) {
        if (!(error instanceof PaymentError)) throw error;
        // Refused or not, Stripe sends it again until it was taken.
        throw new AppError(error.code === 'signature' ? 'webhook_refused' : 'payment_unavailable', undefined, {
          cause: error,
        });
      }
      return { received: true };
    });
  });
}
