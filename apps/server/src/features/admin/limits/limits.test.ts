import { listAudit, noReason } from '@weekwise/contracts/admin-audit.ts';
import { getUserBudget } from '@weekwise/contracts/admin-budgets.ts';
import { getAiAccess, listAllFolders, toggleAiAccess } from '@weekwise/contracts/admin-folders.ts';
import { errorBody } from '@weekwise/contracts/errors.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { useMeteredMonths } from '../../../testing/metered-months.ts';

const metered = useMeteredMonths();
const { testApp, now } = metered;

const lastEntry = async () =>
  listAudit.response.parse((await metered.admin.get('/api/admin/audit?limit=1')).json()).entries[0];

describe('switching models off for a folder', () => {
  const url = () => `/api/admin/cost/folders/${metered.annFolder}`;

  test('keeps the reason, who and when; and on again', async () => {
    const before = getAiAccess.response.parse((await metered.admin.get(`${url()}/ai-access-status`)).json());
    expect(before).toMatchObject({ ai_enabled: true, changed_by: null, changed_at: null });
    const off = toggleAiAccess.response.parse(
      (await metered.admin.post(`${url()}/toggle-ai-access`, { enabled: false, reason: 'Exam week' })).json(),
    );
    expect(off).toMatchObject({
      ai_enabled: false,
      reason: 'Exam week',
      changed_by: metered.admin.user.id,
      changed_at: now.toISOString(),
    });
    expect(await lastEntry()).toMatchObject({
      actor: { user_id: metered.admin.user.id, email: metered.admin.user.email },
      action: 'set-ai-access',
      subject: { kind: 'folder', id: metered.annFolder },
      reason: 'Exam week',
      before: { ai_enabled: true },
      after: { ai_enabled: false },
    });
    const list = async (enabled: boolean) =>
      listAllFolders.response.parse(
        (await metered.admin.get(`/api/admin/cost/folders/all?ai_enabled=${enabled}`)).json(),
      );
    expect((await list(false)).folders.map(({ folder_id }) => folder_id)).toEqual([metered.annFolder]);
    expect((await list(true)).total_folders).toBe(1);
    const on = toggleAiAccess.response.parse(
      (await metered.admin.post(`${url()}/toggle-ai-access`, { reason: 'The exams are over' })).json(),
    );
    expect(on).toMatchObject({ ai_enabled: true });
  });

  test.each([
    ['no body', {}],
    ['an empty one', { 'content-type': 'application/json' }],
  ])('the spec’s call has %s: the other way round, and the log says that no reason was given', async (_, headers) => {
    const toggle = async () => {
      const answer = await metered.admin.post(`${url()}/toggle-ai-access`, undefined, headers);
      return toggleAiAccess.response.parse(answer.json());
    };
    expect(await toggle()).toMatchObject({ ai_enabled: false, reason: noReason });
    expect(await lastEntry()).toMatchObject({ action: 'set-ai-access', reason: noReason });
    expect(await toggle()).toMatchObject({ ai_enabled: true });
  });

  test('with a reason that is none, or without a folder, nothing happens', async () => {
    const before = await lastEntry();
    const blank = { enabled: false, reason: ' ' };
    expect((await metered.admin.post(`${url()}/toggle-ai-access`, blank)).statusCode).toBe(400);
    const nowhere = await metered.admin.post('/api/admin/cost/folders/nowhere/toggle-ai-access', {
      reason: 'Exam week',
    });
    expect(errorBody.parse(nowhere.json()).code).toBe('folder_not_found');
    expect(await lastEntry()).toEqual(before);
  });
});

describe('budgets', () => {
  const reason = 'A pilot course';

  test('of a student, instead of the settings’, and back', async () => {
    const url = `/api/admin/cost/users/${metered.bob.user.id}/budget`;
    const get = async () => getUserBudget.response.parse((await metered.admin.get(url)).json());
    expect(await get()).toMatchObject({ is_own: false, is_spent: false, budget: { usd: null, tokens: 1_000_000 } });
    const set = await metered.admin.put(url, { usd: 0.000_001, tokens: null, reason });
    expect(set.json()).toMatchObject({ is_own: true, is_spent: true, models_without_price: ['free'] });
    expect(await get()).toMatchObject({ is_own: true, budget: { usd: 0.000_001, tokens: null } });
    expect((await metered.admin.delete(`${url}?reason=It+is+over`)).json()).toMatchObject({ is_own: false });
    expect(await lastEntry()).toMatchObject({
      action: 'reset-budget',
      subject: { kind: 'user', id: metered.bob.user.id, name: 'bob@example.edu' },
      before: { usd: 0.000_001, tokens: null },
      after: null,
    });
  });

  test('of a folder', async () => {
    const url = `/api/admin/cost/folders/${metered.bobFolder}/budget`;
    const set = await metered.admin.put(url, { usd: null, tokens: 1, reason });
    expect(set.json()).toMatchObject({ is_own: true, is_spent: true });
    expect((await metered.admin.get(url)).json()).toMatchObject({ is_own: true, budget: { usd: null, tokens: 1 } });
  });

  test('a negative one, or one for nobody, is refused', async () => {
    const url = `/api/admin/cost/users/${metered.bob.user.id}/budget`;
    expect((await metered.admin.put(url, { usd: -1, tokens: null, reason })).statusCode).toBe(400);
    expect((await metered.admin.put(url, { tokens: 1, reason })).statusCode).toBe(400);
    const nobody = await metered.admin.put('/api/admin/cost/users/nobody/budget', { usd: 1, tokens: null, reason });
    expect(errorBody.parse(nobody.json()).code).toBe('not_found');
  });
});

describe('the audit log', () => {
  test('is not changed by anybody, not even at the database’s prompt', async () => {
    for (const attempt of [
      sql`UPDATE admin_audit SET reason = 'Nothing happened'`,
      sql`DELETE FROM admin_audit`,
      sql`TRUNCATE admin_audit`,
    ]) {
      await expect(testApp.deps.db.execute(attempt)).rejects.toThrow();
    }
    expect((await lastEntry())?.reason).toBe('A pilot course');
  });

  test('comes in pages, of all or of one', async () => {
    const page = async (query: string) =>
      listAudit.response.parse((await metered.admin.get(`/api/admin/audit?${query}`)).json());
    const first = await page('limit=2');
    const rest = await page(`before=${first.entries.at(-1)?.entry_id}`);
    expect([first.has_more, rest.has_more]).toEqual([true, false]);
    const all = await page('');
    expect([...first.entries, ...rest.entries]).toEqual(all.entries);
    const ofBob = await page(`subject_kind=user&subject_id=${metered.bob.user.id}`);
    expect(ofBob.entries.map(({ action }) => action)).toEqual(['reset-budget', 'set-budget']);
  });
});
