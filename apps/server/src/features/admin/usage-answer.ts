import type { Usage } from '@weekwise/contracts/admin.ts';
import { daysOf, type Period } from './period.ts';
import type { AdminUserRow } from './subjects.repo.ts';
import type { UsageSums } from './usage.repo.ts';
import type { Breakdown } from './usage.service.ts';

// What the admin's services found, in the words of the contracts.

export const toUsage = (sums: UsageSums): Usage => ({
  calls: sums.calls,
  failed_calls: sums.failedCalls,
  input_tokens: sums.inputTokens,
  cached_input_tokens: sums.cachedInputTokens,
  output_tokens: sums.outputTokens,
  cost_usd: toUsd(sums.costMicroUsd),
  unpriced_calls: sums.unpricedCalls,
  estimated_calls: sums.estimatedCalls,
});

export const toUsd = (microUsd: number): number => microUsd / 1e6;

export const toPeriod = ({ from, to }: Period) => ({ from: from.toISOString(), to: to.toISOString() });

const nothing: Usage = {
  calls: 0,
  failed_calls: 0,
  input_tokens: 0,
  cached_input_tokens: 0,
  output_tokens: 0,
  cost_usd: 0,
  unpriced_calls: 0,
  estimated_calls: 0,
};

export function toBreakdown(breakdown: Breakdown, period: Period) {
  const byDay = new Map(breakdown.byDay.map((day) => [day.date, toUsage(day)]));
  return {
    total: toUsage(breakdown.total),
    by_day: daysOf(period).map((date) => ({ date, ...(byDay.get(date) ?? nothing) })),
    by_ability: breakdown.byAbility.map((row) => ({ ability: row.ability, ...toUsage(row) })),
    by_model: breakdown.byModel.map((row) => ({
      provider: row.provider,
      model: row.model,
      ...toUsage(row),
      first_token_ms_p50: row.firstTokenMsP50,
      first_token_ms_p95: row.firstTokenMsP95,
      total_ms_p50: row.totalMsP50,
    })),
    by_outcome: breakdown.byOutcome,
  };
}

export const toUser = (user: NonNullable<AdminUserRow>) => ({
  user_id: user.id,
  email: user.email,
  name: user.name,
  created_at: user.createdAt.toISOString(),
});

export const toFolder = (folder: { id: string; name: string; createdAt: Date }) => ({
  folder_id: folder.id,
  folder_name: folder.name,
  created_time: folder.createdAt.toISOString(),
});
