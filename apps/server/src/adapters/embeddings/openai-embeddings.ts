import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { embedMany, wrapEmbeddingModel } from 'ai';
import { z } from 'zod';
import type { ComponentHealth } from '../health.ts';
import { type Embedded, type EmbeddingModel, type Embeddings, EmbeddingsError } from './embeddings.port.ts';
import { embeddingsErrorOf } from './embeddings-error.ts';

export interface OpenAiEmbeddingsOptions extends EmbeddingModel {
  /** Of the API, such as `http://localhost:11434/v1`. */
  baseUrl: string;
  /** Servers on the student's own machine ask for none. */
  apiKey: string | null;
  fetch?: typeof fetch;
}

/** Milliseconds a check may take, and for how long its answer holds: anybody may ask for the server's health. */
const checkTimeout = 1_500;
const checkLifetime = 60_000;

/** Embeddings by any server that speaks OpenAI's API. */
export function openAiEmbeddings(options: OpenAiEmbeddingsOptions): Embeddings {
  const { name, dimension, baseUrl, apiKey, fetch = globalThis.fetch } = options;
  const provider = createOpenAICompatible({
    name: 'embeddings',
    baseURL: baseUrl,
    fetch,
    ...(apiKey !== null && { apiKey }),
  });
  const model = provider.embeddingModel(name);
  let checked: { at: number; health: Promise<ComponentHealth> } | undefined;

  return {
    model: { name, dimension },
    async embed(texts, { signal, timeout, retries }) {
      let attempts = 0;
      const counted = wrapEmbeddingModel({
        model,
        middleware: {
          specificationVersion: 'v4',
          wrapEmbed: async ({ doEmbed }) => {
            attempts++;
            return doEmbed();
          },
        },
      });
      const timeUp = AbortSignal.timeout(timeout);
      try {
        const { embeddings, usage, responses } = await embedMany({
          model: counted,
          values: [...texts],
          maxRetries: retries,
          abortSignal: signal ? AbortSignal.any([signal, timeUp]) : timeUp,
          ...(dimension !== null && { dimensions: dimension }),
        });
        const vectors = inOrder(embeddings, responses?.[0]?.body).map((values) => Float32Array.from(values));
        return { vectors: comparable(vectors, dimension), tokens: usage.tokens >= 0 ? usage.tokens : null, attempts };
      } catch (error) {
        signal?.throwIfAborted();
        throw Object.assign(embeddingsErrorOf(error, timeUp.aborted), { attempts });
      }
    },
    check() {
      if (!checked || performance.now() - checked.at > checkLifetime) {
        checked = { at: performance.now(), health: ask({ name, baseUrl, apiKey, fetch }) };
      }
      return checked.health;
    },
  };
}

const indexedBody = z.object({ data: z.array(z.object({ index: z.number().int().nonnegative() })) });

/** The AI SDK takes the vectors as they come; a server may number them instead. */
function inOrder(embeddings: number[][], body: unknown): number[][] {
  const numbered = indexedBody.safeParse(body);
  if (!numbered.success) return embeddings;
  const places = new Map(numbered.data.data.map(({ index }, i) => [index, i]));
  return embeddings.map((_, index) => {
    const vector = embeddings[places.get(index) ?? -1];
    if (!vector) throw new EmbeddingsError('unusable', 'the answer leaves a text out', true);
    return vector;
  });
}

function comparable(vectors: Float32Array[], dimension: number | null): Embedded['vectors'] {
  const expected = dimension ?? vectors[0]?.length ?? 0;
  for (const vector of vectors) {
    if (vector.length !== expected || expected === 0) {
      const detail = `dimension ${expected} expected, ${vector.length} given`;
      // The same model gives the same again: for the settings to mend.
      throw new EmbeddingsError('unusable', detail, false);
    }
    if (!vector.every(Number.isFinite)) throw new EmbeddingsError('unusable', 'a vector is not of numbers', true);
  }
  return vectors;
}

/**
 * Whether the server is there and takes the key. Without it answers are the engine's alone, which is less but not
 * nothing: never `down`.
 */
async function ask({
  name,
  baseUrl,
  apiKey,
  fetch,
}: Required<Pick<OpenAiEmbeddingsOptions, 'name' | 'baseUrl' | 'apiKey' | 'fetch'>>): Promise<ComponentHealth> {
  try {
    const { status } = await fetch(`${baseUrl.replace(/\/+$/, '')}/models`, {
      headers: apiKey === null ? {} : { authorization: `Bearer ${apiKey}` },
      signal: AbortSignal.timeout(checkTimeout),
    });
    if (status === 401 || status === 403) return { status: 'degraded', detail: `${name}: the key is not accepted.` };
    if (status >= 500) return { status: 'degraded', detail: `${name}: the server answers with an error.` };
    // Not every server lists its models; one that says so answers.
    return { status: 'ok', detail: `${name}: the server answers.` };
  } catch {
    return { status: 'degraded', detail: `${name}: the server does not answer.` };
  }
}
