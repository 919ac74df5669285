import { t } from '@lingui/core/macro';
import { type QueryClient, useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isApiError, messageOf } from '../../lib/api/errors.ts';
import { emitProactiveEvent } from '../../lib/proactive/events.ts';
import { sayFailed } from '../../ui/toast.ts';
import type { FileEntry } from './file-entry.ts';
import { contentsQuery } from './files.queries.ts';
import { cancelTask, hasEnded, type Task, taskQuery } from './tasks.queries.ts';
import { useTellReplaced } from './tell-replaced.ts';
import { isUnsent, type Upload, type UploadState, useAllUploads } from './upload-store.ts';
import { abortUploads, settleUploads } from './uploads.ts';

export interface FollowedUpload extends Upload {
  /** What the server does with it now, while it reads; null also while others are ahead of it. */
  task: Task | null;
}

/**
 * How many tasks are asked for at once. Files are read one after the other, so those behind have nothing to tell, and
 * a folder of files must not become hundreds of requests a second.
 */
export const followedAtOnce = 3;

/** Every upload of this browser with the task that reads it. */
function useFollowedUploads(): { followed: FollowedUpload[]; forgotten: Set<string> } {
  const uploads = useAllUploads();
  const reading = uploads.flatMap(({ state, role }) => (state.phase === 'reading' ? [{ ...state, role }] : []));
  const taskIds = [
    // The plan waits for its syllabus: it is followed whatever else is read.
    ...reading.filter(({ role }) => role === 'syllabus'),
    ...reading.filter(({ role }) => role === 'material').slice(0, followedAtOnce),
  ].map(({ taskId }) => taskId);
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

/**
 * Settles uploads when their reading ends and lets everything that shows the course know. One of these runs per app.
 */
export function FollowUploads(): null {
  const client = useQueryClient();
  const { followed, forgotten } = useFollowedUploads();
  useTellReplaced(followed);
  const reading = followed.filter(({ state }) => state.phase === 'reading');
  const folderIds = [...new Set(reading.map(({ folderId }) => folderId))];
  // The list of files tells of many at once where tasks are asked for one by one.
  const contents = useQueries({ queries: folderIds.map(contentsQuery) });

  useEffect(() => {
    const settled = new Map<string, UploadState>();
    for (const { id, folderId, state, task } of reading) {
      if (state.phase !== 'reading') continue;
      const file = contents[folderIds.indexOf(folderId)]?.data?.find(({ fileId }) => fileId === state.fileId);
      const end = endOf(state.fileId, task, forgotten.has(state.taskId)) ?? endInContents(file);
      if (end) settled.set(id, end);
    }
    if (settled.size === 0) return;
    settleUploads(settled);
    const ended = reading.filter(({ id }) => settled.has(id));
    for (const folderId of new Set(ended.map((upload) => upload.folderId))) {
      const rest = reading.some((upload) => upload.folderId === folderId && !settled.has(upload.id));
      const hasSyllabus = ended.some((upload) => upload.folderId === folderId && upload.role === 'syllabus');
      refresh(client, folderId, { rest, hasSyllabus });
      // Of many files one word is enough, once all are read.
      if (!rest) tellOf(folderId, ended);
    }
  });

  const arrived = reading.length;
  const syllabi = reading.filter(({ role }) => role === 'syllabus').length;
  useEffect(() => {
    // Bytes that just arrived belong to a file. A list that is asked for every few seconds anyway finds them by itself,
    // and one that is on its way is not asked for again: of many arrivals each would cancel the one before.
    if (arrived === 0) return;
    const isFollowed = (data: unknown) => (data as FileEntry[] | undefined)?.some(({ taskId }) => taskId !== null);
    void client.invalidateQueries(
      { queryKey: ['contents'], predicate: ({ state }) => !isFollowed(state.data) },
      { cancelRefetch: false },
    );
  }, [client, arrived]);
  useEffect(() => {
    if (syllabi > 0) void client.invalidateQueries({ queryKey: ['syllabus-status'] });
  }, [client, syllabi]);
  return null;
}

function tellOf(folderId: string, ended: readonly Upload[]): void {
  const place = { folderId, currentWeek: null };
  const ofFolder = ended.filter((upload) => upload.folderId === folderId);
  const materials = ofFolder.filter(({ role }) => role === 'material').length;
  if (materials < ofFolder.length) emitProactiveEvent('syllabus_processing', { ...place, contentType: 'syllabus' });
  if (materials > 0) emitProactiveEvent('document_upload', { ...place, contentCount: materials });
}

function endOf(fileId: string, task: Task | null, forgotten: boolean): UploadState | null {
  if (task?.status === 'failed') return { phase: 'failed', message: task.failure ?? task.message, retryable: false };
  if (task?.status === 'cancelled') return { phase: 'cancelled' };
  return forgotten || (task && hasEnded(task)) ? { phase: 'done', fileId } : null;
}

/**
 * A stored file has a task from the moment it is stored: without one, its reading has ended. A list that was asked for
 * before a second reading began may still say "not read"; that end is left to the task itself.
 */
function endInContents(file: FileEntry | undefined): UploadState | null {
  if (!file || file.taskId !== null) return null;
  if (file.status === 'failed') return { phase: 'failed', message: file.failure ?? t`Not readable`, retryable: false };
  return file.status === 'embedded' ? { phase: 'done', fileId: file.fileId } : null;
}

function refresh(
  client: QueryClient,
  folderId: string,
  { rest, hasSyllabus }: Record<'rest' | 'hasSyllabus', boolean>,
) {
  const keys = [
    // While more is being read, the list asks again by itself.
    ...(rest ? [] : [contentsQuery(folderId).queryKey, ['startup']]),
    ...(hasSyllabus
      ? [
          ['syllabus', folderId],
          ['syllabus-status', folderId],
        ]
      : []),
  ];
  for (const queryKey of keys) void client.invalidateQueries({ queryKey });
}

/** The uploads into one course. */
export function useUploads(folderId: string): {
  uploads: FollowedUpload[];
  cancel: (uploads: readonly Upload[]) => void;
} {
  const client = useQueryClient();
  const { followed } = useFollowedUploads();
  const cancel = (stopped: readonly Upload[]) => {
    abortUploads(stopped.filter(isUnsent).map(({ id }) => id));
    for (const { id, state } of stopped) {
      if (state.phase !== 'reading') continue;
      cancelTask(client, state.taskId).then(
        () => settleUploads(new Map([[id, { phase: 'cancelled' }]])),
        (error) => sayFailed(messageOf(error)),
      );
    }
  };
  return { uploads: followed.filter((upload) => upload.folderId === folderId), cancel };
}
