import type { ModelRefusal } from '@weekwise/contracts/fallback.ts';
import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
} from 'cockatiel';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Embeddings, EmbedOptions } from '../../adapters/embeddings/embeddings.port.ts';
import { EmbeddingsError, type EmbeddingsFault } from '../../adapters/embeddings/embeddings.port.ts';
import type { ComponentHealth } from '../../adapters/health.ts';
import type { CallOutcome } from '../../db/schema/models.ts';
import { estimatedTokens, type Metering } from '../../tutor/calls/metering.ts';
import type { CallScope } from '../../tutor/calls/model-calls.ts';

export interface EmbeddingCallsOptions {
  embeddings: Embeddings;
  metering: Metering;
  logger: FastifyBaseLogger;
  clock: () => Date;
  /** Milliseconds that a question's vector is waited for; 2 s unless told. */
  questionTimeout?: number;
}

/** Nobody waits for passages; a student waits for the answer to a question, which is there without a vector too. */
const forPassages = { timeout: 60_000, retries: 2 };
const questionTimeout = 2_000;
const questionsRemembered = 500;
/** A server that has failed with so many questions in a row is not asked about others for a while. */
const failuresInARow = 3;
const pause = 30_000;

/** As all calls of models are metered. */
const outcomes: Record<EmbeddingsFault, CallOutcome> = {
  unreachable: 'unreachable',
  'timed-out': 'timed-out',
  'rate-limited': 'rate-limited',
  unusable: 'unusable',
  'input-refused': 'declined',
  refused: 'unreachable',
};

/** Where it refuses the texts, it is there. */
const isOutage = (error: unknown): boolean => error instanceof EmbeddingsError && error.fault !== 'input-refused';

/** No call was made: a budget is spent, or an admin switched models off for the folder. */
export class EmbeddingRefused extends Error {
  override readonly name = 'EmbeddingRefused';

  constructor(reason: ModelRefusal) {
    super(`No embedding: ${reason}`);
  }
}

/** The one way to the model that embeds: every call is metered, and a server that fails is logged once. */
export class EmbeddingCalls {
  readonly #options: EmbeddingCallsOptions;
  readonly #questions = new LRUCache<string, Float32Array>({ max: questionsRemembered });
  readonly #breaker: CircuitBreakerPolicy = circuitBreaker(handleWhen(isOutage), {
    breaker: new ConsecutiveBreaker(failuresInARow),
    halfOpenAfter: pause,
  });
  #failing = false;

  constructor(options: EmbeddingCallsOptions) {
    this.#options = options;
  }

  get model(): Embeddings['model'] {
    return this.#options.embeddings.model;
  }

  /** Why no call may be made now; null where one may. */
  refusal(scope: CallScope): Promise<ModelRefusal | null> {
    return this.#options.metering.refusal(scope);
  }

  check(): Promise<ComponentHealth> {
    return this.#options.embeddings.check();
  }

  /** Throws `EmbeddingsError`, `EmbeddingRefused`, or the signal's reason. */
  passages(texts: readonly string[], scope: CallScope, signal: AbortSignal): Promise<Float32Array[]> {
    return this.#call(texts, scope, { ...forPassages, signal });
  }

  /**
   * null where no call may be made, and where the model does not answer soon enough or did not lately. Throws the
   * signal's reason alone.
   * @param dimension of the vectors that it is compared with; a remembered vector of another one is out of date
   */
  async question(
    text: string,
    dimension: number,
    scope: CallScope,
    signal: AbortSignal | undefined,
  ): Promise<Float32Array | null> {
    const remembered = this.#questions.get(text);
    if (remembered?.length === dimension) return remembered;
    const timeout = this.#options.questionTimeout ?? questionTimeout;
    try {
      const [vector] = await this.#breaker.execute(() =>
        this.#call([text], scope, { timeout, retries: 0, ...(signal && { signal }) }),
      );
      if (!vector) return null;
      this.#questions.set(text, vector);
      return vector;
    } catch (error) {
      const isExpected = [EmbeddingsError, EmbeddingRefused, BrokenCircuitError].some((kind) => error instanceof kind);
      if (isExpected) return null;
      throw error;
    }
  }

  async #call(texts: readonly string[], scope: CallScope, options: EmbedOptions): Promise<Float32Array[]> {
    const { embeddings, metering, clock } = this.#options;
    const refusal = await this.refusal(scope);
    if (refusal) throw new EmbeddingRefused(refusal);
    const at = clock();
    const started = performance.now();
    const end = (outcome: CallOutcome, tokens: number | null, attempts: number) =>
      metering.record({
        scope,
        ability: 'embeddings',
        provider: 'openai',
        model: embeddings.model.name,
        tokens: { input: tokens ?? estimatedTokens(texts.join('').length), cachedInput: 0, output: 0 },
        tokensEstimated: tokens === null,
        firstTokenMs: null,
        totalMs: Math.round(performance.now() - started),
        outcome,
        attempts,
        at,
      });
    try {
      const { vectors, tokens, attempts } = await embeddings.embed(texts, options);
      this.#heard(null);
      await end('ok', tokens, attempts);
      return vectors;
    } catch (error) {
      this.#heard(error);
      if (!(error instanceof EmbeddingsError)) await end('cancelled', null, 1);
      else await end(outcomes[error.fault], error.mayHaveCost ? null : 0, error.attempts);
      throw error;
    }
  }

  /** Says once that the server fails, and once that it is back. */
  #heard(error: unknown): void {
    if (error !== null && !(error instanceof EmbeddingsError)) return;
    const failing = isOutage(error);
    if (failing === this.#failing) return;
    this.#failing = failing;
    const { logger } = this.#options;
    if (failing) logger.warn({ err: error, model: this.model.name }, 'embeddings fail; ranking is by words alone');
    else logger.info({ model: this.model.name }, 'embeddings work again');
  }
}
