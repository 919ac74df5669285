import { PaymentError } from '../../adapters/payments/payments.port.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { receiveEvent } from './orders.service.ts';

/**
 * Takes what Stripe sent: `body` as it came, since the signature is over its bytes. Refused or not, Stripe sends it
 * until it was taken.
 */
export async function takeWebhook(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'newId' | 'payments'>,
  body: Buffer,
  signature: string,
  signal: AbortSignal,
): Promise<void> {
  const { payments } = deps;
  if (payments?.kind !== 'stripe') throw new AppError('webhook_refused');
  try {
    const event = await payments.readEvent(body, signature, signal);
    if (event) await receiveEvent(deps, event);
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    const code = error.code === 'signature' ? 'webhook_refused' : 'payment_unavailable';
    throw new AppError(code, undefined, { cause: error });
  }
}
