import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteFile, getContents } from '@weekwise/contracts/files.ts';
import { call } from '../../lib/api/call.ts';
import { freshFor } from '../../lib/query-client.ts';
import { useUserId } from '../../lib/session/session-store.ts';
import { type FileEntry, fileFromWire } from './file-entry.ts';

/** The files of a course, newest state; asked again every few seconds while one of them is being read. */
export function contentsQuery(folderId: string) {
  return queryOptions({
    queryKey: ['contents', folderId],
    queryFn: async ({ signal }): Promise<FileEntry[]> => {
      const { files } = await call(getContents, { params: { folderId }, signal });
      return files.map(fileFromWire);
    },
    staleTime: freshFor.folderFiles,
    refetchInterval: ({ state }) =>
      state.data?.some((file) => file.taskId !== null) ? freshFor.embeddingStatusLive : false,
  });
}

/** Takes a file out of the course. The server keeps its bytes for 30 days. */
export function useDeleteFile(folderId: string) {
  const client = useQueryClient();
  const userId = useUserId();
  const { queryKey } = contentsQuery(folderId);
  return useMutation({
    mutationFn: (fileId: string) => call(deleteFile, { params: { userId, folderId, file: fileId } }),
    onSuccess: (_, fileId) => {
      client.setQueryData(queryKey, (files) => files?.filter((file) => file.fileId !== fileId));
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey }),
        client.invalidateQueries({ queryKey: ['syllabus', folderId] }),
        client.invalidateQueries({ queryKey: ['syllabus-status', folderId] }),
      ]),
  });
}
