import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { taskQuery } from '../../features/files/tasks.queries.ts';
import { type FollowedUpload, useUploads } from '../../features/files/use-uploads.ts';
import { syllabusStatusQuery } from '../../features/syllabus/syllabus.queries.ts';

export interface SyllabusReadingProgress extends Pick<FollowedUpload, 'state' | 'task' | 'role'> {
  /** The file on its way from this browser; null after a reload, when only the server knows. */
  upload: FollowedUpload | null;
}

/** How the reading of a course's syllabus goes; null while there is nothing to read. */
export function useSyllabusReading(folderId: string): SyllabusReadingProgress | null {
  const { uploads } = useUploads(folderId);
  const upload = uploads.findLast(({ role }) => role === 'syllabus') ?? null;
  const { data: status } = useQuery(syllabusStatusQuery(folderId));
  const taskId = upload ? null : (status?.taskId ?? null);
  const { data: task } = useQuery({ ...taskQuery(taskId ?? ''), enabled: taskId !== null });

  if (upload) return { ...upload, upload };
  if (status?.status === 'processing')
    return {
      role: 'syllabus',
      state: { phase: 'reading', taskId: taskId ?? '', fileId: '' },
      task: task ?? null,
      upload: null,
    };
  if (status?.status === 'failed') {
    const message = status.failure ?? t`The syllabus could not be read.`;
    return { role: 'syllabus', state: { phase: 'failed', message, retryable: false }, task: null, upload: null };
  }
  return null;
}

export function isRunning({ state }: Pick<FollowedUpload, 'state'>): boolean {
  return state.phase === 'waiting' || state.phase === 'sending' || state.phase === 'reading';
}
