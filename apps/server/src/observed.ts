import { channel } from 'node:diagnostics_channel';
import type { Ability, Provider } from './adapters/models/models.port.ts';
import type { CallOutcome } from './db/schema/models.ts';
import type { TokenCounts } from './tutor/calls/model-stream.ts';

// What happens in this process, told to whoever counts it. Where nobody listens, telling costs nothing.

/** Every call of a model, when it has ended. */
export const modelCallEnded = channel('weekwise:model-call');
export interface ModelCallEnded {
  /** Embeddings are paid from the same budgets, though no setting chooses their model by ability. */
  ability: Ability | 'embeddings';
  provider: Provider;
  model: string;
  tokens: TokenCounts;
  firstTokenMs: number | null;
  totalMs: number;
  outcome: CallOutcome;
}

/** Every attempt at a job, when it has ended. */
export const jobEnded = channel('weekwise:job');
export interface JobEnded {
  name: string;
  outcome: 'done' | 'failed';
  seconds: number;
}
