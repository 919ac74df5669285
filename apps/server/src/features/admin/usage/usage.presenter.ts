import type { Usage } from '@weekwise/contracts/admin.ts';
import type { FolderUsage } from '../lists/folders-list.repo.ts';
import { daysOf, type Period } from '../period.ts';
import { type LatencyBucket, percentile } from '../rollup/latency-histogram.ts';
import type { NamedStudent } from '../students.repo.ts';
import type { UsageSums } from './metered-calls.repo.ts';
import type { UsageBreakdown } from './usage.service.ts';
import type { Group } from './usage-groups.ts';

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

export const toPeriod = ({ from, to }: Period) => ({
  from: from.toISOString(),
  to: to.toISOString(),
  time_zone: 'UTC' as const,
});

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

export function toBreakdown(breakdown: UsageBreakdown, period: Period) {
  const byDay = new Map(breakdown.byDay.map((row) => [row.day, toUsage(row)]));
  const { latencies } = breakdown;
  return {
    total: toUsage(breakdown.total),
    by_day: daysOf(period).map((date) => ({ date, ...(byDay.get(date) ?? nothing) })),
    by_ability: breakdown.byAbility.map((row) => ({ ability: row.ability, ...toUsage(row) })),
    by_model: breakdown.byModel.map((row) => ({
      provider: row.provider,
      model: row.model,
      ...toUsage(row),
      ...toLatency(latencies.filter(({ provider, model }) => provider === row.provider && model === row.model)),
    })),
    by_provider: toProviders(breakdown),
    by_outcome: toOutcomes(breakdown),
  };
}

export const toOutcomes = ({ byOutcome }: UsageBreakdown) =>
  byOutcome.map(({ outcome, calls }) => ({ outcome, calls }));

export const toProviders = ({ byProvider, byProviderAndOutcome, latencies }: UsageBreakdown) =>
  byProvider.map((row) => ({
    provider: row.provider,
    ...toUsage(row),
    ...toLatency(latencies.filter(({ provider }) => provider === row.provider)),
    error_rate: errorRate(byProviderAndOutcome.filter(({ provider }) => provider === row.provider)),
    fallback_rate: share(row.failedCalls, row.calls),
  }));

/** We did not ask: no provider failed. */
const refusals: readonly string[] = ['budget-spent', 'switched-off', 'too-many-at-once'];

function errorRate(outcomes: readonly Group<'outcome'>[]): number | null {
  const asked = outcomes.filter(({ outcome }) => !refusals.includes(outcome));
  const sum = (rows: readonly UsageSums[]) => rows.reduce((total, { calls }) => total + calls, 0);
  return share(sum(asked.filter(({ failedCalls }) => failedCalls > 0)), sum(asked));
}

const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

function toLatency(times: readonly (LatencyBucket & { kind: string })[]) {
  const firstToken = times.filter(({ kind }) => kind === 'first_token');
  return {
    first_token_ms_p50: percentile(firstToken, 0.5),
    first_token_ms_p95: percentile(firstToken, 0.95),
    total_ms_p50: percentile(
      times.filter(({ kind }) => kind === 'total'),
      0.5,
    ),
  };
}

export const toNamedStudent = (student: NamedStudent) => ({
  user_id: student.id,
  email: student.email,
  phone_number: student.phoneNumber,
  name: student.name,
});

export const toUser = (user: NamedStudent & { createdAt: Date }) => ({
  ...toNamedStudent(user),
  created_at: user.createdAt.toISOString(),
});

export const toFolder = (folder: { id: string; name: string; createdAt: Date }) => ({
  folder_id: folder.id,
  folder_name: folder.name,
  created_time: folder.createdAt.toISOString(),
});

export const toFolderUsage = (row: FolderUsage) => ({
  ...toFolder(row),
  ...toUsage(row),
  ai_enabled: row.isAiEnabled,
  storage_bytes: row.storageBytes,
  last_call_at: row.lastCallAt?.toISOString() ?? null,
});
