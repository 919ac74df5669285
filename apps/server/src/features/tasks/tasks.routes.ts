import {
  cancelBackgroundEmbedding,
  getBackgroundEmbedding,
  getFileEmbeddingStatus,
  refreshEmbeddingStatus,
  startBackgroundEmbedding,
  vectorizeFolder,
} from '@weekwise/contracts/embedding.ts';
import { deleteTaskProgress, getTaskProgress } from '@weekwise/contracts/indexing.ts';
import type { FastifyInstance } from 'fastify';
import { errorOf } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { route } from '../../plugins/contract-route.ts';
import { toDeploymentProgress } from '../billing/deployment.presenter.ts';
import { dismissDeployment, findDeployment } from '../billing/deployments.service.ts';
import { registerSync } from '../drives/sync/sync.routes.ts';
import { toFolderEmbedding } from '../files/embedding.presenter.ts';
import { embeddingOfFile, refreshEmbedding } from '../retrieval/embedding-status.service.ts';
import { requireFolderTask, startVectorizing, waitForEnd } from './folder-tasks.service.ts';
import { toFolderWork } from './folder-work.presenter.ts';
import { toTaskProgress } from './task.presenter.ts';
import { taskStartLimit } from './task-start-limit.ts';
import * as tasks from './tasks.service.ts';

export function registerTasks(app: FastifyInstance, deps: Deps): void {
  const pace = taskStartLimit(app, deps);
  registerSync(app, deps, pace);

  route(app, getTaskProgress, async ({ user, params }) => {
    const deployment = await findDeployment(deps, user.id, params.taskId);
    return deployment
      ? toDeploymentProgress(deployment)
      : toTaskProgress(deps.db, await tasks.requireTask(deps, user.id, params.taskId));
  });

  route(app, deleteTaskProgress, async ({ user, params }) => {
    if (!(await dismissDeployment(deps, user.id, params.taskId))) await tasks.dismissTask(deps, user.id, params.taskId);
    return { success: true };
  });

  route(app, vectorizeFolder, async ({ user, params, body, request, signal }) => {
    await pace(request);
    const chosen = { fileIds: null, forced: body.force_revectorize };
    const { task, joined } = await startVectorizing(deps, { userId: user.id, ...params }, chosen);
    const now = body.background_processing ? task : await waitForEnd(deps, task, signal);
    return toFolderWork(deps, { task: now, joined });
  });

  route(app, startBackgroundEmbedding, async ({ user, body, request }) => {
    await pace(request);
    const chosen = { fileIds: body.file_ids.length > 0 ? body.file_ids : null, forced: body.force_revectorize };
    const started = await startVectorizing(deps, { userId: user.id, folderId: body.folder_id }, chosen);
    return toFolderWork(deps, started);
  });

  route(app, getBackgroundEmbedding, async ({ user, params }) => {
    return toTaskProgress(deps.db, await requireFolderTask(deps, user.id, params.taskId));
  });

  route(app, cancelBackgroundEmbedding, async ({ user, params }) => {
    const task = await requireFolderTask(deps, user.id, params.taskId);
    await tasks.cancelTask(deps, task.id);
    return { success: true, task: await toTaskProgress(deps.db, await tasks.requireTask(deps, user.id, task.id)) };
  });

  route(app, getFileEmbeddingStatus, async ({ user, params, query }) => {
    const file = await embeddingOfFile(deps, user.id, params.path, query.folder_id);
    return {
      file_id: file.id,
      folder_id: file.folderId,
      name: file.name,
      embedding_status: file.embeddingStatus,
      passage_count: file.passageCount,
      error: errorOf(file.errorCode),
      operation_id: file.operationId,
    };
  });

  route(app, refreshEmbeddingStatus, async ({ user, params }) => {
    const files = await refreshEmbedding(deps, user.id, params.folderId);
    return { success: true, ...toFolderEmbedding(params.folderId, files) };
  });
}
