import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { listDeletedFiles, restoreFile } from '@weekwise/contracts/files-bin.ts';
import { call } from '../../lib/api/call.ts';
import { freshFor } from '../../lib/query-client.ts';
import { refreshCourse } from './files.queries.ts';

/** A file in the bin of its course. */
export interface DeletedFile {
  fileId: string;
  name: string;
  /** Bytes. */
  size: number;
  deletedAt: string;
  restorableUntil: string;
}

/** The files of a course that were removed, removed last first. */
export function deletedFilesQuery(folderId: string) {
  return queryOptions({
    queryKey: ['deleted-files', folderId],
    queryFn: async ({ signal }): Promise<DeletedFile[]> => {
      const { files } = await call(listDeletedFiles, { params: { folderId }, signal });
      return files.map((file) => ({
        fileId: file.file_id,
        name: file.name,
        size: file.size,
        deletedAt: file.deleted_time,
        restorableUntil: file.restorable_until,
      }));
    },
    staleTime: freshFor.folderFiles,
  });
}

/** Brings files back, one request after the other; each is read again. */
export function useRestoreFiles(folderId: string) {
  const client = useQueryClient();
  const { queryKey } = deletedFilesQuery(folderId);
  return useMutation({
    mutationFn: async (fileIds: readonly string[]) => {
      for (const fileId of fileIds) {
        await call(restoreFile, { params: { folderId, fileId } });
        client.setQueryData(queryKey, (files) => files?.filter((file) => file.fileId !== fileId));
      }
    },
    onSettled: () => Promise.all([client.invalidateQueries({ queryKey }), refreshCourse(client, folderId)]),
  });
}
