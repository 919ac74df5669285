import { APICallError } from 'ai';
import { describe, expect, test } from 'vitest';
import type { Provider } from '../../adapters/models/models.port.ts';
import { streamed, whole } from './sdk-calls.ts';
import type { TroubleKind } from './trouble.ts';
import { useModelServer } from './use-model-server.ts';
import { wireCall } from './wire-call.ts';

const providers: Provider[] = ['openai', 'anthropic', 'google'];
const fixture = useModelServer();
const text = 'Recall beats rereading, as the second study of 2008 shows [1].';

describe.each(providers)('%s', (provider) => {
  const meets = (trouble: TroubleKind) => {
    fixture.server.answerWith(() => ({ text }));
    fixture.server.trouble(trouble);
  };

  test.each([
    ['rate-limit', 429, true],
    ['server-error', 500, true],
    ['unavailable', 503, true],
    ['overloaded', provider === 'anthropic' ? 529 : 503, true],
    ['unauthorized', provider === 'google' ? 400 : 401, false],
    ['unknown-model', 404, false],
    ['too-long', 400, false],
  ] as const)('%s is status %i, in the shape that the AI SDK reads', async (kind, status, isRetryable) => {
    meets({ kind, message: 'In other words.' });
    const error = await whole(fixture.server, provider).catch((thrown) => thrown);
    expect(APICallError.isInstance(error)).toBe(true);
    expect(error).toMatchObject({ statusCode: status, isRetryable, message: 'In other words.' });
    expect((await streamed(fixture.server, provider)).errors).toMatchObject([{ statusCode: status }]);
  });

  test('an error in the middle of a stream comes after what was said', async () => {
    meets({ kind: 'error-mid-stream', after: 1 });
    const { said, errors } = await streamed(fixture.server, provider);
    expect(said).toBe('Recall beats rereading, ');
    expect(JSON.stringify(errors[0])).toMatch(/overloaded/i);
  });

  test('a cut connection fails in the middle', async () => {
    meets({ kind: 'cut', after: 2 });
    const { said, errors } = await streamed(fixture.server, provider);
    expect(said).toBe('Recall beats rereading, as the second ');
    expect(errors).toHaveLength(1);
    expect(fixture.server.requests[0]?.outcome).toBe('cut');
    await expect(whole(fixture.server, provider)).rejects.toThrow();
  });

  test('a reset connection never answers', async () => {
    meets({ kind: 'reset' });
    await expect(wireCall(fixture.server, provider)).rejects.toThrow('fetch failed');
  });

  test('an unfinished stream ends without a reason', async () => {
    meets({ kind: 'unfinished', after: 2 });
    const { said, finishReason } = await streamed(fixture.server, provider);
    expect(said).toBe('Recall beats rereading, as the second ');
    expect(finishReason).not.toBe('stop');
  });

  test('a malformed line is an error, a malformed body too', async () => {
    meets({ kind: 'malformed' });
    expect((await streamed(fixture.server, provider)).errors).not.toHaveLength(0);
    await expect(whole(fixture.server, provider)).rejects.toThrow(/JSON/);
  });

  test.each(['stall', 'silent'] as const)('%s lasts until it is released', async (kind) => {
    meets({ kind });
    const answer = streamed(fixture.server, provider);
    await fixture.server.whenReceived();
    expect(fixture.server.openConnections).toBe(1);
    await fixture.server.whenHeld();
    fixture.server.release();
    expect((await answer).said).toBe(text);
  });

  test('slowness changes nothing but the time', async () => {
    meets({ kind: 'slow-first-token', ms: 1 });
    expect((await streamed(fixture.server, provider)).said).toBe(text);
    fixture.server.clearTroubles();
    fixture.server.trouble({ kind: 'slow-stream', ms: 1 });
    expect((await streamed(fixture.server, provider)).said).toBe(text);
  });

  test.each(['endless', 'stall', 'silent'] as const)('%s ends when the client leaves', async (kind) => {
    meets({ kind });
    const leaving = new AbortController();
    const call = wireCall(fixture.server, provider, { signal: leaving.signal });
    if (kind === 'silent') await fixture.server.whenReceived();
    else for await (const _ of (await call).body ?? []) break;
    const left = call.catch((error: Error) => error.name);
    leaving.abort();
    await Promise.all([left, fixture.server.whenAborted()]);
    expect([fixture.server.aborted, fixture.server.openConnections]).toEqual([1, 0]);
  });
});
