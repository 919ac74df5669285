import Stripe from 'stripe';
import { PaymentError, type PaymentFact, type Payments } from './payments.port.ts';
import { checkoutSession, type StripeEvent, stripeEvent } from './stripe-objects.ts';

export interface StripeOptions {
  secretKey: string;
  webhookSecret: string;
  /** For tests: where Stripe is, in the place of api.stripe.com. */
  address?: { protocol: 'http' | 'https'; host: string; port: number };
  clock?: () => Date;
}

/**
 * The version whose description our requests are held against (docs/decisions/080). Fixed, so that an account's own
 * default changes nothing for us.
 */
const apiVersion = '2023-08-16';

/** How old a webhook's signature may be, in seconds: what Stripe's own libraries allow. */
const tolerance = 300;

/** Stripe Checkout: https://docs.stripe.com/api/checkout/sessions, webhooks: https://docs.stripe.com/webhooks. */
export function stripePayments({
  secretKey,
  webhookSecret,
  address,
  clock = () => new Date(),
}: StripeOptions): Payments {
  const stripe = new Stripe(secretKey, {
    // The library's types know its newest version alone.
    apiVersion: apiVersion as Stripe.LatestApiVersion,
    maxNetworkRetries: 2,
    timeout: 10_000,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(),
    ...address,
  });

  /** The order of a payment, by the note that we left on it. */
  async function orderOf(paymentIntent: string | null): Promise<string | null> {
    if (paymentIntent === null) return null;
    const { metadata } = await asked(() => stripe.paymentIntents.retrieve(paymentIntent));
    return metadata.order_id ?? null;
  }

  async function toFact(event: StripeEvent): Promise<{ orderId: string | null; fact: PaymentFact } | null> {
    const at = new Date(event.created * 1000).toISOString();
    const { type } = event;
    switch (type) {
      case 'checkout.session.completed':
      case 'checkout.session.async_payment_succeeded': {
        const { metadata, payment_status: status, amount_total: amount } = event.data.object;
        // Complete and not paid: a bank transfer that is under way.
        if (status === 'unpaid') return null;
        return { orderId: metadata?.order_id ?? null, fact: { type: 'paid', amount: amount ?? 0, at } };
      }
      case 'checkout.session.async_payment_failed':
        return { orderId: event.data.object.metadata?.order_id ?? null, fact: { type: 'failed', at } };
      case 'checkout.session.expired':
        return { orderId: event.data.object.metadata?.order_id ?? null, fact: { type: 'expired', at } };
      case 'charge.refunded': {
        const { metadata, payment_intent: intent, amount_refunded: total } = event.data.object;
        return { orderId: metadata?.order_id ?? (await orderOf(intent)), fact: { type: 'refunded', total, at } };
      }
      case 'charge.refund.updated':
      case 'refund.updated':
      case 'refund.failed': {
        const { id: refund, status, amount, metadata, payment_intent: intent } = event.data.object;
        if (!isFailed(status)) return null;
        const orderId = metadata?.order_id ?? (await orderOf(intent));
        return { orderId, fact: { type: 'refund_failed', refund, amount, at } };
      }
      case 'charge.dispute.created':
      case 'charge.dispute.closed': {
        const { id: dispute, status, payment_intent: intent } = event.data.object;
        const won = status === 'won' || status === 'warning_closed';
        const outcome = status === 'lost' ? 'lost' : won ? 'won' : null;
        return { orderId: await orderOf(intent), fact: { type: 'dispute', dispute, outcome, at } };
      }
    }
  }

  return {
    kind: 'stripe',

    async createCheckout({ orderId, amount, currency, title, email, successUrl, cancelUrl, expiresAt }) {
      const metadata = { order_id: orderId };
      const session = await asked(() =>
        stripe.checkout.sessions.create(
          {
            mode: 'payment',
            line_items: [{ quantity: 1, price_data: { currency, unit_amount: amount, product_data: { name: title } } }],
            ...(email !== null && { customer_email: email }),
            client_reference_id: orderId,
            metadata,
            // Refunds and disputes tell of the payment, not of the session.
            payment_intent_data: { metadata },
            expires_at: Math.floor(expiresAt.getTime() / 1000),
            // Stripe puts the session's name there.
            success_url: `${successUrl}?session_id={CHECKOUT_SESSION_ID}`,
            cancel_url: cancelUrl,
          },
          // Asked again after a connection broke, there is one session.
          { idempotencyKey: `checkout-${orderId}` },
        ),
      );
      if (session.url === null) throw new PaymentError('refused', 'Stripe gave no address to pay at.');
      return { sessionId: session.id, url: session.url };
    },

    async factsOf(sessionId) {
      const session = checkoutSession.parse(await asked(() => stripe.checkout.sessions.retrieve(sessionId)));
      const at = clock().toISOString();
      if (session.status === 'expired') return [{ type: 'expired', at }];
      const isPaid = session.status === 'complete' && session.payment_status !== 'unpaid';
      return isPaid ? [{ type: 'paid', amount: session.amount_total ?? 0, at }] : [];
    },

    async refund({ orderId, sessionId, amount, attempt }) {
      const refunded = { type: 'refunded', total: amount, at: clock().toISOString() } as const;
      const session = checkoutSession.parse(await asked(() => stripe.checkout.sessions.retrieve(sessionId)));
      const { payment_intent: intent } = session;
      if (intent === null) throw new PaymentError('refused', 'Stripe knows no payment of this checkout.');
      try {
        const { status } = await stripe.refunds.create(
          { payment_intent: intent, reason: 'requested_by_customer', metadata: { order_id: orderId } },
          { idempotencyKey: attempt === 0 ? `refund-${orderId}` : `refund-${orderId}-${attempt}` },
        );
        if (isFailed(status)) throw new PaymentError('refused', `Stripe could not give the payment back: ${status}.`);
        return refunded;
      } catch (error) {
        // Stripe forgets its keys after a day, the refund it does not.
        if (error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded') return refunded;
        throw toPaymentError(error);
      }
    },

    async readEvent(body, signature) {
      const signed = await verified(stripe, body, signature, webhookSecret, clock());
      const known = stripeEvent.safeParse(signed);
      if (!known.success) return null;
      const told = await toFact(known.data);
      return told?.orderId ? { id: known.data.id, orderId: told.orderId, fact: told.fact } : null;
    },
  };
}

const isFailed = (refundStatus: string | null): boolean => refundStatus === 'failed' || refundStatus === 'canceled';

async function verified(stripe: Stripe, body: Buffer, signature: string, secret: string, now: Date): Promise<unknown> {
  try {
    return await stripe.webhooks.constructEventAsync(body, signature, secret, tolerance, undefined, now.getTime());
  } catch (error) {
    throw new PaymentError('signature', 'The webhook is not signed by Stripe.', { cause: error });
  }
}

async function asked<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw toPaymentError(error);
  }
}

function toPaymentError(error: unknown): PaymentError {
  if (error instanceof PaymentError) return error;
  const isRefused =
    error instanceof Stripe.errors.StripeError &&
    !(error instanceof Stripe.errors.StripeConnectionError) &&
    !(error instanceof Stripe.errors.StripeRateLimitError) &&
    (error.statusCode ?? 500) < 500;
  return new PaymentError(isRefused ? 'refused' : 'unreachable', `Stripe: ${String(error)}`, { cause: error });
}
