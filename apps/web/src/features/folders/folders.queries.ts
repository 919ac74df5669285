import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getStartup, renameFolder, selectFolder } from '@weekwise/contracts/folders.ts';
import { call } from '../../lib/api/call.ts';
import { freshFor } from '../../lib/query-client.ts';
import { updateSession, useUserId } from '../../lib/session/session-store.ts';
import { type Folder, folderFromWire } from './folder.ts';
import { keptStartup, type Startup } from './kept-startup.ts';

/** What the app starts with, and the one list of folders. What this browser kept shows first, and is asked for anew. */
export function startupQuery(userId: string) {
  return queryOptions({
    queryKey: ['startup', userId],
    queryFn: async ({ signal }): Promise<Startup> => {
      const { folders, currentFolderId } = await call(getStartup, { params: { userId }, signal });
      return { folders: folders.map(folderFromWire), currentFolderId };
    },
    staleTime: freshFor.folderList,
    initialData: () => keptStartup(userId),
    initialDataUpdatedAt: 0,
  });
}

/** What was changed here is no newer for it: it stays as old as the server's answer, or as what was kept. */
function change(client: QueryClient, userId: string, edit: (startup: Startup) => Startup): void {
  const { queryKey } = startupQuery(userId);
  const updatedAt = client.getQueryState(queryKey)?.dataUpdatedAt;
  client.setQueryData(queryKey, (startup) => startup && edit(startup), { updatedAt });
}

/**
 * Changes the list of courses as the server has just changed it. A list on its way was asked for before the change and
 * would undo it, so it's dropped and asked for again.
 */
export async function changeCourses(
  client: QueryClient,
  userId: string,
  edit: (folders: readonly Folder[]) => Folder[],
): Promise<void> {
  const { queryKey } = startupQuery(userId);
  const isOnItsWay = client.isFetching({ queryKey }) > 0;
  await client.cancelQueries({ queryKey });
  change(client, userId, ({ folders, currentFolderId }) => {
    const edited = edit(folders);
    const isOpenLeft = edited.some(({ folderId }) => folderId === currentFolderId);
    return { folders: edited, currentFolderId: isOpenLeft ? currentFolderId : null };
  });
  if (isOnItsWay) void client.refetchQueries({ queryKey });
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
      changeCourses(client, userId, (folders) =>
        folders.map((folder) => (folder.folderId === renamed.folderId ? renamed : folder)),
      ),
  });
}
