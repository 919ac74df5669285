import { eq, lt } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { wikiViewSalts, wikiViews } from '../../../db/schema/wiki.ts';

/** The salt of a day, made by whoever needs it first. With another day's salt go all hashes made with it. */
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

/** Whether this visitor has not seen the page on this day before. */
export async function insertView(
  tx: Transaction,
  view: { pageId: string; day: string; visitor: string },
): Promise<boolean> {
  const rows = await tx.insert(wikiViews).values(view).onConflictDoNothing().returning({ day: wikiViews.day });
  return rows.length > 0;
}
