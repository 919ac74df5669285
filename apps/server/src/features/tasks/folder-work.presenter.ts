import type { FolderWork } from '@weekwise/contracts/retrieval-embedding.ts';
import type { Deps } from '../../deps.ts';
import type { StartedTask } from './folder-tasks.service.ts';
import { toTaskProgress } from './task.presenter.ts';

/** Work on a folder that was started or joined, as it travels. */
export async function toFolderWork(deps: Pick<Deps, 'db'>, { task, joined }: StartedTask): Promise<FolderWork> {
  return {
    success: true,
    status: task.status,
    operation_id: task.id,
    task_id: task.id,
    folder_id: task.folderId,
    joined,
    task: await toTaskProgress(deps.db, task),
  };
}
