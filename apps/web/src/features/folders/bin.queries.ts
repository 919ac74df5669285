import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteFolder, listDeletedFolders, restoreFolder } from '@weekwise/contracts/folders-bin.ts';
import { call } from '../../lib/api/call.ts';
import { freshFor } from '../../lib/query-client.ts';
import { useUserId } from '../../lib/session/session-store.ts';
import { type Folder, folderFromWire } from './folder.ts';
import { changeCourses } from './folders.queries.ts';

/** A course in the bin. */
export interface BinnedFolder {
  folderId: string;
  name: string;
  fileCount: number;
  deletedAt: string;
  restorableUntil: string;
}

/** What is in the bin, deleted last first. */
export function folderBinQuery(userId: string) {
  return queryOptions({
    queryKey: ['folder-bin', userId],
    queryFn: async ({ signal }): Promise<BinnedFolder[]> => {
      const { folders } = await call(listDeletedFolders, { params: { userId }, signal });
      return folders.map((folder) => ({
        folderId: folder.folder_id,
        name: folder.folder_name,
        fileCount: folder.file_count,
        deletedAt: folder.deleted_time,
        restorableUntil: folder.restorable_until,
      }));
    },
    staleTime: freshFor.folderList,
  });
}

const refreshBin = (client: QueryClient, userId: string) =>
  client.invalidateQueries({ queryKey: folderBinQuery(userId).queryKey });

/**
 * Moves courses to the bin, one request after the other; those that are gone from the server leave the list at once.
 */
export function useDeleteFolders() {
  const client = useQueryClient();
  const userId = useUserId();
  return useMutation({
    mutationFn: async (folderIds: readonly string[]) => {
      for (const folderId of folderIds) {
        await call(deleteFolder, { params: { folderId } });
        await changeCourses(client, userId, (folders) => folders.filter((folder) => folder.folderId !== folderId));
      }
    },
    onSettled: () => refreshBin(client, userId),
  });
}

/** Takes a course out of the bin, under another name where its own was taken meanwhile. */
export function useRestoreFolder() {
  const client = useQueryClient();
  const userId = useUserId();
  return useMutation({
    mutationFn: async ({ folderId, newName }: { folderId: string; newName?: string }): Promise<Folder> => {
      const { folder } = await call(restoreFolder, { params: { folderId }, body: { new_name: newName } });
      return folderFromWire(folder);
    },
    onSuccess: async (restored) => {
      client.setQueryData(folderBinQuery(userId).queryKey, (bin) =>
        bin?.filter(({ folderId }) => folderId !== restored.folderId),
      );
      await changeCourses(client, userId, (folders) => [
        ...folders.filter(({ folderId }) => folderId !== restored.folderId),
        restored,
      ]);
    },
    onSettled: () => refreshBin(client, userId),
  });
}
