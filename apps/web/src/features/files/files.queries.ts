import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteFile, getContents, getFileContent, rereadFile } from '@weekwise/contracts/files.ts';
import { changeFile } from '@weekwise/contracts/files-changes.ts';
import { call, urlOf } from '../../lib/api/call.ts';
import { freshFor } from '../../lib/query-client.ts';
import { currentUserId } from '../../lib/session/session-store.ts';
import { type FileEntry, fileFromWire } from './file-entry.ts';

/** The files of a course, newest state; asked again every few seconds while one of them is being read. */
export function contentsQuery(folderId: string) {
  return queryOptions({
    queryKey: ['contents', folderId],
    queryFn: async ({ signal }): Promise<FileEntry[]> => {
      const { files } = await call(getContents, { params: { folderId }, signal });
      return files.map(fileFromWire);
    },
    staleTime: ({ state }) =>
      state.data?.some(({ status }) => status !== 'embedded') ? freshFor.embeddingStatusOfFiles : freshFor.folderFiles,
    refetchInterval: ({ state }) =>
      state.data?.some((file) => file.taskId !== null) ? freshFor.embeddingStatusLive : false,
  });
}

/** What changes with the files of a course: the list, the bin, the plan that came from one of them. */
export function refreshCourse(client: QueryClient, folderId: string): Promise<unknown> {
  return Promise.all(
    [
      contentsQuery(folderId).queryKey,
      ['deleted-files', folderId],
      ['syllabus', folderId],
      ['syllabus-status', folderId],
    ].map((queryKey) => client.invalidateQueries({ queryKey })),
  );
}

/** Takes files out of the course, one request after the other. The server keeps them for 30 days. */
export function useDeleteFiles(folderId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (fileIds: readonly string[]) => {
      for (const fileId of fileIds) {
        // Asked for only now: the list is shown in the demo too, where nobody need be signed in.
        await call(deleteFile, { params: { userId: currentUserId() ?? '', folderId, file: fileId } });
        client.setQueryData(contentsQuery(folderId).queryKey, (files) =>
          files?.filter((file) => file.fileId !== fileId),
        );
      }
    },
    onSettled: () => refreshCourse(client, folderId),
  });
}

/** Reads stored files anew, one request after the other; stops at the first that the server refuses. */
export function useRereadFiles(folderId: string) {
  const client = useQueryClient();
  const { queryKey } = contentsQuery(folderId);
  return useMutation({
    mutationFn: async (fileIds: readonly string[]) => {
      for (const fileId of fileIds) {
        const { operation_id } = await call(rereadFile, { params: { folderId, fileId } });
        client.setQueryData(queryKey, (files) =>
          files?.map((file) => (file.fileId === fileId ? { ...file, taskId: operation_id, failure: null } : file)),
        );
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

/** Renames a file or files it under a group. Wherever its name stands, the new one follows. */
export function useChangeFile(folderId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ fileId, ...change }: { fileId: string; name?: string; group?: string | null }) =>
      call(changeFile, { params: { folderId, fileId }, body: change }),
    onSettled: () =>
      Promise.all(
        ['contents', 'syllabus', 'reading-sources'].map((family) =>
          client.invalidateQueries({ queryKey: [family, folderId] }),
        ),
      ),
  });
}

/** Lets the browser save the original under its own name. */
export function downloadFile(folderId: string, { fileId, name }: Pick<FileEntry, 'fileId' | 'name'>): void {
  const link = document.createElement('a');
  link.href = urlOf(getFileContent, { params: { folderId, fileId } });
  link.download = name;
  link.click();
}
