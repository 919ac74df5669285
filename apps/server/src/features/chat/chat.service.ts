import { AppError } from '../../app-error.ts';
import type { Executor } from '../../db/client.ts';
import type { StoredMetadata } from '../../db/stored/message-metadata.ts';
import type { Deps } from '../../deps.ts';
import type { MessageRow } from './chat.repo.ts';
import * as repo from './chat.repo.ts';
import type { ThreadRow } from './threads.repo.ts';
import { nameByQuestion, requireThread } from './threads.service.ts';
import { showVersion } from './versions.service.ts';

type ChatDeps = Pick<Deps, 'db' | 'clock' | 'newId'>;

export async function messagesOf(
  deps: ChatDeps,
  userId: string,
  threadId: string,
  { limit, before }: { limit: number; before: string | undefined },
): Promise<{ thread: ThreadRow; messages: MessageRow[]; total: number; hasEarlier: boolean }> {
  const thread = await requireThread(deps.db, userId, threadId);
  const end = before === undefined ? undefined : await repo.findMessage(deps.db, thread.id, before);
  if (end === null) throw new AppError('message_not_found');
  const [found, total] = await Promise.all([
    // One more than is shown says whether there are earlier ones.
    repo.listMessages(deps.db, thread.id, limit + 1, end),
    repo.countMessages(deps.db, thread.id),
  ]);
  return { thread, messages: found.slice(-limit), total, hasEarlier: found.length > limit };
}

export interface OwnMessage {
  threadId: string;
  messageId: string | undefined;
  type: MessageRow['type'];
  content: string;
  metadata: StoredMetadata;
  parentMessageId: string | undefined;
}

/** Stored once per message id, however often the client sends it. */
export async function storeMessage(deps: ChatDeps, userId: string, message: OwnMessage) {
  const thread = await requireThread(deps.db, userId, message.threadId);
  const { message: stored } = await repo.insertMessageOnce(deps.db, {
    ...message,
    threadId: thread.id,
    messageId: message.messageId ?? deps.newId(),
    parentMessageId: message.parentMessageId ?? null,
    createdAt: deps.clock(),
  });
  if (stored.type === 'user') await nameByQuestion(deps.db, thread, stored.content);
  return { thread, message: stored };
}

export async function requireMessage(db: Executor, userId: string, messageId: string): Promise<MessageRow> {
  const message = await repo.findOwnMessage(db, userId, messageId);
  if (!message) throw new AppError('message_not_found');
  return message;
}

/** Stores a student's rating of an answer. They cannot rate their own words. */
export async function rateMessage(
  deps: Pick<Deps, 'db'>,
  userId: string,
  messageId: string,
  rating: MessageRow['rating'],
): Promise<void> {
  const message = await requireMessage(deps.db, userId, messageId);
  if (message.type !== 'assistant') throw new AppError('message_not_found');
  await repo.rateMessage(deps.db, message.position, rating);
}

/** Shows a version of a question; answers the thread in which it is. */
export async function goToVersion(deps: Pick<Deps, 'db'>, userId: string, messageId: string): Promise<string> {
  const question = await requireMessage(deps.db, userId, messageId);
  await showVersion(deps.db, question);
  return question.threadId;
}
