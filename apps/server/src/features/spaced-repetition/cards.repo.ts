import type { CardDecision } from '@weekwise/domain/spaced-repetition.ts';
import type { Memory } from '@weekwise/engine/spaced-repetition/memory.ts';
import { and, eq, exists, getTableColumns, gt, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../db/client.ts';
import { activityItems, activityResults } from '../../db/schema/activities.ts';
import { files } from '../../db/schema/files.ts';
import { folders } from '../../db/schema/folders.ts';
import { cards } from '../../db/schema/spaced-repetition.ts';

export type CardRow = typeof cards.$inferSelect;

/** An item that is a card: a flashcard, or a question that was answered wrong or is remembered already. */
export interface CardItem {
  itemId: string;
  folderId: string;
  folderName: string;
  weekId: string;
  type: typeof activityItems.$inferSelect.type;
  position: number;
  /** Stands for the sentence that the item rests on. */
  sibling: string;
  missed: boolean;
  /** Its file is deleted, and the student has not decided to keep it without. */
  fileDeleted: boolean;
  /** null while it is new and was never suspended. */
  card: CardRow | null;
}

export interface CardScope {
  folderIds?: readonly string[] | undefined;
  itemId?: string | undefined;
}

const citedFile = sql`${activityItems.content} -> 'citation' ->> 'documentId'`;
/** In the bin, or purged from it; the student's own words have no block and rest on no file. */
const isOfDeletedFile = sql<boolean>`(${activityItems.keptAt} is null
  and (${files.deletedAt} is not null
    or (${files.id} is null and (${activityItems.content} -> 'citation' ->> 'block')::int >= 0)))`;

/**
 * The student's cards. What they deleted or reported is none, nor what lies in a folder in the bin; what newer
 * activities replaced stays one where it was learnt or missed.
 */
export async function listCards(db: Executor, userId: string, scope: CardScope = {}): Promise<CardItem[]> {
  const { folderIds, itemId } = scope;
  const wrong = db
    .select({ one: sql`1` })
    .from(activityResults)
    .where(
      and(
        eq(activityResults.itemId, activityItems.id),
        eq(activityResults.userId, userId),
        eq(activityResults.correct, false),
        inArray(activityItems.type, ['true-false', 'multiple-choice']),
      ),
    );
  const learnt = gt(cards.reviews, 0);
  const isCard = or(eq(activityItems.type, 'flashcards'), learnt, exists(wrong)) as SQL;
  const stays = or(isNull(activityItems.retiredAt), learnt, exists(wrong)) as SQL;
  const rows = await db
    .select({
      itemId: activityItems.id,
      folderId: activityItems.folderId,
      folderName: folders.name,
      weekId: activityItems.weekId,
      type: activityItems.type,
      position: activityItems.position,
      sibling: sql<string>`md5(${activityItems.folderId} || (${activityItems.content} -> 'citation' ->> 'quote'))`,
      missed: sql<boolean>`${exists(wrong)}`,
      fileDeleted: isOfDeletedFile,
      card: getTableColumns(cards),
    })
    .from(activityItems)
    .innerJoin(folders, eq(folders.id, activityItems.folderId))
    .leftJoin(cards, eq(cards.itemId, activityItems.id))
    .leftJoin(files, eq(files.id, citedFile))
    .where(
      and(
        eq(folders.userId, userId),
        isNull(folders.deletedAt),
        isNull(activityItems.deletedAt),
        isNull(activityItems.reportedAt),
        isCard,
        stays,
        folderIds === undefined ? undefined : inArray(activityItems.folderId, [...folderIds]),
        itemId === undefined ? undefined : eq(activityItems.id, itemId),
      ),
    );
  return rows;
}

/** The row of a card, made if there is none, held until the transaction ends. */
export async function holdCard(tx: Transaction, card: CardRow): Promise<CardRow> {
  await tx.insert(cards).values(card).onConflictDoNothing();
  const [row] = await tx.select().from(cards).where(eq(cards.itemId, card.itemId)).for('update');
  if (!row) throw new Error(`The card ${card.itemId} was neither there nor made.`);
  return row;
}

export async function saveMemory(db: Executor, itemId: string, memory: Memory): Promise<void> {
  await db.update(cards).set(memory).where(eq(cards.itemId, itemId));
}

export async function saveSuspension(db: Executor, itemId: string, suspendedAt: Date | null): Promise<void> {
  const changes = suspendedAt ? isNull(cards.suspendedAt) : isNotNull(cards.suspendedAt);
  await db
    .update(cards)
    .set({ suspendedAt })
    .where(and(eq(cards.itemId, itemId), changes));
}

/** Ids of those that are the student's own. */
export async function decide(
  db: Executor,
  userId: string,
  itemIds: readonly string[],
  decision: CardDecision,
  now: Date,
): Promise<string[]> {
  const own = db
    .select({ id: folders.id })
    .from(folders)
    .where(and(eq(folders.userId, userId), isNull(folders.deletedAt)));
  const rows = await db
    .update(activityItems)
    .set({ keptAt: decision === 'keep' ? now : null, deletedAt: decision === 'remove' ? now : null })
    .where(and(inArray(activityItems.id, [...itemIds]), inArray(activityItems.folderId, own)))
    .returning({ id: activityItems.id });
  return rows.map(({ id }) => id);
}
