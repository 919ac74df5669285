import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { PaymentEvent, Payments } from '../../adapters/payments/payments.port.ts';
import { PaymentError } from '../../adapters/payments/payments.port.ts';
import { checkout, deployed, selling, sold } from '../../testing/billing.ts';
import type { Student } from '../../testing/student.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { seedCatalogue } from './catalogue.service.ts';

/** Stands in for Stripe behind the port: what happened there, and which of it is told when is up to the test. */
const atProvider = new Map<string, { orderId: string; paid: boolean }>();
const payments: Payments = {
  kind: 'stripe',
  createCheckout: async ({ orderId }) => {
    const sessionId = `session-of-${orderId}`;
    atProvider.set(sessionId, { orderId, paid: false });
    return { sessionId, url: 'https://pay.example/' };
  },
  factsOf: async (sessionId) =>
    atProvider.get(sessionId)?.paid ? [{ type: 'paid', amount: 1000, at: '2026-03-01T12:00:00.000Z' }] : [],
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
const at = '2026-03-01T12:00:00.000Z';

const step = fc.constantFrom(
  'pay',
  'tell-paid',
  'tell-less',
  'tell-expired',
  'tell-refunded',
  'forge-paid',
  'deploy',
  'deploy-twice',
  'deploy-as-eve',
  'deploy-invented',
);

/** Each purchase lives through its own steps, in an order that nobody would think of. */
test('no course is made that was not paid for, and none twice, in 200 orders of events', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 10 }), async (steps) => {
      const { session_id: sessionId } = await checkout(ann, 'one');
      const { orderId } = atProvider.get(sessionId) ?? { orderId: '' };
      const tell = (fact: object, signature = 'signed') =>
        send({ id: `${orderId}:${JSON.stringify(fact)}`, orderId, fact }, signature);
      const made = new Set<string>();
      // What a course may stand on: the student paid, and the money did not go back before.
      let isPaid = false;
      let isBack = false;
      const attempt = async (student: Student, session: string) => {
        const result = await deployed(student, { session_id: session });
        if (typeof result === 'string') return;
        expect([student === ann, session === sessionId, isPaid, isBack && made.size === 0]).toEqual([
          true,
          true,
          true,
          false,
        ]);
        for (const id of result) made.add(id);
      };
      for (const each of steps) {
        if (each === 'pay' || each === 'tell-paid') {
          atProvider.set(sessionId, { orderId, paid: true });
          isPaid = true;
        }
        if (each === 'tell-paid') expect((await tell({ type: 'paid', amount: 1000, at })).statusCode).toBe(200);
        if (each === 'tell-less') await tell({ type: 'paid', amount: 999, at });
        if (each === 'tell-expired') await tell({ type: 'expired', at });
        if (each === 'tell-refunded') {
          await tell({ type: 'refunded', total: 1000, at });
          isBack = true;
        }
        if (each === 'forge-paid') {
          expect((await tell({ type: 'paid', amount: 1000, at }, 'guessed')).statusCode).toBe(400);
        }
        if (each === 'deploy') await attempt(ann, sessionId);
        if (each === 'deploy-twice') await Promise.all([attempt(ann, sessionId), attempt(ann, sessionId)]);
        if (each === 'deploy-as-eve') await attempt(eve, sessionId);
        if (each === 'deploy-invented') await attempt(ann, 'session-of-nothing');
      }
      expect(made.size).toBeLessThanOrEqual(1);
    }),
    { numRuns: 200 },
  );
  expect((await eve.get(`/api/folders/${eve.user.id}/folders`)).json()).toMatchObject({ total_folders: 0 });
});
