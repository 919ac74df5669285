import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { deployFolder, getStartup, renameFolder, selectFolder } from '@weekwise/contracts/folders.ts';
import { call } from '../../lib/api/call.ts';
import { freshFor } from '../../lib/query-client.ts';
import { updateSession, useUserId } from '../../lib/session/session-store.ts';
import { type Folder, folderFromWire } from './folder.ts';

export interface Startup {
  folders: Folder[];
  currentFolderId: string | null;
}

/** The student's folders and the current one: what the app starts with, and the one list of folders. */
export function startupQuery(userId: string) {
  return queryOptions({
    queryKey: ['startup', userId],
    queryFn: async ({ signal }): Promise<Startup> => {
      const { folders, currentFolderId } = await call(getStartup, { params: { userId }, signal });
      return { folders: folders.map(folderFromWire), currentFolderId };
    },
    staleTime: freshFor.folderList,
  });
}

function change(client: QueryClient, userId: string, edit: (startup: Startup) => Startup): void {
  client.setQueryData(startupQuery(userId).queryKey, (startup) => startup && edit(startup));
}

/** Makes a course and selects it; on a drive of the student's own where one is named. */
export function useDeployFolder() {
  const client = useQueryClient();
  const userId = useUserId();
  return useMutation({
    mutationFn: async ({ name, connectionId }: { name: string; connectionId: string | null }): Promise<Folder> => {
      const body = { folder_name: name, connection_id: connectionId ?? undefined };
      const { folder } = await call(deployFolder, { params: { userId }, body });
      return folderFromWire(folder);
    },
    // A second try would find its own first one and complain of a taken name.
    retry: false,
    onSuccess: (folder) => {
      change(client, userId, ({ folders }) => ({
        folders: [...folders, folder],
        currentFolderId: folder.folderId,
      }));
      updateSession({ isOnboarded: true, currentFolderId: folder.folderId });
    },
  });
}

/** Remembers which course is open, here at once and on the server behind it. */
export function useSelectFolder() {
  const client = useQueryClient();
  const userId = useUserId();
  return useMutation({
    mutationFn: (folderId: string) => call(selectFolder, { params: { userId }, body: { folder_id: folderId } }),
    onMutate: (folderId) => {
      change(client, userId, (startup) => ({ ...startup, currentFolderId: folderId }));
      updateSession({ currentFolderId: folderId });
    },
  });
}

export function useRenameFolder() {
  const client = useQueryClient();
  const userId = useUserId();
  return useMutation({
    mutationFn: async ({ folderId, name }: { folderId: string; name: string }): Promise<Folder> => {
      const { folder } = await call(renameFolder, { params: { folderId }, body: { new_name: name } });
      return folderFromWire(folder);
    },
    onSuccess: (renamed) =>
      change(client, userId, (startup) => ({
        ...startup,
        folders: startup.folders.map((folder) => (folder.folderId === renamed.folderId ? renamed : folder)),
      })),
  });
}
