import type { tokenAnalytics, Usage } from '@weekwise/contracts/admin.ts';
import type { ResponseOf } from '@weekwise/contracts/contract.ts';
import { type Used, usedOf } from '../used.ts';

type Answer = Pick<
  ResponseOf<typeof tokenAnalytics>,
  'total' | 'by_day' | 'by_ability' | 'by_model' | 'by_provider' | 'by_outcome'
>;

export interface ModelUse extends Used {
  provider: string;
  model: string;
  firstToken: number | null;
  firstTokenSlow: number | null;
}

export interface ProviderUse extends Used {
  provider: string;
  /** Milliseconds until the first word: in the middle, and of one in twenty. */
  firstToken: number | null;
  firstTokenSlow: number | null;
  errorRate: number | null;
  fallbackRate: number | null;
}

const latencyOf = (row: { first_token_ms_p50: number | null; first_token_ms_p95: number | null }) => ({
  firstToken: row.first_token_ms_p50,
  firstTokenSlow: row.first_token_ms_p95,
});

export const providersOf = (rows: Answer['by_provider']): ProviderUse[] =>
  rows.map((row) => ({
    provider: row.provider,
    ...usedOf(row),
    ...latencyOf(row),
    errorRate: row.error_rate,
    fallbackRate: row.fallback_rate,
  }));

const dayOf = (row: Usage & { date: string }) => ({ date: row.date, ...usedOf(row) });

/** One period's use, told apart by everything that an admin asks for. */
export const breakdownOf = (answer: Answer) => ({
  total: usedOf(answer.total),
  byDay: answer.by_day.map(dayOf),
  byAbility: answer.by_ability.map((row) => ({ ability: row.ability, ...usedOf(row) })),
  byModel: answer.by_model.map(
    (row): ModelUse => ({ provider: row.provider, model: row.model, ...usedOf(row), ...latencyOf(row) }),
  ),
  byProvider: providersOf(answer.by_provider),
  byOutcome: answer.by_outcome,
});
export type Breakdown = ReturnType<typeof breakdownOf>;
