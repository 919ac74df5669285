import { listAudit } from '@weekwise/contracts/admin-audit.ts';
import { adminSystemHealth, listFailedJobs, storageUse } from '@weekwise/contracts/admin-operations.ts';
import { userSessions } from '@weekwise/contracts/admin-users.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { total, useMeteredMonths } from '../../../testing/metered-months.ts';
import { rollUp } from '../rollup/rollup.service.ts';

const metered = useMeteredMonths();
const { testApp, since } = metered;
const lastEntry = async () =>
  listAudit.response.parse((await metered.admin.get('/api/admin/audit?limit=1')).json()).entries[0];

test('health says which models are reachable, what the engine does, and how the queues are', async () => {
  await rollUp(testApp.deps, { thorough: false });
  const answer = adminSystemHealth.response.parse((await metered.admin.get('/api/admin/cost/system/health')).json());
  expect(answer).toMatchObject({ status: 'degraded', engine_abilities: ['dialogue'], sums_until: '2026-11-03' });
  expect(answer.models).toEqual([
    expect.objectContaining({ model: 'free', abilities: ['reading'], status: 'down' }),
    expect.objectContaining({ model: 'priced', abilities: ['answering', 'activities', 'guides', 'suggestions'] }),
  ]);
  const day = since('2026-11-02T12:00:00Z');
  expect(answer.last_24_hours.total).toEqual(total(day));
  const asked = day.filter(({ outcome }) => outcome !== 'budget-spent');
  const failed = asked.filter(({ outcome }) => outcome !== 'ok' && outcome !== 'cancelled');
  expect(answer.last_24_hours.by_provider).toMatchObject([
    {
      provider: 'openai',
      error_rate: failed.length / asked.length,
      fallback_rate: total(day).failed_calls / day.length,
    },
  ]);
  expect(answer.parts.mail.status).toBe('ok');
  expect(answer.queues.find(({ name }) => name === 'read-file')).toMatchObject({ waiting: 0, failed: 0 });
});

test('a job that was given up goes back into its queue, once, with a reason', async () => {
  const { db, newId } = testApp.deps;
  const id = newId();
  const output = JSON.stringify({ message: 'No room left\nat line 1' });
  await db.execute(sql`INSERT INTO jobs.job (id, name, state, output, completed_on)
    VALUES (${id}, 'fit-memory', 'failed', ${output}, now())`);
  const url = `/api/admin/cost/system/failed-jobs/${id}/retry`;
  const failed = async () =>
    listFailedJobs.response.parse((await metered.admin.get('/api/admin/cost/system/failed-jobs')).json()).jobs;
  expect(await failed()).toMatchObject([{ job_id: id, name: 'fit-memory', error: 'No room left' }]);
  expect((await metered.admin.post(url, { reason: 'There is room again' })).statusCode).toBe(200);
  expect(await failed()).toEqual([]);
  expect(await lastEntry()).toMatchObject({ action: 'retry-job', subject: { kind: 'job', id, name: null } });
  expect((await metered.admin.post(url, { reason: 'There is room again' })).statusCode).toBe(404);
});

test('where somebody is signed in, and what they keep', async () => {
  const { sessions } = userSessions.response.parse(
    (await metered.admin.get(`/api/admin/cost/users/${metered.ann.user.id}/sessions`)).json(),
  );
  expect(sessions).toMatchObject([{ user_agent: 'test', is_expired: false }]);
  const storage = storageUse.response.parse((await metered.admin.get('/api/admin/cost/system/storage')).json());
  expect(storage).toMatchObject({ files: 0, bytes: 0, top_users: [] });
  expect(storage.database_bytes).toBeGreaterThan(0);
});
