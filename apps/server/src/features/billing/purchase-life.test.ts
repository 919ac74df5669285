// The whole life of payments at Stripe: its API and its signed webhooks over HTTP, our API, the worker.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stripePayments } from '../../adapters/payments/stripe-payments.ts';
import { checkout, deployed, selling, sold, weeksOf } from '../../testing/billing.ts';
import { startStripe } from '../../testing/stripe/stripe-double.ts';
import type { Student } from '../../testing/student.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { seedCatalogue } from './catalogue.service.ts';

const keys = { secretKey: 'sk_test_only', webhookSecret: 'whsec_only_for_tests' };
let stripe: Awaited<ReturnType<typeof startStripe>>;
let testApp: TestApp;
let ann: Student;
beforeAll(async () => {
  stripe = await startStripe(keys);
  testApp = await startTestApp({ ...selling, payments: stripePayments({ ...keys, address: stripe.address }) });
  await seedCatalogue(testApp.deps.db, sold);
  ann = await testApp.signIn();
});
afterAll(async () => {
  await testApp.close();
  await stripe.close();
});

let events = 0;
const now = () => Math.floor(Date.now() / 1000);
async function tell(
  type: string,
  object: object,
  { id = `evt_${++events}`, secret = keys.webhookSecret, created = now() } = {},
) {
  const { body, signature } = stripe.signed({ id, type, created, data: { object } }, { secret });
  const headers = { 'stripe-signature': signature, 'content-type': 'application/json' };
  return testApp.app.inject({ method: 'POST', url: '/api/billing/stripe/webhook', headers, payload: body });
}
const orderOf = async (sessionId: string) =>
  (await ann.get(`/api/subscription/${ann.user.id}/orders`))
    .json<{ orders: { session_id: string; order_id: string; state: string; refunded: number }[] }>()
    .orders.find(({ session_id: id }) => id === sessionId);

test('paid, told twice and by a forger, refunded on request, then told of the refund', async () => {
  const { session_id: sessionId } = await checkout(ann, 'one');
  expect(await deployed(ann, { session_id: sessionId })).toBe('payment_pending');
  stripe.change(sessionId, { status: 'complete', payment_status: 'paid' });
  const paid = stripe.session(sessionId);
  expect((await tell('checkout.session.completed', paid, { secret: 'whsec_guessed' })).statusCode).toBe(400);
  expect((await orderOf(sessionId))?.state).toBe('open');
  for (const id of ['evt_same', 'evt_same', 'evt_other'])
    expect((await tell('checkout.session.completed', paid, { id })).statusCode).toBe(200);
  const [folderId = ''] = await deployed(ann, { session_id: sessionId });
  expect(await deployed(ann, { session_id: sessionId })).toEqual([folderId]);
  expect(await weeksOf(ann, folderId)).toBeNull();

  const order = await orderOf(sessionId);
  const refund = await ann.post(`/api/subscription/${ann.user.id}/orders/${order?.order_id}/refund`, {});
  expect(refund.json()).toMatchObject({ order: { state: 'refunded', refunded: 1000 } });
  expect(stripe.session(sessionId)).toMatchObject({ refunded: true });
  const charge = { id: 'ch_1', amount_refunded: 1000, payment_intent: paid.payment_intent };
  expect((await tell('charge.refunded', charge)).statusCode).toBe(200);
  expect(await orderOf(sessionId)).toMatchObject({ state: 'refunded', refunded: 1000 });
  expect(await weeksOf(ann, folderId)).toEqual([1]);

  const failed = { id: 're_1', status: 'failed', amount: 1000, payment_intent: paid.payment_intent };
  for (const type of ['refund.failed', 'charge.refund.updated']) await tell(type, failed, { created: now() + 86_400 });
  expect(await orderOf(sessionId)).toMatchObject({ state: 'paid', refunded: 0, refund_failed_at: expect.any(String) });
  expect(await weeksOf(ann, folderId)).toBeNull();
});

test('no webhook ever: the success page asks Stripe', async () => {
  const { session_id: sessionId } = await checkout(ann, 'one');
  stripe.change(sessionId, { status: 'complete', payment_status: 'paid' });
  expect(await deployed(ann, { session_id: sessionId })).toHaveLength(1);
});

test('an expired session that was paid in its last moment, disputed, won and disputed again', async () => {
  const { session_id: sessionId } = await checkout(ann, 'one');
  const session = stripe.session(sessionId);
  await tell('checkout.session.expired', { ...session, status: 'expired' });
  expect((await orderOf(sessionId))?.state).toBe('expired');
  stripe.change(sessionId, { status: 'complete', payment_status: 'paid' });
  await tell('checkout.session.completed', stripe.session(sessionId));
  const dispute = (id: string, status: string) => ({ id, status, payment_intent: session.payment_intent });
  // The end of a dispute may be told before its beginning.
  await tell('charge.dispute.closed', dispute('dp_1', 'won'));
  await tell('charge.dispute.created', dispute('dp_1', 'needs_response'));
  expect((await orderOf(sessionId))?.state).toBe('paid');
  await tell('charge.dispute.created', dispute('dp_2', 'needs_response'));
  expect((await orderOf(sessionId))?.state).toBe('disputed');
  expect(await deployed(ann, { session_id: sessionId })).toBe('payment_withdrawn');
  await tell('charge.dispute.closed', dispute('dp_2', 'lost'));
  expect((await orderOf(sessionId))?.state).toBe('lost');
});
