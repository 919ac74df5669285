import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/client.ts';
import { wikiSearch } from '../../../db/schema/wiki.ts';
import { byPopularity, type FacetCell, has, orders, type WikiSearch, where, whereFilters } from './search.repo.ts';
import { filterLexemes } from './search-words.ts';

/** Further nobody counts: a word that every second course has is counted no slower than a rare one. */
export const mostCounted = 3_000;
/**
 * Of the courses that are called so, and of those that mention it, so many of the most popular are weighed against each
 * other.
 */
const mostWeighed = 100;

export interface Matches {
  /** In order. */
  ids: string[];
  /** At most `mostCounted` + 1. */
  total: number;
  /** Of pages with the words, whatever the filters, as many as are counted. */
  cells: FacetCell[];
}

/** Stand in no text that is published: control characters are taken out of it. */
const [betweenFields, betweenPages] = ['\u001F', '\u001E'];
const columns = sql`page_id, names, words, subject, university_key, university, academic_level, popularity, published_at`;

const cell = sql.join(
  ['subject', 'university_key', 'university', 'academic_level'].map(
    (name) => sql`coalesce(${sql.identifier(name)}, '')`,
  ),
  sql` || ${betweenFields}::text || `,
);

/**
 * Pages with these words. By relevance: courses that are called so before those that only mention them, and what is
 * popular is worth a little. One statement, because reading what a frequent word stands in is most of the work: what
 * `pool` has in full is not looked for again. Where not all of it is in `pool`, the filters are asked of the inverted
 * index too. Within `byIndex`.
 */
export async function findMatches(tx: Executor, query: string, search: WikiSearch): Promise<Matches> {
  const { filters, sort, limit, offset } = search;
  const conditions = whereFilters(filters);
  const pages = (condition: SQL, most = mostCounted + 1) =>
    sql`SELECT ${columns} FROM ${wikiSearch} WHERE ${condition} LIMIT ${most}`;
  // With no filters, what is found is what is counted.
  const found = conditions.length === 0 ? sql`pool` : sql`found`;
  const filtered = sql`size AS MATERIALIZED (SELECT count(*) AS pages FROM pool),
    found AS MATERIALIZED (
      (SELECT * FROM pool ${where([...conditions, isWhole])})
      UNION ALL (${pages(sql`NOT ${isWhole} AND ${has('words', withFilters(query, search))}`)}))`;
  const from = sort === 'relevance' ? weighed(found, query, search) : found;
  const order = sort === 'relevance' ? sql`${rankOf(query)} DESC, ${byPopularity}` : orders[sort];
  const { rows } = await tx.execute<Omit<Matches, 'cells'> & { cells: string | null }>(
    sql`WITH pool AS MATERIALIZED (${pages(has('words', query))}),
      ${conditions.length === 0 ? sql`` : sql`${filtered},`}
      found_size AS MATERIALIZED (SELECT count(*)::int AS pages FROM ${found}),
      page AS (SELECT page_id, row_number() OVER (ORDER BY ${order}) AS place FROM ${from}
        ORDER BY place LIMIT ${limit} OFFSET ${offset})
      SELECT (SELECT pages FROM found_size) AS total,
        coalesce((SELECT json_agg(page_id ORDER BY place) FROM page), '[]') AS ids,
        (SELECT string_agg(${cell}, ${betweenPages}) FROM pool) AS cells`,
  );
  const [row] = rows;
  return row ? { ...row, cells: cellsOf(row.cells) } : { ids: [], total: 0, cells: [] };
}

/** Whether all that there is was counted. */
const isWhole = sql`(SELECT pages FROM size) <= ${mostCounted}`;
const foundIsWhole = sql`(SELECT pages FROM found_size) <= ${mostCounted}`;

const withFilters = (query: string, { filters }: WikiSearch): string =>
  [`(${query})`, ...filterLexemes(filters)].join(' & ');

function weighed(found: SQL, query: string, { filters, limit, offset }: WikiSearch): SQL {
  // A later page is cut from the same order as long as it lies among what is weighed.
  const best = sql`ORDER BY ${byPopularity} LIMIT ${Math.max(mostWeighed, offset + limit)}`;
  const called = has('names', query);
  return sql`(
      (SELECT * FROM ${found} WHERE ${called} AND ${foundIsWhole} ${best})
      UNION ALL
      (SELECT ${columns} FROM ${wikiSearch} ${where([sql`NOT ${foundIsWhole}`, called, ...whereFilters(filters)])} ${best})
      UNION ALL
      (SELECT * FROM ${found} WHERE NOT ${called} ${best})
    ) weighed`;
}

const rankOf = (query: string): SQL => sql`2 * ts_rank('{0.05, 0.1, 0.3, 1}', names, ${query}::tsquery, 1)
  + ts_rank('{0.05, 0.1, 0.3, 1}', words, ${query}::tsquery) + popularity::real * 0.005::real`;

/**
 * The pages of an order by sorting all that have the words: for words that too few have for walking along the order's
 * own index.
 */
export async function findSorted(tx: Executor, query: string, search: WikiSearch): Promise<string[]> {
  const order = orders[search.sort === 'newest' ? 'newest' : 'popular'];
  const { rows } = await tx.execute<{ page_id: string }>(
    sql`WITH found AS MATERIALIZED (SELECT page_id, popularity, published_at FROM ${wikiSearch}
        WHERE ${has('words', withFilters(query, search))})
      SELECT page_id FROM found ORDER BY ${order} LIMIT ${search.limit} OFFSET ${search.offset}`,
  );
  return rows.map((row) => row.page_id);
}

/** Counted here: the database would need longer for saying how often than for saying it again. */
function cellsOf(listed: string | null): FacetCell[] {
  const cells = new Map<string, FacetCell>();
  for (const said of listed === null ? [] : listed.split(betweenPages)) {
    const known = cells.get(said);
    if (known) known.count++;
    else {
      const [subject = '', key = '', university = '', academicLevel = ''] = said.split(betweenFields);
      cells.set(said, {
        subject: subject || null,
        university: university || null,
        universityKey: university === '' ? null : key,
        academicLevel: academicLevel || null,
        count: 1,
      });
    }
  }
  return [...cells.values()];
}
