import { beforeAll, describe, expect, test } from 'vitest';
import { bought, checkout, decide, deployed, newCourse, packDeployed, selling, sold } from '../../testing/billing.ts';
import type { Student } from '../../testing/student.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { seedCatalogue } from './catalogue.service.ts';

let now = new Date('2026-03-01T12:00:00Z');
const testApp = useTestApp({ ...selling, clock: () => now });
beforeAll(() => seedCatalogue(testApp.deps.db, sold));

const later = () => {
  now = new Date(now.getTime() + 1000);
};
const foldersOf = async (student: Student): Promise<number> =>
  (await student.get(`/api/folders/${student.user.id}/folders`)).json().total_folders;

describe('a deployment after a payment that names no checkout', () => {
  test.each([{ is_post_payment: true }, {}])('makes the three courses of the paid pack, once (%j)', async (body) => {
    const student = await testApp.signIn();
    await bought(student, 'three');
    const made = await packDeployed(student, body);
    expect(made).toHaveLength(3);
    // The success page was reloaded.
    expect(await packDeployed(student, body)).toEqual(made);
    expect(await foldersOf(student)).toBe(3);
  });

  test('finds a payment that no webhook has told of', async () => {
    const student = await testApp.signIn();
    const { session_id: sessionId } = await checkout(student, 'three');
    later();
    await checkout(student, 'three');
    later();
    await decide(student, sessionId, 'pay', 'never');
    const made = await packDeployed(student, { is_post_payment: true });
    expect(made).toHaveLength(3);
    expect(await packDeployed(student, { is_post_payment: true })).toEqual(made);
  });

  test('is pending while nothing is paid, and makes no course', async () => {
    const student = await testApp.signIn();
    const ofOne = () => deployed(student, { is_post_payment: true });
    expect(await ofOne()).toBe('payment_pending');
    expect(await packDeployed(student, {})).toBe('payment_pending');
    const { session_id: sessionId } = await checkout(student, 'one');
    expect(await ofOne()).toBe('payment_pending');
    expect(await foldersOf(student)).toBe(0);
    await decide(student, sessionId, 'pay');
    expect(await ofOne()).toHaveLength(1);
  });

  test('is pending for the second purchase, whatever the first one made', async () => {
    const student = await testApp.signIn();
    await bought(student, 'one');
    const first = await deployed(student, { is_post_payment: true });
    later();
    const { session_id: sessionId } = await checkout(student, 'one');
    expect(await deployed(student, { is_post_payment: true })).toBe('payment_pending');
    await decide(student, sessionId, 'pay');
    const second = await deployed(student, { is_post_payment: true });
    expect([first, second]).toEqual([[expect.any(String)], [expect.any(String)]]);
    expect(second).not.toEqual(first);
  });

  test('tells a pack from a single course, and takes the other where there is only that', async () => {
    const student = await testApp.signIn();
    await bought(student, 'three');
    later();
    await bought(student, 'one');
    expect(await packDeployed(student, { is_post_payment: true })).toHaveLength(3);
    expect(await deployed(student, { is_post_payment: true })).toHaveLength(1);
    const other = await testApp.signIn();
    await bought(other, 'three');
    expect(await deployed(other, { is_post_payment: true })).toHaveLength(1);
  });

  test('stays with the kind that was asked for where its courses are made already', async () => {
    const student = await testApp.signIn();
    await bought(student, 'three');
    later();
    const made = await packDeployed(student, {});
    // Paid, and nothing has made its course yet.
    const { session_id: sessionId } = await checkout(student, 'one');
    await decide(student, sessionId, 'pay', 'never');
    expect(await packDeployed(student, {})).toEqual(made);
  });

  test('is withdrawn where the money went back', async () => {
    const student = await testApp.signIn();
    const { session_id: sessionId } = await bought(student, 'one');
    await decide(student, sessionId, 'refund');
    expect(await deployed(student, { is_post_payment: true })).toBe('payment_withdrawn');
  });

  test('null in the place of what is not known says as little as its absence', async () => {
    const student = await testApp.signIn();
    const nothing = { session_id: null, connection_id: null, is_free_test: null, run_in_background: null };
    const order = { plan_id: 'one', folder_name: newCourse(), promotion_code: null, folder_id: null };
    expect((await student.post(`/api/subscription/${student.user.id}/checkout`, order)).statusCode).toBe(200);
    later();
    await bought(student, 'three');
    expect(await packDeployed(student, { ...nothing, is_post_payment: true })).toHaveLength(3);
    await bought(student, 'one');
    const ofOne = { ...nothing, payment_amount: null, coupon_code: null };
    expect(await deployed(student, { ...ofOne, is_post_payment: true })).toHaveLength(1);
    expect(await deployed(student, { ...ofOne, is_post_payment: null, is_free_test: true })).toHaveLength(1);
  });

  test('the free test needs no payment in either call', async () => {
    const student = await testApp.signIn();
    expect(await packDeployed(student, { is_free_test: true })).toHaveLength(1);
    expect(await packDeployed(student, { is_free_test: true })).toBe('free_test_used');
  });
});
