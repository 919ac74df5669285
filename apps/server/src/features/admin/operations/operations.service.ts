import { AppError } from '../../../app-error.ts';
import { poolUse } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { healthOf } from '../../system/system.service.ts';
import type { AdminDeed } from '../limits/budgets.service.ts';
import { findRollup } from '../rollup/rollup-state.repo.ts';
import { lastDay } from '../usage/usage.service.ts';
import { modelsHealth } from './models-health.service.ts';
import * as repo from './storage.repo.ts';

/** Reports how all parts of the server are, and what happened during the last day. */
export async function operationsHealth(deps: Deps) {
  const [{ parts, status }, models, day, queues, { until: sumsUntil }] = await Promise.all([
    healthOf(deps),
    modelsHealth(deps),
    lastDay(deps),
    deps.jobs.depths(),
    findRollup(deps.db),
  ]);
  return { status, parts, models, day, queues, sumsUntil, pool: poolUse(deps.db) };
}

const mostFailedJobs = 100;

export const failedJobs = ({ jobs }: Pick<Deps, 'jobs'>) => jobs.failedJobs(mostFailedJobs);

export async function retryJob(
  { db, jobs, clock }: Pick<Deps, 'db' | 'jobs' | 'clock'>,
  jobId: string,
  { adminId, reason }: AdminDeed,
): Promise<void> {
  await db.transaction(async (tx) => {
    const name = await jobs.retry(tx, jobId);
    if (name === null) throw new AppError('not_found');
    await recordAudit(tx, {
      actorId: adminId,
      action: 'retry-job',
      subject: { kind: 'job', id: jobId },
      reason,
      before: { queue: name, state: 'failed' },
      after: { queue: name, state: 'retry' },
      at: clock(),
    });
  });
}

const mostUsers = 20;

export async function storageUse({ db }: Pick<Deps, 'db'>) {
  const [sums, topUsers] = await Promise.all([repo.sumStorage(db), repo.listLargestUsers(db, mostUsers)]);
  return { ...sums, topUsers };
}
