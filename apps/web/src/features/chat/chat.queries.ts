import { type InfiniteData, infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  type ChatMessage,
  getOrCreateThread,
  listMessages,
  rateMessage,
  showVersion,
} from '@weekwise/contracts/chat.ts';
import { limits } from '@weekwise/contracts/limits.ts';
import type { Rating } from '@weekwise/domain/chat.ts';
import { call } from '../../lib/api/call.ts';
import { isDemo } from '../../lib/demo.ts';
import { persistedLifetime } from '../../lib/query-client.ts';
import type { ChatTurn } from './turn.ts';

/** The conversation that a course goes on with: the newest that is not archived, made on first sight. */
export function currentThreadQuery(folderId: string) {
  return queryOptions({
    queryKey: ['chat-thread', folderId],
    queryFn: async ({ signal }): Promise<string> =>
      (await call(getOrCreateThread, { query: { folder_id: folderId }, signal })).thread_id,
    enabled: !isDemo(folderId),
    ...persistedLifetime,
    // Another device may have begun a newer one.
    refetchOnMount: 'always',
  });
}

interface MessagePage {
  messages: ChatMessage[];
  hasEarlier: boolean;
}

/** What was said in a conversation: the newest hundred messages, and a hundred more with each earlier page. */
export function messagesQuery(folderId: string, threadId: string | null) {
  return infiniteQueryOptions({
    queryKey: ['chat-messages', folderId, threadId],
    queryFn: async ({ pageParam, signal }): Promise<MessagePage> => {
      const { messages, has_earlier } = await call(listMessages, {
        params: { threadId: threadId ?? '' },
        query: { limit: limits.threadMessagesFetched, ...(pageParam !== null && { before: pageParam }) },
        signal,
      });
      return { messages, hasEarlier: has_earlier };
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ messages, hasEarlier }) => (hasEarlier ? (messages[0]?.message_id ?? null) : null),
    enabled: threadId !== null,
    ...persistedLifetime,
    // What another device asked must show; the kept copy is for the moment before, and for no network.
    refetchOnMount: 'always',
  });
}

/** Oldest first. */
export const messagesOf = ({ pages }: InfiniteData<MessagePage>): ChatMessage[] =>
  pages.toReversed().flatMap(({ messages }) => messages);

/** Whether the copy of what is stored holds the answer to a question. */
export function isStored(client: QueryClient, folderId: string, questionId: string): boolean {
  if (isDemo(folderId)) return true;
  const kept = client.getQueriesData<InfiniteData<MessagePage>>({ queryKey: ['chat-messages', folderId] });
  return kept.some(
    ([, data]) =>
      data &&
      messagesOf(data).some((message) => message.parent_message_id === questionId && !message.metadata.interrupted),
  );
}

/** The server keeps nothing of the demo: this browser does. */
export const demoTurnsKey = (folderId: string) => ['chat-messages', folderId];

export function demoTurnsQuery(folderId: string) {
  return queryOptions({
    queryKey: demoTurnsKey(folderId),
    queryFn: ({ client }): ChatTurn[] => client.getQueryData<ChatTurn[]>(demoTurnsKey(folderId)) ?? [],
    enabled: isDemo(folderId),
    ...persistedLifetime,
  });
}

export async function rateAnswer(client: QueryClient, folderId: string, answerId: string, rating: Rating | null) {
  await call(rateMessage, { params: { messageId: answerId }, body: { rating } });
  await client.invalidateQueries({ queryKey: ['chat-messages', folderId] });
}

/** Goes to another wording of a question, with what followed from it. */
export async function showWording(client: QueryClient, folderId: string, messageId: string): Promise<void> {
  await call(showVersion, { params: { messageId }, body: {} });
  await client.invalidateQueries({ queryKey: ['chat-messages', folderId] });
}
