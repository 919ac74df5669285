import type { ChatModel } from '../../adapters/models/models.port.ts';
import { CallFailure } from './call-failure.ts';

type Model = ChatModel['model'];
export type ModelRequest = Omit<Parameters<Model['doStream']>[0], 'abortSignal'>;

export interface TokenCounts {
  input: number;
  /** Part of `input`. */
  cachedInput: number;
  output: number;
}

export type ModelPiece =
  | { type: 'text'; text: string }
  /** The model is at work, but says nothing that is for the caller. */
  | { type: 'thinking'; characters: number }
  | { type: 'tool'; tool: string; input: string }
  /** null where the provider does not count. */
  | { type: 'end'; tokens: TokenCounts | null };

/**
 * One request to a model, as it answers. Below the SDK's `streamText`, which runs tools, logs to the console and starts
 * its limit for the first word only once the provider has answered at all. Throws whatever the SDK does, and
 * `CallFailure`.
 */
export async function* streamModel(
  model: Model,
  request: ModelRequest,
  signal: AbortSignal,
): AsyncGenerator<ModelPiece> {
  const { stream } = await model.doStream({ ...request, abortSignal: signal });
  let hasEnded = false;
  for await (const part of stream) {
    switch (part.type) {
      case 'text-delta':
        if (part.delta !== '') yield { type: 'text', text: part.delta };
        break;
      case 'reasoning-delta':
      case 'tool-input-delta':
        if (part.delta !== '') yield { type: 'thinking', characters: part.delta.length };
        break;
      case 'tool-call':
        yield { type: 'tool', tool: part.toolName, input: part.input };
        break;
      case 'error':
        throw part.error;
      case 'finish': {
        hasEnded = true;
        const { inputTokens, outputTokens } = part.usage;
        const isCounted = inputTokens.total !== undefined && outputTokens.total !== undefined;
        yield {
          type: 'end',
          tokens: isCounted
            ? {
                input: inputTokens.total ?? 0,
                cachedInput: inputTokens.cacheRead ?? 0,
                output: outputTokens.total ?? 0,
              }
            : null,
        };
        refuseUnfinished(part.finishReason.unified);
        break;
      }
    }
  }
  if (!hasEnded) throw new CallFailure('unreachable', { detail: 'cut off', isRetryable: true });
}

type FinishReason = Extract<
  Awaited<ReturnType<Model['doStream']>>['stream'] extends ReadableStream<infer Part> ? Part : never,
  { type: 'finish' }
>['finishReason']['unified'];

function refuseUnfinished(reason: FinishReason): void {
  if (reason === 'content-filter') throw new CallFailure('declined', { detail: 'declined' });
  if (reason === 'length') throw new CallFailure('unusable', { detail: 'ended for its length' });
  if (reason === 'interrupted' || reason === 'error') {
    throw new CallFailure('unreachable', { detail: 'cut off', isRetryable: true });
  }
}
