import { utcDay } from '@weekwise/engine/dates/calendar.ts';
import { sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../db/client.ts';
import { modelCalls } from '../../../db/schema/models.ts';
import { usageRollup } from '../../../db/schema/usage.ts';

/** How far the sums are made: `YYYY-MM-DD`, itself not included. */
export interface RollupState {
  /** Sums of days; null before the first run: all is read from the calls then. */
  until: string | null;
  /** Sums of spans; null while they are not those of their days. */
  spansUntil: string | null;
}

/** Any number that nothing else locks. */
const advisoryLock = 7_351_205;

/** Two workers that make sums at once would make them twice. */
export async function lockRollup(tx: Transaction): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${advisoryLock})`);
}

export async function findRollup(db: Executor): Promise<RollupState> {
  const [row] = await db.select({ until: usageRollup.until, spansUntil: usageRollup.spansUntil }).from(usageRollup);
  return row ?? { until: null, spansUntil: null };
}

export async function saveRollup(tx: Transaction, state: { until: string; spansUntil: string }): Promise<void> {
  await tx
    .insert(usageRollup)
    .values({ id: 1, ...state })
    .onConflictDoUpdate({ target: usageRollup.id, set: state });
}

/** From now on rankings are read from the days, until the spans are made again. */
export async function distrustSpans(tx: Transaction): Promise<void> {
  await tx.update(usageRollup).set({ spansUntil: null });
}

/** When the first thing happened that sums could hold: the first account was made. */
export async function findFirstDay(db: Executor): Promise<string | null> {
  const { rows } = await db.execute<{ day: string | null }>(
    sql`SELECT least((SELECT min(${modelCalls.at}) FROM ${modelCalls}), (SELECT min(created_at) FROM users)) AT TIME ZONE 'UTC' AS day`,
  );
  const day = rows[0]?.day ?? null;
  return day === null ? null : utcDay(new Date(`${day}Z`));
}
