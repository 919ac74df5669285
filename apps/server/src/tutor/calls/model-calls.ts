import type { FallbackReason } from '@weekwise/domain/tutor.ts';
import type { TutorTool } from '@weekwise/engine/tutor.ts';
import type { z } from 'zod';
import type { Ability } from '../../adapters/models/models.port.ts';

/** For whom a model is asked: whose budget it uses, and who is named in the metering. */
export interface CallScope {
  userId: string;
  folderId: string;
}

export interface Prompt {
  ability: Ability;
  scope: CallScope;
  /** Our own words alone: nothing of a student's materials ever stands here. */
  system: string;
  messages: { role: 'user' | 'assistant'; content: string }[];
  signal?: AbortSignal;
}

/** A call that did not end in something usable; what the model said until then is the caller's. */
export class ModelCallFailed extends Error {
  override name = 'ModelCallFailed';
  readonly reason: FallbackReason;

  constructor(reason: FallbackReason, options?: ErrorOptions) {
    super(`The language model's answer ended: ${reason}.`, options);
    this.reason = reason;
  }
}

/**
 * The one way to a language model: within the budgets, the student's share of calls at once, the limits of time, and
 * past a provider that is failing; every call is metered, also one that breaks. All throw `ModelCallFailed`, or the
 * signal's reason when the caller stopped it.
 */
export interface ModelCalls {
  /** The model's name for an ability; null where the engine does it. */
  modelFor(ability: Ability): string | null;
  /** The text as it arrives. Leaving the loop early cancels the call. */
  streamText(prompt: Prompt): AsyncIterable<string>;
  /** One JSON value of the schema; an invalid one is sent back once to be repaired. */
  object<T>(prompt: Prompt & { schema: z.ZodType<T>; schemaName: string }): Promise<T>;
  /** Which tools the model would use; none is run. */
  chooseTools(prompt: Prompt & { tools: readonly TutorTool[] }): Promise<{ tool: string; input: unknown }[]>;
}
