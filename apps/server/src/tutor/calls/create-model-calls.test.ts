import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { folders } from '../../db/schema/folders.ts';
import { folderAiAccess, modelBudgets } from '../../db/schema/models.ts';
import { createLogger } from '../../lib/logger.ts';
import { makeFolder } from '../../testing/factories.ts';
import { meteredCalls, type TestCallsOptions, testModelCalls } from '../../testing/model-calls.ts';
import { modelServerKey } from '../../testing/model-server/model-server.ts';
import type { ModelTrouble } from '../../testing/model-server/trouble.ts';
import { useModelServer } from '../../testing/model-server/use-model-server.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { callLimits } from './call-limits.ts';
import { type CallScope, ModelCallFailed, type ModelCalls, type Prompt } from './model-calls.ts';

const testApp = useTestApp();
const fixture = useModelServer();

let scope: CallScope;
beforeEach(async () => {
  const { user } = await testApp.signIn();
  scope = { userId: user.id, folderId: (await makeFolder(testApp.deps, user)).id };
  fixture.server.answerWith(() => ({ text: 'Osmosis moves water.', usage: { input: 100, output: 5 } }));
});

afterEach(() => vi.useRealTimers());

const prompt = (signal?: AbortSignal): Prompt => ({
  ability: 'answering',
  scope,
  system: 'You answer from the passages.',
  messages: [{ role: 'user', content: 'A private question about osmosis' }],
  ...(signal && { signal }),
});
const callsWith = (options: TestCallsOptions = {}) => testModelCalls(testApp.deps, fixture.server, options);
const metered = () => meteredCalls(testApp.deps, scope.userId);
const outcomes = async () => (await metered()).map(({ outcome }) => outcome);

async function textOf(calls: ModelCalls, asked = prompt()): Promise<string> {
  let text = '';
  for await (const chunk of calls.streamText(asked)) text += chunk;
  return text;
}

const reasonOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => (error instanceof ModelCallFailed ? error.reason : Promise.reject(error)),
  );

describe('trying again', () => {
  test.each<ModelTrouble>([{ kind: 'server-error' }, { kind: 'reset' }, { kind: 'rate-limit', retryAfter: 0 }])(
    'answers although the first two requests meet $kind, as one call',
    async (trouble) => {
      fixture.server.trouble({ ...trouble, times: 2 });
      expect(await textOf(callsWith())).toBe('Osmosis moves water.');
      expect(await metered()).toMatchObject([{ outcome: 'ok', attempts: 3, inputTokens: 100, tokensEstimated: false }]);
    },
  );

  test('waits as long as the provider asks, in seconds or until a date', async () => {
    let now = 0;
    for (const retryAfter of [2, new Date(2_000)]) {
      fixture.server.reset();
      fixture.server.trouble({ kind: 'rate-limit', retryAfter, times: 1 });
      // No time for a pause of two seconds, time for one of none.
      const calls = callsWith({ limits: { firstToken: 1_500 }, clock: () => new Date(now) });
      expect(await reasonOf(textOf(calls))).toBe('rate-limited');
    }
    now = 2_000;
    fixture.server.reset();
    fixture.server.trouble({ kind: 'rate-limit', retryAfter: new Date(2_000), times: 1 });
    expect(await textOf(callsWith({ limits: { firstToken: 1_500 }, clock: () => new Date(now) }))).not.toBe('');
  });

  test('never once something was said', async () => {
    fixture.server.trouble({ kind: 'cut', after: 1, times: 1 });
    expect(await reasonOf(textOf(callsWith()))).toBe('unreachable');
    expect(fixture.server.requests).toHaveLength(1);
  });
});

describe('a provider that fails again and again', () => {
  test('is left alone, is metered so, and gets one call after the pause', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const calls = callsWith({ limits: { attempts: 1, failuresInARow: 2 } });
    fixture.server.trouble({ kind: 'unavailable', times: 2 });
    for (const _ of [1, 2, 3, 4]) expect(await reasonOf(textOf(calls))).toBe('unreachable');
    expect(fixture.server.requests).toHaveLength(2);
    expect((await metered()).map(({ attempts, inputTokens }) => [attempts, inputTokens])).toEqual([
      [1, 0],
      [1, 0],
      [0, 0],
      [0, 0],
    ]);
    vi.setSystemTime(Date.now() + callLimits.pause);
    for (const _ of [1, 2]) expect(await reasonOf(textOf(calls))).toBeNull();
  });

  test('says what it failed of; what it merely refuses is no failure', async () => {
    const calls = callsWith({ limits: { attempts: 1, failuresInARow: 2 } });
    fixture.server.trouble({ kind: 'unauthorized', times: 5 });
    for (const _ of [1, 2, 3, 4, 5]) await reasonOf(textOf(calls));
    expect(fixture.server.requests).toHaveLength(5);
    fixture.server.trouble({ kind: 'rate-limit' });
    for (const _ of [1, 2, 3]) expect(await reasonOf(textOf(calls))).toBe('rate-limited');
    expect(fixture.server.requests).toHaveLength(7);
  });
});

describe('a student who leaves', () => {
  test('closes the connection to the provider and is metered', async () => {
    fixture.server.trouble({ kind: 'stall', after: 1 });
    const leaving = new AbortController();
    const call = (async () => {
      for await (const _ of callsWith().streamText(prompt(leaving.signal))) leaving.abort(new Error('gone'));
    })();
    await expect(call).rejects.toThrow('gone');
    await fixture.server.whenAborted();
    expect(fixture.server.openConnections).toBe(0);
    expect(await metered()).toMatchObject([{ outcome: 'cancelled', tokensEstimated: true, attempts: 1 }]);
    const [row] = await metered();
    expect(row?.outputTokens).toBeGreaterThan(0);
    expect(row?.inputTokens).toBeGreaterThan(0);
  });

  test('before the first word, too', async () => {
    fixture.server.trouble({ kind: 'silent' });
    const leaving = new AbortController();
    const call = textOf(callsWith(), prompt(leaving.signal));
    await fixture.server.whenHeld();
    leaving.abort(new Error('gone'));
    await expect(call).rejects.toThrow('gone');
    await fixture.server.whenAborted();
    expect(await outcomes()).toEqual(['cancelled']);
  });

  test('by not listening any more', async () => {
    fixture.server.trouble({ kind: 'endless' });
    for await (const _ of callsWith().streamText(prompt())) break;
    await fixture.server.whenAborted();
    expect(await outcomes()).toEqual(['cancelled']);
  });

  test('with the server that stops: every call under way ends and is metered', async () => {
    fixture.server.trouble({ kind: 'silent' });
    const calls = callsWith();
    const call = textOf(calls).catch((error: unknown) => error);
    await fixture.server.whenHeld();
    await calls.close();
    expect(await call).toMatchObject({ name: 'AbortError' });
    expect(await outcomes()).toEqual(['cancelled']);
    await fixture.server.whenAborted();
  });
});

describe('what is not asked at all', () => {
  test('more calls at once than a student may have, while others may', async () => {
    fixture.server.trouble({ kind: 'silent' });
    const calls = callsWith({ env: { MODEL_CALLS_PER_STUDENT: '2' } });
    const held = [textOf(calls), textOf(calls)];
    await fixture.server.whenHeld(2);
    expect(await reasonOf(textOf(calls))).toBe('too-many-at-once');
    const other = (await testApp.signIn()).user;
    const another = textOf(calls, { ...prompt(), scope: { ...scope, userId: other.id } });
    await fixture.server.whenHeld(3);
    fixture.server.release();
    await Promise.all([...held, another]);
    fixture.server.clearTroubles();
    expect(await reasonOf(textOf(calls))).toBeNull();
    expect(await metered()).toMatchObject([
      { outcome: 'too-many-at-once', attempts: 0, totalMs: expect.any(Number) },
      {},
      {},
      {},
    ]);
  });

  test('where an admin switched models off for the folder', async () => {
    const { db } = testApp.deps;
    await db.insert(folderAiAccess).values({ folderId: scope.folderId, isEnabled: false, changedAt: new Date() });
    expect(await reasonOf(textOf(callsWith()))).toBe('switched-off');
    expect(await metered()).toMatchObject([
      { outcome: 'switched-off', attempts: 0, inputTokens: 0, costMicroUsd: null },
    ]);
    await db.update(folderAiAccess).set({ isEnabled: true }).where(eq(folderAiAccess.folderId, scope.folderId));
    expect(await reasonOf(textOf(callsWith()))).toBeNull();
    expect(fixture.server.requests).toHaveLength(1);
  });

  test('past the month’s tokens of the settings, until the next month begins in UTC', async () => {
    let now = new Date('2026-10-31T23:59:00Z');
    const calls = callsWith({ env: { STUDENT_MONTHLY_TOKENS: '105' }, clock: () => now });
    expect(await reasonOf(textOf(calls))).toBeNull();
    expect(await reasonOf(textOf(calls))).toBe('budget-spent');
    now = new Date('2026-11-01T00:00:00Z');
    expect(await reasonOf(textOf(calls))).toBeNull();
    expect(await outcomes()).toEqual(['ok', 'budget-spent', 'ok']);
  });

  test('past the folder’s USD, whoever spent them', async () => {
    const prices = JSON.stringify({ 'weekwise-large': { input: 100, output: 1000 } });
    const calls = callsWith({ env: { FOLDER_MONTHLY_USD: '0.015', MODEL_PRICES: prices } });
    const other = { ...scope, userId: (await testApp.signIn()).user.id };
    // 100 in at 100 and 5 out at 1000 USD per million: 0.015.
    expect(await reasonOf(textOf(calls, { ...prompt(), scope: other }))).toBeNull();
    expect(await reasonOf(textOf(calls))).toBe('budget-spent');
  });

  test('what an admin set for a student counts before the settings, and none is no limit', async () => {
    const { db } = testApp.deps;
    const calls = callsWith({ env: { STUDENT_MONTHLY_TOKENS: '1' } });
    await db.insert(modelBudgets).values({ userId: scope.userId, tokens: null, microUsd: null, changedAt: new Date() });
    for (const _ of [1, 2]) expect(await reasonOf(textOf(calls))).toBeNull();
    await db.update(modelBudgets).set({ tokens: 0 }).where(eq(modelBudgets.userId, scope.userId));
    expect(await reasonOf(textOf(calls))).toBe('budget-spent');
  });
});

test('a row stays though the folder was deleted while the model answered', async () => {
  fixture.server.trouble({ kind: 'stall', after: 1 });
  const call = textOf(callsWith());
  await fixture.server.whenHeld();
  await testApp.deps.db.delete(folders).where(eq(folders.id, scope.folderId));
  fixture.server.release();
  await call;
  expect(await metered()).toMatchObject([{ folderId: null, outcome: 'ok' }]);
});

test('neither key nor question is in what is logged or thrown, whatever goes wrong', async () => {
  const lines: string[] = [];
  const logger = createLogger('debug', { destination: { write: (line: string) => lines.push(line) } });
  const troubles: ModelTrouble[] = [
    ...(['unauthorized', 'bad-request', 'rate-limit', 'server-error', 'quota'] as const).map((kind) => ({
      kind,
      message: `Incorrect key ${modelServerKey} for: A private question about osmosis`,
    })),
    ...(
      ['reset', 'cut', 'malformed', 'error-mid-stream', 'unfinished', 'refusal', 'empty', 'wrong-shape'] as const
    ).map((kind) => ({ kind })),
  ];
  const thrown: unknown[] = [];
  for (const provider of ['openai', 'anthropic', 'google'] as const) {
    for (const trouble of troubles) {
      fixture.server.clearTroubles();
      fixture.server.trouble(trouble);
      const asked = { ...prompt(), schema: z.object({ term: z.string() }), schemaName: 'term' };
      thrown.push(
        await callsWith({ provider, logger, limits: { attempts: 1 } })
          .object(asked)
          .catch((error) => error),
      );
    }
  }
  const failures = thrown.filter((error) => error instanceof ModelCallFailed);
  expect(failures).toHaveLength(thrown.length);
  for (const error of failures) logger.error({ err: error }, 'as a handler would');
  expect(lines.length).toBeGreaterThan(thrown.length);
  expect(lines.join('\n')).not.toMatch(/osmosis/i);
  expect(lines.join('\n')).not.toContain(modelServerKey);
});

test('the limits are those that the product promises', () => {
  expect(callLimits).toMatchObject({ firstToken: 20_000, silence: 30_000, whole: 120_000 });
});
