import type { Order } from '@weekwise/contracts/billing.ts';
import type { TestDecision, TestNotification } from '@weekwise/domain/billing.ts';
import { expect } from 'vitest';
import type { Catalogue } from '../config/billing-settings.ts';
import type { Deps } from '../deps.ts';
import { newOrder } from '../features/billing/new-order.ts';
import { insertOrder } from '../features/billing/orders.repo.ts';
import type { Student } from './student.ts';

export const sold: Catalogue = {
  currency: 'usd',
  plans: [
    { id: 'one', kind: 'single_folder', name: 'One course', description: 'One.', amount: 1000 },
    { id: 'three', kind: 'three_pack', name: 'Three courses', description: 'Three.', amount: 2400 },
  ],
  promotion_codes: [
    { code: 'QUARTER', percent_off: 25, plan: 'one' },
    { code: 'TEN', amount_off: 1000 },
    { code: 'GONE', percent_off: 50, expires_at: '2026-02-01T00:00:00Z' },
    { code: 'ONCE', percent_off: 10, most_uses: 1 },
    { code: 'RUSH', percent_off: 10, most_uses: 1 },
  ],
  refunds: { days: 14, weeks: 1 },
};

/** What a test app needs to sell with test purchases. */
export const selling = { config: { billing: { mode: 'test', catalogue: sold } } } as const;

interface Begun {
  session_id: string;
  checkout_url: string | null;
  order: Order;
}

let courses = 0;
export const newCourse = (): string => `Course ${++courses}`;

/** An order that nobody paid; its id. */
export async function makeOrder({ db, newId, clock }: Pick<Deps, 'db' | 'newId' | 'clock'>, userId: string) {
  const what = { id: 'one', kind: 'single_folder', name: 'One course', description: 'One.', amount: 1000 } as const;
  const plan = { ...what, currency: sold.currency, position: 0, retired: false };
  const order = { id: newId(), userId, plan, folderName: newCourse(), folderId: undefined, createdAt: clock() };
  await insertOrder(db, newOrder(order));
  return order.id;
}

/** Begins a purchase, which has to be possible. */
export async function checkout(student: Student, planId: string, more: object = {}): Promise<Begun> {
  const body = { plan_id: planId, folder_name: 'Any', ...more };
  const answer = await student.post(`/api/subscription/${student.user.id}/checkout`, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Begun>();
}

export const decide = (student: Student, sessionId: string, decision: TestDecision, notification?: TestNotification) =>
  student.post(`/api/billing/test-checkout/${sessionId}`, { decision, ...(notification && { notification }) });

/** A purchase that is paid. */
export async function bought(student: Student, planId: string, more: object = {}): Promise<Begun> {
  const begun = await checkout(student, planId, more);
  await decide(student, begun.session_id, 'pay');
  return begun;
}

export const deployBilling = (student: Student, body: object) =>
  student.post(`/api/onboarding/deploy-folder/${student.user.id}`, { folder_name: newCourse(), ...body });

/** Codes where it was refused, else the folders' ids. */
export async function deployed(student: Student, body: object): Promise<string | string[]> {
  const answer = (await deployBilling(student, body)).json<{ code?: string; folders?: { folder_id: string }[] }>();
  return answer.folders ? answer.folders.map(({ folder_id: id }) => id) : (answer.code ?? '');
}

/** The same of the call that makes all that a pack is for. */
export async function packDeployed(student: Student, body: object): Promise<string | string[]> {
  const path = `/api/onboarding/deploy-three-pack/${student.user.id}`;
  const answer = await student.post(path, { folder_name: newCourse(), ...body });
  const { folders, code } = answer.json<{ code?: string; folders?: { folder_id: string }[] }>();
  return folders?.map(({ folder_id: id }) => id) ?? code ?? '';
}

export const subscriptionOf = async (student: Student) =>
  (await student.get(`/api/subscription/${student.user.id}/status`)).json<{
    folders_left: number;
    folders_count: number;
  }>();

export const weeksOf = async (student: Student, folderId: string): Promise<number[] | null> =>
  (await student.get(`/api/folders/${student.user.id}/${folderId}/subscription-plan`)).json().unlocked_weeks;
