import { z } from 'zod';

/** The part of Stripe's objects that something follows from; webhooks come in the version of the account, with more. */
const metadata = z.object({ order_id: z.string().optional() }).nullish();

/** Expanded or not: its id. */
const paymentIntent = z
  .union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
  .nullish()
  .transform((intent) => intent ?? null);

export const checkoutSession = z.object({
  id: z.string(),
  status: z.enum(['open', 'complete', 'expired']).nullable(),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: z.int().nullable(),
  payment_intent: paymentIntent,
  metadata,
});

const charge = z.object({ id: z.string(), amount_refunded: z.int(), payment_intent: paymentIntent, metadata });
const refund = z.object({
  id: z.string(),
  status: z.string().nullable(),
  amount: z.int(),
  payment_intent: paymentIntent,
  metadata,
});
const dispute = z.object({ id: z.string(), status: z.string(), payment_intent: paymentIntent });

const event = <const T extends string[], O extends z.ZodType>(types: T, object: O) =>
  z.object({ id: z.string(), type: z.enum(types), created: z.int(), data: z.object({ object }) });

export const stripeEvent = z.union([
  event(
    [
      'checkout.session.completed',
      'checkout.session.async_payment_succeeded',
      'checkout.session.async_payment_failed',
      'checkout.session.expired',
    ],
    checkoutSession,
  ),
  event(['charge.refunded'], charge),
  // Which of them is sent depends on the version of the account's webhooks and on how it was paid.
  event(['charge.refund.updated', 'refund.updated', 'refund.failed'], refund),
  event(['charge.dispute.created', 'charge.dispute.closed'], dispute),
]);
export type StripeEvent = z.infer<typeof stripeEvent>;
