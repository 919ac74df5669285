import type { QueryClient } from '@tanstack/react-query';
import { deleteMessage, restoreMessage } from '@weekwise/contracts/chat.ts';
import { call } from '../../lib/api/call.ts';
import { isApiError } from '../../lib/api/errors.ts';
import { isDemo } from '../../lib/demo.ts';
import { demoTurnsKey } from './chat.queries.ts';
import { liveTurnsOf } from './live-turns.ts';
import type { ChatTurn } from './turn.ts';

/** Takes a question and its answer out of the conversation. Answers how to take that back. */
export async function removeTurn(client: QueryClient, folderId: string, turn: ChatTurn): Promise<() => Promise<void>> {
  const { put, drop } = liveTurnsOf(folderId);
  const back = await (isDemo(folderId) ? removeHere(client, folderId, turn) : removeStored(turn, () => put(turn)));
  const refresh = () => client.invalidateQueries({ queryKey: ['chat-messages', folderId] });
  drop(({ id }) => id === turn.id);
  await refresh();
  return async () => {
    await back();
    await refresh();
  };
}

/** @param putBack for a question that never reached the server, so that there is nothing to restore there */
async function removeStored({ id: messageId }: ChatTurn, putBack: () => void): Promise<() => unknown> {
  try {
    await call(deleteMessage, { params: { messageId } });
    return () => call(restoreMessage, { params: { messageId }, body: {} });
  } catch (error) {
    if (isApiError(error, 'message_not_found')) return putBack;
    throw error;
  }
}

/** The server keeps nothing of the demo. */
function removeHere(client: QueryClient, folderId: string, turn: ChatTurn): () => void {
  const change = (to: (turns: ChatTurn[]) => ChatTurn[]) =>
    client.setQueryData<ChatTurn[]>(demoTurnsKey(folderId), (turns) => to(turns ?? []));
  const kept = client.getQueryData<ChatTurn[]>(demoTurnsKey(folderId)) ?? [];
  const place = kept.findIndex(({ id }) => id === turn.id);
  change((turns) => turns.filter(({ id }) => id !== turn.id));
  return () => void change((turns) => turns.toSpliced(place < 0 ? turns.length : place, 0, turn));
}
