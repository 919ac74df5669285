import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteMessage, getOrCreateThread, listMessages } from '@weekwise/contracts/chat.ts';
import { limits } from '@weekwise/contracts/limits.ts';
import { call } from '../../lib/api/call.ts';
import { isDemo } from '../../lib/demo.ts';
import { persistedLifetime } from '../../lib/query-client.ts';
import { type Turn, turnsFromMessages } from './turn.ts';

/** A course's conversation: its thread, made on first sight, with the newest hundred messages as turns. */
export function turnsQuery(folderId: string) {
  return queryOptions({
    queryKey: ['chat-messages', folderId],
    queryFn: async ({ signal, client }): Promise<Turn[]> => {
      // The server keeps nothing of the demo: this browser does.
      if (isDemo(folderId)) return client.getQueryData<Turn[]>(['chat-messages', folderId]) ?? [];
      const thread = await call(getOrCreateThread, { query: { folder_id: folderId }, signal });
      const { messages } = await call(listMessages, {
        params: { threadId: thread.thread_id },
        query: { limit: limits.threadMessagesFetched },
        signal,
      });
      return turnsFromMessages(messages);
    },
    ...persistedLifetime,
    // What another device asked must show; the kept copy is for the moment before, and for no network.
    refetchOnMount: 'always',
  });
}

/** Takes a question and its answer out of the conversation. */
export function useDeleteTurn(folderId: string) {
  const client = useQueryClient();
  const { queryKey } = turnsQuery(folderId);
  return useMutation({
    mutationFn: async (turn: Turn) => {
      if (isDemo(folderId)) return;
      for (const messageId of [turn.answerId, turn.id])
        if (messageId) await call(deleteMessage, { params: { messageId } });
    },
    onSuccess: (_, turn) => client.setQueryData(queryKey, (turns) => turns?.filter((other) => other.id !== turn.id)),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
