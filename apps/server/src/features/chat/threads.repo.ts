import { and, desc, eq, gte, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { batched } from '../../db/batched.ts';
import type { Executor, Transaction } from '../../db/client.ts';
import { inLiveFolder } from '../../db/live-folder.ts';
import { chatMessages, chatThreads } from '../../db/schema/chat.ts';
import { folders } from '../../db/schema/folders.ts';

export type ThreadRow = typeof chatThreads.$inferSelect;

const isKept = isNull(chatThreads.deletedAt);
const isShown = isNull(chatMessages.hiddenWith);
const lastSaid = sql`(SELECT ${chatMessages.createdAt} FROM ${chatMessages} WHERE ${chatMessages.threadId} = ${chatThreads.id}
  AND ${isShown} ORDER BY ${chatMessages.position} DESC LIMIT 1)`;
const lastAt = sql`greatest(${chatThreads.createdAt}, ${lastSaid})`;

/**
 * The thread of this folder, which is not in the bin, in which something happened last and that is not archived; before
 * it the one, archived or not, that has a message of this id: who asks a second time goes on where they asked.
 */
export const findCurrentThread = (
  db: Executor,
  userId: string,
  folderId: string,
  messageId: string | null = null,
): Promise<ThreadRow | null> => findCurrentThreads(db, { userId, folderId, messageId });

interface CurrentOf {
  userId: string;
  folderId: string;
  messageId: string | null;
}

const findCurrentThreads = batched<CurrentOf, ThreadRow | null>(async (db, wanted) => {
  const texts = (of: (one: CurrentOf) => string | null): SQL => sql`${sql.param(wanted.map(of))}::text[]`;
  const asked = sql`unnest(${texts(({ userId }) => userId)}, ${texts(({ folderId }) => folderId)}, ${texts(({ messageId }) => messageId)})
    WITH ORDINALITY AS asked(user_id, folder_id, message_id, place)`;
  const hasMessage = sql`EXISTS (SELECT FROM ${chatMessages} WHERE ${chatMessages.threadId} = ${chatThreads.id}
    AND ${chatMessages.messageId} = asked.message_id)`;
  const current = db
    .select()
    .from(chatThreads)
    .where(
      and(
        eq(chatThreads.userId, sql`asked.user_id`),
        eq(chatThreads.folderId, sql`asked.folder_id`),
        inLiveFolder(chatThreads.folderId),
        isKept,
        or(isNull(chatThreads.archivedAt), hasMessage),
      ),
    )
    .orderBy(desc(hasMessage), desc(lastAt), desc(chatThreads.createdAt), desc(chatThreads.id))
    .limit(1)
    .as('current');
  const { id, userId, folderId, title, createdAt, archivedAt, deletedAt } = current;
  const rows = await db
    .select({
      place: sql<number>`asked.place`.mapWith(Number),
      thread: { id, userId, folderId, title, createdAt, archivedAt, deletedAt },
    })
    .from(asked)
    .crossJoinLateral(current);
  const found = new Map(rows.map(({ place, thread }) => [place, thread]));
  return wanted.map((_, i) => found.get(i + 1) ?? null);
});

/** Two tabs that open a folder at once must come to one thread, so they come one after the other. */
export async function lockFolder(tx: Transaction, folderId: string): Promise<void> {
  await tx.select({ id: folders.id }).from(folders).where(eq(folders.id, folderId)).for('update');
}

export async function insertThread(db: Executor, thread: typeof chatThreads.$inferInsert): Promise<ThreadRow> {
  const [row] = await db.insert(chatThreads).values(thread).returning();
  if (!row) throw new Error('The thread was not inserted.');
  return row;
}

/** `binnedSince`: one that went to the bin then or later counts too. */
export async function findThread(
  db: Executor,
  userId: string,
  threadId: string,
  binnedSince?: Date,
): Promise<ThreadRow | null> {
  const [row] = await db
    .select()
    .from(chatThreads)
    .where(
      and(
        eq(chatThreads.id, threadId),
        eq(chatThreads.userId, userId),
        inLiveFolder(chatThreads.folderId),
        binnedSince ? or(isKept, gte(chatThreads.deletedAt, binnedSince)) : isKept,
      ),
    );
  return row ?? null;
}

export async function updateThread(
  db: Executor,
  threadId: string,
  change: Partial<Pick<ThreadRow, 'title' | 'archivedAt' | 'deletedAt'>>,
): Promise<void> {
  await db.update(chatThreads).set(change).where(eq(chatThreads.id, threadId));
}

/** The title of a thread that has none yet. */
export async function entitle(db: Executor, threadId: string, title: string): Promise<void> {
  await db
    .update(chatThreads)
    .set({ title })
    .where(and(eq(chatThreads.id, threadId), isNull(chatThreads.title)));
}

export interface ThreadQuery {
  /** Each in the title, or all in one message. */
  words: readonly string[];
  archived: boolean;
  limit: number;
  /** Where the page before ended. */
  after: { lastAt: Date; id: string } | null;
}

const has = (text: SQL | typeof chatThreads.title | typeof chatMessages.content, words: readonly string[]) =>
  and(...words.map((word) => sql`${text} ILIKE ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`));

/** Threads of a folder with what is told of them, the one in which something happened last first. */
export async function listThreads(
  db: Executor,
  userId: string,
  folderId: string,
  { words, archived, limit, after }: ThreadQuery,
) {
  const ofThread = and(eq(chatMessages.threadId, chatThreads.id), isShown);
  const count = sql<number>`(SELECT count(*) FROM ${chatMessages} WHERE ${ofThread})`.mapWith(Number);
  const found = db
    .select({ messageId: chatMessages.messageId, content: chatMessages.content })
    .from(chatMessages)
    .where(and(ofThread, words.length > 0 ? has(chatMessages.content, words) : sql`false`))
    .orderBy(desc(chatMessages.position))
    .limit(1)
    .as('found');
  return db
    .select({
      thread: chatThreads,
      lastAt: lastAt.mapWith(chatThreads.createdAt),
      messages: count,
      foundId: found.messageId,
      foundIn: found.content,
    })
    .from(chatThreads)
    .leftJoinLateral(found, sql`true`)
    .where(
      and(
        eq(chatThreads.userId, userId),
        eq(chatThreads.folderId, folderId),
        isKept,
        archived ? isNotNull(chatThreads.archivedAt) : isNull(chatThreads.archivedAt),
        words.length > 0 ? or(has(chatThreads.title, words), isNotNull(found.messageId)) : undefined,
        after
          ? sql`(${lastAt}, ${chatThreads.id}) < (${after.lastAt.toISOString()}::timestamptz, ${after.id})`
          : undefined,
      ),
    )
    .orderBy(desc(lastAt), desc(chatThreads.id))
    .limit(limit);
}

/** One thread as the list tells it. */
export async function tellThread(db: Executor, threadId: string): Promise<{ lastAt: Date; messages: number }> {
  const count = sql<number>`(SELECT count(*) FROM ${chatMessages} WHERE ${chatMessages.threadId} = ${chatThreads.id} AND ${isShown})`;
  const [row] = await db
    .select({ lastAt: lastAt.mapWith(chatThreads.createdAt), messages: count.mapWith(Number) })
    .from(chatThreads)
    .where(eq(chatThreads.id, threadId));
  if (!row) throw new Error(`The thread ${threadId} is gone.`);
  return row as { lastAt: Date; messages: number };
}

export async function deleteBinnedThreads(db: Executor, before: Date): Promise<void> {
  await db.delete(chatThreads).where(lt(chatThreads.deletedAt, before));
}
