import { describe, expect, it, vi } from 'vitest';
import { modelServerKey } from '../../testing/model-server/model-server.ts';
import { useModelServer } from '../../testing/model-server/use-model-server.ts';
import { type Embeddings, EmbeddingsError } from './embeddings.port.ts';
import { type OpenAiEmbeddingsOptions, openAiEmbeddings } from './openai-embeddings.ts';

const fixture = useModelServer();
const patient = { timeout: 10_000, retries: 2 };
const hasty = { timeout: 10_000, retries: 0 };

function embeddings(options: Partial<OpenAiEmbeddingsOptions> = {}): Embeddings {
  const { baseURL: baseUrl, apiKey } = fixture.server.openai;
  return openAiEmbeddings({ name: 'weekwise-embedding', dimension: null, baseUrl, apiKey, ...options });
}

/** A server whose every answer is this body. */
function answering(body: unknown): Partial<OpenAiEmbeddingsOptions> {
  return { fetch: async () => Response.json(body) };
}

const numbered = (...data: { index?: number; embedding: unknown[] }[]) => answering({ object: 'list', data });

async function failure(embedding: Promise<unknown>): Promise<EmbeddingsError> {
  const error = await embedding.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof EmbeddingsError)) throw new Error(`Expected an EmbeddingsError, got ${error}`);
  return error;
}

describe('embedding', () => {
  it('gives a vector for each text, in their order, and counts the tokens', async () => {
    const { vectors, tokens } = await embeddings().embed(['glaciers melt', 'rivers run', 'glaciers melt'], hasty);
    expect(vectors).toHaveLength(3);
    expect(vectors[0]).toEqual(vectors[2]);
    expect(vectors[0]).not.toEqual(vectors[1]);
    expect(tokens).toBe(Math.ceil('glaciers melt'.length / 4) * 2 + Math.ceil('rivers run'.length / 4));
    expect(fixture.server.requests).toHaveLength(1);
  });

  it('asks for the dimension of the settings, and for none without', async () => {
    expect((await embeddings({ dimension: 12 }).embed(['one'], hasty)).vectors[0]).toHaveLength(12);
    await embeddings().embed(['one'], hasty);
    expect(fixture.server.requests.map(({ body }) => body)).toMatchObject([
      { dimensions: 12 },
      { model: 'weekwise-embedding' },
    ]);
    expect(fixture.server.requests[1]?.body).not.toHaveProperty('dimensions');
  });

  it('goes by the numbers of the vectors where a server gives them in another order', async () => {
    const swapped = numbered({ index: 1, embedding: [0, 1] }, { index: 0, embedding: [1, 0] });
    const { vectors, tokens } = await embeddings(swapped).embed(['first', 'second'], hasty);
    expect(vectors).toEqual([Float32Array.of(1, 0), Float32Array.of(0, 1)]);
    expect(tokens).toBeNull();
  });

  it.each(['rate-limit', 'server-error', 'unavailable'] as const)('is tried again after "%s"', async (kind) => {
    fixture.server.trouble({ kind, times: 2, retryAfter: 0 });
    expect((await embeddings().embed(['one'], patient)).vectors).toHaveLength(1);
    expect(fixture.server.requests).toHaveLength(3);
  });

  it.each([
    ['rate-limit', 'rate-limited', true],
    ['server-error', 'unreachable', true],
    ['unauthorized', 'refused', false],
    ['unknown-model', 'refused', false],
    ['too-long', 'input-refused', false],
    ['reset', 'unreachable', true],
    ['cut', 'unreachable', true],
    ['malformed', 'unusable', true],
    ['wrong-shape', 'unusable', true],
  ] as const)('that meets "%s" is %s; retryable: %s', async (kind, fault, retryable) => {
    fixture.server.trouble({ kind });
    expect(await failure(embeddings().embed(['one'], hasty))).toMatchObject({ fault, retryable });
  });

  it.each([
    ['too few vectors', numbered({ index: 0, embedding: [1, 0] }), true],
    ['the same vector twice', numbered({ index: 0, embedding: [1] }, { index: 0, embedding: [1] }), true],
    ['what is not a number', numbered({ embedding: [1, null] }, { embedding: [0, 1] }), true],
    ['more than a float32 holds', numbered({ embedding: [1, 1e300] }, { embedding: [0, 1] }), true],
    ['two dimensions', numbered({ embedding: [1] }, { embedding: [0, 1] }), false],
    ['empty vectors', numbered({ embedding: [] }, { embedding: [] }), false],
    ['another dimension than asked for', { dimension: 3, ...numbered({ embedding: [1] }, { embedding: [2] }) }, false],
  ])('does not take %s', async (_what, options, retryable) => {
    const error = await failure(embeddings(options).embed(['one', 'two'], hasty));
    expect(error).toMatchObject({ fault: 'unusable', retryable });
  });

  it('ends when its time is up', async () => {
    fixture.server.trouble({ kind: 'silent' });
    const error = await failure(embeddings().embed(['one'], { timeout: 50, retries: 2 }));
    expect(error).toMatchObject({ fault: 'timed-out', retryable: true });
  });

  it('ends when its caller stops it, with the reason', async () => {
    fixture.server.trouble({ kind: 'silent' });
    const stop = new AbortController();
    const stopped = expect(embeddings().embed(['one'], { ...patient, signal: stop.signal })).rejects.toThrow('gone');
    await fixture.server.whenReceived();
    stop.abort(new Error('gone'));
    await stopped;
    await fixture.server.whenAborted();
  });

  it('says nothing of the key, the texts or what the server says when it fails', async () => {
    const echo = {
      fetch: async (_url: unknown, init?: RequestInit) => new Response(`${JSON.stringify(init)}`, { status: 401 }),
    };
    for (const options of [echo, { baseUrl: 'http://127.0.0.1:1/v1' }, answering({ echo: modelServerKey })]) {
      const error = await failure(embeddings(options).embed(['my secret notes'], hasty));
      const said = JSON.stringify({ ...error, message: error.message, stack: error.stack, cause: error.cause });
      expect(said).not.toContain(modelServerKey);
      expect(said).not.toContain('secret');
    }
  });
});

describe('the health of embeddings', () => {
  it('names the model and is asked of the server once a minute at most', async () => {
    const one = embeddings();
    expect(await one.check()).toEqual({ status: 'ok', detail: 'weekwise-embedding: the server answers.' });
    await one.check();
    expect(fixture.server.requests).toHaveLength(1);
  });

  it.each([
    ['a wrong key', { apiKey: 'sk-wrong' }, 'the key is not accepted'],
    ['no server', { baseUrl: 'http://127.0.0.1:1/v1' }, 'the server does not answer'],
    ['an error', { fetch: vi.fn(async () => new Response('', { status: 500 })) }, 'the server answers with an error'],
  ])('is degraded with %s', async (_what, options, detail) => {
    const health = await embeddings(options).check();
    expect(health).toEqual({ status: 'degraded', detail: `weekwise-embedding: ${detail}.` });
  });
});
