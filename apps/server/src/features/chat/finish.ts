import type { ChatEvent } from '@weekwise/contracts/events.ts';
import type { NewMessage } from './message-rows.repo.ts';

/** The last event of a stream: an answer as it is stored. */
export function finish(answer: NewMessage, send: (event: ChatEvent) => void): void {
  const { citations } = answer.metadata;
  send({
    type: 'complete',
    message_id: answer.messageId,
    content: answer.content,
    citations,
    abstained: answer.metadata.abstained ?? false,
    source: answer.metadata.source ?? '',
    fallback: answer.metadata.fallback ?? null,
  });
}
