import type { Executor } from '../../db/client.ts';
import type { OpenedAnswer } from './answer.service.ts';
import { completeEvent } from './answer-run.ts';
import type { MessageRow } from './chat.repo.ts';
import type { SendNumbered } from './live/live-answer.ts';
import { toOffers } from './offered-activities.ts';

/** Where the events of an answer go. */
export interface AnswerClient {
  /** The last event that the client received, for a stream that resumes; null for a new one. */
  lastEventId: string | null;
  stream: { send: SendNumbered; open(): void };
  disconnected: AbortSignal;
}

/** Streams an answer to a client: from where it left off, or from the beginning. */
export async function streamTo(
  { lastEventId, stream, disconnected }: AnswerClient,
  db: Executor,
  scope: { userId: string; folderId: string },
  opened: OpenedAnswer,
): Promise<void> {
  if ('stored' in opened) return replayStored(db, scope, opened.stored, stream.send);
  const place = opened.live.placeAfter(lastEventId);
  if (place > 0) stream.open();
  await opened.live.follow(place, stream.send, disconnected);
}

/** Sends a stored answer again, as a whole. */
async function replayStored(
  db: Executor,
  scope: { userId: string; folderId: string },
  stored: MessageRow,
  sendNumbered: SendNumbered,
): Promise<void> {
  const { tool_calls = [], activities = [], citations } = stored.metadata;
  const offers = await toOffers(db, scope, activities);
  let sent = 0;
  const send = (event: Parameters<SendNumbered>[0]) => sendNumbered(event, `${stored.messageId}.stored-${sent++}`);
  send({ type: 'start', message_id: stored.messageId, thread_id: stored.threadId });
  for (const offer of offers) send({ type: 'activity', ...offer });
  for (const call of tool_calls) send({ type: 'tool_call', ...call });
  send({ type: 'chunk', content: stored.content });
  send({ type: 'citations', citations });
  send(completeEvent(stored));
}
