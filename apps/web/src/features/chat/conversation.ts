import type { QueryClient } from '@tanstack/react-query';
import { decideToolCall, streamAnswer } from '@weekwise/contracts/chat.ts';
import type { ChatEvent } from '@weekwise/contracts/events.ts';
import { limits } from '@weekwise/contracts/limits.ts';
import { ApiError, isApiError, messageOf } from '../../lib/api/errors.ts';
import { streamEvents } from '../../lib/api/stream.ts';
import { announce } from '../../lib/course-events.ts';
import { isDemo } from '../../lib/demo.ts';
import { turnsQuery } from './chat.queries.ts';
import { applyEvent, isLive, newTurn, type Turn } from './turn.ts';

export interface AskContext {
  weekNumber: number | null;
  topic: string | null;
}

interface Conversation {
  /** Turns of this visit that the stored conversation does not hold yet, or holds in an older state. */
  turns: readonly Turn[];
  abort: AbortController | null;
  listeners: Set<() => void>;
}

/**
 * Conversations outlive the pane that shows them: on a phone the chat is one tab of four, and an answer must go on
 * while the student looks at the week. Leaving the page closes the connection, which cancels the work on the server.
 */
const conversations = new Map<string, Conversation>();

function conversationOf(folderId: string): Conversation {
  const known = conversations.get(folderId);
  if (known) return known;
  const made: Conversation = { turns: [], abort: null, listeners: new Set() };
  conversations.set(folderId, made);
  return made;
}

function publish(conversation: Conversation, turns: readonly Turn[]): void {
  conversation.turns = turns;
  for (const listener of conversation.listeners) listener();
}

function put(conversation: Conversation, turn: Turn): void {
  const others = conversation.turns.filter((other) => other.id !== turn.id);
  publish(conversation, [...others, turn]);
}

export function subscribeToConversation(folderId: string, listener: () => void): () => void {
  const { listeners } = conversationOf(folderId);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function liveTurns(folderId: string): readonly Turn[] {
  return conversationOf(folderId).turns;
}

/** Stored turns with those of this visit; the newer state of a turn wins. */
export function mergeTurns(stored: readonly Turn[], live: readonly Turn[]): Turn[] {
  const newer = new Map(live.map((turn) => [turn.id, turn]));
  const kept = stored.map((turn) => newer.get(turn.id) ?? turn);
  const known = new Set(stored.map((turn) => turn.id));
  return [...kept, ...live.filter((turn) => !known.has(turn.id))];
}

/** Asks a question, or asks the same one again under its old id, and follows the answer to its end. */
export async function ask(
  client: QueryClient,
  folderId: string,
  question: string,
  context: AskContext,
  id: string = crypto.randomUUID(),
): Promise<void> {
  const conversation = conversationOf(folderId);
  if (conversation.abort) return;
  const abort = new AbortController();
  conversation.abort = abort;
  let turn = newTurn(id, question);
  put(conversation, turn);
  try {
    const events = streamEvents(streamAnswer, {
      body: {
        question,
        current_folder: folderId,
        message_id: id,
        ...(isDemo(folderId) && { conversation_history: historyOf(client, folderId, id) }),
        weekly_context: {
          ...(context.weekNumber !== null && { week_number: context.weekNumber }),
          ...(context.topic !== null && { topic: context.topic }),
        },
      },
      signal: abort.signal,
    });
    for await (const event of events) {
      announceEffects(folderId, event);
      turn = applyEvent(turn, event);
      put(conversation, turn);
    }
    if (isLive(turn)) throw new ApiError('unreachable');
  } catch (error) {
    turn = isApiError(error, 'aborted')
      ? { ...turn, status: 'stopped' }
      : {
          ...turn,
          status: 'failed',
          failure: { code: error instanceof ApiError ? error.code : 'internal', message: messageOf(error) },
        };
    put(conversation, turn);
  } finally {
    conversation.abort = null;
    publish(conversation, [...conversation.turns]);
  }
  await settle(client, folderId, turn);
}

/**
 * Confirms or declines what the tutor asks to do, and shows what became of it. Throws `ApiError` where it was not done; the
 * call then stands as it was.
 */
export async function decide(
  client: QueryClient,
  folderId: string,
  asked: Turn,
  callId: string,
  decision: 'confirm' | 'decline',
): Promise<void> {
  const conversation = conversationOf(folderId);
  let turn = asked;
  for await (const event of streamEvents(decideToolCall, { params: { callId }, body: { decision } })) {
    if (event.type === 'error') throw new ApiError(event.code);
    announceEffects(folderId, event);
    turn = applyEvent(turn, event);
    put(conversation, turn);
  }
  await settle(client, folderId, turn);
}

/** Once the stored conversation holds a finished turn, the copy of this visit has done its work. */
async function settle(client: QueryClient, folderId: string, turn: Turn): Promise<void> {
  const options = turnsQuery(folderId);
  if (isDemo(folderId)) client.setQueryData(options.queryKey, (turns) => mergeTurns(turns ?? [], [turn]));
  await client.invalidateQueries({ queryKey: options.queryKey });
  const stored = client.getQueryData(options.queryKey)?.find((other) => other.id === turn.id);
  const conversation = conversationOf(folderId);
  if (stored && turn.status === 'complete' && stored.status === 'complete')
    publish(
      conversation,
      conversation.turns.filter((other) => other.id !== turn.id),
    );
}

/** What was said before, for a server that keeps nothing of it. */
function historyOf(client: QueryClient, folderId: string, askedId: string) {
  const turns = mergeTurns(client.getQueryData(turnsQuery(folderId).queryKey) ?? [], liveTurns(folderId));
  return turns
    .filter((turn) => turn.status === 'complete' && turn.id !== askedId)
    .slice(-5)
    .flatMap(({ question, answer }) => [
      { role: 'user' as const, content: question },
      { role: 'assistant' as const, content: answer.slice(0, limits.messageLength) },
    ]);
}

/** Takes a whole conversation out of this browser. */
export function forgetConversation(client: QueryClient, folderId: string): void {
  client.removeQueries({ queryKey: turnsQuery(folderId).queryKey });
  publish(conversationOf(folderId), []);
}

export function stopAnswer(folderId: string): void {
  conversationOf(folderId).abort?.abort();
}

export function forgetTurn(folderId: string, id: string): void {
  const conversation = conversationOf(folderId);
  publish(
    conversation,
    conversation.turns.filter((turn) => turn.id !== id),
  );
}

/** Tells the rest of the screen what a stream did besides answering. */
function announceEffects(folderId: string, event: ChatEvent): void {
  if (event.type === 'cache_invalidation') {
    announce('weekwise:syllabus-cache-invalidation', { folder_id: event.folder_id, message: event.message });
  } else if (event.type === 'tool_call' && event.status === 'done' && typeof event.detail.open_week === 'number') {
    announce('weekwise:open-week', { folder_id: folderId, week_number: event.detail.open_week });
  }
}
