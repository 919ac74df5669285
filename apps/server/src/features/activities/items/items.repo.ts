import { type ActivityType, activityTypes } from '@weekwise/domain/activities.ts';
import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/client.ts';
import { activityItems } from '../../../db/schema/activities.ts';
import { folders } from '../../../db/schema/folders.ts';

export type ItemRow = typeof activityItems.$inferSelect;
export type NewItemRow = typeof activityItems.$inferInsert;
export type ItemChange = Partial<Omit<NewItemRow, 'id' | 'folderId' | 'weekId' | 'type'>>;

const shown = and(isNull(activityItems.deletedAt), isNull(activityItems.reportedAt), isNull(activityItems.retiredAt));
const typeOrder = (type: ActivityType): number => activityTypes.indexOf(type);
const inOrder = (rows: ItemRow[]): ItemRow[] => rows.sort((x, y) => typeOrder(x.type) - typeOrder(y.type));

/** Those that the student has, of one week or of the whole folder; type by type in order. */
export async function listItems(db: Executor, folderId: string, weekId?: string): Promise<ItemRow[]> {
  const rows = await db
    .select()
    .from(activityItems)
    .where(
      and(
        eq(activityItems.folderId, folderId),
        weekId === undefined ? undefined : eq(activityItems.weekId, weekId),
        shown,
      ),
    )
    .orderBy(asc(activityItems.weekId), asc(activityItems.position), asc(activityItems.id));
  return inOrder(rows);
}

/** All of a week: also what the student put aside, and what newer ones replaced. */
export function listEveryItem(db: Executor, folderId: string, weekId: string): Promise<ItemRow[]> {
  return db
    .select()
    .from(activityItems)
    .where(and(eq(activityItems.folderId, folderId), eq(activityItems.weekId, weekId)))
    .orderBy(asc(activityItems.position), asc(activityItems.id));
}

/** What is asked in other weeks of a course, or was until the student put it aside: by the activities' own ids. */
export async function askedElsewhere(db: Executor, folderId: string, weekId: string): Promise<Set<string>> {
  const rows = await db
    .select({ id: sql<string>`${activityItems.content}->>'id'` })
    .from(activityItems)
    .where(
      and(eq(activityItems.folderId, folderId), ne(activityItems.weekId, weekId), isNull(activityItems.retiredAt)),
    );
  return new Set(rows.map(({ id }) => id));
}

/** This student's own, whatever became of it. */
export async function findItem(db: Executor, userId: string, itemId: string): Promise<ItemRow | null> {
  const [row] = await db
    .select({ item: activityItems })
    .from(activityItems)
    .innerJoin(folders, eq(folders.id, activityItems.folderId))
    .where(and(eq(activityItems.id, itemId), eq(folders.userId, userId), isNull(folders.deletedAt)));
  return row?.item ?? null;
}

/** Whatever became of them. The caller has made sure whose they are. */
export async function findItems(db: Executor, itemIds: readonly string[]): Promise<Map<string, ItemRow>> {
  if (itemIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(activityItems)
    .where(inArray(activityItems.id, [...itemIds]));
  return new Map(rows.map((row) => [row.id, row]));
}

export async function insertItems(db: Executor, items: NewItemRow[]): Promise<void> {
  if (items.length > 0) await db.insert(activityItems).values(items);
}

export async function insertItem(db: Executor, item: NewItemRow): Promise<ItemRow> {
  const [row] = await db.insert(activityItems).values(item).returning();
  if (!row) throw new Error(`The item ${item.id} was not stored.`);
  return row;
}

export async function updateItem(db: Executor, itemId: string, change: ItemChange): Promise<void> {
  await db.update(activityItems).set(change).where(eq(activityItems.id, itemId));
}

/** Takes them out of the week; what was learned with them stays. */
export async function retireItems(db: Executor, itemIds: string[], now: Date): Promise<void> {
  const those = and(inArray(activityItems.id, itemIds), isNull(activityItems.retiredAt));
  if (itemIds.length > 0) await db.update(activityItems).set({ retiredAt: now }).where(those);
}
