import { eq, lt } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { wikiViewSalts, wikiViews } from '../../../db/schema/wiki.ts';

/**
 * Reads the salt of a day; whoever needs it first makes it. When a day's salt is deleted, the hashes made with it are
 * worthless.
 */
export async function saltOf(tx: Transaction, day: string, fresh: string): Promise<string> {
  const [known] = await tx.select().from(wikiViewSalts).where(eq(wikiViewSalts.day, day));
  if (known) return known.salt;
  await tx.insert(wikiViewSalts).values({ day, salt: fresh }).onConflictDoNothing();
  await tx.delete(wikiViewSalts).where(lt(wikiViewSalts.day, day));
  await tx.delete(wikiViews).where(lt(wikiViews.day, day));
  const [row] = await tx.select().from(wikiViewSalts).where(eq(wikiViewSalts.day, day));
  if (!row) throw new Error(`No salt for ${day}.`);
  return row.salt;
}

/** Whether this is the visitor's first view of the page on this day. */
export async function insertView(
  tx: Transaction,
  view: { pageId: string; day: string; visitor: string },
): Promise<boolean> {
  const rows = await tx.insert(wikiViews).values(view).onConflictDoNothing().returning({ day: wikiViews.day });
  return rows.length > 0;
}
