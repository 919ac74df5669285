import { useMutation, useQueryClient } from '@tanstack/react-query';
import { syncFolder } from '@weekwise/contracts/drives-sync.ts';
import { call } from '../../lib/api/call.ts';
import { showStarted } from './folder-task.queries.ts';

/** Brings a course in step with its drive. */
export function useSync(folderId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      call(syncFolder, { params: { folderId }, body: { force_refresh: false, include_vectorization: true } }),
    onSuccess: ({ task }) => showStarted(client, folderId, task),
  });
}
