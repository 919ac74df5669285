import { and, eq, gte, inArray, isNull, or } from 'drizzle-orm';
import type { Executor, Transaction } from '../../db/client.ts';
import { chatMessages, chatThreads } from '../../db/schema/chat.ts';
import type { MessageRow } from './chat.repo.ts';

/** Versions change one after the other. */
export async function lockThread(tx: Transaction, threadId: string): Promise<void> {
  await tx.select({ id: chatThreads.id }).from(chatThreads).where(eq(chatThreads.id, threadId)).for('update');
}

/** Hides a question that is shown, and all that is shown after it; with the question it comes back. */
export async function hideFrom(db: Executor, question: MessageRow): Promise<void> {
  await db
    .update(chatMessages)
    .set({ hiddenWith: question.messageId })
    .where(
      and(
        eq(chatMessages.threadId, question.threadId),
        gte(chatMessages.position, question.position),
        isNull(chatMessages.hiddenWith),
      ),
    );
}

export async function showWith(db: Executor, { threadId, messageId }: MessageRow): Promise<void> {
  await db
    .update(chatMessages)
    .set({ hiddenWith: null })
    .where(and(eq(chatMessages.threadId, threadId), eq(chatMessages.hiddenWith, messageId)));
}

/** The version of a question that is shown; null where none is. */
export async function findShownVersion(db: Executor, threadId: string, root: string): Promise<MessageRow | null> {
  const [row] = await db
    .select()
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.threadId, threadId),
        or(eq(chatMessages.messageId, root), eq(chatMessages.editOf, root)),
        isNull(chatMessages.hiddenWith),
      ),
    );
  return row ?? null;
}

/** Messages that come back with one of these. */
export function listHiddenWith(
  db: Executor,
  threadId: string,
  questionIds: readonly string[],
): Promise<Pick<MessageRow, 'messageId' | 'editOf'>[]> {
  return db
    .select({ messageId: chatMessages.messageId, editOf: chatMessages.editOf })
    .from(chatMessages)
    .where(and(eq(chatMessages.threadId, threadId), inArray(chatMessages.hiddenWith, [...questionIds])));
}

export async function endLease(db: Executor, threadId: string, questionId: string): Promise<void> {
  await db
    .update(chatMessages)
    .set({ answeringBy: null, answeringUntil: null })
    .where(and(eq(chatMessages.threadId, threadId), eq(chatMessages.messageId, questionId)));
}

/** The ids of the answers to these questions. */
export async function listAnswers(db: Executor, threadId: string, questionIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ messageId: chatMessages.messageId })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.threadId, threadId),
        eq(chatMessages.type, 'assistant'),
        inArray(chatMessages.parentMessageId, [...questionIds]),
      ),
    );
  return rows.map(({ messageId }) => messageId);
}
