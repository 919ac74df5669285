import type { Executor } from '../../db/client.ts';
import type { Answering } from './answer.service.ts';
import type { MessageRow } from './chat.repo.ts';
import { finish } from './finish.ts';
import type { SendNumbered } from './live/live-answer.ts';
import { toOffers } from './offered-activities.ts';

/** Tells an answer to a client: from where it left off, or from the beginning, which `start` says. */
export async function tell(
  db: Executor,
  scope: { userId: string; folderId: string },
  answering: Answering,
  heard: string | null,
  stream: { send: SendNumbered; open(): void },
  gone: AbortSignal,
): Promise<void> {
  if ('live' in answering) {
    const { live } = answering;
    const place = live.placeAfter(heard);
    if (place > 0) stream.open();
    await live.follow(place, stream.send, gone);
  } else {
    await tellStored(db, scope, answering.stored, stream.send);
  }
}

/** The stored answer once more, as a whole. */
async function tellStored(
  db: Executor,
  scope: { userId: string; folderId: string },
  stored: MessageRow,
  sendNumbered: SendNumbered,
): Promise<void> {
  const { tool_calls = [], activities = [], citations } = stored.metadata;
  const offers = await toOffers(db, scope, activities);
  let sent = 0;
  const send: Parameters<typeof finish>[1] = (event) => sendNumbered(event, `${stored.messageId}.stored-${sent++}`);
  send({ type: 'start', message_id: stored.messageId, thread_id: stored.threadId });
  for (const offer of offers) send({ type: 'activity', ...offer });
  for (const call of tool_calls) send({ type: 'tool_call', ...call });
  send({ type: 'chunk', content: stored.content });
  send({ type: 'citations', citations });
  finish(stored, send);
}
