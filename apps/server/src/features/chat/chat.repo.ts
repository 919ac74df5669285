import { and, count, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../db/client.ts';
import { inLiveFolder } from '../../db/live-folder.ts';
import { chatMessages, chatThreads } from '../../db/schema/chat.ts';
import { folders } from '../../db/schema/folders.ts';

export type ThreadRow = typeof chatThreads.$inferSelect;
export type MessageRow = typeof chatMessages.$inferSelect;
export type NewMessage = Omit<typeof chatMessages.$inferInsert, 'position'>;

/** The thread of this folder that was begun last and is not archived. */
export async function findCurrentThread(db: Executor, userId: string, folderId: string): Promise<ThreadRow | null> {
  const [row] = await db
    .select()
    .from(chatThreads)
    .where(and(eq(chatThreads.userId, userId), eq(chatThreads.folderId, folderId), isNull(chatThreads.archivedAt)))
    .orderBy(desc(chatThreads.createdAt), desc(chatThreads.id))
    .limit(1);
  return row ?? null;
}

/** Two tabs that open a folder at once must come to one thread, so they come one after the other. */
export async function lockFolder(tx: Transaction, folderId: string): Promise<void> {
  await tx.select({ id: folders.id }).from(folders).where(eq(folders.id, folderId)).for('update');
}

export async function insertThread(db: Executor, thread: typeof chatThreads.$inferInsert): Promise<ThreadRow> {
  const [row] = await db.insert(chatThreads).values(thread).returning();
  if (!row) throw new Error('The thread was not inserted.');
  return row;
}

export async function findThread(db: Executor, userId: string, threadId: string): Promise<ThreadRow | null> {
  const [row] = await db
    .select()
    .from(chatThreads)
    .where(and(eq(chatThreads.id, threadId), eq(chatThreads.userId, userId), inLiveFolder(chatThreads.folderId)));
  return row ?? null;
}

/** Stores a message unless its thread has one of this id already; answers the one that is stored. */
export async function insertMessageOnce(db: Executor, message: NewMessage): Promise<MessageRow> {
  const [inserted] = await db.insert(chatMessages).values(message).onConflictDoNothing().returning();
  const stored = inserted ?? (await findMessage(db, message.threadId, message.messageId));
  if (!stored) throw new Error('The message is neither new nor stored.');
  return stored;
}

export async function findMessage(db: Executor, threadId: string, messageId: string): Promise<MessageRow | null> {
  const [row] = await db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.threadId, threadId), eq(chatMessages.messageId, messageId)));
  return row ?? null;
}

export async function findAnswer(db: Executor, threadId: string, questionId: string): Promise<MessageRow | null> {
  const [row] = await db
    .select()
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.threadId, threadId),
        eq(chatMessages.parentMessageId, questionId),
        eq(chatMessages.type, 'assistant'),
      ),
    );
  return row ?? null;
}

/** A question has one answer: this one from now on. */
export async function upsertAnswer(db: Executor, answer: NewMessage): Promise<void> {
  const { messageId, content, metadata, createdAt } = answer;
  await db
    .insert(chatMessages)
    .values(answer)
    .onConflictDoUpdate({
      target: [chatMessages.threadId, chatMessages.parentMessageId],
      targetWhere: sql`${chatMessages.type} = 'assistant'`,
      set: { messageId, content, metadata, createdAt },
    });
}

/** Its text and what is kept with it; a message that was deleted meanwhile stays deleted. */
export async function updateMessage(db: Executor, { position, content, metadata }: MessageRow): Promise<void> {
  await db.update(chatMessages).set({ content, metadata }).where(eq(chatMessages.position, position));
}

/** The newest messages, oldest first, and how many there are. */
export async function listMessages(
  db: Executor,
  threadId: string,
  limit: number,
): Promise<{ messages: MessageRow[]; total: number }> {
  const newest = await db
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.threadId, threadId))
    .orderBy(desc(chatMessages.position))
    .limit(limit);
  const [counted] = await db.select({ total: count() }).from(chatMessages).where(eq(chatMessages.threadId, threadId));
  return { messages: newest.reverse(), total: counted?.total ?? 0 };
}

/** What was said before this message, oldest first. */
export async function listBefore(db: Executor, message: MessageRow, limit: number): Promise<MessageRow[]> {
  const before = await db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.threadId, message.threadId), lt(chatMessages.position, message.position)))
    .orderBy(desc(chatMessages.position))
    .limit(limit);
  return before.reverse();
}

/** False when none of this student's threads has it. */
export async function deleteMessage(db: Executor, userId: string, messageId: string): Promise<boolean> {
  const own = db
    .select({ id: chatThreads.id })
    .from(chatThreads)
    .where(and(eq(chatThreads.userId, userId), inLiveFolder(chatThreads.folderId)));
  const deleted = await db
    .delete(chatMessages)
    .where(and(eq(chatMessages.messageId, messageId), inArray(chatMessages.threadId, own)))
    .returning({ position: chatMessages.position });
  return deleted.length > 0;
}
