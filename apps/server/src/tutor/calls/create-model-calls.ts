import type { FastifyBaseLogger } from 'fastify';
import type { Models } from '../../adapters/models/models.port.ts';
import { type CallLimits, callLimits } from './call-limits.ts';
import { chosenTools } from './chosen-tools.ts';
import { type Converse, conversations } from './conversation.ts';
import type { Metering } from './metering.ts';
import type { ModelCalls } from './model-calls.ts';
import { structuredOutput } from './structured-output.ts';
import { StudentShares } from './student-shares.ts';

export interface ModelCallsOptions {
  models: Models;
  metering: Metering;
  callsPerStudent: number;
  logger: FastifyBaseLogger;
  clock: () => Date;
  limits?: Partial<CallLimits>;
}

export interface ClosableModelCalls extends ModelCalls {
  /** Ends the calls under way, each with its row in the metering. */
  close(): Promise<void>;
}

export function createModelCalls({ models, callsPerStudent, limits, ...rest }: ModelCallsOptions): ClosableModelCalls {
  const closing = new AbortController();
  const underWay = new Set<Promise<void>>();
  const converse = tracked(
    conversations({
      ...rest,
      models,
      shares: new StudentShares(callsPerStudent),
      limits: { ...callLimits, ...limits },
      closing: closing.signal,
    }),
    underWay,
  );
  return {
    modelFor: (ability) => models.for(ability)?.name ?? null,
    async *streamText(prompt) {
      let isEmpty = true;
      for await (const piece of converse(prompt, { isUsable: () => !isEmpty })) {
        if (piece.type !== 'text') continue;
        isEmpty = false;
        yield piece.text;
      }
    },
    object: structuredOutput(converse, (ability) => models.for(ability)?.name ?? ''),
    chooseTools: chosenTools(converse),
    async close() {
      closing.abort();
      await Promise.race([Promise.all(underWay), new Promise((resolve) => setTimeout(resolve, 1_000).unref())]);
    },
  };
}

/** Notes what is under way until it is metered. */
function tracked(converse: Converse, underWay: Set<Promise<void>>): Converse {
  return async function* (prompt, options) {
    const { promise, resolve } = Promise.withResolvers<void>();
    underWay.add(promise);
    try {
      yield* converse(prompt, options);
    } finally {
      underWay.delete(promise);
      resolve();
    }
  };
}
