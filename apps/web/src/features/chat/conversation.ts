import type { QueryClient } from '@tanstack/react-query';
import { decideToolCall, stopAnswer, streamAnswer } from '@weekwise/contracts/chat.ts';
import type { ChatEvent } from '@weekwise/contracts/chat-events.ts';
import { limits } from '@weekwise/contracts/limits.ts';
import type { ActionDecision } from '@weekwise/domain/chat.ts';
import { call } from '../../lib/api/call.ts';
import { ApiError, isApiError, messageOf, sayInConsole } from '../../lib/api/errors.ts';
import { resumedEvents } from '../../lib/api/resumed-stream.ts';
import { streamEvents } from '../../lib/api/stream.ts';
import { announce } from '../../lib/course-events.ts';
import { timeZone } from '../../lib/dates.ts';
import { isDemo } from '../../lib/demo.ts';
import { awaitedAnswer } from './awaited-answer.ts';
import { demoTurnsKey, isStored } from './chat.queries.ts';
import { type LiveTurns, liveTurnsOf, mergeTurns } from './live-turns.ts';
import { applyEvent, type ChatTurn, isLive, newTurn } from './turn.ts';

export interface ChatQuestion {
  text: string;
  weekNumber: number | null;
  topic: string | null;
  /** Left out: the one that the student has open, else the one that the course goes on with. */
  threadId?: string | null;
  /** The message id of a question that is asked again because it has no answer. */
  id?: string;
  /** The question in whose place this one comes, with all that followed from it. */
  edits?: string;
}

/** Asks, and follows the answer to its end. One answer at a time is written in a conversation. */
export async function ask(client: QueryClient, folderId: string, question: ChatQuestion): Promise<void> {
  const live = liveTurnsOf(folderId);
  const { text, threadId = live.chosen, id = crypto.randomUUID(), edits = null } = question;
  if (live.turns.some((other) => isLive(other) && other.threadId === threadId)) return;
  const abort = new AbortController();
  live.answering.set(id, abort);
  if (!isDemo(folderId)) awaitedAnswer.set(folderId, id);
  let turn = newTurn(id, text, { threadId, edits });
  live.put(turn);
  try {
    const events = resumedEvents(
      streamAnswer,
      {
        body: {
          question: text,
          current_folder: folderId,
          message_id: id,
          time_zone: timeZone(),
          ...(threadId !== null && { thread_id: threadId }),
          ...(edits !== null && !isDemo(folderId) && { edits }),
          ...(isDemo(folderId) && { conversation_history: historyOf(client, folderId, live, id) }),
          weekly_context: {
            ...(question.weekNumber !== null && { week_number: question.weekNumber }),
            ...(question.topic !== null && { topic: question.topic }),
          },
        },
        signal: abort.signal,
      },
      (state) => {
        turn = { ...turn, connectionLost: state === 'lost' };
        live.put(turn);
      },
    );
    for await (const event of events) {
      announceEffects(folderId, event);
      turn = applyEvent(turn, event);
      live.put(turn);
    }
    if (isLive(turn)) throw new ApiError('unreachable');
  } catch (error) {
    sayInConsole(error);
    turn = isApiError(error, 'aborted')
      ? { ...turn, connectionLost: false, status: 'stopped' }
      : {
          ...turn,
          connectionLost: false,
          status: 'failed',
          failure: { code: error instanceof ApiError ? error.code : 'internal', message: messageOf(error) },
        };
    live.put(turn);
  } finally {
    live.answering.delete(id);
    awaitedAnswer.remove(folderId);
  }
  await settle(client, folderId, turn);
}

/** Ends an answer that is being written. What was written of it is kept. */
export function stop(folderId: string, questionId: string): void {
  const abort = liveTurnsOf(folderId).answering.get(questionId);
  if (!abort) return;
  // The server would find out by itself a little later.
  if (!isDemo(folderId)) void call(stopAnswer, { body: { message_id: questionId } }).catch(() => undefined);
  abort.abort();
}

/**
 * Confirms or declines what the tutor asks to do, and shows what became of it. Throws `ApiError` where it was not done;
 * the call then stands as it was.
 */
export async function decide(
  client: QueryClient,
  folderId: string,
  asked: ChatTurn,
  callId: string,
  decision: ActionDecision,
): Promise<void> {
  const live = liveTurnsOf(folderId);
  let turn = asked;
  for await (const event of streamEvents(decideToolCall, { params: { callId }, body: { decision } })) {
    if (event.type === 'error') throw new ApiError(event.code);
    announceEffects(folderId, event);
    turn = applyEvent(turn, event);
    live.put(turn);
  }
  await settle(client, folderId, turn);
}

/** Once the stored conversation holds a finished turn, the copy of this visit has done its work. */
async function settle(client: QueryClient, folderId: string, turn: ChatTurn): Promise<void> {
  const live = liveTurnsOf(folderId);
  if (isDemo(folderId)) {
    client.setQueryData<ChatTurn[]>(demoTurnsKey(folderId), (turns) => mergeTurns(turns ?? [], [turn]));
  } else {
    await client.invalidateQueries({ queryKey: ['chat-messages', folderId] });
    await client.invalidateQueries({ queryKey: ['chat-threads', folderId] });
  }
  if (turn.status === 'complete' && isStored(client, folderId, turn.id)) live.drop(({ id }) => id === turn.id);
}

/** What was said before, for a server that keeps nothing of it. */
function historyOf(client: QueryClient, folderId: string, live: LiveTurns, askedId: string) {
  const turns = mergeTurns(client.getQueryData<ChatTurn[]>(demoTurnsKey(folderId)) ?? [], live.turns);
  return turns
    .filter((turn) => turn.status === 'complete' && turn.id !== askedId)
    .slice(-5)
    .flatMap(({ question, answer }) => [
      { role: 'user' as const, content: question },
      { role: 'assistant' as const, content: answer.slice(0, limits.messageLength) },
    ]);
}

/** Tells the rest of the screen what a stream did besides answering. */
function announceEffects(folderId: string, event: ChatEvent): void {
  if (event.type === 'cache_invalidation') {
    announce('weekwise:syllabus-cache-invalidation', { folder_id: event.folder_id, message: event.message });
  } else if (event.type === 'tool_call' && event.status === 'done' && typeof event.detail.open_week === 'number') {
    announce('weekwise:open-week', { folder_id: folderId, week_number: event.detail.open_week });
  }
}
