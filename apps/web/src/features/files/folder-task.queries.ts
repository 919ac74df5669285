import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getBackgroundEmbedding, vectorizeFolder } from '@weekwise/contracts/retrieval-embedding.ts';
import { getTaskProgress, type TaskProgress, type TaskReport } from '@weekwise/contracts/tasks.ts';
import { call } from '../../lib/api/call.ts';
import { isApiError } from '../../lib/api/errors.ts';
import { processingState } from '../../lib/processing-state.ts';
import { freshFor } from '../../lib/query-client.ts';
import { refreshCourse } from './files.queries.ts';
import { cancelTask, hasEnded, pollEvery, type Task, taskFromWire } from './tasks.queries.ts';

/** Work on all files of a course, as the student sees it. */
export interface FolderTask extends Task {
  kind: TaskProgress['kind'];
  counts: TaskProgress['counts'];
  /** What it came to; null until it ends. */
  report: TaskReport | null;
}

const folderTaskFromWire = (wire: TaskProgress): FolderTask => ({
  ...taskFromWire(wire),
  kind: wire.kind,
  counts: wire.counts,
  report: wire.report,
});

/** The work that this tab started last on each course, whatever its kind (spec §4). */
const started = processingState('folder-task');

/** Shows and remembers work that was just started. */
export function showStarted(client: QueryClient, folderId: string, wire: TaskProgress): Promise<unknown> {
  const task = folderTaskFromWire(wire);
  started.start(folderId, task.taskId);
  client.setQueryData(folderTaskQuery(folderId).queryKey, task);
  return refreshCourse(client, folderId);
}

/** Whether this tab started work on a course that may still have something to tell. */
export const hasStarted = (folderId: string): boolean => started.taskId(folderId) !== null;

/** Null where the server has forgotten it. */
async function ifKnown(asked: Promise<TaskProgress>): Promise<FolderTask | null> {
  try {
    return folderTaskFromWire(await asked);
  } catch (error) {
    if (isApiError(error, 'task_not_found')) return null;
    throw error;
  }
}

/**
 * The newest work on a course's files, followed once a second while it runs; null when there is none. What this tab
 * started counts first; without it, what the server knows of, so that another browser sees it too.
 */
export function folderTaskQuery(folderId: string) {
  return queryOptions({
    queryKey: ['folder-task', folderId],
    queryFn: async ({ signal }): Promise<FolderTask | null> => {
      const own = started.taskId(folderId);
      const task = own && (await ifKnown(call(getTaskProgress, { params: { taskId: own }, signal })));
      if (task) return task;
      started.end(folderId);
      return ifKnown(call(getBackgroundEmbedding, { params: { taskId: folderId }, signal }));
    },
    staleTime: freshFor.embeddingStatus,
    refetchInterval: ({ state }) => (state.data && !hasEnded(state.data) ? pollEvery : false),
  });
}

/** Has every file made searchable that is not; with `force` all of them anew. */
export function useVectorize(folderId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (force: boolean) =>
      call(vectorizeFolder, { params: { folderId }, body: { background_processing: true, force_revectorize: force } }),
    onSuccess: ({ task }) => showStarted(client, folderId, task),
  });
}

export function useCancelFolderTask(folderId: string) {
  const client = useQueryClient();
  const { queryKey } = folderTaskQuery(folderId);
  return useMutation({
    mutationFn: (taskId: string) => cancelTask(client, taskId),
    onSettled: () => Promise.all([client.invalidateQueries({ queryKey }), refreshCourse(client, folderId)]),
  });
}

/** Takes the result of work that has ended off the screen, here and on the server. */
export function useForgetFolderTask(folderId: string) {
  const client = useQueryClient();
  const { queryKey } = folderTaskQuery(folderId);
  return useMutation({
    mutationFn: (taskId: string) => cancelTask(client, taskId),
    onMutate: () => {
      started.end(folderId);
      client.setQueryData(queryKey, null);
    },
  });
}
