import { costDashboard } from '@weekwise/contracts/admin.ts';
import { listAudit } from '@weekwise/contracts/admin-audit.ts';
import { listAllFolders } from '@weekwise/contracts/admin-folders.ts';
import { storageUse } from '@weekwise/contracts/admin-operations.ts';
import { usageOverTime } from '@weekwise/contracts/admin-over-time.ts';
import { userCostDetails, usersOverview } from '@weekwise/contracts/admin-users.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { users } from '../../db/schema/auth.ts';
import { modelCalls } from '../../db/schema/models.ts';
import { makeFile, makeFolder } from '../../testing/factories.ts';
import type { Student } from '../../testing/student.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { ensureUserOfPhone } from '../auth/auth.repo.ts';

const testApp = useTestApp();
const phoneNumber = '+447700900321';
const ofPhone = { email: null, phone_number: phoneNumber };
let admin: Student;
let caller: string;

beforeAll(async () => {
  const { deps } = testApp;
  admin = await testApp.signInAdmin();
  const ann = await testApp.signIn('ann@example.edu');
  await deps.db.update(users).set({ name: 'Ann Lark' }).where(eq(users.id, ann.user.id));
  caller = (await ensureUserOfPhone(deps.db, { id: deps.newId(), phoneNumber })).id;
  for (const student of [ann.user, { id: caller, email: null, name: phoneNumber }]) {
    const folder = await makeFolder(deps, student);
    await makeFile(deps.db, { folderId: folder.id });
    await deps.db.insert(modelCalls).values({
      userId: student.id,
      folderId: folder.id,
      ability: 'answering',
      provider: 'openai',
      model: 'some',
      inputTokens: 1_000,
      cachedInputTokens: 0,
      outputTokens: 10,
      tokensEstimated: false,
      costMicroUsd: 5,
      firstTokenMs: 1,
      totalMs: 2,
      outcome: 'ok',
      attempts: 1,
      at: new Date(),
    });
    await admin.post(`/api/admin/cost/folders/${folder.id}/toggle-ai-access`);
  }
  await admin.put(`/api/admin/cost/users/${caller}/budget`, { usd: 1, tokens: null, reason: 'a small course' });
});

const asked = async (url: string) => (await admin.get(url)).json();

test('every list of students has their names, and the number of who came with a phone', async () => {
  const lists = {
    overview: usersOverview.response.parse(await asked('/api/admin/cost/users/overview')).users,
    ranking: costDashboard.response.parse((await admin.post('/api/admin/cost/cost-dashboard')).json()).top_users,
    storage: storageUse.response.parse(await asked('/api/admin/cost/system/storage')).top_users,
  };
  for (const list of Object.values(lists)) {
    expect(list).toContainEqual(expect.objectContaining({ user_id: caller, name: '', ...ofPhone }));
    expect(list).toContainEqual(
      expect.objectContaining({ email: 'ann@example.edu', name: 'Ann Lark', phone_number: null }),
    );
  }
  const details = userCostDetails.response.parse(await asked(`/api/admin/cost/users/${caller}/details`));
  expect(details.user).toMatchObject(ofPhone);
});

test('courses name their owners in full, and are found by them', async () => {
  const { folders } = listAllFolders.response.parse(await asked('/api/admin/cost/folders/all'));
  expect(folders.map((folder) => [folder.user_email, folder.user_name, folder.user_phone_number])).toEqual(
    expect.arrayContaining([
      ['ann@example.edu', 'Ann Lark', null],
      [null, '', phoneNumber],
    ]),
  );
  for (const [words, owner] of [
    ['Ann%20Lark', 'ann@example.edu'],
    ['900321', null],
  ]) {
    const found = listAllFolders.response.parse(await asked(`/api/admin/cost/folders/all?q=${words}`)).folders;
    expect(found.map(({ user_email }) => user_email)).toEqual([owner]);
    const students = usersOverview.response.parse(await asked(`/api/admin/cost/users/overview?q=${words}`)).users;
    expect(students.map(({ email }) => email)).toEqual([owner]);
  }
});

test('charts and the log say the number too', async () => {
  const { series } = usageOverTime.response.parse(await asked('/api/admin/cost/tokens/over-time?by=user'));
  expect(series.map(({ label }) => label)).toEqual(expect.arrayContaining(['ann@example.edu', phoneNumber]));
  const { entries } = listAudit.response.parse(await asked('/api/admin/audit'));
  expect(entries.find(({ subject }) => subject.id === caller)?.subject.name).toBe(phoneNumber);
  expect(entries[0]?.actor).toMatchObject({ user_id: admin.user.id, email: admin.user.email, phone_number: null });
});

test('the address that stands in for none is nowhere', async () => {
  const pages = [
    'users/overview',
    'users/overview?sort=email',
    'users/overview.csv',
    `users/${caller}/details`,
    `users/${caller}/folder-analytics`,
    'folders/all',
    'folders/all?sort=owner',
    'folders/all.csv',
    'system/storage',
    'tokens/over-time?by=user',
  ];
  for (const page of pages) {
    const answer = await admin.get(`/api/admin/cost/${page}`);
    expect([page, answer.statusCode]).toEqual([page, 200]);
    expect(answer.body).not.toContain('phone.invalid');
  }
  expect((await admin.get('/api/admin/cost/users/overview.csv')).body).toContain(phoneNumber);
  expect((await admin.get('/api/admin/audit')).body).not.toContain('phone.invalid');
});
