import { and, count, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { batched, batchedWrite } from '../../db/batched.ts';
import type { Executor } from '../../db/client.ts';
import { inLiveFolder } from '../../db/live-folder.ts';
import { chatMessages, chatThreads } from '../../db/schema/chat.ts';
import type { StoredOffer } from '../../db/stored/message-metadata.ts';
import { type NewMessage, rowsOf } from './message-rows.repo.ts';

export type MessageRow = typeof chatMessages.$inferSelect;

/**
 * Stores a message unless its thread has one of this id already, or the question has an answer already; answers the one
 * that is stored, and whether it is this one.
 */
export async function insertMessageOnce(
  db: Executor,
  message: NewMessage,
): Promise<{ message: MessageRow; isNew: boolean }> {
  const inserted = await insertNew(db, message);
  if (inserted) return { message: inserted, isNew: true };
  const { threadId, messageId, parentMessageId } = message;
  const stored =
    (await findMessage(db, threadId, messageId)) ??
    (parentMessageId && (await findAnswer(db, threadId, parentMessageId)));
  if (!stored) throw new Error('The message is neither new nor stored.');
  return { message: stored, isNew: false };
}

/** null for a message that is there already, before or beside it. */
const insertNew = batchedWrite<NewMessage, MessageRow | null>(async (db, messages) => {
  const inserted = await db.insert(chatMessages).select(rowsOf(messages)).onConflictDoNothing().returning();
  const rows = new Map(inserted.map((row) => [keyOf(row), row]));
  return messages.map((message) => {
    const row = rows.get(keyOf(message)) ?? null;
    // Of two that are the same, the first was inserted.
    rows.delete(keyOf(message));
    return row;
  });
});

const keyOf = ({ threadId, messageId }: Pick<MessageRow, 'threadId' | 'messageId'>): string =>
  `${threadId}\n${messageId}`;

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

/**
 * A question has one answer: this one from now on. Where the question was deleted meanwhile, there is nothing to
 * answer.
 */
export async function upsertAnswer(db: Executor, answer: NewMessage): Promise<void> {
  const { threadId, parentMessageId } = answer;
  if (!parentMessageId) return putAnswer(db, answer);
  const asked = await findHiddenWith(db, { threadId, messageId: parentMessageId });
  if (asked) await putAnswer(db, { ...answer, ...asked });
}

const findHiddenWith = batched<Pick<MessageRow, 'threadId' | 'messageId'>, Pick<MessageRow, 'hiddenWith'> | null>(
  async (db, wanted) => {
    const { threadId, messageId, hiddenWith } = chatMessages;
    const texts = (of: (one: (typeof wanted)[number]) => string) => sql`${sql.param(wanted.map(of))}::text[]`;
    const asked = sql`(SELECT * FROM unnest(${texts((one) => one.threadId)}, ${texts((one) => one.messageId)}))`;
    const rows = await db
      .select({ threadId, messageId, hiddenWith })
      .from(chatMessages)
      .where(sql`(${threadId}, ${messageId}) IN ${asked}`);
    const found = new Map(rows.map(({ hiddenWith, ...row }) => [keyOf(row), { hiddenWith }]));
    return wanted.map((one) => found.get(keyOf(one)) ?? null);
  },
);

const putAnswer = batchedWrite<NewMessage, void>(async (db, answers) => {
  await db
    .insert(chatMessages)
    .select(rowsOf(answers))
    .onConflictDoUpdate({
      target: [chatMessages.threadId, chatMessages.parentMessageId],
      targetWhere: sql`${chatMessages.type} = 'assistant'`,
      set: {
        messageId: sql`excluded.message_id`,
        content: sql`excluded.content`,
        metadata: sql`excluded.metadata`,
        createdAt: sql`excluded.created_at`,
        rating: null,
      },
    });
  return answers.map(() => undefined);
});

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

/** What the answers of a thread brought to practise with, oldest answer first; of those that are shown. */
export async function listOffers(db: Executor, threadId: string): Promise<StoredOffer[][]> {
  const rows = await db
    .select({ metadata: chatMessages.metadata })
    .from(chatMessages)
    .where(and(shownOf(threadId), sql`${chatMessages.metadata} ? 'activities'`))
    .orderBy(chatMessages.position);
  return rows.map(({ metadata }) => metadata.activities ?? []);
}

type Said = Pick<MessageRow, 'type' | 'content'>;

/** What was said in the newest messages that are shown before one, oldest first, without what is kept with each. */
export const listSaid = (db: Executor, before: MessageRow, limit: number): Promise<Said[]> =>
  listSaidBefore(db, { before, limit });

const listSaidBefore = batched<{ before: MessageRow; limit: number }, Said[]>(async (db, wanted) => {
  const numbers = (of: (one: (typeof wanted)[number]) => number) => sql`${sql.param(wanted.map(of))}::bigint[]`;
  const asked = sql`unnest(${sql.param(wanted.map(({ before }) => before.threadId))}::text[],
    ${numbers(({ before }) => before.position)}, ${numbers(({ limit }) => limit)})
    WITH ORDINALITY AS asked(thread_id, position, most, place)`;
  const said = db
    .select({ type: chatMessages.type, content: chatMessages.content, position: chatMessages.position })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.threadId, sql`asked.thread_id`),
        isNull(chatMessages.hiddenWith),
        lt(chatMessages.position, sql`asked.position`),
      ),
    )
    .orderBy(desc(chatMessages.position))
    .limit(sql`asked.most` as never)
    .as('said');
  const rows = await db
    .select({ place: sql<number>`asked.place`.mapWith(Number), type: said.type, content: said.content })
    .from(asked)
    .crossJoinLateral(said)
    .orderBy(said.position);
  const found = Map.groupBy(rows, ({ place }) => place);
  return wanted.map((_, i) => (found.get(i + 1) ?? []).map(({ type, content }) => ({ type, content })));
});

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
