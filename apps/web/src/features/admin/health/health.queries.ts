import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { adminSystemHealth, listFailedJobs, retryJob, storageUse } from '@weekwise/contracts/admin-operations.ts';
import { call } from '../../../lib/api/call.ts';
import { freshFor } from '../../../lib/query-client.ts';
import { providersOf } from '../use/breakdown.ts';
import { studentOf } from '../users/student.ts';

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

async function loadHealth(signal: AbortSignal) {
  const answer = await call(adminSystemHealth, { signal });
  return {
    status: answer.status,
    parts: Object.entries(answer.parts).map(([name, part]) => ({ name: capitalised(name), ...part })),
    models: answer.models,
    engineAbilities: answer.engine_abilities,
    providers: providersOf(answer.last_24_hours.by_provider),
    // Those with failures first, however the table is sorted by what is the same for all.
    queues: answer.queues
      .map(({ oldest_waiting_seconds, ...queue }) => ({ ...queue, oldestSeconds: oldest_waiting_seconds }))
      .toSorted((a, b) => b.failed - a.failed),
    pool: {
      inUse: answer.database_pool.in_use,
      idle: answer.database_pool.idle,
      waiting: answer.database_pool.waiting,
    },
    sumsUntil: answer.sums_until,
  };
}
export type SystemHealth = Awaited<ReturnType<typeof loadHealth>>;

export const systemHealthQuery = queryOptions({
  queryKey: ['admin', 'system-health'],
  queryFn: ({ signal }) => loadHealth(signal),
  staleTime: freshFor.health,
  refetchInterval: freshFor.health,
});

export const failedJobsQuery = queryOptions({
  queryKey: ['admin', 'failed-jobs'],
  queryFn: async ({ signal }) => {
    const { jobs } = await call(listFailedJobs, { signal });
    return jobs.map((job) => ({
      id: job.job_id,
      name: job.name,
      failedAt: job.failed_at ?? job.created_at,
      attempts: job.attempts,
      error: job.error,
    }));
  },
  staleTime: freshFor.health,
});

export function useRetryJob() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ jobId, reason }: { jobId: string; reason: string }) =>
      call(retryJob, { params: { jobId }, body: { reason } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  });
}

export const storageQuery = queryOptions({
  queryKey: ['admin', 'storage'],
  queryFn: async ({ signal }) => {
    const answer = await call(storageUse, { signal });
    return {
      files: answer.files,
      bytes: answer.bytes,
      binBytes: answer.bin_bytes,
      databaseBytes: answer.database_bytes,
      topUsers: answer.top_users.map((user) => ({ ...studentOf(user), files: user.files, bytes: user.bytes })),
    };
  },
  staleTime: freshFor.health,
});
