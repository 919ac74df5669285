import { deleteTaskProgress, getTaskProgress } from '@weekwise/contracts/indexing.ts';
import type { FastifyInstance } from 'fastify';
import { errorOf } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { route } from '../../plugins/contract-route.ts';
import * as tasks from './tasks.service.ts';

export function registerIndexing(app: FastifyInstance, deps: Deps): void {
  route(app, getTaskProgress, async ({ user, params }) => {
    const task = await tasks.requireTask(deps, user.id, params.taskId);
    return {
      task_id: task.id,
      folder_id: task.folderId,
      file_id: task.fileId,
      status: task.status,
      step: task.step,
      progress: task.progress,
      message: task.message,
      page: task.page,
      page_count: task.pageCount,
      error: errorOf(task.errorCode),
      started_at: task.startedAt.toISOString(),
      updated_at: task.updatedAt.toISOString(),
    };
  });

  route(app, deleteTaskProgress, async ({ user, params }) => {
    await tasks.dismissTask(deps, user.id, params.taskId);
    return { success: true };
  });
}
