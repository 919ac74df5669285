import { and, desc, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../db/client.ts';
import { inLiveFolder } from '../../../db/live-folder.ts';
import { chatMessageBin, chatMessages, chatThreads } from '../../../db/schema/chat.ts';

export type BinnedMessage = typeof chatMessageBin.$inferSelect;

/** The id of the message that is shown before this one. */
export async function findShownBefore(
  db: Executor,
  { threadId, position }: Pick<typeof chatMessages.$inferSelect, 'threadId' | 'position'>,
): Promise<string | null> {
  const [row] = await db
    .select({ messageId: chatMessages.messageId })
    .from(chatMessages)
    .where(
      and(eq(chatMessages.threadId, threadId), isNull(chatMessages.hiddenWith), lt(chatMessages.position, position)),
    )
    .orderBy(desc(chatMessages.position))
    .limit(1);
  return row?.messageId ?? null;
}

/** Takes messages out of their thread and puts them into the bin, in place of what was deleted under this id before. */
export async function moveToBin(
  tx: Transaction,
  binned: Omit<BinnedMessage, 'rows'>,
  messageIds: readonly string[],
): Promise<void> {
  const gone = await tx
    .delete(chatMessages)
    .where(and(eq(chatMessages.threadId, binned.threadId), inArray(chatMessages.messageId, [...messageIds])))
    .returning({ row: sql<unknown>`to_jsonb(${chatMessages})` });
  const values = { ...binned, rows: gone.map(({ row }) => row) };
  await tx
    .insert(chatMessageBin)
    .values(values)
    .onConflictDoUpdate({ target: [chatMessageBin.threadId, chatMessageBin.messageId], set: values });
}

/** A message that this student deleted then or later, in a thread that is there. */
export async function findBinned(
  db: Executor,
  userId: string,
  messageId: string,
  since: Date,
): Promise<BinnedMessage | null> {
  const [row] = await db
    .select({ binned: chatMessageBin })
    .from(chatMessageBin)
    .innerJoin(chatThreads, eq(chatThreads.id, chatMessageBin.threadId))
    .where(
      and(
        eq(chatMessageBin.messageId, messageId),
        gte(chatMessageBin.deletedAt, since),
        eq(chatThreads.userId, userId),
        isNull(chatThreads.deletedAt),
        inLiveFolder(chatThreads.folderId),
      ),
    )
    .orderBy(desc(chatMessageBin.deletedAt))
    .limit(1);
  return row?.binned ?? null;
}

/**
 * Puts messages back where they stood, except those whose places were taken meanwhile: another message of the same id,
 * or another answer to the same question. Where what they followed is put aside now, so are they.
 */
export async function moveBack(tx: Transaction, { threadId, messageId, follows, rows }: BinnedMessage): Promise<void> {
  const hidden = sql`(SELECT ${chatMessages.hiddenWith} FROM ${chatMessages}
    WHERE ${chatMessages.threadId} = ${threadId} AND ${chatMessages.messageId} = ${follows})`;
  await tx.execute(sql`INSERT INTO ${chatMessages}
    SELECT back.* FROM jsonb_array_elements(${JSON.stringify(rows)}::jsonb) AS kept(message),
      jsonb_populate_record(NULL::${chatMessages},
        kept.message || jsonb_build_object('hidden_with', coalesce(kept.message->>'hidden_with', ${hidden}))) AS back
    ON CONFLICT DO NOTHING`);
  await tx
    .delete(chatMessageBin)
    .where(and(eq(chatMessageBin.threadId, threadId), eq(chatMessageBin.messageId, messageId)));
}

export async function emptyBin(db: Executor, before: Date): Promise<void> {
  await db.delete(chatMessageBin).where(lt(chatMessageBin.deletedAt, before));
}
