import { adminSystemHealth, listFailedJobs, retryJob, storageUse } from '@weekwise/contracts/admin-operations.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../plugins/contract-route.ts';
import { toNamedStudent, toOutcomes, toProviders, toUsage } from '../usage/usage.presenter.ts';
import * as service from './operations.service.ts';

export function registerOperations(app: FastifyInstance, deps: Deps): void {
  route(app, adminSystemHealth, async () => {
    const { models, day, queues, pool, ...health } = await service.operationsHealth(deps);
    return {
      status: health.status,
      parts: health.parts,
      models: models.models,
      engine_abilities: models.engineAbilities,
      last_24_hours: { total: toUsage(day.total), by_outcome: toOutcomes(day), by_provider: toProviders(day) },
      queues: queues.map(({ oldestWaiting, ...queue }) => ({ ...queue, oldest_waiting_seconds: oldestWaiting })),
      database_pool: { in_use: pool.inUse, idle: pool.idle, waiting: pool.waiting },
      sums_until: health.sumsUntil,
    };
  });

  route(app, listFailedJobs, async () => ({
    jobs: (await service.failedJobs(deps)).map((job) => ({
      job_id: job.id,
      name: job.name,
      created_at: job.createdAt.toISOString(),
      failed_at: job.failedAt?.toISOString() ?? null,
      attempts: job.attempts,
      error: job.error,
    })),
  }));

  route(app, retryJob, async ({ params, body, user }) => {
    await service.retryJob(deps, params.jobId, { adminId: user.id, reason: body.reason });
    return { success: true };
  });

  route(app, storageUse, async () => {
    const { files, bytes, binBytes, databaseBytes, topUsers } = await service.storageUse(deps);
    return {
      files,
      bytes,
      bin_bytes: binBytes,
      database_bytes: databaseBytes,
      top_users: topUsers.map((user) => ({ ...toNamedStudent(user), files: user.files, bytes: user.bytes })),
    };
  });
}
