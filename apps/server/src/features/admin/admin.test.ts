import {
  adminSystemHealth,
  costDashboard,
  getAiAccess,
  getUserBudget,
  listAllFolders,
  quickStats,
  toggleAiAccess,
  tokenAnalytics,
  userCostDetails,
  userFolderAnalytics,
  usersOverview,
} from '@weekwise/contracts/admin.ts';
import { errorBody } from '@weekwise/contracts/errors.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { aiModels } from '../../adapters/models/ai-models.ts';
import { folders } from '../../db/schema/folders.ts';
import { modelCalls } from '../../db/schema/models.ts';
import { readConfig } from '../../env.ts';
import { makeFolder } from '../../testing/factories.ts';
import type { Student } from '../../testing/student.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { ensureDemo } from '../demo/demo.repo.ts';

const now = new Date('2026-11-03T12:00:00Z');
const { models } = readConfig({
  MODEL: 'openai:priced',
  MODEL_READING: 'openai:free',
  MODEL_DIALOGUE: 'engine',
  // Nothing listens there.
  OPENAI_BASE_URL: 'http://127.0.0.1:9/v1',
  STUDENT_MONTHLY_TOKENS: '1000000',
  MODEL_PRICES: '{"priced": {"input": 1, "output": 2}}',
});
const testApp = useTestApp({ config: { models }, models: aiModels(models), clock: () => now });

type Row = typeof modelCalls.$inferInsert;
let admin: Student;
let ann: Student;
let bob: Student;
let annFolder: string;
let bobFolder: string;
let rows: Row[];

const minute = 60_000;

/** Calls of two months, three students' worth of trouble, one folder that is gone. */
beforeAll(async () => {
  // The demo counts nowhere below.
  await testApp.deps.db.transaction((tx) => ensureDemo(tx, now));
  admin = await testApp.signInAdmin();
  ann = await testApp.signIn('ann@example.edu');
  bob = await testApp.signIn('bob@example.edu');
  annFolder = (await makeFolder(testApp.deps, ann.user)).id;
  bobFolder = (await makeFolder(testApp.deps, bob.user)).id;
  const gone = (await makeFolder(testApp.deps, ann.user)).id;
  const outcomes = ['ok', 'ok', 'timed-out', 'cancelled', 'budget-spent', 'ok', 'unreachable'] as const;
  rows = Array.from({ length: 120 }, (_, at): Row => {
    const outcome = outcomes[at % outcomes.length] ?? 'ok';
    const wasSent = outcome !== 'budget-spent';
    const model = at % 4 === 0 ? 'free' : 'priced';
    const inputTokens = wasSent ? 100 + at : 0;
    const outputTokens = outcome === 'ok' ? 10 + (at % 5) : 0;
    return {
      userId: (at % 3 === 0 ? bob : ann).user.id,
      folderId: at % 3 === 0 ? bobFolder : at % 5 === 0 ? gone : annFolder,
      ability: at % 2 === 0 ? 'answering' : 'reading',
      provider: 'openai',
      model,
      inputTokens,
      cachedInputTokens: at % 7,
      outputTokens,
      tokensEstimated: outcome === 'timed-out',
      costMicroUsd: model === 'free' ? null : inputTokens + 2 * outputTokens,
      firstTokenMs: outcome === 'ok' ? 200 + at : null,
      totalMs: 1_000 + at,
      outcome,
      attempts: wasSent ? 1 : 0,
      // Every eight hours back from now: forty days.
      at: new Date(now.getTime() - at * 480 * minute),
    };
  });
  await testApp.deps.db.insert(modelCalls).values(rows);
  await testApp.deps.db.delete(folders).where(eq(folders.id, gone));
  rows = rows.map((row) => (row.folderId === gone ? { ...row, folderId: null } : row));
});

const total = (of: Row[]) => {
  const sum = (pick: (row: Row) => number) => of.reduce((so, row) => so + pick(row), 0);
  return {
    calls: of.length,
    failed_calls: sum(({ outcome }) => (outcome === 'ok' || outcome === 'cancelled' ? 0 : 1)),
    input_tokens: sum(({ inputTokens }) => inputTokens),
    cached_input_tokens: sum(({ cachedInputTokens }) => cachedInputTokens),
    output_tokens: sum(({ outputTokens }) => outputTokens),
    cost_usd: sum(({ costMicroUsd }) => costMicroUsd ?? 0) / 1e6,
    unpriced_calls: of.filter((row) => row.costMicroUsd === null && row.inputTokens > 0).length,
    estimated_calls: of.filter(({ tokensEstimated }) => tokensEstimated).length,
  };
};
const since = (instant: string) => rows.filter(({ at }) => at >= new Date(instant));
/** Calendar days, today included. */
const inWeek = () => since('2026-10-28T00:00:00Z');
const inDefault = () => since('2026-10-05T00:00:00Z');
const of = (student: Student) => (row: Row) => row.userId === student.user.id;

describe('every sum is the sum of the raw rows', () => {
  test('dashboard', async () => {
    const answer = costDashboard.response.parse((await admin.post('/api/admin/cost/cost-dashboard', {})).json());
    expect(answer.total).toEqual(total(inDefault()));
    expect(answer.from).toBe('2026-10-05T00:00:00.000Z');
    expect(answer.by_day).toHaveLength(30);
    for (const { date, ...usage } of answer.by_day) {
      expect(usage).toEqual(total(rows.filter(({ at }) => at.toISOString().startsWith(date))));
    }
    for (const { ability, ...usage } of answer.by_ability) {
      expect(usage).toEqual(total(inDefault().filter((row) => row.ability === ability)));
    }
    for (const { model, ...usage } of answer.by_model) {
      expect(usage).toMatchObject(total(inDefault().filter((row) => row.model === model)));
    }
    const counted = answer.by_outcome.reduce((sum, { calls }) => sum + calls, 0);
    expect(counted).toBe(answer.total.calls);
    expect(answer.top_users.map(({ email }) => email)).toEqual(['ann@example.edu', 'bob@example.edu']);
    for (const { user_id, ...usage } of answer.top_users) {
      expect(usage).toMatchObject(total(inDefault().filter((row) => row.userId === user_id)));
    }
    expect(answer.top_folders.map(({ folder_id }) => folder_id).sort()).toEqual([annFolder, bobFolder].sort());
  });

  test('medians are those of the rows that have a value', async () => {
    const answer = costDashboard.response.parse((await admin.post('/api/admin/cost/cost-dashboard', {})).json());
    const values = inDefault().flatMap((row) => (row.model === 'priced' ? (row.firstTokenMs ?? []) : []));
    values.sort((a, b) => a - b);
    const middle = (values.length - 1) / 2;
    const median = ((values[Math.floor(middle)] ?? 0) + (values[Math.ceil(middle)] ?? 0)) / 2;
    const found = answer.by_model.find(({ model }) => model === 'priced')?.first_token_ms_p50;
    expect(Math.abs((found ?? 0) - median)).toBeLessThanOrEqual(0.5);
  });

  test('overview of users, also of those without a call', async () => {
    const { users, total_users } = usersOverview.response.parse(
      (await admin.get('/api/admin/cost/users/overview?days=7')).json(),
    );
    expect(total_users).toBe(3);
    expect(users).toHaveLength(3);
    for (const student of [ann, bob, admin]) {
      const found = users.find(({ user_id }) => user_id === student.user.id);
      expect(found).toMatchObject(total(inWeek().filter(of(student))));
    }
    expect(users.find(({ email }) => email === 'bob@example.edu')).toMatchObject({
      folder_count: 1,
      last_call_at: now.toISOString(),
    });
    const one = usersOverview.response.parse((await admin.get('/api/admin/cost/users/overview?limit=1')).json());
    expect([one.users.length, one.total_users]).toEqual([1, 3]);
  });

  test('details of a user', async () => {
    const url = `/api/admin/cost/users/${ann.user.id}/details?days=7`;
    const answer = userCostDetails.response.parse((await admin.get(url)).json());
    const own = inWeek().filter(of(ann));
    expect(answer.total).toEqual(total(own));
    expect(answer.user.email).toBe('ann@example.edu');
    expect(answer.recent_calls).toHaveLength(own.length);
    const month = total(since('2026-11-01T00:00:00Z').filter(of(ann)));
    expect(answer.month).toMatchObject({
      is_own: false,
      budget: { usd: null, tokens: 1_000_000 },
      spent: { usd: month.cost_usd, tokens: month.input_tokens + month.output_tokens },
    });
  });

  test('folders of a user, and of deleted ones', async () => {
    const url = `/api/admin/cost/users/${ann.user.id}/folder-analytics?days=366`;
    const answer = userFolderAnalytics.response.parse((await admin.get(url)).json());
    const own = rows.filter(of(ann));
    expect(answer.folders).toMatchObject([
      { folder_id: annFolder, ...total(own.filter(({ folderId }) => folderId === annFolder)) },
    ]);
    expect(answer.deleted_folders).toEqual(total(own.filter(({ folderId }) => folderId === null)));
  });

  test('tokens, of everybody, of a user, of a folder', async () => {
    const asked = async (query: string) =>
      tokenAnalytics.response.parse((await admin.get(`/api/admin/cost/tokens/analytics?days=7${query}`)).json()).total;
    expect(await asked('')).toEqual(total(inWeek()));
    expect(await asked(`&user_id=${ann.user.id}`)).toEqual(total(inWeek().filter(of(ann))));
    expect(await asked(`&folder_id=${bobFolder}`)).toEqual(total(inWeek().filter((row) => row.folderId === bobFolder)));
    expect(await asked(`&user_id=${ann.user.id}&folder_id=${bobFolder}`)).toEqual(total([]));
  });

  test('all folders', async () => {
    const answer = listAllFolders.response.parse((await admin.get('/api/admin/cost/folders/all')).json());
    expect(answer.total_folders).toBe(2);
    for (const folder of answer.folders) {
      expect(folder).toMatchObject(total(inDefault().filter((row) => row.folderId === folder.folder_id)));
      expect(folder.ai_enabled).toBe(true);
    }
  });

  test('numbers at a glance', async () => {
    const answer = quickStats.response.parse((await admin.get('/api/admin/cost/stats/quick')).json());
    expect(answer).toEqual({
      total_users: 3,
      total_folders: 2,
      today: total(since('2026-11-03T00:00:00Z')),
      this_month: total(since('2026-11-01T00:00:00Z')),
      active_users_this_month: 2,
    });
  });
});

test('health says which models are reachable and what the engine does', async () => {
  const answer = adminSystemHealth.response.parse((await admin.get('/api/admin/cost/system/health')).json());
  expect(answer).toMatchObject({ status: 'degraded', engine_abilities: ['dialogue'] });
  expect(answer.models).toEqual([
    expect.objectContaining({ model: 'free', abilities: ['reading'], status: 'down' }),
    expect.objectContaining({ model: 'priced', abilities: ['answering', 'activities', 'guides', 'suggestions'] }),
  ]);
  expect(answer.last_24_hours.total).toEqual(total(since('2026-11-02T12:00:00Z')));
});

describe('switching models off for a folder', () => {
  const url = () => `/api/admin/cost/folders/${annFolder}`;

  test('keeps the reason, who and when; and on again', async () => {
    const before = getAiAccess.response.parse((await admin.get(`${url()}/ai-access-status`)).json());
    expect(before).toMatchObject({ ai_enabled: true, changed_by: null, changed_at: null });
    const off = toggleAiAccess.response.parse(
      (await admin.post(`${url()}/toggle-ai-access`, { enabled: false, reason: 'Exam week' })).json(),
    );
    expect(off).toMatchObject({
      ai_enabled: false,
      reason: 'Exam week',
      changed_by: admin.user.id,
      changed_at: now.toISOString(),
    });
    expect((await admin.get(`${url()}/ai-access-status`)).json()).toMatchObject({ ai_enabled: false });
    const on = toggleAiAccess.response.parse((await admin.post(`${url()}/toggle-ai-access`, {})).json());
    expect(on).toMatchObject({ ai_enabled: true, reason: null });
  });

  test('a folder that does not exist', async () => {
    const answer = await admin.get('/api/admin/cost/folders/nowhere/ai-access-status');
    expect(errorBody.parse(answer.json()).code).toBe('folder_not_found');
  });
});

describe('budgets', () => {
  test('of a student, instead of the settings’, and back', async () => {
    const url = `/api/admin/cost/users/${bob.user.id}/budget`;
    const get = async () => getUserBudget.response.parse((await admin.get(url)).json());
    expect(await get()).toMatchObject({ is_own: false, is_spent: false, budget: { usd: null, tokens: 1_000_000 } });
    const set = await admin.put(url, { usd: 0.000_001, tokens: null });
    expect(set.json()).toMatchObject({ is_own: true, is_spent: true, models_without_price: ['free'] });
    expect(await get()).toMatchObject({ is_own: true, budget: { usd: 0.000_001, tokens: null } });
    expect((await admin.delete(url)).json()).toMatchObject({ is_own: false, budget: { usd: null, tokens: 1_000_000 } });
  });

  test('of a folder', async () => {
    const url = `/api/admin/cost/folders/${bobFolder}/budget`;
    expect((await admin.put(url, { usd: null, tokens: 1 })).json()).toMatchObject({ is_own: true, is_spent: true });
    expect((await admin.get(url)).json()).toMatchObject({ is_own: true, budget: { usd: null, tokens: 1 } });
  });

  test('a negative one, or one for nobody, is refused', async () => {
    const url = `/api/admin/cost/users/${bob.user.id}/budget`;
    expect((await admin.put(url, { usd: -1, tokens: null })).statusCode).toBe(400);
    expect((await admin.put(url, { tokens: 1 })).statusCode).toBe(400);
    const nobody = await admin.put('/api/admin/cost/users/nobody/budget', { usd: 1, tokens: null });
    expect(errorBody.parse(nobody.json()).code).toBe('not_found');
  });
});
