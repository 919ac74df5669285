import { and, desc, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../db/client.ts';
import { folders } from '../../db/schema/folders.ts';
import { wikiPages, wikiSearch } from '../../db/schema/wiki.ts';

export type PageRow = typeof wikiPages.$inferSelect;
export type NewPage = typeof wikiPages.$inferInsert;

const { activities: _activities, guides: _guides, ...light } = getTableColumns(wikiPages);
/** A page without what is heavy in it. */
export type LightPage = Omit<PageRow, 'activities' | 'guides'>;
const { plan: _plan, ...cardColumns } = light;
/** A page as a list shows it. */
export type PageCard = Omit<LightPage, 'plan'>;

/** What everybody may see: published, not hidden, its course not in the bin. */
const isOpen = and(eq(wikiPages.published, true), isNull(wikiPages.hiddenAt), isNull(folders.deletedAt));

const withFolder = eq(folders.id, wikiPages.folderId);

/** Finds a page that everybody may see. */
export async function findOpenPage(db: Executor, id: string): Promise<PageRow | null> {
  const [row] = await db
    .select(getTableColumns(wikiPages))
    .from(wikiPages)
    .innerJoin(folders, withFolder)
    .where(and(eq(wikiPages.id, id), isOpen));
  return row ?? null;
}

/** Keeps those of these pages that everybody may see, in the given order. */
export async function findOpenPages(db: Executor, ids: readonly string[]): Promise<LightPage[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(light)
    .from(wikiPages)
    .innerJoin(folders, withFolder)
    .where(and(inArray(wikiPages.id, [...ids]), isOpen));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function findOpenCards(db: Executor, ids: readonly string[]): Promise<PageCard[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(cardColumns)
    .from(wikiPages)
    .innerJoin(folders, withFolder)
    .where(and(inArray(wikiPages.id, [...ids]), isOpen));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** For a map of the site: the newest first. */
export function listOpenPages(db: Executor, limit: number): Promise<{ id: string; updatedAt: Date }[]> {
  return db
    .select({ id: wikiPages.id, updatedAt: wikiPages.updatedAt })
    .from(wikiSearch)
    .innerJoin(wikiPages, eq(wikiPages.id, wikiSearch.pageId))
    .orderBy(sql`${wikiSearch.publishedAt} DESC NULLS LAST`)
    .limit(limit);
}

/** Locks a page, whatever its state, until the transaction ends. */
async function lock(tx: Transaction, where: SQL): Promise<PageRow | null> {
  const [row] = await tx.select().from(wikiPages).where(where).for('update');
  return row ?? null;
}

export const lockPageOfFolder = (tx: Transaction, folderId: string): Promise<PageRow | null> =>
  lock(tx, eq(wikiPages.folderId, folderId));
export const lockPage = (tx: Transaction, id: string): Promise<PageRow | null> => lock(tx, eq(wikiPages.id, id));

/** Lists a student's own pages with the names of their courses, without those of courses in the bin. */
export function listPagesOf(db: Executor, userId: string): Promise<(PageRow & { folderName: string })[]> {
  return db
    .select({ ...getTableColumns(wikiPages), folderName: folders.name })
    .from(wikiPages)
    .innerJoin(folders, withFolder)
    .where(and(eq(wikiPages.userId, userId), isNull(folders.deletedAt)))
    .orderBy(desc(wikiPages.updatedAt), wikiPages.id);
}

export async function pageIdsOf(db: Executor, userId: string): Promise<string[]> {
  const rows = await db.select({ id: wikiPages.id }).from(wikiPages).where(eq(wikiPages.userId, userId));
  return rows.map(({ id }) => id).sort();
}

export async function insertPage(tx: Transaction, page: NewPage): Promise<PageRow> {
  const [row] = await tx.insert(wikiPages).values(page).returning();
  if (!row) throw new Error(`The page of the folder ${page.folderId} was not stored.`);
  return row;
}

export async function updatePage(tx: Executor, id: string, change: Partial<NewPage>): Promise<PageRow> {
  const [row] = await tx.update(wikiPages).set(change).where(eq(wikiPages.id, id)).returning();
  if (!row) throw new Error(`The page ${id} is gone.`);
  return row;
}

export async function saveSearchRow(tx: Transaction, row: typeof wikiSearch.$inferInsert): Promise<void> {
  const { pageId: _, ...change } = row;
  await tx.insert(wikiSearch).values(row).onConflictDoUpdate({ target: wikiSearch.pageId, set: change });
}

/** Whether there was one. */
export async function deleteSearchRow(tx: Transaction, pageId: string): Promise<boolean> {
  const rows = await tx.delete(wikiSearch).where(eq(wikiSearch.pageId, pageId)).returning({ id: wikiSearch.pageId });
  return rows.length > 0;
}

/** Counts a view or a copy, and tells what there are now. */
export async function addToCounts(
  tx: Executor,
  id: string,
  more: { views?: number; copies?: number },
): Promise<{ views: number; copies: number } | null> {
  const [row] = await tx
    .update(wikiPages)
    .set({
      views: sql`${wikiPages.views} + ${more.views ?? 0}`,
      copies: sql`${wikiPages.copies} + ${more.copies ?? 0}`,
    })
    .where(eq(wikiPages.id, id))
    .returning({ views: wikiPages.views, copies: wikiPages.copies });
  return row ?? null;
}

export async function setPopularity(tx: Executor, pageId: string, popularity: number): Promise<void> {
  await tx
    .update(wikiSearch)
    .set({ popularity })
    .where(and(eq(wikiSearch.pageId, pageId), sql`${wikiSearch.popularity} <> ${popularity}`));
}
