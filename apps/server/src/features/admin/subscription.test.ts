import { listAudit } from '@weekwise/contracts/admin-audit.ts';
import { getUserSubscription, updateSubscription } from '@weekwise/contracts/admin-subscription.ts';
import { errorBody } from '@weekwise/contracts/errors.ts';
import { beforeAll, expect, test } from 'vitest';
import { bought, deployed, selling, sold, weeksOf } from '../../testing/billing.ts';
import { makeFolder } from '../../testing/factories.ts';
import type { Student } from '../../testing/student.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { seedCatalogue } from '../billing/catalogue.service.ts';

const testApp = useTestApp(selling);
let admin: Student;
beforeAll(async () => {
  await seedCatalogue(testApp.deps.db, sold);
  admin = await testApp.signInAdmin();
});

const change = (of: Student, body: object, by = admin) =>
  by.post(`/api/admin/cost/users/${of.user.id}/update-subscription`, { change: body });
const entriesOf = async (of: Student) => {
  const url = `/api/admin/audit?subject_kind=user&subject_id=${of.user.id}`;
  return listAudit.response.parse((await admin.get(url)).json()).entries;
};
const reason = 'Won the draw';

test('without a reason nothing changes and nothing is logged', async () => {
  const student = await testApp.signIn();
  for (const refused of [
    { kind: 'grant', plan_id: 'one' },
    { kind: 'grant', plan_id: 'one', reason: '  ' },
  ]) {
    expect((await change(student, refused)).statusCode).toBe(400);
  }
  const { orders } = getUserSubscription.response.parse(
    (await admin.get(`/api/admin/cost/users/${student.user.id}/subscription`)).json(),
  );
  expect([orders, await entriesOf(student)]).toEqual([[], []]);
});

test('a plan is given, with who, why, before and after in the log', async () => {
  const student = await testApp.signIn();
  const answer = await change(student, { kind: 'grant', plan_id: 'one', reason });
  expect(answer.statusCode, answer.body).toBe(200);
  const after = updateSubscription.response.parse(answer.json());
  expect(after).toMatchObject({ success: true, orders: [{ amount: 0 }] });
  const [entry, ...others] = await entriesOf(student);
  expect(others).toEqual([]);
  expect(entry).toMatchObject({
    actor: { user_id: admin.user.id },
    action: 'update-subscription',
    subject: { kind: 'user', id: student.user.id },
    reason,
    after: { kind: 'grant' },
  });
  expect(entry?.before).not.toEqual(entry?.after);
});

test('a purchase is taken back: its course keeps week 1, and the log says so', async () => {
  const student = await testApp.signIn();
  const { session_id: sessionId, order } = await bought(student, 'one');
  const [folderId = ''] = await deployed(student, { session_id: sessionId });
  expect((await change(student, { kind: 'revoke', order_id: order.order_id, reason })).statusCode).toBe(200);
  expect(await weeksOf(student, folderId)).toEqual([1]);
  expect(await entriesOf(student)).toMatchObject([{ action: 'update-subscription', after: { kind: 'revoke' } }]);
});

test('what is not there, or not theirs, is refused and leaves no entry; a student changes nobody’s, not even their own', async () => {
  const [student, other] = [await testApp.signIn(), await testApp.signIn()];
  const { order } = await bought(other, 'one');
  const folder = await makeFolder(testApp.deps, other.user);
  const codeOf = async (body: object) => errorBody.parse((await change(student, { ...body, reason })).json()).code;
  expect(await codeOf({ kind: 'grant', plan_id: 'none' })).toBe('plan_not_found');
  expect(await codeOf({ kind: 'revoke', order_id: order.order_id })).toBe('order_not_found');
  expect(await codeOf({ kind: 'extend', folder_id: folder.id, weeks: [2] })).toBe('folder_not_found');
  const nobody = await admin.post('/api/admin/cost/users/nobody/update-subscription', {
    change: { kind: 'grant', plan_id: 'one', reason },
  });
  expect(nobody.statusCode).toBe(404);
  const own = await change(student, { kind: 'grant', plan_id: 'one', reason }, student);
  expect(own.statusCode).toBe(403);
  expect(await entriesOf(student)).toEqual([]);
});
