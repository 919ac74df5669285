import type { ChatEvent } from '@weekwise/contracts/events.ts';
import type { MessageRow } from './chat.repo.ts';
import * as repo from './chat.repo.ts';
import { openThread } from './chat.service.ts';
import { type ComposeDeps, compose } from './compose.ts';
import { finish } from './finish.ts';
import type { Question } from './question.ts';

type Send = (event: ChatEvent) => void;

/**
 * Answers from the folder's materials and the course's own facts, as events. The answer is stored before `complete` says
 * so; what was said of one that is cut off is stored too, with the reason.
 */
export async function answerQuestion(
  deps: ComposeDeps,
  userId: string,
  question: Question,
  send: Send,
  signal: AbortSignal,
): Promise<void> {
  const thread = await openThread(deps, userId, question.folderId);
  const asked = await keepQuestion(deps, thread.id, question);
  const known = asked && (await repo.findAnswer(deps.db, thread.id, asked.messageId));
  if (known && !known.metadata.interrupted) return repeat(known, send);

  const scope = { userId, folderId: question.folderId };
  const tutor = deps.tutors.for(scope);
  const answer: repo.NewMessage = {
    threadId: thread.id,
    messageId: deps.newId(),
    type: 'assistant',
    content: '',
    metadata: { citations: [], source: tutor.source },
    parentMessageId: asked?.messageId ?? null,
    createdAt: deps.clock(),
  };
  send({ type: 'start', message_id: answer.messageId, thread_id: thread.id });
  try {
    await compose(deps, scope, tutor, question, asked, answer, send, signal);
  } catch (error) {
    const interrupted = signal.aborted ? 'stopped' : 'failed';
    if (answer.content !== '') {
      await repo.upsertAnswer(deps.db, { ...answer, metadata: { ...answer.metadata, interrupted } });
    }
    throw error;
  }
}

/** The question as it is stored; null when the client wants it stored nowhere and has not stored it. */
async function keepQuestion(deps: ComposeDeps, threadId: string, question: Question): Promise<MessageRow | null> {
  if (question.isStored) {
    return question.messageId === undefined ? null : repo.findMessage(deps.db, threadId, question.messageId);
  }
  return repo.insertMessageOnce(deps.db, {
    threadId,
    messageId: question.messageId ?? deps.newId(),
    type: 'user',
    content: question.text,
    metadata: { citations: [] },
    parentMessageId: null,
    createdAt: deps.clock(),
  });
}

/** The stored answer once more: a client that lost the connection asks again and gets the same. */
function repeat(known: MessageRow, send: Send): void {
  send({ type: 'start', message_id: known.messageId, thread_id: known.threadId });
  for (const call of known.metadata.tool_calls ?? []) send({ type: 'tool_call', ...call });
  send({ type: 'chunk', content: known.content });
  finish(known, known.metadata.citations, send);
}
