import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startStripe } from '../../testing/stripe/stripe-double.ts';
import type { Payments } from './payments.port.ts';
import { stripePayments } from './stripe-payments.ts';

const keys = { secretKey: 'sk_test_only', webhookSecret: 'whsec_only_for_tests' };
let stripe: Awaited<ReturnType<typeof startStripe>>;
let payments: Payments;
beforeAll(async () => {
  stripe = await startStripe(keys);
  payments = stripePayments({ ...keys, address: stripe.address });
});
beforeEach(() => {
  stripe.calls.length = 0;
});
afterAll(() => stripe.close());

let orders = 0;
const begin = async (more: object = {}) => {
  const orderId = `order-${++orders}`;
  const session = await payments.createCheckout({
    orderId,
    amount: 1000,
    currency: 'usd',
    title: 'One course',
    email: 'ann@example.edu',
    successUrl: 'https://weekwise.example.edu/onboarding/success',
    cancelUrl: 'https://weekwise.example.edu/dashboard',
    expiresAt: new Date(Date.now() + 3600_000),
    ...more,
  });
  return { orderId, ...session };
};

describe('a checkout at Stripe', () => {
  test('is asked for as its description wants it, in the version that it describes', async () => {
    const { orderId, sessionId, url } = await begin();
    expect(url).toContain(sessionId);
    expect(stripe.session(sessionId)).toMatchObject({ metadata: { order_id: orderId } });
    expect(stripe.calls).toEqual([{ method: 'POST', path: '/v1/checkout/sessions', version: '2023-08-16' }]);
    await begin({ email: null });
  });

  test('is one, also when it is asked for again after an outage', async () => {
    stripe.refuseWith(503, 503);
    await begin();
    expect(stripe.calls).toHaveLength(3);
  });

  test.each([
    ['does not answer as it should', [503, 503, 503], 'unreachable'],
    ['has had too many calls', [429, 429, 429], 'unreachable'],
    ['takes no such request', [400], 'refused'],
  ])('a Stripe that %s is an error that knows whether it passes', async (_name, statuses, code) => {
    stripe.refuseWith(...statuses);
    const failure = await begin().catch((error: unknown) => error);
    stripe.refuseWith();
    expect(failure).toMatchObject({ name: 'PaymentError', code, retryable: code === 'unreachable' });
    expect(String(failure)).not.toContain(keys.secretKey);
  });

  test('is asked how it stands', async () => {
    const { sessionId } = await begin();
    expect(await payments.factsOf(sessionId)).toEqual([]);
    stripe.change(sessionId, { status: 'complete', payment_status: 'paid' });
    expect(await payments.factsOf(sessionId)).toMatchObject([{ type: 'paid', amount: 1000 }]);
    stripe.change(sessionId, { status: 'expired', payment_status: 'unpaid' });
    expect(await payments.factsOf(sessionId)).toMatchObject([{ type: 'expired' }]);
    await expect(payments.factsOf('cs_test_nobody')).rejects.toMatchObject({ code: 'refused' });
  });
});

describe('a refund at Stripe', () => {
  test('is made once, however often and however late it is asked for', async () => {
    const { orderId, sessionId } = await begin();
    stripe.change(sessionId, { status: 'complete', payment_status: 'paid' });
    const payment = { orderId, sessionId, amount: 1000, attempt: 0 };
    for (let i = 0; i < 2; i++) expect(await payments.refund(payment)).toMatchObject({ type: 'refunded', total: 1000 });
    stripe.forgetKeys();
    expect(await payments.refund(payment)).toMatchObject({ type: 'refunded', total: 1000 });
    expect(stripe.session(sessionId)).toMatchObject({ refunded: true });
  });

  test('that cannot be asked for now is asked for later, one that Stripe refuses is not', async () => {
    const { orderId, sessionId } = await begin();
    stripe.refuseWith(503, 503, 503);
    await expect(payments.refund({ orderId, sessionId, amount: 1000, attempt: 0 })).rejects.toMatchObject({
      code: 'unreachable',
    });
    stripe.refuseWith();
    const unpaid = payments.refund({ orderId, sessionId: 'cs_test_nobody', amount: 1000, attempt: 0 });
    await expect(unpaid).rejects.toMatchObject({ code: 'refused' });
  });
});

describe('webhooks', () => {
  const told = async (event: object, options?: object) => {
    const { body, signature } = stripe.signed({ id: 'evt_1', ...event }, options);
    return payments.readEvent(body, signature);
  };
  const session = (id: string, change: object) => ({ data: { object: { ...stripe.session(id), ...change } } });

  test.each([
    ['checkout.session.completed', { status: 'complete', payment_status: 'paid' }, { type: 'paid', amount: 1000 }],
    ['checkout.session.async_payment_succeeded', { status: 'complete', payment_status: 'paid' }, { type: 'paid' }],
    ['checkout.session.async_payment_failed', { status: 'complete' }, { type: 'failed' }],
    ['checkout.session.expired', { status: 'expired' }, { type: 'expired' }],
  ])('%s', async (type, change, fact) => {
    const { orderId, sessionId } = await begin();
    expect(await told({ type, ...session(sessionId, change) })).toMatchObject({ id: 'evt_1', orderId, fact });
  });

  test('a bank transfer that is under way is no payment yet', async () => {
    const { sessionId } = await begin();
    const event = { type: 'checkout.session.completed', ...session(sessionId, { status: 'complete' }) };
    expect(await told(event)).toBeNull();
  });

  test.each([
    ['charge.refunded', { id: 'ch_1', amount_refunded: 400 }, { type: 'refunded', total: 400 }],
    [
      'charge.refund.updated',
      { id: 're_1', status: 'failed', amount: 400 },
      { type: 'refund_failed', refund: 're_1', amount: 400 },
    ],
    ['refund.failed', { id: 're_1', status: 'failed', amount: 400 }, { type: 'refund_failed', refund: 're_1' }],
    [
      'charge.dispute.created',
      { id: 'dp_1', status: 'needs_response' },
      { type: 'dispute', dispute: 'dp_1', outcome: null },
    ],
    ['charge.dispute.closed', { id: 'dp_1', status: 'lost' }, { type: 'dispute', outcome: 'lost' }],
    ['charge.dispute.closed', { id: 'dp_1', status: 'warning_closed' }, { type: 'dispute', outcome: 'won' }],
  ])('%s finds its order through the payment', async (type, object, fact) => {
    const { orderId, sessionId } = await begin();
    const about = { ...object, payment_intent: stripe.session(sessionId).payment_intent };
    expect(await told({ type, data: { object: about } })).toMatchObject({ orderId, fact });
  });

  test('what is about nothing of ours, or of another kind, is passed over', async () => {
    expect(await told({ type: 'customer.created', data: { object: { id: 'cus_1' } } })).toBeNull();
    const made = { id: 're_1', status: 'succeeded', amount: 400, payment_intent: 'pi_1' };
    expect(await told({ type: 'refund.updated', data: { object: made } })).toBeNull();
    const foreign = { id: 'cs_x', status: 'complete', payment_status: 'paid', amount_total: 1, metadata: {} };
    expect(await told({ type: 'checkout.session.completed', data: { object: foreign } })).toBeNull();
  });

  test('what Stripe did not sign, or long ago, is refused', async () => {
    const event = { type: 'customer.created', data: { object: {} } };
    const old = Math.floor(Date.now() / 1000) - 3600;
    for (const options of [{ secret: 'whsec_guessed' }, { at: old }]) {
      await expect(told(event, options)).rejects.toMatchObject({ code: 'signature' });
    }
    const { body, signature } = stripe.signed({ id: 'evt_1', ...event });
    await expect(payments.readEvent(Buffer.concat([body, Buffer.from(' ')]), signature)).rejects.toMatchObject({
      code: 'signature',
    });
    await expect(payments.readEvent(body, '')).rejects.toMatchObject({ code: 'signature' });
  });
});
