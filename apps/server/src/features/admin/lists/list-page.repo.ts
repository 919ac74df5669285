import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/client.ts';
import { findRollup } from '../rollup/rollup-state.repo.ts';
import type { CallFilter } from '../usage/metered-calls.repo.ts';
import { type OwnerColumn, ownerSums, ownSums, type SumOrder, sumOrders } from '../usage/owner-sums.repo.ts';

/** Which part of a list, in which order. */
export interface ListPage<Sort extends string> {
  q?: string | undefined;
  sort: Sort;
  direction: 'asc' | 'desc';
  limit: number;
  offset: number;
}

/** What is listed: students, or courses. */
export interface Listed {
  owner: OwnerColumn;
  /** The table with all that its columns are of. */
  from: SQL;
  id: SQL;
  createdAt: SQL;
  columns: SQL;
}

type Row = Record<string, unknown>;

/** Makes a LIKE pattern that finds exactly these characters anywhere. */
export const containing = (q: string): string => `%${q.replace(/[\\%_]/g, '\\$&')}%`;

export interface ListSelection extends Omit<ListPage<string>, 'sort'> {
  where: SQL | undefined;
  by: SQL | SumOrder;
  /** The tables that `where` and `by` speak of. */
  search: SQL;
}

/** Reads one page of the rows that `where` selects, with what models did for each, and how many there are in all. */
export async function listPage(
  db: Executor,
  filter: CallFilter,
  listed: Listed,
  asked: ListSelection,
): Promise<{ rows: Row[]; total: number }> {
  const { where, by, search, q, direction, limit, offset } = asked;
  // Those who used most come before all who used nothing: the first pages are found without a look at the rest.
  if (typeof by === 'string' && direction === 'desc' && !q) {
    const first = await listMostUsing(db, filter, listed, { where, by, limit: offset + limit });
    if (first.length === offset + limit) return { rows: first.slice(offset), total: await count(db, search, where) };
  }
  return orderedPage(db, filter, listed, asked);
}

async function count(db: Executor, search: SQL, where: SQL | undefined): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`SELECT count(*)::integer AS count FROM ${search} WHERE ${where}`,
  );
  return rows[0]?.count ?? 0;
}

/**
 * All are put in order by what the order needs; only those of the page are read with the rest. Of equal ones the newest
 * comes first, so that pages neither repeat nor miss one.
 */
async function orderedPage(
  db: Executor,
  filter: CallFilter,
  { owner, from, id, createdAt, columns }: Listed,
  { where, by, search, q, direction, limit, offset }: ListSelection,
): Promise<{ rows: Row[]; total: number }> {
  const sums = sql`LEFT JOIN span ON span.key = ${id} LEFT JOIN changed ON changed.key = ${id}`;
  const way = direction === 'asc' ? sql`ASC` : sql`DESC`;
  const isBySums = typeof by === 'string';
  const { rows } = await db.execute<Row>(sql`
    WITH ${ownerSums(owner, filter, await findRollup(db))},
    found AS ${q ? sql`MATERIALIZED` : sql`NOT MATERIALIZED`} (
      SELECT ${id} AS id, ${createdAt} AS made, ${isBySums ? sumOrders[by].joined : by} AS by
      FROM ${search} ${isBySums ? sums : sql``} WHERE ${where}),
    counted AS (SELECT count(*)::integer AS total FROM ${q ? sql`found` : sql`${search} WHERE ${where}`}),
    page AS (SELECT * FROM found ORDER BY by ${way}, made DESC, id LIMIT ${limit} OFFSET ${offset}),
    shown AS (SELECT ${columns}, ${ownSums}, page.by AS "orderBy", page.made FROM page JOIN ${from} ON ${id} = page.id ${sums})
    SELECT shown.*, counted.total FROM counted LEFT JOIN shown ON true ORDER BY "orderBy" ${way}, made DESC, id`);
  return { rows: rows.filter((row) => row.id !== null), total: Number(rows[0]?.total ?? 0) };
}

/** Those with the highest sums of all that used anything: ranked by what they used before any of them is looked up. */
export async function listMostUsing(
  db: Executor,
  filter: CallFilter,
  { owner, from, id, createdAt, columns }: Listed,
  { where, by, limit }: { where: SQL | undefined; by: SumOrder; limit: number },
): Promise<Row[]> {
  const first = (used: string) => sql`(
    SELECT ${columns}, used.*, ${sumOrders[by].used} AS "orderBy", ${createdAt} AS made
    FROM ${sql.raw(used)} AS used JOIN ${from} ON ${id} = used.key
    WHERE ${where} ORDER BY ${sumOrders[by].used} DESC, ${createdAt} DESC, ${id} LIMIT ${limit})`;
  const { rows } = await db.execute<Row>(sql`
    WITH ${ownerSums(owner, filter, await findRollup(db))}
    SELECT * FROM (${first('kept')} UNION ALL ${first('moved')}) AS first ORDER BY "orderBy" DESC, made DESC, id LIMIT ${limit}`);
  return rows;
}

/** An instant of a row that was selected in SQL of our own, where the driver leaves it as text. */
export const instantOf = (value: unknown): Date => new Date(String(value));
