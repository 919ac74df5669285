import { addDays, utcMidnight } from '@weekwise/engine/dates/calendar.ts';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { modelCalls } from '../../../db/schema/models.ts';
import { latencyDays, latencyMonths, usageDays, usageFolderDays } from '../../../db/schema/usage.ts';
import { asSums, dayOf, sumColumns, summedUp } from '../usage/metered-calls.repo.ts';
import { growth } from './latency-histogram.ts';

/** Days of `[from, until)` whose sums are not those of their calls: new ones, and those to which a call came late. */
export async function findStaleDays(tx: Transaction, from: string, until: string): Promise<string[]> {
  const checked = sql`sum(calls) AS calls, sum(input_tokens + output_tokens) AS tokens, sum(cost_micro_usd) AS cost`;
  const { rows } = await tx.execute<{ day: string }>(sql`
    SELECT coalesce(made.day, found.day)::text AS day
    FROM (SELECT day, ${checked} FROM ${usageDays} WHERE day >= ${from} AND day < ${until} GROUP BY day) AS made
    FULL JOIN (
      SELECT day, ${checked} FROM (SELECT ${dayOf} AS day, ${asSums} FROM ${modelCalls} WHERE ${callsBetween(from, until)}) AS calls
      GROUP BY day
    ) AS found ON found.day = made.day
    WHERE (made.calls, made.tokens, made.cost) IS DISTINCT FROM (found.calls, found.tokens, found.cost)
    ORDER BY 1`);
  return rows.map(({ day }) => day);
}

/** Makes the sums of these days anew, in the place of those there are. */
export async function sumDays(tx: Transaction, days: readonly string[]): Promise<void> {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return;
  for (const table of [usageDays, usageFolderDays, latencyDays])
    await tx.delete(table).where(inArray(table.day, [...days]));
  const list = sql.join(
    days.map((day) => sql`${day}::date`),
    sql`, `,
  );
  const calls = sql`FROM ${modelCalls} WHERE ${callsBetween(first, addDays(last, 1))} AND ${dayOf} IN (${list})`;
  await tx.execute(sql`
    INSERT INTO ${usageDays} (day, provider, model, ability, outcome, ${sumColumns})
    SELECT day, provider, model, ability, outcome, ${summedUp}
    FROM (SELECT ${dayOf} AS day, provider, model, ability, outcome, ${asSums} ${calls}) AS calls GROUP BY 1, 2, 3, 4, 5`);
  await tx.execute(sql`
    INSERT INTO ${usageFolderDays} (day, user_id, folder_id, ${sumColumns}, last_at)
    SELECT day, user_id, folder_id, ${summedUp}, max(at)
    FROM (SELECT ${dayOf} AS day, user_id, folder_id, at, ${asSums} ${calls} AND user_id IS NOT NULL) AS calls GROUP BY 1, 2, 3`);
  await tx.execute(sql`
    INSERT INTO ${latencyDays} (day, provider, model, kind, bucket, calls)
    SELECT day, provider, model, kind, bucket, count(*)
    FROM (SELECT ${dayOf} AS day, provider, model, first_token_ms, total_ms, outcome ${calls}) AS calls ${latencies}
    GROUP BY 1, 2, 3, 4, 5`);
  await sumMonths(tx, first, last);
}

/** The months of these days anew, from their days. */
async function sumMonths(tx: Transaction, first: string, last: string): Promise<void> {
  const monthOf = (date: SQL) => sql`date_trunc('month', ${date}::timestamp)::date`;
  const months = sql`${monthOf(sql`${first}`)} AND ${monthOf(sql`${last}`)}`;
  await tx.execute(sql`DELETE FROM ${latencyMonths} WHERE month BETWEEN ${months}`);
  await tx.execute(sql`
    INSERT INTO ${latencyMonths} (month, provider, model, kind, bucket, calls)
    SELECT ${monthOf(sql`day`)}, provider, model, kind, bucket, sum(calls) FROM ${latencyDays}
    WHERE ${monthOf(sql`day`)} BETWEEN ${months} GROUP BY 1, 2, 3, 4, 5`);
}

/**
 * Each call's times with the buckets that they fall in: joined to a source that has `first_token_ms` and `total_ms`.
 */
export const latencies = sql`CROSS JOIN LATERAL (
    SELECT kind, ceil(ln(greatest(ms, 1)) / ln(${sql.raw(`${growth}`)}::float8))::integer AS bucket
    FROM (VALUES ('first_token', first_token_ms), ('total', CASE WHEN outcome = 'ok' THEN total_ms END)) AS times (kind, ms)
    WHERE ms IS NOT NULL
  ) AS latency`;

/** Bounds of the index, so that only these days are read. */
const callsBetween = (from: string, until: string): SQL =>
  sql`${modelCalls.at} >= ${utcMidnight(from).toISOString()} AND ${modelCalls.at} < ${utcMidnight(until).toISOString()}`;
