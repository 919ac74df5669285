import type { TaskProgress } from '@weekwise/contracts/tasks.ts';
import { errorOf } from '../../app-error.ts';
import type { DeploymentRow } from './deployments.service.ts';

/** A deployment as `background-tasks/progress` tells it. */
export function toDeploymentProgress(deployment: DeploymentRow): TaskProgress {
  const { id, status, errorCode, folderIds, startedAt, updatedAt } = deployment;
  const isMade = status === 'completed';
  const [first = null] = isMade ? folderIds : [];
  return {
    task_id: id,
    kind: 'deploy-folder',
    folder_id: first,
    file_id: null,
    status,
    step: isMade ? 'done' : 'making',
    progress: isMade ? 1 : 0,
    message: { processing: 'Making the course', completed: 'The course is made', failed: 'The course was not made' }[
      status
    ],
    page: null,
    page_count: null,
    counts: { done: 0, total: 0, failed: 0, skipped: 0 },
    error: errorOf(errorCode),
    report: null,
    ...(isMade && { deployed: folderIds }),
    started_at: startedAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  };
}
