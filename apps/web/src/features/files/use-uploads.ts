import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sayFailed } from '../../components/toast.tsx';
import { isApiError, messageOf } from '../../lib/api/errors.ts';
import { contentsQuery } from './files.queries.ts';
import { cancelTask, hasEnded, type Task, taskQuery } from './tasks.queries.ts';
import { abortUpload, settleUpload, type Upload, useAllUploads } from './uploads.ts';

export interface FollowedUpload extends Upload {
  /** What the server does with it now, while it reads. */
  task: Task | null;
}

/** The uploads into one course, each with the task that reads it. Settles them when their tasks end. */
export function useUploads(folderId: string): { uploads: FollowedUpload[]; cancel: (upload: Upload) => void } {
  const client = useQueryClient();
  const mine = useAllUploads().filter((upload) => upload.folderId === folderId);
  const reading = mine.flatMap(({ id, state }) => (state.phase === 'reading' ? [{ id, ...state }] : []));
  const tasks = useQueries({ queries: reading.map(({ taskId }) => taskQuery(taskId)) });

  useEffect(() => {
    for (const [index, { id, fileId }] of reading.entries()) {
      const { data: task, error } = tasks[index] ?? {};
      // A task that the server has forgotten has ended long ago.
      const ended = task ? hasEnded(task) : isApiError(error, 'task_not_found');
      if (!ended) continue;
      if (task?.status === 'failed')
        settleUpload(id, { phase: 'failed', message: task.failure ?? task.message, retryable: false });
      else if (task?.status === 'cancelled') settleUpload(id, { phase: 'cancelled' });
      else settleUpload(id, { phase: 'done', fileId });
      for (const queryKey of [
        contentsQuery(folderId).queryKey,
        ['syllabus', folderId],
        ['syllabus-status', folderId],
        ['startup'],
      ])
        void client.invalidateQueries({ queryKey });
    }
  });

  const cancel = ({ id, state }: Upload) => {
    if (state.phase !== 'reading') return abortUpload(id);
    cancelTask(client, state.taskId).then(
      () => settleUpload(id, { phase: 'cancelled' }),
      (error) => sayFailed(messageOf(error)),
    );
  };

  const uploads = mine.map((upload): FollowedUpload => {
    const { state } = upload;
    const index = state.phase === 'reading' ? reading.findIndex(({ id }) => id === upload.id) : -1;
    return { ...upload, task: tasks[index]?.data ?? null };
  });
  return { uploads, cancel };
}
