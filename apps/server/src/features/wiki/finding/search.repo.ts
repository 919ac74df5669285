import { type SQL, sql } from 'drizzle-orm';
import type { Database, Executor, Transaction } from '../../../db/client.ts';
import { wikiSearch } from '../../../db/schema/wiki.ts';

export interface WikiFilters {
  subject: string | null;
  /** As `universityKey` makes it. */
  university: string | null;
  academicLevel: string | null;
}

export type FacetName = 'subject' | 'university' | 'academicLevel';

export interface WikiSearch {
  filters: WikiFilters;
  sort: 'relevance' | 'newest' | 'popular';
  limit: number;
  offset: number;
}

/**
 * Has `work` use the inverted index. The planner does not know that a row's words are stored apart from it: it takes
 * reading them all for cheap, which costs a hundred times what the index does. Nor is a search long enough for
 * compiling it or for helpers.
 */
export function byIndex<Result>(db: Database, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  return db.transaction(async (tx) => {
    await tx.execute(
      sql`SELECT set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true),
        set_config('max_parallel_workers_per_gather', '0', true)`,
    );
    return work(tx);
  });
}

export const byPopularity = sql`popularity DESC NULLS LAST, published_at DESC NULLS LAST, page_id`;
export const orders = { newest: sql`published_at DESC NULLS LAST, page_id`, popular: byPopularity };

export const whereFilters = ({ subject, university, academicLevel }: WikiFilters): SQL[] => [
  ...(subject === null ? [] : [sql`subject = ${subject}`]),
  ...(university === null ? [] : [sql`university_key = ${university}`]),
  ...(academicLevel === null ? [] : [sql`academic_level = ${academicLevel}`]),
];
export const where = (conditions: readonly SQL[]): SQL =>
  conditions.length === 0 ? sql`` : sql`WHERE ${sql.join([...conditions], sql` AND `)}`;
export const has = (column: 'names' | 'words', query: string): SQL =>
  sql`${sql.identifier(column)} @@ ${query}::tsquery`;

/** Ids of pages along the index of an order, of all or of those with frequent words. */
export async function findInOrder(
  db: Executor,
  query: string | null,
  { filters, sort, limit, offset }: WikiSearch,
): Promise<string[]> {
  const conditions = [...(query === null ? [] : [has('words', query)]), ...whereFilters(filters)];
  const order = orders[sort === 'newest' ? 'newest' : 'popular'];
  const { rows } = await db.execute<{ page_id: string }>(
    sql`SELECT page_id FROM ${wikiSearch} ${where(conditions)} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`,
  );
  return rows.map((row) => row.page_id);
}

/** Of pages, by subject, university and level together. */
export interface FacetCell {
  subject: string | null;
  universityKey: string | null;
  university: string | null;
  academicLevel: string | null;
  count: number;
}

/** Of all pages, however many. */
export async function countCells(db: Executor): Promise<FacetCell[]> {
  const { rows } = await db.execute<FacetCell & Record<string, unknown>>(
    sql`SELECT subject, university_key AS "universityKey", min(university) AS university,
        academic_level AS "academicLevel", count(*)::int AS count
      FROM ${wikiSearch} GROUP BY subject, university_key, academic_level`,
  );
  return rows;
}

/** Whether any page has the words. Call it within `byIndex`. */
export async function hasPages(tx: Executor, query: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`SELECT 1 FROM ${wikiSearch} ${where([has('words', query)])} LIMIT 1`);
  return rows.length > 0;
}
