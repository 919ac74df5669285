import type { ChatModel } from '../../adapters/models/models.port.ts';
import { CallFailure } from './call-failure.ts';
import { estimatedTokens, type MeteredCall, type Metering } from './metering.ts';
import { ModelCallFailed, type Prompt } from './model-calls.ts';
import type { ModelPiece, ModelRequest } from './model-stream.ts';
import type { Patience } from './patience.ts';

/** What one call used, as it goes on; written once, however it ends. */
export class CallRecord {
  attempts = 0;
  /** Stays so when the caller leaves in the middle, which nothing tells us. */
  outcome: MeteredCall['outcome'] = 'cancelled';
  readonly #call: Pick<MeteredCall, 'scope' | 'ability' | 'provider' | 'model' | 'at'>;
  readonly #sentCharacters: number;
  #receivedCharacters = 0;
  #counted: MeteredCall['tokens'] | null = null;
  /** Requests that a model may have worked on without a count. */
  #uncounted = 0;

  constructor(prompt: Prompt, { provider, name }: ChatModel, request: ModelRequest, at: Date) {
    this.#call = { scope: prompt.scope, ability: prompt.ability, provider, model: name, at };
    this.#sentCharacters = JSON.stringify(request).length;
  }

  begin(): void {
    this.attempts++;
    this.#uncounted++;
  }

  take(piece: ModelPiece): void {
    if (piece.type === 'text') this.#receivedCharacters += piece.text.length;
    else if (piece.type === 'thinking') this.#receivedCharacters += piece.characters;
    else if (piece.type === 'end' && piece.tokens) {
      this.#counted = piece.tokens;
      this.#uncounted--;
    }
  }

  fail(error: unknown): void {
    if (error instanceof CallFailure && !error.mayHaveCost && this.#counted === null) this.#uncounted--;
    this.outcome = error instanceof ModelCallFailed ? error.reason : 'cancelled';
  }

  async write(metering: Metering, patience: Patience): Promise<void> {
    const { input, cachedInput, output } = this.#counted ?? { input: 0, cachedInput: 0, output: 0 };
    const isEstimated = this.#uncounted > 0;
    await metering.record({
      ...this.#call,
      tokens: {
        input: input + (isEstimated ? this.#uncounted * estimatedTokens(this.#sentCharacters) : 0),
        cachedInput,
        output: output + (isEstimated && this.#counted === null ? estimatedTokens(this.#receivedCharacters) : 0),
      },
      tokensEstimated: isEstimated,
      firstTokenMs: patience.firstTokenMs,
      totalMs: patience.elapsedMs,
      outcome: this.outcome,
      attempts: this.attempts,
    });
  }
}
