// A refund that did not go through is told of, and can be asked for again.
import type { Order } from '@weekwise/contracts/billing.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { PaymentError, type Payments } from '../../adapters/payments/payments.port.ts';
import { testPayments } from '../../adapters/payments/test-payments.ts';
import { bought, selling, sold } from '../../testing/billing.ts';
import type { Student } from '../../testing/student.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { seedCatalogue } from './catalogue.service.ts';
import { receiveEvent } from './orders.service.ts';

const day = 24 * 3600_000;
let now = new Date('2026-03-01T12:00:00Z');
const later = (days: number) => {
  now = new Date(now.getTime() + days * day);
};
let attempts: number[] = [];
let isRefused = false;
const payments: Payments = {
  ...testPayments({ factsOf: async () => [] }),
  refund: async ({ amount, attempt }) => {
    attempts.push(attempt);
    if (isRefused) throw new PaymentError('refused', 'The card is closed.');
    return { type: 'refunded', total: amount, at: now.toISOString() };
  },
};
const testApp = useTestApp({ ...selling, clock: () => now, payments });
beforeAll(() => seedCatalogue(testApp.deps.db, sold));
beforeEach(() => {
  attempts = [];
  isRefused = false;
});

const refund = async (student: Student, orderId: string) =>
  (await student.post(`/api/subscription/${student.user.id}/orders/${orderId}/refund`, {})).json();
const orderOf = async (student: Student) =>
  (await student.get(`/api/subscription/${student.user.id}/orders`)).json<{ orders: Order[] }>().orders[0];
const sentBack = (orderId: string) =>
  receiveEvent(testApp.deps, {
    id: `evt_${now.getTime()}`,
    orderId,
    fact: { type: 'refund_failed', refund: 're_1', amount: 1000, at: now.toISOString() },
  });

test('what the bank sent back can be asked for again in as many days from then, and is given back anew', async () => {
  const student = await testApp.signIn();
  const { order_id: orderId } = (await bought(student, 'one')).order;
  await refund(student, orderId);
  later(20);
  await sentBack(orderId);
  const until = new Date(now.getTime() + 14 * day).toISOString();
  const told = { state: 'paid', refund_failed_at: now.toISOString(), refundable_until: until };
  expect(await orderOf(student)).toMatchObject(told);
  later(13);
  expect(await refund(student, orderId)).toMatchObject({ order: { state: 'refunded', refundable_until: null } });
  expect(await refund(student, orderId)).toMatchObject({ order: { state: 'refunded' } });
  expect(attempts).toEqual([0, 1]);
});

test('not later than that', async () => {
  const student = await testApp.signIn();
  const { order_id: orderId } = (await bought(student, 'one')).order;
  await refund(student, orderId);
  later(1);
  await sentBack(orderId);
  later(15);
  expect(await orderOf(student)).toMatchObject({ refundable_until: null });
  expect((await refund(student, orderId)).code).toBe('refund_too_late');
  expect(attempts).toEqual([0]);
});

test('what the provider refuses for good is no refund on its way: the student reads so, and asks again', async () => {
  const student = await testApp.signIn();
  const { order_id: orderId } = (await bought(student, 'one')).order;
  isRefused = true;
  expect(await refund(student, orderId)).toMatchObject({
    order: { state: 'paid', refund_failed_at: now.toISOString(), refundable_until: expect.any(String) },
  });
  isRefused = false;
  later(1);
  expect(await refund(student, orderId)).toMatchObject({ order: { state: 'refunded', refund_failed_at: null } });
  expect(attempts).toEqual([0, 1]);
});
