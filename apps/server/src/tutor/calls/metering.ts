import type { ModelRefusal } from '@weekwise/contracts/fallback.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Budget, ModelSettings, Price } from '../../config/model-settings.ts';
import type { Database } from '../../db/client.ts';
import { type ModelCallEnded, modelCallEnded } from '../../observed.ts';
import * as repo from './metering.repo.ts';
import type { CallScope } from './model-calls.ts';
import type { TokenCounts } from './model-stream.ts';

export interface MeteredCall extends ModelCallEnded {
  scope: CallScope;
  tokensEstimated: boolean;
  /** Requests that were sent. */
  attempts: number;
  at: Date;
}

/** What calls cost, and whether another one may. */
export interface Metering {
  /** Why no call may be made now; null where one may. */
  refusal(scope: CallScope): Promise<ModelRefusal | null>;
  /** Never throws: an answer is not lost because its price was. */
  record(call: MeteredCall): Promise<void>;
}

interface MeteringDeps {
  db: Database;
  settings: Pick<ModelSettings, 'prices' | 'budgets'>;
  clock: () => Date;
  logger: FastifyBaseLogger;
}

export function createMetering({ db, settings, clock, logger }: MeteringDeps): Metering {
  return {
    async refusal(scope) {
      const [isEnabled, rows] = await Promise.all([
        repo.isAiEnabled(db, scope.folderId),
        repo.findBudgets(db, scope.userId, scope.folderId),
      ]);
      if (!isEnabled) return 'switched-off';
      const student = budgetOf(rows.find((row) => row.userId) ?? null, settings.budgets.student);
      const folder = budgetOf(rows.find((row) => row.folderId) ?? null, settings.budgets.folder);
      if (!isLimited(student) && !isLimited(folder)) return null;
      const spent = await repo.findSpent(db, scope, monthOf(clock()));
      return isSpent(student, spent.student) || isSpent(folder, spent.folder) ? 'budget-spent' : null;
    },
    async record({ scope, tokens, ...call }) {
      modelCallEnded.publish({ ...call, tokens } satisfies ModelCallEnded);
      try {
        await repo.insertModelCall(db, {
          ...call,
          ...scope,
          inputTokens: tokens.input,
          cachedInputTokens: tokens.cachedInput,
          outputTokens: tokens.output,
          costMicroUsd: costOf(tokens, settings.prices.get(call.model) ?? null),
        });
      } catch (error) {
        logger.error({ err: error, ability: call.ability, model: call.model }, 'a model call was not metered');
      }
    },
  };
}

/** The first instant of the month, in UTC. */
export const monthOf = (instant: Date): Date => new Date(Date.UTC(instant.getUTCFullYear(), instant.getUTCMonth(), 1));

/** In millionths of a USD, rounded to whole ones; null where there is no price. */
function costOf(tokens: TokenCounts, price: Price | null): number | null {
  if (!price) return null;
  const fresh = Math.max(0, tokens.input - tokens.cachedInput);
  return Math.round(fresh * price.input + tokens.cachedInput * price.cachedInput + tokens.output * price.output);
}

/**
 * English prose has about four characters to a token in the vocabularies of all providers (OpenAI's own rule of thumb).
 */
export const estimatedTokens = (characters: number): number => Math.ceil(characters / 4);

type Limit = Omit<repo.BudgetRow, 'userId' | 'folderId'>;

const budgetOf = (row: repo.BudgetRow | null, fallback: Budget): Limit =>
  row ?? { microUsd: fallback.usd === null ? null : fallback.usd * 1e6, tokens: fallback.tokens };

const isLimited = ({ microUsd, tokens }: Limit): boolean => microUsd !== null || tokens !== null;

const isSpent = (limit: Limit, spent: repo.Spent): boolean =>
  (limit.microUsd !== null && spent.microUsd >= limit.microUsd) ||
  (limit.tokens !== null && spent.tokens >= limit.tokens);
