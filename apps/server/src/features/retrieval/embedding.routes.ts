import {
  cancelBackgroundEmbedding,
  getBackgroundEmbedding,
  getFileEmbeddingStatus,
  refreshEmbeddingStatus,
  startBackgroundEmbedding,
  vectorizeFolder,
} from '@weekwise/contracts/retrieval-embedding.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { errorOf } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { route } from '../../plugins/contract-route.ts';
import { toFolderEmbedding } from '../files/folder-embedding.presenter.ts';
import { requireFolderTask, startVectorizing, waitForEnd } from '../tasks/folder-tasks.service.ts';
import { toFolderWork } from '../tasks/folder-work.presenter.ts';
import { toTaskProgress } from '../tasks/task.presenter.ts';
import * as tasks from '../tasks/tasks.service.ts';
import { embeddingOfFile, refreshEmbedding } from './embedding-status.service.ts';

export function registerEmbedding(
  app: FastifyInstance,
  deps: Deps,
  pace: (request: FastifyRequest) => Promise<void>,
): void {
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
