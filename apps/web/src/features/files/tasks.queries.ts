import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { deleteTaskProgress, getTaskProgress, type TaskProgress } from '@weekwise/contracts/tasks.ts';
import { call } from '../../lib/api/call.ts';
import { isApiError } from '../../lib/api/errors.ts';

export const pollEvery = 1_000;

/** A background task as the student sees it. */
export interface Task {
  taskId: string;
  fileId: string | null;
  status: TaskProgress['status'];
  step: TaskProgress['step'];
  /** 0 to 1 over the whole task. */
  progress: number;
  message: string;
  page: number | null;
  pageCount: number | null;
  failure: string | null;
}

export const taskFromWire = (task: TaskProgress): Task => ({
  taskId: task.task_id,
  fileId: task.file_id,
  status: task.status,
  step: task.step,
  progress: task.progress,
  message: task.message,
  page: task.page,
  pageCount: task.page_count,
  failure: task.error?.message ?? null,
});

export function hasEnded({ status }: Task): boolean {
  return status === 'completed' || status === 'failed' || status === 'cancelled';
}

/** Follows a task, once a second, until it ends. */
export function taskQuery(taskId: string) {
  return queryOptions({
    queryKey: ['task', taskId],
    queryFn: async ({ signal }): Promise<Task> => {
      return taskFromWire(await call(getTaskProgress, { params: { taskId }, signal }));
    },
    staleTime: 0,
    refetchInterval: ({ state }) => {
      if (isApiError(state.error, 'task_not_found')) return false;
      return state.data && hasEnded(state.data) ? false : pollEvery;
    },
  });
}

/** Stops a task that still runs. One that is gone already is stopped too. */
export async function cancelTask(client: QueryClient, taskId: string): Promise<void> {
  try {
    await call(deleteTaskProgress, { params: { taskId } });
  } catch (error) {
    if (!isApiError(error, 'task_not_found')) throw error;
  }
  await client.cancelQueries({ queryKey: taskQuery(taskId).queryKey });
}
