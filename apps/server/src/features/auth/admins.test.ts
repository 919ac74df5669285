import { defineContract } from '@weekwise/contracts/contract.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { users } from '../../db/schema/auth.ts';
import { route } from '../../plugins/contract-route.ts';
import { startTestApp, useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();

const aboutAUser = defineContract({
  method: 'GET',
  path: '/api/admin/a-call-for-admins/:userId',
  access: 'admin',
  kind: 'json',
  params: z.object({ userId: z.string() }),
  response: z.object({ about: z.string(), by: z.string().nullable() }),
  errors: [],
});

beforeAll(() => {
  route(testApp.app, aboutAUser, async ({ params, user }) => ({ about: params.userId, by: user.email }));
});

const callUrl = (userId: string) => `/api/admin/a-call-for-admins/${userId}`;
const status = '/api/admin/check-admin-status';

test('a call for admins: 401 for a visitor, 403 for a student, also about themselves', async () => {
  const ann = await testApp.signIn();
  const visitor = await testApp.app.inject(callUrl(ann.user.id));
  expect([visitor.statusCode, visitor.json().code]).toEqual([401, 'unauthenticated']);
  const student = await ann.get(callUrl(ann.user.id));
  expect([student.statusCode, student.json().code]).toEqual([403, 'not_admin']);
});

test('an admin may ask about anybody, and still not claim to be them', async () => {
  const admin = await testApp.signInAdmin();
  const ann = await testApp.signIn();
  const answer = await admin.get(`${callUrl(ann.user.id)}?user_id=${ann.user.id}`, { 'x-user-id': admin.user.id });
  expect(answer.json()).toEqual({ about: ann.user.id, by: 'admin@example.edu' });
  const forged = await admin.get(callUrl(ann.user.id), { 'x-user-id': ann.user.id });
  expect([forged.statusCode, forged.json().code]).toEqual([403, 'claim_mismatch']);
});

test('the status says who is an admin', async () => {
  const admin = await testApp.signInAdmin();
  const ann = await testApp.signIn();
  expect((await admin.get(status)).json()).toEqual({ is_admin: true, user_id: admin.user.id });
  expect((await ann.get(status)).json()).toEqual({ is_admin: false, user_id: ann.user.id });
  expect((await testApp.app.inject(status)).statusCode).toBe(401);
});

test('an address that nobody has proven to own makes no admin', async () => {
  const admin = await testApp.signInAdmin();
  const { db } = testApp.deps;
  await db.update(users).set({ emailVerified: false }).where(eq(users.id, admin.user.id));
  expect((await admin.get(status)).json().is_admin).toBe(false);
  expect((await admin.get(callUrl(admin.user.id))).statusCode).toBe(403);
  await db.update(users).set({ emailVerified: true }).where(eq(users.id, admin.user.id));
});

test('in local mode the first account is an admin, and no later one', async () => {
  const local = await startTestApp({ config: { localMode: true, adminEmails: [] } });
  const first = await local.signIn();
  const second = await local.signIn();
  expect((await first.get(status)).json().is_admin).toBe(true);
  expect((await second.get(status)).json().is_admin).toBe(false);
  await local.close();
});
