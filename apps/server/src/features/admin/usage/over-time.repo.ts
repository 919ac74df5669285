import type { UsageDimension } from '@weekwise/contracts/admin-over-time.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/client.ts';
import { users } from '../../../db/schema/auth.ts';
import { folders } from '../../../db/schema/folders.ts';
import { findRollup } from '../rollup/rollup-state.repo.ts';
import { contact } from '../students.repo.ts';
import { type CallFilter, callsByKind } from './metered-calls.repo.ts';
import { callsByOwner, type OwnerColumn, ownerSums } from './owner-sums.repo.ts';

export interface DayOfKey {
  /** `YYYY-MM-DD`, UTC. */
  day: string;
  /** null: all that has no row of its own. */
  key: string | null;
  label: string | null;
  calls: number;
  tokens: number;
  costMicroUsd: number;
}

/** So many get rows of their own: as many as a reader tells apart. */
const told = 4;

const keys: Record<UsageDimension, { key: SQL; label: SQL; owner?: OwnerColumn }> = {
  ability: { key: sql`ability`, label: sql`NULL::text` },
  model: { key: sql`provider || '/' || model`, label: sql`NULL::text` },
  user: { key: sql`user_id`, label: sql`(SELECT ${contact} FROM ${users} WHERE ${users.id} = key)`, owner: 'user_id' },
  folder: { key: sql`folder_id`, label: sql`(SELECT name FROM ${folders} WHERE id = key)`, owner: 'folder_id' },
};

const sums = sql`sum(calls) AS calls, sum(input_tokens + output_tokens) AS tokens, sum(cost_micro_usd) AS cost`;

/**
 * Sums per day of the few keys that cost most (or used most where nothing has a price), and of all the rest together.
 */
export async function listDaysBy(db: Executor, by: UsageDimension, filter: CallFilter): Promise<DayOfKey[]> {
  const rollup = await findRollup(db);
  const { key, label, owner } = keys[by];
  const most = sql`ORDER BY sum(cost) DESC, sum(tokens) DESC, key LIMIT ${told}`;
  // Of many students or courses only those that are told get days at all.
  const firstAndTheirDays = owner
    ? sql`${ownerSums(owner, filter, rollup)},
      used AS (${mostOf('kept')} UNION ALL ${mostOf('moved')}),
      first AS (SELECT key FROM used GROUP BY key ${most}),
      told AS (
        SELECT day, ${key} AS key, ${sums}
        FROM ${callsByOwner(filter, rollup, sql`${key} IN (SELECT key FROM first)`)} GROUP BY 1, 2),`
    : sql`days AS (SELECT day, ${key} AS key, ${sums} FROM ${callsByKind(filter, rollup.until)} GROUP BY 1, 2),
      first AS (SELECT key FROM days GROUP BY key ${most}),
      told AS (SELECT days.* FROM days JOIN first ON first.key = days.key),`;
  const { rows } = await db.execute<
    Record<string, unknown> & { day: string; key: string | null; label: string | null }
  >(
    sql`
    WITH ${firstAndTheirDays}
      whole AS (SELECT day, ${sums} FROM ${callsByKind(filter, rollup.until)} GROUP BY 1),
      rest AS (
        SELECT whole.day, NULL::text AS key,
          whole.calls - coalesce(sum(told.calls), 0) AS calls,
          whole.tokens - coalesce(sum(told.tokens), 0) AS tokens,
          whole.cost - coalesce(sum(told.cost), 0) AS cost
        FROM whole LEFT JOIN told ON told.day = whole.day
        GROUP BY whole.day, whole.calls, whole.tokens, whole.cost)
    SELECT day::text, key, ${label} AS label, calls, tokens, cost FROM told
    UNION ALL SELECT day::text, key, NULL, calls, tokens, cost FROM rest WHERE calls > 0`,
  );
  return rows.map((row) => ({
    day: row.day,
    key: row.key,
    label: row.label,
    calls: Number(row.calls),
    tokens: Number(row.tokens),
    costMicroUsd: Number(row.cost),
  }));
}

const mostOf = (used: string): SQL =>
  sql`(SELECT key, cost_micro_usd AS cost, input_tokens + output_tokens AS tokens FROM ${sql.raw(used)}
    ORDER BY cost_micro_usd DESC, input_tokens + output_tokens DESC, key LIMIT ${told})`;
