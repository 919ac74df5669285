import { costDashboard, quickStats, tokenAnalytics } from '@weekwise/contracts/admin.ts';
import { listAllFolders } from '@weekwise/contracts/admin-folders.ts';
import { usageOverTime } from '@weekwise/contracts/admin-over-time.ts';
import { userCostDetails, userFolderAnalytics, usersOverview } from '@weekwise/contracts/admin-users.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import type { modelCalls } from '../../../db/schema/models.ts';
import { total, useMeteredMonths } from '../../../testing/metered-months.ts';
import type { Student } from '../../../testing/student.ts';
import { rollUp } from '../rollup/rollup.service.ts';

type Row = typeof modelCalls.$inferInsert;
const metered = useMeteredMonths();
const { testApp, now, since } = metered;

/** Calendar days, today included. */
const inWeek = () => since('2026-10-28T00:00:00Z');
const inDefault = () => since('2026-10-05T00:00:00Z');
const of = (student: Student) => (row: Row) => row.userId === student.user.id;

describe.each([
  ['from the calls', async () => {}],
  [
    'from sums up to yesterday, as the job is late',
    () => rollUp({ db: testApp.deps.db, clock: () => new Date('2026-11-02T12:00:00Z') }, { thorough: false }),
  ],
  ['from sums up to today', () => rollUp(testApp.deps, { thorough: false })],
] as const)('every sum is that of the raw metered.rows, %s', (_, prepare) => {
  beforeAll(prepare);

  test('dashboard', async () => {
    const answer = costDashboard.response.parse((await metered.admin.post('/api/admin/cost/cost-dashboard')).json());
    expect(answer.total).toEqual(total(inDefault()));
    expect(answer.from).toBe('2026-10-05T00:00:00.000Z');
    expect(answer.by_day).toHaveLength(30);
    for (const { date, ...usage } of answer.by_day) {
      expect(usage).toEqual(total(metered.rows.filter(({ at }) => at.toISOString().startsWith(date))));
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
    expect(answer.top_folders.map(({ folder_id }) => folder_id).sort()).toEqual(
      [metered.annFolder, metered.bobFolder].sort(),
    );
  });

  test.each([7, 30, 90, 365])('dashboard of %i days, its rankings and what was before', async (days) => {
    const answer = costDashboard.response.parse(
      (await metered.admin.post('/api/admin/cost/cost-dashboard', { days })).json(),
    );
    const within = metered.rows.filter(({ at }) => at !== undefined && at >= new Date(answer.from));
    expect(answer.total).toEqual(total(within));
    const first = new Date(new Date(answer.from).getTime() - days * 24 * 3600_000);
    const earlier = metered.rows.filter((row) => !within.includes(row) && row.at !== undefined && row.at >= first);
    expect(answer.before).toEqual(total(earlier));
    const ranked = (key: 'userId' | 'folderId') =>
      [...Map.groupBy(within, (row) => row[key])]
        .flatMap(([id, own]) => (id === null || id === undefined ? [] : [{ id, ...total(own) }]))
        .toSorted((a, b) => b.cost_usd - a.cost_usd);
    expect(
      answer.top_users.map(({ user_id: id, created_at, phone_number, email, name, ...sums }) => ({ id, ...sums })),
    ).toEqual(ranked('userId'));
    expect(
      answer.top_folders.map(({ folder_id: id, user_id, folder_name, created_time, ...sums }) => ({ id, ...sums })),
    ).toEqual(ranked('folderId'));
  });

  test('medians are those of the rows that have a value, within 2 %', async () => {
    const answer = costDashboard.response.parse(
      (await metered.admin.post('/api/admin/cost/cost-dashboard', {})).json(),
    );
    const values = inDefault().flatMap((row) => (row.model === 'priced' ? (row.firstTokenMs ?? []) : []));
    values.sort((a, b) => a - b);
    const middle = (values.length - 1) / 2;
    const median = ((values[Math.floor(middle)] ?? 0) + (values[Math.ceil(middle)] ?? 0)) / 2;
    const found = answer.by_model.find(({ model }) => model === 'priced')?.first_token_ms_p50;
    expect(Math.abs((found ?? 0) - median)).toBeLessThanOrEqual(0.02 * median + 1);
  });

  test('overview of users, also of those without a call', async () => {
    const { users, total_users } = usersOverview.response.parse(
      (await metered.admin.get('/api/admin/cost/users/overview?days=7')).json(),
    );
    expect(total_users).toBe(3);
    expect(users).toHaveLength(3);
    for (const student of [metered.ann, metered.bob, metered.admin]) {
      const found = users.find(({ user_id }) => user_id === student.user.id);
      expect(found).toMatchObject(total(inWeek().filter(of(student))));
    }
    expect(users.find(({ email }) => email === 'bob@example.edu')).toMatchObject({
      folder_count: 1,
      last_call_at: now.toISOString(),
    });
    const one = usersOverview.response.parse(
      (await metered.admin.get('/api/admin/cost/users/overview?limit=1')).json(),
    );
    expect([one.users.length, one.total_users]).toEqual([1, 3]);
  });

  test('details of a user', async () => {
    const url = `/api/admin/cost/users/${metered.ann.user.id}/details?days=7`;
    const answer = userCostDetails.response.parse((await metered.admin.get(url)).json());
    const own = inWeek().filter(of(metered.ann));
    expect(answer.total).toEqual(total(own));
    expect(answer.user.email).toBe('ann@example.edu');
    expect(answer.recent_calls).toHaveLength(own.length);
    const month = total(since('2026-11-01T00:00:00Z').filter(of(metered.ann)));
    expect(answer.month).toMatchObject({
      is_own: false,
      budget: { usd: null, tokens: 1_000_000 },
      spent: { usd: month.cost_usd, tokens: month.input_tokens + month.output_tokens },
    });
  });

  test('folders of a user, and of deleted ones', async () => {
    const url = `/api/admin/cost/users/${metered.ann.user.id}/folder-analytics?days=366`;
    const answer = userFolderAnalytics.response.parse((await metered.admin.get(url)).json());
    const own = metered.rows.filter(of(metered.ann));
    expect(answer.folders).toMatchObject([
      { folder_id: metered.annFolder, ...total(own.filter(({ folderId }) => folderId === metered.annFolder)) },
    ]);
    expect(answer.deleted_folders).toEqual(total(own.filter(({ folderId }) => folderId === null)));
  });

  test('tokens, of everybody, of a user, of a folder', async () => {
    const asked = async (query: string) =>
      tokenAnalytics.response.parse((await metered.admin.get(`/api/admin/cost/tokens/analytics?days=7${query}`)).json())
        .total;
    expect(await asked('')).toEqual(total(inWeek()));
    expect(await asked(`&user_id=${metered.ann.user.id}`)).toEqual(total(inWeek().filter(of(metered.ann))));
    expect(await asked(`&folder_id=${metered.bobFolder}`)).toEqual(
      total(inWeek().filter((row) => row.folderId === metered.bobFolder)),
    );
    expect(await asked(`&user_id=${metered.ann.user.id}&folder_id=${metered.bobFolder}`)).toEqual(total([]));
  });

  test.each(['ability', 'model', 'user', 'folder'] as const)('per day and %s, day by day', async (by) => {
    const url = `/api/admin/cost/tokens/over-time?days=30&by=${by}`;
    const { dates, series } = usageOverTime.response.parse((await metered.admin.get(url)).json());
    const keyOf = (row: Row) =>
      ({ ability: row.ability, model: `openai/${row.model}`, user: row.userId, folder: row.folderId ?? null })[by];
    expect(series.map(({ key }) => key).sort()).toEqual([...new Set(inDefault().map(keyOf))].sort());
    for (const { key, calls, tokens, cost_usd } of series) {
      for (const [at, date] of dates.entries()) {
        const own = total(inDefault().filter((row) => keyOf(row) === key && row.at.toISOString().startsWith(date)));
        expect([calls[at], tokens[at], cost_usd[at]]).toEqual([
          own.calls,
          own.input_tokens + own.output_tokens,
          own.cost_usd,
        ]);
      }
    }
  });

  test('all folders', async () => {
    const answer = listAllFolders.response.parse((await metered.admin.get('/api/admin/cost/folders/all')).json());
    expect(answer.total_folders).toBe(2);
    for (const folder of answer.folders) {
      expect(folder).toMatchObject(total(inDefault().filter((row) => row.folderId === folder.folder_id)));
      expect(folder.ai_enabled).toBe(true);
    }
  });

  test('numbers at a glance', async () => {
    const answer = quickStats.response.parse((await metered.admin.get('/api/admin/cost/stats/quick')).json());
    expect(answer).toEqual({
      total_users: 3,
      total_folders: 2,
      today: total(since('2026-11-03T00:00:00Z')),
      this_month: total(since('2026-11-01T00:00:00Z')),
      active_users_this_month: 2,
    });
  });
});
