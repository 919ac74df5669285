import type { Order } from '@weekwise/contracts/billing.ts';
import { sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import { bought, deployed, selling, sold, weeksOf } from '../../testing/billing.ts';
import { syllabusText } from '../../testing/documents.ts';
import type { Student } from '../../testing/student.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { uploadAndRead } from '../../testing/uploads.ts';
import { seedCatalogue } from './catalogue.service.ts';
import { wakeDeployments } from './deployments.service.ts';
import { changeSubscription, type SubscriptionChange, subscriptionOf } from './subscription-changes.service.ts';

const day = 24 * 3600_000;
let now = new Date('2026-03-01T12:00:00Z');
const testApp = useTestApp({ ...selling, clock: () => now });
beforeAll(() => seedCatalogue(testApp.deps.db, sold));

const refund = (student: Student, orderId: string) =>
  student.post(`/api/subscription/${student.user.id}/orders/${orderId}/refund`, {});
const ordersOf = async (student: Student) =>
  (await student.get(`/api/subscription/${student.user.id}/orders`)).json<{ orders: Order[] }>().orders;
const status = async (student: Student) => (await student.get(`/api/subscription/${student.user.id}/status`)).json();

test('a purchase is given back on the screen, once; the course keeps its first week', async () => {
  const student = await testApp.signIn();
  const { rules } = (await student.get('/api/subscription/plans')).json();
  expect(rules).toMatchObject({ refund_days: 14, refunds: expect.stringContaining('14 days') });
  const { session_id: sessionId, order } = await bought(student, 'one');
  const [folderId = ''] = await deployed(student, { session_id: sessionId });
  const [before] = await ordersOf(student);
  expect(before).toMatchObject({ provider: 'test', refund_requested_at: null });
  expect(new Date(before?.refundable_until ?? 0).getTime()).toBe(now.getTime() + 14 * day);
  const [one, two] = await Promise.all([refund(student, order.order_id), refund(student, order.order_id)]);
  expect([one?.statusCode, two?.statusCode]).toEqual([200, 200]);
  expect(await ordersOf(student)).toMatchObject([{ state: 'refunded', refunded: 1000, refundable_until: null }]);
  expect(await weeksOf(student, folderId)).toEqual([1]);
  expect(await status(student)).toMatchObject({ is_active: true, payment_verified: false, can_add_folders: true });
});

test('not after its days, not of what costs nothing, and not somebody else’s', async () => {
  const [student, eve] = [await testApp.signIn(), await testApp.signIn()];
  const { order: late } = await bought(student, 'one');
  const { order: free } = await bought(student, 'one', { promotion_code: 'TEN' });
  expect((await refund(eve, late.order_id)).json().code).toBe('order_not_found');
  expect((await refund(student, free.order_id)).json().code).toBe('refund_not_possible');
  now = new Date(now.getTime() + 14 * day + 1);
  const answer = await refund(student, late.order_id);
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'refund_too_late']);
});

test('not after more weeks were worked in than the rules allow, also when the course is in the bin', async () => {
  const student = await testApp.signIn();
  const { session_id: sessionId, order } = await bought(student, 'one');
  const [folderId = ''] = await deployed(student, { session_id: sessionId });
  await uploadAndRead(testApp, student, { folderId, role: 'syllabus', name: 's.md', bytes: syllabusText() });
  for (const week of [1, 2]) await student.post(`/api/study-guides/${folderId}/${week}`, {});
  expect((await ordersOf(student))[0]?.refundable_until).not.toBeNull();
  await student.post(`/api/study-guides/${folderId}/3`, {});
  expect((await ordersOf(student))[0]?.refundable_until).toBeNull();
  await student.delete(`/api/folders/${folderId}`);
  expect((await refund(student, order.order_id)).json().code).toBe('refund_weeks_used');
});

async function exportedChanges(student: Student): Promise<object[]> {
  const { rawPayload } = await student.get('/api/account/export');
  const entry = unzipSync(new Uint8Array(rawPayload))['data/subscription_changes.json'];
  return JSON.parse(strFromU8(entry ?? new Uint8Array()));
}

const change = async (what: SubscriptionChange) => {
  const { changeId } = await testApp.deps.db.transaction((tx) => changeSubscription(tx, testApp.deps, what));
  wakeDeployments(testApp.deps);
  return changeId;
};

test('an admin gives, opens, ends and refunds, and each change has its line', async () => {
  const student = await testApp.signIn();
  const by = { userId: student.user.id, adminId: 'admin', reason: 'They asked.' };
  await deployed(student, {});
  const [trial = ''] = await deployed(student, {});
  await change({ ...by, kind: 'extend', folderId: trial, weeks: [3, 2] });
  expect(await weeksOf(student, trial)).toEqual([1, 2, 3]);
  await change({ ...by, kind: 'grant', planId: 'one', folderId: trial });
  const [granted] = await ordersOf(student);
  expect(granted).toMatchObject({ amount: 0, list_amount: 1000, provider: 'none', state: 'paid' });
  expect(await deployed(student, { session_id: granted?.session_id })).toEqual([trial]);
  expect(await weeksOf(student, trial)).toBeNull();
  await change({ ...by, kind: 'revoke', orderId: granted?.order_id ?? '' });
  expect(await weeksOf(student, trial)).toEqual([1]);
  const { order } = await bought(student, 'one');
  await change({ ...by, kind: 'refund', orderId: order.order_id });
  await expect.poll(async () => (await ordersOf(student)).map(({ state }) => state)).toContain('refunded');
  const { changes, folders } = await subscriptionOf(testApp.deps, student.user.id);
  expect(changes.map(({ kind }) => kind).sort()).toEqual(['extend', 'grant', 'refund', 'revoke']);
  expect(folders).toContainEqual(expect.objectContaining({ folderId: trial, verified: false, weeks: [1] }));
  const told = await exportedChanges(student);
  expect(told).toHaveLength(changes.length);
  expect(JSON.stringify(told)).not.toContain('adminId');
  const strange = { ...by, userId: (await testApp.signIn()).user.id, kind: 'revoke', orderId: order.order_id } as const;
  await expect(change(strange)).rejects.toMatchObject({ code: 'order_not_found' });
});

test.each([
  ['changed', sql`UPDATE subscription_changes SET reason = 'Nothing happened'`],
  ['removed', sql`DELETE FROM subscription_changes`],
  ['emptied', sql`TRUNCATE subscription_changes`],
])('the history is not %s, only added to, and goes with the account', async (_name, statement) => {
  const { db } = testApp.deps;
  const student = await testApp.signIn();
  const { id: userId } = student.user;
  await change({ userId, adminId: 'admin', reason: 'They asked.', kind: 'grant', planId: 'one' });
  await expect(db.execute(statement)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('only ever added to') },
  });
  expect((await subscriptionOf(testApp.deps, userId)).changes).toMatchObject([{ reason: 'They asked.' }]);
  await db.execute(sql`DELETE FROM orders WHERE user_id = ${userId}`);
  expect((await subscriptionOf(testApp.deps, userId)).changes).toMatchObject([{ orderId: null }]);
  await db.execute(sql`DELETE FROM users WHERE id = ${userId}`);
  expect((await subscriptionOf(testApp.deps, userId)).changes).toEqual([]);
});
