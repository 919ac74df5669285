import type { ChatEvent } from '@weekwise/contracts/events.ts';
import type { NewMessage } from './message-rows.repo.ts';

/** An answer of which nothing is said yet, and the first event of its stream. */
export function startAnswer(
  begun: Pick<NewMessage, 'threadId' | 'messageId' | 'createdAt'> & { questionId: string | null },
  source: string,
  send: (event: ChatEvent) => void,
): NewMessage {
  const { threadId, messageId, createdAt, questionId: parentMessageId } = begun;
  send({ type: 'start', message_id: messageId, thread_id: threadId });
  return {
    threadId,
    messageId,
    type: 'assistant',
    content: '',
    metadata: { citations: [], source },
    parentMessageId,
    createdAt,
  };
}
