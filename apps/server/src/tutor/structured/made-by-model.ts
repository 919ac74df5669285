import type { FallbackReason } from '@weekwise/domain/tutor.ts';
import type { Made } from '@weekwise/engine/tutor.ts';
import type { Ability } from '../../adapters/models/models.port.ts';
import { ModelCallFailed, type ModelCalls } from '../calls/model-calls.ts';

/** What the engine makes instead, and why. */
export class EngineInstead extends Error {
  override name = 'EngineInstead';
  readonly reason: FallbackReason;

  constructor(reason: FallbackReason) {
    super(`The engine's result is used: ${reason}.`);
    this.reason = reason;
  }
}

/**
 * What a model makes where the ability has one, else the engine's; the engine's too, with the reason, when the call
 * fails or the work throws `EngineInstead`.
 */
export async function madeByModel<T>(
  calls: ModelCalls,
  ability: Ability,
  engine: () => Promise<Made<T>>,
  work: () => Promise<T>,
): Promise<Made<T>> {
  const source = calls.modelFor(ability);
  if (source === null) return engine();
  try {
    return { result: await work(), source, fallback: null };
  } catch (error) {
    if (!(error instanceof ModelCallFailed || error instanceof EngineInstead)) throw error;
    return { ...(await engine()), fallback: error.reason };
  }
}
