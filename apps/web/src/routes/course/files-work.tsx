import { plural, t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { CourseDrive } from '../../features/drives/course-drive.tsx';
import type { FileEntry } from '../../features/files/file-entry.ts';
import { stateOf } from '../../features/files/file-view.ts';
import { refreshCourse } from '../../features/files/files.queries.ts';
import {
  folderTaskQuery,
  hasStarted,
  useCancelFolderTask,
  useForgetFolderTask,
  useVectorize,
} from '../../features/files/folder-task.queries.ts';
import { FolderTaskPanel } from '../../features/files/folder-task.tsx';
import { useSync } from '../../features/files/sync.queries.ts';
import { hasEnded } from '../../features/files/tasks.queries.ts';
import { messageOf } from '../../lib/api/errors.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { sayFailed } from '../../ui/toast.ts';

/**
 * What is done with all files at once: offered where some are not searchable, followed while it runs, told when done.
 */
export function FilesWork({
  folderId,
  connectionId,
  files,
}: {
  folderId: string;
  /** The student's own drive that keeps them; null: the disk of the server. */
  connectionId: string | null;
  files: readonly FileEntry[];
}) {
  const client = useQueryClient();
  // Where everything can be searched there is no work to follow, but what this tab started itself.
  const followed = hasStarted(folderId) || files.some((file) => stateOf(file) !== 'searchable');
  const { data: task } = useQuery({ ...folderTaskQuery(folderId), enabled: followed });
  const vectorize = useVectorize(folderId);
  const sync = useSync(folderId);
  const cancel = useCancelFolderTask(folderId);
  const forget = useForgetFolderTask(folderId);
  const running = task ? !hasEnded(task) : false;

  const wasRunning = useRef(false);
  useEffect(() => {
    // The list shows what the work came to as soon as it has ended.
    if (wasRunning.current && !running) void refreshCourse(client, folderId);
    wasRunning.current = running;
  }, [running, client, folderId]);

  const failed = (error: unknown) => sayFailed(messageOf(error));
  const unread = files.filter((file) => stateOf(file) === 'unread').length;
  return (
    <>
      {connectionId && (
        <CourseDrive
          connectionId={connectionId}
          syncing={sync.isPending || (running && task?.kind === 'sync-folder') ? t`Looking` : false}
          onSync={() => sync.mutate(undefined, { onError: failed })}
        />
      )}
      {task && (
        <FolderTaskPanel
          task={task}
          cancelling={cancel.isPending}
          onCancel={() => cancel.mutate(task.taskId, { onError: failed })}
          onForget={() => forget.mutate(task.taskId)}
        />
      )}
      {unread > 0 && !running && (
        <Alert
          tone="plain"
          title={t`${plural(unread, { one: '# file', other: '# files' })} not read yet.`}
          action={
            <Button
              size="sm"
              loading={vectorize.isPending ? t`Starting` : false}
              onClick={() => vectorize.mutate(false, { onError: failed })}
            >{t`Make all searchable`}</Button>
          }
        >{t`Answers cannot quote ${plural(unread, { one: 'it', other: 'them' })}.`}</Alert>
      )}
    </>
  );
}
