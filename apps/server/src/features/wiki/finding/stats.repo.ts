import { count, countDistinct, eq, max, sum } from 'drizzle-orm';
import type { Executor } from '../../../db/client.ts';
import { wikiPages, wikiSearch } from '../../../db/schema/wiki.ts';

/** Over all pages that anybody may see. */
export async function readStats(db: Executor) {
  const [row] = await db
    .select({
      wikis: count(),
      subjects: countDistinct(wikiSearch.subject),
      universities: countDistinct(wikiSearch.universityKey),
      weeks: sum(wikiPages.weekCount).mapWith(Number),
      readings: sum(wikiPages.readingCount).mapWith(Number),
      views: sum(wikiPages.views).mapWith(Number),
      copies: sum(wikiPages.copies).mapWith(Number),
      newestAt: max(wikiSearch.publishedAt),
    })
    .from(wikiSearch)
    .innerJoin(wikiPages, eq(wikiPages.id, wikiSearch.pageId));
  if (!row) throw new Error('A count without a row.');
  return row;
}
export type WikiStats = Awaited<ReturnType<typeof readStats>>;

export async function countListed(db: Executor): Promise<number> {
  const [row] = await db.select({ pages: count() }).from(wikiSearch);
  return row?.pages ?? 0;
}
