import { beforeAll, describe, expect, test, vi } from 'vitest';
import {
  checkout,
  decide,
  deployBilling,
  deployed,
  newCourse,
  selling,
  sold,
  subscriptionOf,
  weeksOf,
} from '../../testing/billing.ts';
import { syllabusText } from '../../testing/documents.ts';
import type { Student } from '../../testing/student.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { uploadAndRead } from '../../testing/uploads.ts';
import { seedCatalogue } from './catalogue.service.ts';
import { receiveEvent } from './orders.service.ts';

let now = new Date('2026-03-01T12:00:00Z');
const testApp = useTestApp({ ...selling, clock: () => now });
beforeAll(() => seedCatalogue(testApp.deps.db, sold));

const plansOf = async (student: Student) =>
  (await student.get('/api/subscription/plans')).json<{ plans: { plan_id: string; available: boolean }[] }>().plans;
const validate = (student: Student, code: string, planId?: string) =>
  student.post('/api/subscription/promotion-codes/validate', { code, ...(planId && { plan_id: planId }) });

describe('what can be had', () => {
  test('anybody sees it, and a student sees whether the free course is still theirs', async () => {
    const shown = await testApp.app.inject('/api/subscription/plans/public');
    expect(shown.json()).toMatchObject({
      billing: 'test',
      plans: [
        { kind: 'free_test' },
        { kind: 'free_trial' },
        { plan_id: 'one', amount: 1000 },
        { plan_id: 'three', folders: 3 },
      ],
    });
    const student = await testApp.signIn();
    expect((await plansOf(student))[0]).toMatchObject({ available: true });
    expect(await deployed(student, { is_free_test: true })).toHaveLength(1);
    expect((await plansOf(student))[0]).toMatchObject({ available: false });
    expect(await deployed(student, { is_free_test: true })).toBe('free_test_used');
  });

  test('the first course is open whole, any other one in its first week, and the server holds to that', async () => {
    const student = await testApp.signIn();
    const [first = ''] = await deployed(student, {});
    const made = await student.post(`/api/folders/${student.user.id}/deploy`, { folder_name: newCourse() });
    const second: string = made.json().folder.folder_id;
    expect([await weeksOf(student, first), await weeksOf(student, second)]).toEqual([null, [1]]);
    for (const folderId of [first, second]) {
      await uploadAndRead(testApp, student, { folderId, role: 'syllabus', name: 's.md', bytes: syllabusText() });
    }
    const week = (folderId: string, number: number) =>
      student.get(`/api/power-plays/get-stored/${student.user.id}/${folderId}/${number}`);
    expect((await week(first, 2)).statusCode).toBe(200);
    expect((await week(second, 1)).statusCode).toBe(200);
    const locked = await week(second, 2);
    expect([locked.statusCode, locked.json().code]).toEqual([402, 'plan_required']);
    const activate = (number: number) =>
      student.post('/api/auth/trial/activate-week', { folder_id: second, week_number: number });
    expect((await activate(1)).json()).toEqual({ success: true, unlocked_weeks: [1] });
    expect((await activate(2)).json().code).toBe('plan_required');
    // Paid for, the same course is open whole.
    const { session_id: sessionId } = await checkout(student, 'one', { folder_id: second });
    await decide(student, sessionId, 'pay');
    expect(await deployed(student, { session_id: sessionId })).toEqual([second]);
    expect((await week(second, 2)).statusCode).toBe(200);
  });

  test('a folder in the bin for good does not give the free course back', async () => {
    const student = await testApp.signIn();
    const [first = ''] = await deployed(student, { is_free_test: true });
    await student.delete(`/api/folders/${first}`);
    expect(await deployed(student, { is_free_test: true })).toBe('free_test_used');
  });
});

describe('promotion codes', () => {
  test.each([
    ['QUARTER', 'one', [{ plan_id: 'one', list_amount: 1000, amount: 750 }]],
    ['quarter', undefined, [{ plan_id: 'one', amount: 750 }]],
    [
      'TEN',
      undefined,
      [
        { plan_id: 'one', amount: 0 },
        { plan_id: 'three', amount: 1400 },
      ],
    ],
  ])('%s takes off what it says', async (code, planId, offers) => {
    const student = await testApp.signIn();
    expect((await validate(student, code, planId)).json()).toMatchObject({ valid: true, offers });
  });

  test.each([
    ['QUARTER', 'three', 'promotion_other_plan'],
    ['GONE', undefined, 'promotion_ended'],
    ['NONE', undefined, 'promotion_unknown'],
    ['TEN', 'none', 'plan_not_found'],
  ])('%s for %s is refused with its reason', async (code, planId, reason) => {
    const student = await testApp.signIn();
    const answer = await validate(student, code, planId);
    expect([answer.statusCode < 500, answer.json().code]).toEqual([true, reason]);
  });

  test('the last use is held for whoever began to pay, and free again when they did not', async () => {
    const [ann, bob] = [await testApp.signIn(), await testApp.signIn()];
    const begin = (student: Student) =>
      student.post(`/api/subscription/${student.user.id}/checkout`, {
        plan_id: 'one',
        promotion_code: 'once',
        folder_name: 'Any',
      });
    const both = await Promise.all([begin(ann), begin(bob)]);
    expect(both.map((answer) => answer.json().code ?? 'begun').sort()).toEqual(['begun', 'promotion_used_up']);
    now = new Date(now.getTime() + 2 * 3600_000);
    expect((await begin(bob)).json()).toMatchObject({ order: { amount: 900, promotion_code: 'ONCE' } });
  });

  test('what costs nothing needs no payment', async () => {
    const student = await testApp.signIn();
    const {
      checkout_url: url,
      session_id: sessionId,
      order,
    } = await checkout(student, 'one', { promotion_code: 'TEN' });
    expect([url, order.state]).toEqual([null, 'paid']);
    expect(await deployed(student, { session_id: sessionId })).toHaveLength(1);
  });
});

describe('a purchase', () => {
  test('makes its course once, however often and from however many windows it is asked for', async () => {
    const student = await testApp.signIn();
    const { session_id: sessionId, checkout_url: url, order } = await checkout(student, 'one');
    expect(url).toContain(`/checkout/test/${sessionId}`);
    expect(order).toMatchObject({ state: 'open', amount: 1000, list_amount: 1000 });
    expect(await deployed(student, { session_id: sessionId, payment_amount: 1000 })).toBe('payment_pending');
    await decide(student, sessionId, 'refuse');
    expect(await deployed(student, { session_id: sessionId })).toBe('payment_pending');
    await decide(student, sessionId, 'pay');
    const [one, two] = await Promise.all([1, 2].map(() => deployed(student, { session_id: sessionId })));
    expect(one).toEqual(two);
    expect(await deployed(student, { session_id: sessionId })).toEqual(one);
    expect(await subscriptionOf(student)).toMatchObject({ folders_left: 0, folders_count: 1 });
    // Deleted, it is not made again.
    await student.delete(`/api/folders/${String(one)}`);
    expect(await deployed(student, { session_id: sessionId })).toBe('folder_not_found');
  });

  test('whose name is taken by then gets the next number', async () => {
    const student = await testApp.signIn();
    await deployBilling(student, { folder_name: 'Taken' });
    const { session_id: sessionId } = await checkout(student, 'one');
    await decide(student, sessionId, 'pay');
    const { folder } = (await deployBilling(student, { session_id: sessionId, folder_name: 'taken' })).json();
    expect(['taken (2)', 'Any']).toContain(folder.folder_name);
  });

  test('that was paid is made also where the page was closed', async () => {
    const student = await testApp.signIn();
    const { session_id: sessionId } = await checkout(student, 'one', { folder_name: 'Physics' });
    await decide(student, sessionId, 'pay');
    await vi.waitFor(
      async () => expect(await subscriptionOf(student)).toMatchObject({ folders_left: 0, folders_count: 1 }),
      5000,
    );
  });

  test('is nobody else’s', async () => {
    const [ann, eve] = [await testApp.signIn(), await testApp.signIn()];
    const { session_id: sessionId } = await checkout(ann, 'one');
    expect((await decide(eve, sessionId, 'pay')).json().code).toBe('order_not_found');
    await decide(ann, sessionId, 'pay');
    expect(await deployed(eve, { session_id: sessionId })).toBe('order_not_found');
    expect((await eve.get(`/api/subscription/${eve.user.id}/orders`)).json()).toEqual({ orders: [] });
  });

  test('that is given back leaves the course with its first week, and makes no new one', async () => {
    const student = await testApp.signIn();
    const used = await checkout(student, 'one');
    now = new Date(now.getTime() + 1000);
    const unused = await checkout(student, 'one');
    // Told the wrong way round: the money of the second went back before it is known to have come.
    const refund = { type: 'refunded', total: 1000, at: now.toISOString() } as const;
    await receiveEvent(testApp.deps, { id: 'refund', orderId: unused.order.order_id, fact: refund });
    for (const { session_id: id } of [used, unused]) await decide(student, id, 'pay');
    const [folderId = ''] = await deployed(student, { session_id: used.session_id });
    expect(await weeksOf(student, folderId)).toBeNull();
    await decide(student, used.session_id, 'refund');
    expect(await weeksOf(student, folderId)).toEqual([1]);
    expect(await deployed(student, { session_id: unused.session_id })).toBe('payment_withdrawn');
    const { orders } = (await student.get(`/api/subscription/${student.user.id}/orders`)).json();
    expect(orders).toMatchObject([
      { state: 'refunded', refunded: 1000, folder_ids: [] },
      { state: 'refunded', refunded: 1000, folder_ids: [folderId] },
    ]);
  });
});
