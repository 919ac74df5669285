import { advancedSync, startFolderSync, syncFolder } from '@weekwise/contracts/drives-sync.ts';
import { limits } from '@weekwise/contracts/limits.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TaskOptions } from '../../../db/schema/tasks.ts';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../plugins/contract-route.ts';
import { startSync, waitForEnd } from '../../tasks/folder-tasks.service.ts';
import { toFolderWork } from '../../tasks/folder-work.presenter.ts';

const usual: TaskOptions = {
  batchSize: limits.syncBatchSize,
  thresholds: { quality: limits.qualityThreshold, density: limits.semanticDensityMin },
};

export function registerSync(app: FastifyInstance, deps: Deps, pace: (request: FastifyRequest) => Promise<void>): void {
  route(app, syncFolder, async ({ user, params, body, request }) => {
    await pace(request);
    const options = { ...usual, compareBytes: body.force_refresh, reads: body.include_vectorization };
    return toFolderWork(deps, await startSync(deps, { userId: user.id, ...params }, options));
  });

  route(app, advancedSync, async ({ user, params, body, request, signal }) => {
    await pace(request);
    const thresholds = { quality: body.quality_threshold, density: body.semantic_density_min };
    const options = { thresholds, batchSize: body.batch_size, reindexes: body.apply_to_all };
    const { task, joined } = await startSync(deps, { userId: user.id, ...params }, options);
    const now = body.enable_progress ? task : await waitForEnd(deps, task, signal);
    return toFolderWork(deps, { task: now, joined });
  });

  route(app, startFolderSync, async ({ user, params, query, request }) => {
    await pace(request);
    const options = { ...usual, compareBytes: query.force_refresh === 'true' };
    return toFolderWork(deps, await startSync(deps, { userId: user.id, ...params }, options));
  });
}
