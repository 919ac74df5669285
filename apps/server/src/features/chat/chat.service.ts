import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { requireFolder } from '../folders/folder-access.service.ts';
import type { MessageRow, ThreadRow } from './chat.repo.ts';
import * as repo from './chat.repo.ts';
import type { StoredMetadata } from './stored-metadata.ts';

type ChatDeps = Pick<Deps, 'db' | 'clock' | 'newId'>;

/** The conversation of a folder; begun when there is none. */
export async function openThread(deps: ChatDeps, userId: string, folderId: string): Promise<ThreadRow> {
  await requireFolder(deps.db, userId, folderId);
  const current = await repo.findCurrentThread(deps.db, userId, folderId);
  if (current) return current;
  return deps.db.transaction(async (tx) => {
    await repo.lockFolder(tx, folderId);
    const begun = await repo.findCurrentThread(tx, userId, folderId);
    return begun ?? repo.insertThread(tx, { id: deps.newId(), userId, folderId, createdAt: deps.clock() });
  });
}

async function requireThread(deps: ChatDeps, userId: string, threadId: string): Promise<ThreadRow> {
  const thread = await repo.findThread(deps.db, userId, threadId);
  if (!thread) throw new AppError('thread_not_found');
  return thread;
}

export async function messagesOf(
  deps: ChatDeps,
  userId: string,
  threadId: string,
  limit: number,
): Promise<{ thread: ThreadRow; messages: MessageRow[]; total: number }> {
  const thread = await requireThread(deps, userId, threadId);
  return { thread, ...(await repo.listMessages(deps.db, thread.id, limit)) };
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
  const thread = await requireThread(deps, userId, message.threadId);
  const stored = await repo.insertMessageOnce(deps.db, {
    ...message,
    threadId: thread.id,
    messageId: message.messageId ?? deps.newId(),
    parentMessageId: message.parentMessageId ?? null,
    createdAt: deps.clock(),
  });
  return { thread, message: stored };
}

export async function deleteMessage(deps: ChatDeps, userId: string, messageId: string): Promise<void> {
  if (!(await repo.deleteMessage(deps.db, userId, messageId))) throw new AppError('message_not_found');
}
