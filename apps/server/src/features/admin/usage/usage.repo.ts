import { desc, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/client.ts';
import { type CallOutcome, modelCalls } from '../../../db/schema/models.ts';
import { findRollup } from '../rollup/rollup-state.repo.ts';
import { type CallFilter, callsByKind, callsWhere, summedUp, toSums, type UsageSums } from './metered-calls.repo.ts';
import { groupsOf, type UsageGroups } from './usage-groups.ts';

/**
 * For the rest of `tx`: sums over everybody are made in memory, and leave the other processors to whoever studies.
 * Compiling such a query takes longer than the query. The sums are read so often that they are in memory: an index
 * costs no seek.
 */
export async function planForMany(tx: Executor): Promise<void> {
  await tx.execute(sql`SELECT set_config('work_mem', '64MB', true),
    set_config('max_parallel_workers_per_gather', '0', true), set_config('jit', 'off', true), set_config('random_page_cost', '1.1', true)`);
}

/** In one statement, so that all of it agrees. */
export async function groupUsage(db: Executor, filter: CallFilter): Promise<UsageGroups> {
  const { until } = await findRollup(db);
  const { rows } = await db.execute<
    Record<'day' | 'ability' | 'provider' | 'model', string> & { outcome: CallOutcome }
  >(sql`
    SELECT day::text, ability, provider, model, outcome, ${summedUp} FROM ${callsByKind(filter, until)}
    GROUP BY GROUPING SETS ((day), (ability, provider, model, outcome))`);
  const [ofDays, ofKinds] = [rows.filter(({ day }) => day !== null), rows.filter(({ day }) => day === null)];
  return groupsOf(
    ofDays.map((row) => ({ day: row.day, ...toSums(row) })),
    ofKinds.map(({ ability, provider, model, outcome, ...row }) => ({
      ability,
      provider,
      model,
      outcome,
      ...toSums(row),
    })),
  );
}

/** Sums all calls of a period. */
export async function sumUsage(db: Executor, filter: CallFilter): Promise<UsageSums> {
  const { until } = await findRollup(db);
  const { rows } = await db.execute(sql`SELECT ${summedUp} FROM ${callsByKind(filter, until)}`);
  const [row] = rows;
  if (!row) throw new Error('A sum has one row.');
  return toSums(row);
}

export function listCalls(db: Executor, filter: CallFilter, limit: number) {
  return db
    .select()
    .from(modelCalls)
    .where(callsWhere(filter))
    .orderBy(desc(modelCalls.at), desc(modelCalls.id))
    .limit(limit);
}
