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
import { toDeploymentProgress } from '../billing/deployment-answer.ts';
import { dismissDeployment, findDeployment } from '../billing/deployments.service.ts';
import { toFolderEmbedding } from '../files/embedding-answer.ts';
import { embeddingOfFile, refreshEmbedding } from './embedding-status.service.ts';
import { requireFolderTask, startVectorizing, waitForEnd } from './folder-tasks.service.ts';
import { folderWorkAnswer } from './folder-work-answer.ts';
import { startsOfWork } from './starts-of-work.ts';
import { registerSync } from './sync.routes.ts';
import { toTaskProgress } from './task-answer.ts';
import * as tasks from './tasks.service.ts';

export function registerIndexing(app: FastifyInstance, deps: Deps): void {
  const pace = startsOfWork(app, deps);
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
    return folderWorkAnswer(deps, { task: now, joined });
  });

  route(app, startBackgroundEmbedding, async ({ user, body, request }) => {
    await pace(request);
    const chosen = { fileIds: body.file_ids.length > 0 ? body.file_ids : null, forced: body.force_revectorize };
    const started = await startVectorizing(deps, { userId: user.id, folderId: body.folder_id }, chosen);
    return folderWorkAnswer(deps, started);
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
