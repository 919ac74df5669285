import { t } from '@lingui/core/macro';
import { infiniteQueryOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  archiveThreadUnderApi,
  createThreadUnderApi,
  deleteThreadUnderApi,
  type ListedThread,
  listThreadsUnderApi,
  renameThreadUnderApi,
  restoreThread,
} from '@weekwise/contracts/chat-threads.ts';
import { call } from '../../../lib/api/call.ts';
import { messageOf } from '../../../lib/api/errors.ts';
import { sayDone, sayFailed } from '../../../ui/toast.ts';
import { liveTurnsOf } from '../live-turns.ts';

/** One conversation of a course, in a list. */
export interface Thread {
  id: string;
  title: string;
  lastAt: string;
  messages: number;
  archived: boolean;
  /** Of a search: the words around what was found. */
  excerpt: string | null;
}

const threadFromWire = (wire: ListedThread): Thread => ({
  id: wire.thread_id,
  title: wire.title ?? t`New conversation`,
  lastAt: wire.last_at,
  messages: wire.messages,
  archived: wire.archived_at !== null,
  excerpt: wire.found?.excerpt ?? null,
});

export interface ThreadFilter {
  words: string;
  archived: boolean;
}

/** The conversations of a course, the one in which something was said last first. */
export function threadsQuery(folderId: string, { words, archived }: ThreadFilter) {
  return infiniteQueryOptions({
    queryKey: ['chat-threads', folderId, archived, words],
    queryFn: async ({ pageParam, signal }) => {
      const query = {
        folder_id: folderId,
        archived: archived ? ('true' as const) : ('false' as const),
        ...(words !== '' && { q: words }),
        ...(pageParam !== null && { before: pageParam }),
      };
      const { threads, next } = await call(listThreadsUnderApi, { query, signal });
      return { threads: threads.map(threadFromWire), next };
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchOnMount: 'always',
    // While another word is typed, what was found before stays.
    placeholderData: (before) => before,
  });
}

/** Lists have changed, and with them which conversation a course goes on with. */
async function refresh(client: QueryClient, folderId: string): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: ['chat-threads', folderId] }),
    client.invalidateQueries({ queryKey: ['chat-thread', folderId] }),
  ]);
}

/** Begins a conversation beside the others and opens it. */
export function useNewThread(folderId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(createThreadUnderApi, { body: { folder_id: folderId } }),
    onSuccess: async ({ thread_id }) => {
      liveTurnsOf(folderId).choose(thread_id);
      await refresh(client, folderId);
    },
    onError: (error) => sayFailed(messageOf(error)),
  });
}

export function useRenameThread(folderId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ threadId, title }: { threadId: string; title: string }) =>
      call(renameThreadUnderApi, { params: { threadId }, body: { title } }),
    onSuccess: async ({ title }) => {
      sayDone(t`Renamed to ${title ?? ''}`);
      await refresh(client, folderId);
    },
  });
}

/** What takes a conversation out of the list, each with its way back in the toast. */
export function useThreadActions(folderId: string) {
  const client = useQueryClient();
  const done = async (run: () => Promise<unknown>, said: string, undo?: () => void) => {
    try {
      await run();
      sayDone(said, undo);
      await refresh(client, folderId);
    } catch (error) {
      sayFailed(messageOf(error));
    }
  };
  const leave = (threadId: string) => {
    const live = liveTurnsOf(folderId);
    if (live.chosen === threadId) live.choose(null);
  };
  const setArchived = (threadId: string, archived: boolean): Promise<void> =>
    done(
      () => call(archiveThreadUnderApi, { body: { thread_id: threadId, archived } }),
      archived ? t`Archived` : t`Back in the list`,
      () => void setArchived(threadId, !archived),
    );
  const restore = (threadId: string) => done(() => call(restoreThread, { body: { thread_id: threadId } }), t`Restored`);
  const remove = (threadId: string) =>
    done(
      async () => {
        await call(deleteThreadUnderApi, { body: { thread_id: threadId } });
        // Only now: a conversation that could not be deleted stays as it is.
        liveTurnsOf(folderId).drop((turn) => turn.threadId === threadId);
        leave(threadId);
      },
      t`Conversation deleted`,
      () => void restore(threadId),
    );
  return { setArchived, remove };
}
