import { eq } from 'drizzle-orm';
import { beforeAll } from 'vitest';
import { aiModels } from '../adapters/models/ai-models.ts';
import { readConfig } from '../config/env.ts';
import { folders } from '../db/schema/folders.ts';
import { modelCalls } from '../db/schema/models.ts';
import { ensureDemo } from '../features/demo/demo.repo.ts';
import { makeFolder } from './factories.ts';
import type { Student } from './student.ts';
import { useTestApp } from './test-app.ts';

type Row = typeof modelCalls.$inferInsert;

const now = new Date('2026-11-03T12:00:00Z');
const minute = 60_000;
const { models } = readConfig({
  MODEL: 'openai:priced',
  MODEL_READING: 'openai:free',
  MODEL_DIALOGUE: 'engine',
  // Nothing listens there.
  OPENAI_BASE_URL: 'http://127.0.0.1:9/v1',
  STUDENT_MONTHLY_TOKENS: '1000000',
  MODEL_PRICES: '{"priced": {"input": 1, "output": 2}}',
});

const outcomes = ['ok', 'ok', 'timed-out', 'cancelled', 'budget-spent', 'ok', 'unreachable'] as const;

/** The call `at` places before the last, every eight hours back from now. */
function rowAt(at: number): Row {
  const outcome = outcomes[at % outcomes.length] ?? 'ok';
  const wasSent = outcome !== 'budget-spent';
  const model = at % 4 === 0 ? 'free' : 'priced';
  const inputTokens = wasSent ? 100 + at : 0;
  const outputTokens = outcome === 'ok' ? 10 + (at % 5) : 0;
  return {
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
    at: new Date(now.getTime() - at * 480 * minute),
  };
}

/**
 * An app in which two students used models for forty days, with three students' worth of trouble and a folder that is
 * gone, and an admin who looks at it; and what its sums must be, from the rows themselves.
 */
export function useMeteredMonths() {
  const testApp = useTestApp({ config: { models }, models: aiModels(models), clock: () => now });
  const found = {} as { admin: Student; ann: Student; bob: Student; annFolder: string; bobFolder: string; rows: Row[] };
  beforeAll(async () => {
    const { deps } = testApp;
    // The demo counts nowhere.
    await deps.db.transaction((tx) => ensureDemo(tx, now));
    const admin = await testApp.signInAdmin();
    const ann = await testApp.signIn('ann@example.edu');
    const bob = await testApp.signIn('bob@example.edu');
    const annFolder = (await makeFolder(deps, ann.user)).id;
    const bobFolder = (await makeFolder(deps, bob.user)).id;
    const gone = (await makeFolder(deps, ann.user)).id;
    const rows = Array.from({ length: 120 }, (_, at) => ({
      ...rowAt(at),
      userId: (at % 3 === 0 ? bob : ann).user.id,
      folderId: at % 3 === 0 ? bobFolder : at % 5 === 0 ? gone : annFolder,
    }));
    await deps.db.insert(modelCalls).values(rows);
    await deps.db.delete(folders).where(eq(folders.id, gone));
    const kept = rows.map((row) => (row.folderId === gone ? { ...row, folderId: null } : row));
    Object.assign(found, { admin, ann, bob, annFolder, bobFolder, rows: kept });
  });
  return Object.assign(found, {
    testApp,
    now,
    since: (instant: string) => found.rows.filter(({ at }) => at !== undefined && at >= new Date(instant)),
  });
}

/** What these rows come to, as an answer says it. */
export function total(of: readonly Row[]) {
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
}
