import { listAudit } from '@weekwise/contracts/admin-audit.ts';
import { updateSubscription } from '@weekwise/contracts/admin-subscription.ts';
import { beforeAll, expect, test } from 'vitest';
import { bought, selling, sold } from '../../testing/billing.ts';
import type { Student } from '../../testing/student.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { seedCatalogue } from '../billing/catalogue.service.ts';

const testApp = useTestApp(selling);
let admin: Student;
beforeAll(async () => {
  await seedCatalogue(testApp.deps.db, sold);
  admin = await testApp.signInAdmin();
});

const set = (of: Student, body: object) => admin.post(`/api/admin/cost/users/${of.user.id}/update-subscription`, body);
async function statesAfter(of: Student, body: object): Promise<string[]> {
  const answer = await set(of, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return updateSubscription.response.parse(answer.json()).orders.map(({ plan_id, state }) => `${plan_id} ${state}`);
}

test.each([
  { plan: 'one', status: 'active' },
  { plan_id: 'one' },
  { plan: 'single_folder' },
  { plan: 'One Course', status: 'ACTIVE' },
])('a plan by its id, kind or name is given: %j', async (body) => {
  const student = await testApp.signIn();
  expect(await statesAfter(student, body)).toEqual(['one paid']);
  const { entries } = listAudit.response.parse(
    (await admin.get(`/api/admin/audit?subject_kind=user&subject_id=${student.user.id}`)).json(),
  );
  expect(entries).toMatchObject([{ action: 'update-subscription', reason: 'No reason was given.' }]);
});

test('a plan that is active already is not given twice', async () => {
  const student = await testApp.signIn();
  await statesAfter(student, { plan: 'one', status: 'active' });
  expect(await statesAfter(student, { plan: 'one', status: 'active', reason: 'Asked again' })).toEqual(['one paid']);
});

test.each(['cancelled', 'canceled', 'inactive', 'revoked', 'expired'])(
  '%s takes back what was bought or given, of the named plan or of all',
  async (status) => {
    const student = await testApp.signIn();
    await bought(student, 'one');
    await statesAfter(student, { plan: 'three' });
    expect(await statesAfter(student, { plan: 'three', status })).toEqual(['three revoked', 'one paid']);
    expect(await statesAfter(student, { status })).toEqual(['three revoked', 'one revoked']);
  },
);

test.each<[object, string]>([
  [{}, 'plan'],
  [{ status: 'active' }, 'plan'],
  [{ plan: 'one', status: 'sleeping' }, 'status'],
])('%j says which field is missing or unknown', async (body, field) => {
  const answer = await set(await testApp.signIn(), body);
  expect([answer.statusCode, answer.json().detail.issues[0].field]).toEqual([400, field]);
});

test('a plan that there is not is refused', async () => {
  expect((await set(await testApp.signIn(), { plan: 'none' })).json().code).toBe('plan_not_found');
});
