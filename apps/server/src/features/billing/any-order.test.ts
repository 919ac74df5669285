import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { PaymentEvent, Payments } from '../../adapters/payments/payments.port.ts';
import { PaymentError } from '../../adapters/payments/payments.port.ts';
import { checkout, deployed, selling, sold } from '../../testing/billing.ts';
import type { Student } from '../../testing/student.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { seedCatalogue } from './catalogue.service.ts';

const at = new Date().toISOString();
const price = 1000;
let latest = Date.now();
const later = (): string => new Date(++latest).toISOString();

/** Stands in for Stripe behind the port: what happened there, and which of it is told when is up to the test. */
const atProvider = new Map<string, { orderId: string; paid: boolean }>();
const payments: Payments = {
  kind: 'stripe',
  createCheckout: async ({ orderId }) => {
    const sessionId = `session-of-${orderId}`;
    atProvider.set(sessionId, { orderId, paid: false });
    return { sessionId, url: 'https://pay.example/' };
  },
  factsOf: async (sessionId) => (atProvider.get(sessionId)?.paid ? [{ type: 'paid', amount: price, at }] : []),
  refund: async ({ amount }) => ({ type: 'refunded', total: amount, at: later() }),
  readEvent: async (body, signature) => {
    if (signature !== 'signed') throw new PaymentError('signature', 'Not signed.');
    return JSON.parse(body.toString()) as PaymentEvent;
  },
};
const testApp = useTestApp({ ...selling, payments });
let ann: Student;
let eve: Student;
beforeAll(async () => {
  await seedCatalogue(testApp.deps.db, sold);
  [ann, eve] = [await testApp.signIn(), await testApp.signIn()];
});

const send = (event: object, signature: string) =>
  testApp.app.inject({
    method: 'POST',
    url: '/api/billing/stripe/webhook',
    headers: { 'stripe-signature': signature, 'content-type': 'application/json' },
    payload: JSON.stringify(event),
  });

const step = fc.constantFrom(
  'pay',
  'tell-paid',
  'tell-less',
  'tell-expired',
  'tell-part-refunded',
  'tell-refunded',
  'tell-refund-failed',
  'ask-refund',
  'tell-dispute',
  'tell-dispute-won',
  'tell-dispute-lost',
  'tell-all-again',
  'forge-paid',
  'deploy',
  'deploy-twice',
  'deploy-as-eve',
  'deploy-invented',
);

/** One purchase, and what an attentive reader of everything that happened would say of it. */
async function purchase() {
  const { session_id: sessionId, order } = await checkout(ann, 'one');
  const orderId = order.order_id;
  const told: object[] = [];
  const truth = {
    paid: false,
    refunded: false,
    failed: false,
    asked: false,
    dispute: 'none' as 'none' | 'open' | 'won' | 'lost',
  };
  const tell = async (fact: object, signature = 'signed') => {
    const event = { id: `${orderId}:${JSON.stringify(fact)}`, orderId, fact };
    if (signature === 'signed') told.push(event);
    return (await send(event, signature)).statusCode;
  };
  const dispute = (outcome: 'won' | 'lost' | null) => tell({ type: 'dispute', dispute: 'd', outcome, at });
  return {
    sessionId,
    orderId,
    truth,
    mayOpen: () => truth.paid && !truth.refunded && (truth.dispute === 'none' || truth.dispute === 'won'),
    steps: {
      pay: async () => {
        atProvider.set(sessionId, { orderId, paid: true });
        truth.paid = true;
      },
      'tell-paid': async () => {
        atProvider.set(sessionId, { orderId, paid: true });
        truth.paid = true;
        expect(await tell({ type: 'paid', amount: price, at })).toBe(200);
      },
      'tell-less': () => tell({ type: 'paid', amount: price - 1, at }),
      'tell-expired': () => tell({ type: 'expired', at }),
      'tell-part-refunded': () => tell({ type: 'refunded', total: 400, at }),
      'tell-refunded': async () => {
        await tell({ type: 'refunded', total: price, at });
        // Told again it is the one that failed.
        truth.refunded ||= !truth.failed;
      },
      'tell-refund-failed': async () => {
        if (!truth.refunded || truth.asked) return;
        await tell({ type: 'refund_failed', refund: 'r', amount: price, at: later() });
        truth.refunded = false;
        truth.failed = true;
      },
      'ask-refund': async () => {
        const answer = await ann.post(`/api/subscription/${ann.user.id}/orders/${orderId}/refund`, {});
        if (answer.statusCode === 200) truth.refunded = truth.asked = true;
      },
      'tell-dispute': async () => {
        await dispute(null);
        if (truth.dispute === 'none') truth.dispute = 'open';
      },
      // A bank decides once.
      'tell-dispute-won': async () => {
        if (truth.dispute === 'lost') return;
        await dispute('won');
        truth.dispute = 'won';
      },
      'tell-dispute-lost': async () => {
        if (truth.dispute === 'won') return;
        await dispute('lost');
        truth.dispute = 'lost';
      },
      'tell-all-again': () => Promise.all([...told].reverse().map((event) => send(event, 'signed'))),
      'forge-paid': async () => expect(await tell({ type: 'paid', amount: price, at }, 'guessed')).toBe(400),
    },
  };
}

/** Each purchase lives through its own steps, in an order that nobody would think of. */
test('no course is made that was not paid for, and none twice, in 200 orders of events', async () => {
  const neverOpen: string[] = [];
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 9 }), async (steps) => {
      const { sessionId, orderId, mayOpen, steps: doing } = await purchase();
      const made = new Set<string>();
      let wasOpen = false;
      const attempt = async (student: Student, session: string) => {
        const isHers = student === ann && session === sessionId;
        const result = await deployed(student, { session_id: session });
        // Neither without payment, nor refused to whoever paid.
        expect([Array.isArray(result), result]).toEqual([isHers && mayOpen(), result]);
        if (Array.isArray(result)) for (const id of result) made.add(id);
      };
      for (const each of steps) {
        if (each === 'deploy') await attempt(ann, sessionId);
        else if (each === 'deploy-twice') await Promise.all([attempt(ann, sessionId), attempt(ann, sessionId)]);
        else if (each === 'deploy-as-eve') await attempt(eve, sessionId);
        else if (each === 'deploy-invented') await attempt(ann, 'session-of-nothing');
        else await doing[each]();
        wasOpen ||= mayOpen();
      }
      expect(made.size).toBeLessThanOrEqual(1);
      if (!wasOpen) neverOpen.push(orderId);
    }),
    { numRuns: 200 },
  );
  const { orders } = (await ann.get(`/api/subscription/${ann.user.id}/orders`)).json<{
    orders: { order_id: string; folder_ids: string[] }[];
  }>();
  expect(orders.filter(({ order_id: id, folder_ids: made }) => neverOpen.includes(id) && made.length > 0)).toEqual([]);
  expect(orders.filter(({ folder_ids: made }) => made.length > 1)).toEqual([]);
  expect((await eve.get(`/api/folders/${eve.user.id}/folders`)).json()).toMatchObject({ total_folders: 0 });
}, 180_000);
