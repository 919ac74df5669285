import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sayFailed } from '../../components/toast.ts';
import { isApiError, messageOf } from '../../lib/api/errors.ts';
import { contentsQuery } from './files.queries.ts';
import { cancelTask, hasEnded, type Task, taskQuery } from './tasks.queries.ts';
import { abortUpload, settleUpload, type Upload, useAllUploads } from './uploads.ts';

export interface FollowedUpload extends Upload {
  /** What the server does with it now, while it reads. */
  task: Task | null;
}

/** Every upload of this browser with the task that reads it. */
function useFollowedUploads(): { followed: FollowedUpload[]; forgotten: Set<string> } {
  const uploads = useAllUploads();
  const taskIds = uploads.flatMap(({ state }) => (state.phase === 'reading' ? [state.taskId] : []));
  const tasks = useQueries({ queries: taskIds.map(taskQuery) });
  const byId = new Map(taskIds.map((taskId, index) => [taskId, tasks[index]]));
  return {
    followed: uploads.map((upload) => {
      const task = upload.state.phase === 'reading' ? byId.get(upload.state.taskId)?.data : null;
      return { ...upload, task: task ?? null };
    }),
    // The server forgets tasks that ended long ago.
    forgotten: new Set(taskIds.filter((taskId) => isApiError(byId.get(taskId)?.error, 'task_not_found'))),
  };
}

/** Settles uploads when their tasks end and lets everything that shows the course know. One of these runs per app. */
export function useFollowUploads(): void {
  const client = useQueryClient();
  const { followed, forgotten } = useFollowedUploads();
  useEffect(() => {
    for (const { id, folderId, state, task } of followed) {
      if (state.phase !== 'reading') continue;
      if (!(task && hasEnded(task)) && !forgotten.has(state.taskId)) continue;
      if (task?.status === 'failed')
        settleUpload(id, { phase: 'failed', message: task.failure ?? task.message, retryable: false });
      else if (task?.status === 'cancelled') settleUpload(id, { phase: 'cancelled' });
      else settleUpload(id, { phase: 'done', fileId: state.fileId });
      for (const queryKey of [
        contentsQuery(folderId).queryKey,
        ['syllabus', folderId],
        ['syllabus-status', folderId],
        ['startup'],
      ])
        void client.invalidateQueries({ queryKey });
    }
  });

  const arrived = followed.filter(({ state }) => state.phase === 'reading').length;
  useEffect(() => {
    // Bytes that just arrived belong to a file, and perhaps to a syllabus that is being read now.
    if (arrived === 0) return;
    void client.invalidateQueries({ queryKey: ['contents'] });
    void client.invalidateQueries({ queryKey: ['syllabus-status'] });
  }, [client, arrived]);
}

/** The uploads into one course. */
export function useUploads(folderId: string): { uploads: FollowedUpload[]; cancel: (upload: Upload) => void } {
  const client = useQueryClient();
  const { followed } = useFollowedUploads();
  const cancel = ({ id, state }: Upload) => {
    if (state.phase !== 'reading') return abortUpload(id);
    cancelTask(client, state.taskId).then(
      () => settleUpload(id, { phase: 'cancelled' }),
      (error) => sayFailed(messageOf(error)),
    );
  };
  return { uploads: followed.filter((upload) => upload.folderId === folderId), cancel };
}
