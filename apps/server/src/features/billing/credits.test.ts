import { beforeAll, describe, expect, test } from 'vitest';
import {
  bought,
  deployBilling,
  deployed,
  newCourse,
  packDeployed,
  selling,
  sold,
  subscriptionOf,
  weeksOf,
} from '../../testing/billing.ts';
import type { Student } from '../../testing/student.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { seedCatalogue } from './catalogue.service.ts';
import { receiveEvent } from './orders.service.ts';

let now = new Date('2026-03-01T12:00:00Z');
const testApp = useTestApp({ ...selling, clock: () => now });
beforeAll(() => seedCatalogue(testApp.deps.db, sold));

const left = async (student: Student) => (await subscriptionOf(student)).folders_left;
const unlock = (student: Student, folderId: string) =>
  student.post(`/api/subscription/${student.user.id}/folders/${folderId}/unlock`, {});
const ordersOf = async (student: Student) =>
  (await student.get(`/api/subscription/${student.user.id}/orders`)).json().orders;
/** A course of a student whose free course is used: in its trial. */
async function trial(student: Student): Promise<string> {
  await deployed(student, { is_free_test: true });
  const [folderId = ''] = await deployed(student, {});
  return folderId;
}

describe('a pack of three', () => {
  test('gives three credits and makes no course that nobody asked for', async () => {
    const student = await testApp.signIn();
    await bought(student, 'three');
    expect(await subscriptionOf(student)).toMatchObject({ folders_left: 3, folders_count: 0, is_active: true });
    expect(await ordersOf(student)).toMatchObject([{ state: 'paid', folders: 3, folders_left: 3, folder_ids: [] }]);
  });

  test('makes one course at a time, open whole, until none is left', async () => {
    const student = await testApp.signIn();
    await bought(student, 'three');
    for (const rest of [2, 1, 0]) {
      const [folderId = ''] = await deployed(student, { use_credit: true });
      expect([await weeksOf(student, folderId), await left(student)]).toEqual([null, rest]);
    }
    expect(await deployed(student, { use_credit: true })).toBe('no_course_left');
    expect((await subscriptionOf(student)).folders_count).toBe(3);
  });

  test('whose checkout is named makes its first course, once, and keeps the others', async () => {
    const student = await testApp.signIn();
    const { session_id: sessionId } = await bought(student, 'three');
    const made = await deployed(student, { session_id: sessionId });
    expect(made).toHaveLength(1);
    expect(await deployed(student, { session_id: sessionId })).toEqual(made);
    expect(await left(student)).toBe(2);
  });

  test('becomes three courses where the call for a whole pack asks for that', async () => {
    const student = await testApp.signIn();
    const { session_id: sessionId } = await bought(student, 'three');
    const path = `/api/onboarding/deploy-three-pack/${student.user.id}`;
    const { folder, folders } = (await student.post(path, { session_id: sessionId, folder_name: 'Biology' })).json();
    expect(folders.map(({ folder_name: name }: { folder_name: string }) => name)).toEqual([
      'Biology',
      'Biology (2)',
      'Biology (3)',
    ]);
    expect(folder).toEqual(folders[0]);
    for (const { folder_id: id } of folders) expect(await weeksOf(student, id)).toBeNull();
    expect(await left(student)).toBe(0);
  });

  test('of which one is used becomes the rest where the whole pack is asked for', async () => {
    const student = await testApp.signIn();
    await bought(student, 'three');
    await deployed(student, { use_credit: true });
    expect(await packDeployed(student, { is_post_payment: true })).toHaveLength(3);
    expect(await subscriptionOf(student)).toMatchObject({ folders_left: 0, folders_count: 3 });
  });

  test('bought for a course in its trial unlocks that one and keeps two', async () => {
    const student = await testApp.signIn();
    const folderId = await trial(student);
    const { session_id: sessionId } = await bought(student, 'three', { folder_id: folderId });
    expect(await deployed(student, { session_id: sessionId })).toEqual([folderId]);
    expect([await weeksOf(student, folderId), await left(student)]).toEqual([null, 2]);
  });

  test('never expires', async () => {
    const student = await testApp.signIn();
    await bought(student, 'three');
    now = new Date(now.getTime() + 400 * 24 * 3600_000);
    expect(await left(student)).toBe(3);
  });
});

describe('one credit left', () => {
  const spend = async (student: Student, count: number) => {
    await bought(student, 'three');
    for (let used = 0; used < count; used++) await deployed(student, { use_credit: true });
  };

  test.each([{}, { run_in_background: true }])('makes one of two courses made at once: %j', async (body) => {
    const student = await testApp.signIn();
    await spend(student, 2);
    const ask = () => deployBilling(student, { ...body, use_credit: true });
    await Promise.all([ask(), ask()]);
    await expect.poll(() => subscriptionOf(student)).toMatchObject({ folders_left: 0, folders_count: 3 });
    expect(await deployed(student, { use_credit: true })).toBe('no_course_left');
    expect(await ordersOf(student)).toMatchObject([{ folders_left: 0, folder_ids: { length: 3 } }]);
  });

  test('a second course made at once is refused with what to do, not made as a trial', async () => {
    const student = await testApp.signIn();
    await spend(student, 2);
    const answers = await Promise.all([1, 2].map(() => deployed(student, { use_credit: true })));
    expect(answers.filter((answer) => answer === 'no_course_left')).toHaveLength(1);
  });

  test('unlocks a course in its trial once, however often one clicks', async () => {
    const student = await testApp.signIn();
    const folderId = await trial(student);
    await spend(student, 1);
    const answers = await Promise.all([unlock(student, folderId), unlock(student, folderId)]);
    expect(answers.map((answer) => answer.json())).toMatchObject([
      { unlocked_weeks: null, folders_left: 1 },
      { unlocked_weeks: null, folders_left: 1 },
    ]);
  });

  test('stays used when its course is deleted', async () => {
    const student = await testApp.signIn();
    await spend(student, 2);
    const [folderId = ''] = await deployed(student, { use_credit: true });
    await student.delete(`/api/folders/${folderId}`);
    expect(await left(student)).toBe(0);
  });

  test('stays unused where the course’s name is taken', async () => {
    const student = await testApp.signIn();
    await spend(student, 1);
    const name = newCourse();
    await deployed(student, { folder_name: name });
    expect(await deployed(student, { folder_name: name, use_credit: true })).toBe('folder_name_taken');
    expect(await left(student)).toBe(2);
  });

  test('is used from the oldest purchase first', async () => {
    const student = await testApp.signIn();
    await bought(student, 'three');
    now = new Date(now.getTime() + 1000);
    await bought(student, 'three');
    await deployed(student, { use_credit: true });
    expect(await ordersOf(student)).toMatchObject([{ folders_left: 3 }, { folders_left: 2 }]);
  });
});

describe('credits whose money is not there', () => {
  test('are gone with a refund, and the courses made of them keep week 1', async () => {
    const student = await testApp.signIn();
    const { order } = await bought(student, 'three');
    const [folderId = ''] = await deployed(student, { use_credit: true });
    const refund = await student.post(`/api/subscription/${student.user.id}/orders/${order.order_id}/refund`, {});
    expect(refund.json()).toMatchObject({ order: { state: 'refunded', folders_left: 0 } });
    expect([await weeksOf(student, folderId), await left(student)]).toEqual([[1], 0]);
    expect(await deployed(student, { use_credit: true })).toBe('no_course_left');
  });

  test('wait while the bank asks, and are back when it is done', async () => {
    const student = await testApp.signIn();
    const { order } = await bought(student, 'three');
    const tell = (id: string, outcome: 'won' | null) =>
      receiveEvent(testApp.deps, {
        id,
        orderId: order.order_id,
        fact: { type: 'dispute', dispute: 'd', outcome, at: now.toISOString() },
      });
    await tell(`asks ${order.order_id}`, null);
    expect(await deployed(student, { use_credit: true })).toBe('no_course_left');
    await tell(`won ${order.order_id}`, 'won');
    expect(await subscriptionOf(student)).toMatchObject({ folders_left: 3, folders_count: 0 });
  });

  test('are none before the payment, and nobody else’s', async () => {
    const [ann, eve] = [await testApp.signIn(), await testApp.signIn()];
    await bought(ann, 'three');
    const folderId = await trial(eve);
    expect(await deployed(eve, { use_credit: true })).toBe('no_course_left');
    expect((await unlock(eve, folderId)).json()).toMatchObject({ code: 'no_course_left' });
    expect((await unlock(ann, folderId)).json()).toMatchObject({ code: 'folder_not_found' });
    expect(await left(ann)).toBe(3);
  });
});

test('an admin’s gift of a plan without a course is the student’s to use', async () => {
  const [admin, student] = [await testApp.signInAdmin(), await testApp.signIn()];
  const grant = (change: object) =>
    admin.post(`/api/admin/cost/users/${student.user.id}/update-subscription`, {
      change: { kind: 'grant', reason: 'Won the draw', ...change },
    });
  await grant({ plan_id: 'three' });
  expect(await subscriptionOf(student)).toMatchObject({ folders_left: 3, folders_count: 0 });
  await grant({ plan_id: 'one', folder_name: 'A gift' });
  await expect.poll(() => subscriptionOf(student)).toMatchObject({ folders_left: 3, folders_count: 1 });
});
