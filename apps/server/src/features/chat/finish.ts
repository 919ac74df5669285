import type { Citation } from '@weekwise/contracts/citation.ts';
import type { ChatEvent } from '@weekwise/contracts/events.ts';
import type { NewMessage } from './chat.repo.ts';

/** The last events of a stream: an answer as it is stored. */
export function finish(answer: NewMessage, citations: Citation[], send: (event: ChatEvent) => void): void {
  send({ type: 'citations', citations });
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
