import type { FallbackReason } from '@weekwise/domain/tutor.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Provider } from '../../adapters/models/models.port.ts';
import { makeFolder } from '../../testing/factories.ts';
import { meteredCalls, type TestCallsOptions, testModelCalls, testModels } from '../../testing/model-calls.ts';
import type { ModelTrouble } from '../../testing/model-server/trouble.ts';
import { useModelServer } from '../../testing/model-server/use-model-server.ts';
import { useTestApp } from '../../testing/test-app.ts';
import type { CallScope, Prompt } from './model-calls.ts';
import { ModelCallFailed } from './model-calls.ts';

const testApp = useTestApp();
const models = useModelServer();
const providers: Provider[] = ['openai', 'anthropic', 'google'];

let scope: CallScope;
beforeEach(async () => {
  const { user } = await testApp.signIn();
  scope = { userId: user.id, folderId: (await makeFolder(testApp.deps, user)).id };
  models.server.answerWith(() => ({
    text: 'Osmosis moves water. It needs no energy.',
    usage: { input: 900, output: 12, cached: 800 },
  }));
});

const prompt = (signal?: AbortSignal): Prompt => ({
  ability: 'answering',
  scope,
  system: 'You answer from the passages.',
  messages: [{ role: 'user', content: 'What is osmosis?' }],
  ...(signal && { signal }),
});

const callsWith = (options: TestCallsOptions = {}) => testModelCalls(testApp.deps, models.server, options);
const metered = () => meteredCalls(testApp.deps, scope.userId);

/** What was said until it ended, and why it ended. */
async function said(options: TestCallsOptions = {}, asked = prompt(), onChunk = () => {}) {
  let text = '';
  try {
    for await (const chunk of callsWith(options).streamText(asked)) {
      text += chunk;
      onChunk();
    }
    return { text, reason: null };
  } catch (error) {
    if (!(error instanceof ModelCallFailed)) throw error;
    return { text, reason: error.reason };
  }
}

describe.each(providers)('%s', (provider) => {
  test('answers in pieces, and is metered with its counted tokens, price and times', async () => {
    const name = testModels[provider];
    const prices = JSON.stringify({ [name]: { input: 2, cached_input: 0.5, output: 10 } });
    expect(await said({ provider, env: { MODEL_PRICES: prices } })).toEqual({
      text: 'Osmosis moves water. It needs no energy.',
      reason: null,
    });
    expect(await metered()).toEqual([
      expect.objectContaining({
        ...scope,
        ability: 'answering',
        provider,
        model: name,
        inputTokens: 900,
        cachedInputTokens: 800,
        outputTokens: 12,
        tokensEstimated: false,
        // 100 fresh at 2, 800 cached at 0.5 and 12 out at 10 millionths of a USD.
        costMicroUsd: 720,
        firstTokenMs: expect.any(Number),
        totalMs: expect.any(Number),
        outcome: 'ok',
        attempts: 1,
      }),
    ]);
    await models.server.whenIdle();
    expect(models.server.requests.map(({ outcome }) => outcome)).toEqual(['complete']);
  });

  const troubles: [string, ModelTrouble, FallbackReason, { attempts: number; limits?: TestCallsOptions['limits'] }][] =
    [
      ['goes on and on', { kind: 'endless' }, 'unusable', { attempts: 1, limits: { characters: 500 } }],
      ['cuts the line in the middle', { kind: 'cut' }, 'unreachable', { attempts: 1 }],
      ['ends in the middle as if it were whole', { kind: 'unfinished' }, 'unreachable', { attempts: 1 }],
      ['hangs up before it answers', { kind: 'reset' }, 'unreachable', { attempts: 3 }],
      ['sends what is no JSON', { kind: 'malformed' }, 'unusable', { attempts: 1 }],
      ['reports an error in the middle', { kind: 'error-mid-stream' }, 'unreachable', { attempts: 1 }],
      ['is asked too often', { kind: 'rate-limit' }, 'rate-limited', { attempts: 3 }],
      ['asks to wait too long', { kind: 'rate-limit', retryAfter: 3600 }, 'rate-limited', { attempts: 1 }],
      ['is overloaded', { kind: 'overloaded' }, 'unreachable', { attempts: 3 }],
      ['is not available', { kind: 'unavailable' }, 'unreachable', { attempts: 3 }],
      ['fails', { kind: 'server-error' }, 'unreachable', { attempts: 3 }],
      ['refuses the key', { kind: 'unauthorized' }, 'unreachable', { attempts: 1 }],
      ['does not know the model', { kind: 'unknown-model' }, 'unreachable', { attempts: 1 }],
      ['refuses the request', { kind: 'too-long' }, 'unreachable', { attempts: 1 }],
      ['declines', { kind: 'refusal' }, 'declined', { attempts: 1 }],
      ['stops for its length', { kind: 'truncated' }, 'unusable', { attempts: 1 }],
      ['has nothing to say', { kind: 'empty' }, 'unusable', { attempts: 1 }],
    ];
  test.each(troubles)('one that %s', async (_what, trouble, reason, { attempts, limits }) => {
    models.server.trouble(trouble);
    expect(await said({ provider, ...(limits && { limits }) })).toMatchObject({ reason });
    expect(await metered()).toEqual([expect.objectContaining({ outcome: reason, attempts, provider })]);
    expect(models.server.requests).toHaveLength(attempts);
    await models.server.whenIdle();
    expect(models.server.openConnections).toBe(0);
  });
});

describe('limits of time, as they are in use', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    return () => vi.useRealTimers();
  });

  /** Under way, and whether it has ended. */
  function begun() {
    const call = { ended: false, chunks: 0, outcome: {} as ReturnType<typeof said> };
    const heard = Promise.withResolvers<void>();
    call.outcome = said({}, prompt(), () => {
      call.chunks++;
      heard.resolve();
    }).finally(() => {
      call.ended = true;
    });
    return Object.assign(call, { heard: heard.promise });
  }

  const closed = async () => {
    await models.server.whenAborted();
    expect(models.server.requests.map(({ outcome }) => outcome)).toEqual(['aborted']);
  };

  test.each<[string, ModelTrouble]>([
    ['without headers', { kind: 'silent' }],
    ['after headers alone', { kind: 'stall', after: 0 }],
  ])('20 s for the first word, %s', async (_what, trouble) => {
    models.server.trouble(trouble);
    const call = begun();
    await models.server.whenHeld();
    await vi.advanceTimersByTimeAsync(19_900);
    expect(call.ended).toBe(false);
    await vi.advanceTimersByTimeAsync(100);
    expect(await call.outcome).toEqual({ text: '', reason: 'timed-out' });
    await closed();
    const [row] = await metered();
    expect(row).toMatchObject({ outcome: 'timed-out', attempts: 1, firstTokenMs: null, outputTokens: 0 });
    // It may have read what it was sent.
    expect(row).toMatchObject({ tokensEstimated: true, inputTokens: expect.toSatisfy((count: number) => count > 10) });
  });

  test('30 s of silence', async () => {
    models.server.trouble({ kind: 'stall', after: 1 });
    const call = begun();
    await call.heard;
    await models.server.whenHeld();
    await vi.advanceTimersByTimeAsync(29_900);
    expect(call.ended).toBe(false);
    await vi.advanceTimersByTimeAsync(100);
    expect(await call.outcome).toMatchObject({ reason: 'timed-out', text: expect.stringMatching(/./) });
    await closed();
    expect(await metered()).toMatchObject([
      { outcome: 'timed-out', tokensEstimated: true, outputTokens: expect.toSatisfy((count: number) => count > 0) },
    ]);
  });

  test('120 s for the whole, though it goes on saying something', async () => {
    models.server.trouble({ kind: 'endless' });
    const call = begun();
    for (let seconds = 0; seconds < 100; seconds += 20) {
      const before = call.chunks;
      await vi.waitUntil(() => call.chunks > before, { interval: 5, timeout: 10_000 });
      expect(call.ended).toBe(false);
      await vi.advanceTimersByTimeAsync(20_000);
    }
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await call.outcome).toMatchObject({ reason: 'timed-out' });
    await closed();
    expect(await metered()).toMatchObject([{ outcome: 'timed-out', tokensEstimated: true }]);
  });
});
