import { and, count, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { inLiveFolder } from '../../db/live-folder.ts';
import { chatMessages, chatThreads } from '../../db/schema/chat.ts';

export type MessageRow = typeof chatMessages.$inferSelect;
export type NewMessage = Omit<typeof chatMessages.$inferInsert, 'position'>;

/**
 * Stores a message unless its thread has one of this id already, or the question has an answer already; answers the one that is stored,
 * and whether it is this one.
 */
export async function insertMessageOnce(
  db: Executor,
  message: NewMessage,
): Promise<{ message: MessageRow; isNew: boolean }> {
  const [inserted] = await db.insert(chatMessages).values(message).onConflictDoNothing().returning();
  if (inserted) return { message: inserted, isNew: true };
  const { threadId, messageId, parentMessageId } = message;
  const stored =
    (await findMessage(db, threadId, messageId)) ??
    (parentMessageId && (await findAnswer(db, threadId, parentMessageId)));
  if (!stored) throw new Error('The message is neither new nor stored.');
  return { message: stored, isNew: false };
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

/** A question has one answer: this one from now on. Where the question was deleted meanwhile, there is nothing to answer. */
export async function upsertAnswer(db: Executor, answer: NewMessage): Promise<void> {
  const { messageId, content, metadata, createdAt, threadId, parentMessageId } = answer;
  const asked = parentMessageId && (await findMessage(db, threadId, parentMessageId));
  if (parentMessageId && !asked) return;
  await db
    .insert(chatMessages)
    .values({ ...answer, hiddenWith: asked ? asked.hiddenWith : null })
    .onConflictDoUpdate({
      target: [chatMessages.threadId, chatMessages.parentMessageId],
      targetWhere: sql`${chatMessages.type} = 'assistant'`,
      set: { messageId, content, metadata, createdAt, rating: null },
    });
}

/** Its text and what is kept with it; a message that was deleted meanwhile stays deleted. */
export async function updateMessage(db: Executor, { position, content, metadata }: MessageRow): Promise<void> {
  await db.update(chatMessages).set({ content, metadata }).where(eq(chatMessages.position, position));
}

const shownOf = (threadId: string) => and(eq(chatMessages.threadId, threadId), isNull(chatMessages.hiddenWith));

/** The newest messages that are shown, or the newest of those before a message, oldest first. */
export async function listMessages(
  db: Executor,
  threadId: string,
  limit: number,
  before?: MessageRow,
): Promise<MessageRow[]> {
  const newest = await db
    .select()
    .from(chatMessages)
    .where(and(shownOf(threadId), before && lt(chatMessages.position, before.position)))
    .orderBy(desc(chatMessages.position))
    .limit(limit);
  return newest.reverse();
}

/** What was said in the newest messages that are shown before one, oldest first, without what is kept with each. */
export async function listSaid(
  db: Executor,
  { threadId, position }: MessageRow,
  limit: number,
): Promise<Pick<MessageRow, 'type' | 'content'>[]> {
  const newest = await db
    .select({ type: chatMessages.type, content: chatMessages.content })
    .from(chatMessages)
    .where(and(shownOf(threadId), lt(chatMessages.position, position)))
    .orderBy(desc(chatMessages.position))
    .limit(limit);
  return newest.reverse();
}

export async function countMessages(db: Executor, threadId: string): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(chatMessages).where(shownOf(threadId));
  return counted?.total ?? 0;
}

/** The versions of these questions, in the order in which they were asked. */
export function listVersions(
  db: Executor,
  threadId: string,
  roots: readonly string[],
): Promise<Pick<MessageRow, 'messageId' | 'editOf'>[]> {
  return db
    .select({ messageId: chatMessages.messageId, editOf: chatMessages.editOf })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.threadId, threadId),
        or(inArray(chatMessages.messageId, [...roots]), inArray(chatMessages.editOf, [...roots])),
      ),
    )
    .orderBy(chatMessages.position);
}

/** Whichever of this student's threads has it; of several that do, the newest. */
export async function findOwnMessage(db: Executor, userId: string, messageId: string): Promise<MessageRow | null> {
  const [row] = await db
    .select({ message: chatMessages })
    .from(chatMessages)
    .innerJoin(chatThreads, eq(chatThreads.id, chatMessages.threadId))
    .where(
      and(
        eq(chatMessages.messageId, messageId),
        eq(chatThreads.userId, userId),
        isNull(chatThreads.deletedAt),
        inLiveFolder(chatThreads.folderId),
      ),
    )
    .orderBy(desc(chatMessages.position))
    .limit(1);
  return row?.message ?? null;
}

export async function rateMessage(db: Executor, position: number, rating: MessageRow['rating']): Promise<void> {
  await db.update(chatMessages).set({ rating }).where(eq(chatMessages.position, position));
}
