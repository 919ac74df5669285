import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  exportFolders,
  folderSorts,
  getAiAccess,
  listAllFolders,
  toggleAiAccess,
} from '@weekwise/contracts/admin-folders.ts';
import { call, urlOf } from '../../../lib/api/call.ts';
import { freshFor } from '../../../lib/query-client.ts';
import type { ListQuery } from '../list/list-query.ts';
import { type Used, usedOf } from '../used.ts';
import type { StudentIdentity } from '../users/student.ts';

export type FolderSort = (typeof folderSorts)[number];
export const folderSort = folderSorts;

/** A course, as an admin sees it. */
export interface AdminFolder extends Used {
  id: string;
  name: string;
  createdAt: string;
  owner: StudentIdentity;
  isAiEnabled: boolean;
  storageBytes: number;
  lastCallAt: string | null;
}

/** Courses with models on, off, or all. */
export type AccessFilter = 'true' | 'false' | null;

export const foldersQuery = (list: ListQuery<FolderSort>, access: AccessFilter) =>
  queryOptions({
    queryKey: ['admin', 'folders', list, access],
    queryFn: async ({ signal }) => {
      const query = { ...list, ...(access !== null && { ai_enabled: access }) };
      const { folders, total_folders } = await call(listAllFolders, { query, signal });
      const rows = folders.map(
        (folder): AdminFolder => ({
          id: folder.folder_id,
          name: folder.folder_name,
          createdAt: folder.created_time,
          owner: {
            id: folder.user_id,
            email: folder.user_email,
            phone: folder.user_phone_number,
            name: folder.user_name,
          },
          isAiEnabled: folder.ai_enabled,
          storageBytes: folder.storage_bytes,
          lastCallAt: folder.last_call_at,
          ...usedOf(folder),
        }),
      );
      return { rows, total: total_folders };
    },
    staleTime: freshFor.systemFolders,
    placeholderData: keepPreviousData,
  });

export const foldersCsvUrl = ({ days, q }: ListQuery<FolderSort>, access: AccessFilter): string =>
  urlOf(exportFolders, { query: { days, q, ...(access !== null && { ai_enabled: access }) } });

/** Whether models may be asked in a course, who decided that, when and why. */
export const accessQuery = (folderId: string) =>
  queryOptions({
    queryKey: ['admin', 'ai-access', folderId],
    queryFn: async ({ signal }) => {
      const answer = await call(getAiAccess, { params: { folderId }, signal });
      return { isEnabled: answer.ai_enabled, reason: answer.reason, changedAt: answer.changed_at };
    },
    staleTime: 0,
  });

export function useToggleAiAccess() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ folderId, enabled, reason }: { folderId: string; enabled: boolean; reason: string }) =>
      call(toggleAiAccess, { params: { folderId }, body: { enabled, reason } }),
    // Lists, the student's own page, the log: all of them tell of it.
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  });
}
