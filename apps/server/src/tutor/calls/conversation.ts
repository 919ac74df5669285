import type { FastifyBaseLogger } from 'fastify';
import type { ChatModel, Models, Provider } from '../../adapters/models/models.port.ts';
import { CallFailure, failureOf } from './call-failure.ts';
import type { CallLimits } from './call-limits.ts';
import { CallRecord } from './call-record.ts';
import type { Metering } from './metering.ts';
import type { Prompt } from './model-calls.ts';
import { type ModelPiece, type ModelRequest, streamModel } from './model-stream.ts';
import { Patience } from './patience.ts';
import { ProviderBreaker, type RequestEnd } from './provider-breaker.ts';
import type { StudentShares } from './student-shares.ts';

export interface ConversationDeps {
  models: Models;
  metering: Metering;
  shares: StudentShares;
  limits: CallLimits;
  logger: FastifyBaseLogger;
  clock: () => Date;
  /** Ends every call when the server stops. */
  closing: AbortSignal;
}

export interface ConverseOptions extends Pick<ModelRequest, 'responseFormat' | 'tools' | 'toolChoice'> {
  /** Asked once all is said: whether it can be used. */
  isUsable?: () => boolean;
}
export type Converse = (prompt: Prompt, options?: ConverseOptions) => AsyncGenerator<ModelPiece>;

/** The detail of a failure for which the model said all it had to say. */
export const notUsable = 'not usable';

/** One call from asking to its row in the metering, within every limit. Leaving the loop early cancels it. */
export function conversations(deps: ConversationDeps): Converse {
  const { models, metering, shares, limits, logger, clock } = deps;
  const breakers = new Map<Provider, ProviderBreaker>();
  const breakerOf = (provider: Provider) => {
    const breaker = breakers.get(provider) ?? new ProviderBreaker(limits);
    breakers.set(provider, breaker);
    return breaker;
  };

  return async function* converse(prompt, { isUsable = () => true, ...options } = {}) {
    const model = models.for(prompt.ability);
    if (!model) throw new Error(`No model is configured for ${prompt.ability}.`);
    const caller = prompt.signal ? AbortSignal.any([prompt.signal, deps.closing]) : deps.closing;
    caller.throwIfAborted();
    const request = requestOf(prompt, options);
    const patience = new Patience(limits, caller);
    const record = new CallRecord(prompt, model, request, clock());
    const leave = shares.enter(prompt.scope.userId);
    try {
      const refusal = leave ? await metering.refusal(prompt.scope) : 'too-many-at-once';
      if (refusal) throw new CallFailure(refusal, { detail: 'not asked' });
      yield* persistently(model, request, record, patience);
      if (!isUsable()) throw new CallFailure('unusable', { detail: notUsable });
      record.outcome = 'ok';
    } catch (error) {
      record.fail(error);
      if (error instanceof CallFailure) logFailure(error, prompt, model, record);
      throw error;
    } finally {
      patience.end();
      leave?.();
      await record.write(metering, patience);
    }
  };

  /** Asks again where that may help, as long as the model said nothing and there is time for it to begin. */
  async function* persistently(
    model: ChatModel,
    request: ModelRequest,
    record: CallRecord,
    patience: Patience,
  ): AsyncGenerator<ModelPiece> {
    for (;;) {
      const tell = breakerOf(model.provider).begin();
      let end: RequestEnd = 'left';
      record.begin();
      try {
        yield* listened(streamModel(model.model, request, patience.signal), record, patience);
        end = 'answered';
        return;
      } catch (error) {
        const failure = patience.ending() ?? failureOf(error, clock().getTime());
        end = failure;
        const pause = failure.retryAfter ?? limits.backoff * 2 ** (record.attempts - 1);
        const mayAskAgain = failure.isRetryable && patience.firstTokenMs === null && record.attempts < limits.attempts;
        if (!mayAskAgain || !patience.allows(pause) || patience.signal.aborted) throw failure;
        record.fail(failure);
        tell(end);
        await waited(pause, patience);
      } finally {
        tell(end);
      }
    }
  }

  async function* listened(
    pieces: AsyncGenerator<ModelPiece>,
    record: CallRecord,
    patience: Patience,
  ): AsyncGenerator<ModelPiece> {
    let characters = 0;
    for await (const piece of pieces) {
      if (piece.type !== 'end') patience.heard();
      record.take(piece);
      if (piece.type === 'text') characters += piece.text.length;
      if (characters > limits.characters) throw new CallFailure('unusable', { detail: 'endless' });
      yield piece;
    }
  }

  /** One line per failure, in our own words: what a provider says may hold the key or a student's text. */
  function logFailure(failure: CallFailure, prompt: Prompt, { provider, name }: ChatModel, record: CallRecord): void {
    const { reason, detail, status } = failure;
    const line = { ability: prompt.ability, provider, model: name, reason, detail, status, attempts: record.attempts };
    if (record.attempts === 0) logger.info(line, 'model not asked');
    else logger.warn(line, 'model call failed');
  }
}

async function waited(pause: number, patience: Patience): Promise<void> {
  try {
    await patience.pause(pause);
  } catch (error) {
    throw patience.ending() ?? error;
  }
}

function requestOf(prompt: Prompt, options: Omit<ConverseOptions, 'isUsable'>): ModelRequest {
  const messages = prompt.messages.map(({ role, content }) => ({
    role,
    content: [{ type: 'text' as const, text: content }],
  }));
  return { ...options, prompt: [{ role: 'system', content: prompt.system }, ...messages] };
}
