import { and, count, desc, eq, gte, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/client.ts';
import { modelCalls } from '../../db/schema/models.ts';

/** Which calls are summed. */
export interface CallFilter {
  from: Date;
  /** Not included. */
  to: Date;
  userId?: string | undefined;
  /** null: those of folders that are gone. */
  folderId?: string | null | undefined;
}

const summed = (of: SQL) => sql`coalesce(sum(${of}), 0)`.mapWith(Number);
const counted = (where: SQL) => sql`count(*) FILTER (WHERE ${where})`.mapWith(Number);

const tokens = sql`${modelCalls.inputTokens} + ${modelCalls.outputTokens}`;

export const usageSums = {
  calls: count(),
  failedCalls: counted(sql`${modelCalls.outcome} NOT IN ('ok', 'cancelled')`),
  inputTokens: summed(sql`${modelCalls.inputTokens}`),
  cachedInputTokens: summed(sql`${modelCalls.cachedInputTokens}`),
  outputTokens: summed(sql`${modelCalls.outputTokens}`),
  costMicroUsd: summed(sql`${modelCalls.costMicroUsd}`),
  unpricedCalls: counted(sql`${modelCalls.costMicroUsd} IS NULL AND ${tokens} > 0`),
  estimatedCalls: counted(sql`${modelCalls.tokensEstimated}`),
};
export type UsageSums = Record<keyof typeof usageSums, number>;

/** What costs most first; where nothing has a price, what uses most. */
export const mostFirst = [desc(usageSums.costMicroUsd), desc(summed(tokens))];

export const callsWhere = ({ from, to, userId, folderId }: CallFilter): SQL | undefined =>
  and(
    gte(modelCalls.at, from),
    lt(modelCalls.at, to),
    userId === undefined ? undefined : eq(modelCalls.userId, userId),
    folderId === undefined
      ? undefined
      : folderId === null
        ? isNull(modelCalls.folderId)
        : eq(modelCalls.folderId, folderId),
  );

export async function sumUsage(db: Executor, filter: CallFilter): Promise<UsageSums> {
  const [row] = await db.select(usageSums).from(modelCalls).where(callsWhere(filter));
  if (!row) throw new Error('A sum has one row.');
  return row;
}

/** Per calendar day in UTC, `YYYY-MM-DD`; days without a call are missing. */
export function sumByDay(db: Executor, filter: CallFilter): Promise<(UsageSums & { date: string })[]> {
  const date = sql<string>`to_char(${modelCalls.at} AT TIME ZONE 'UTC', 'YYYY-MM-DD')`;
  return db
    .select({ date, ...usageSums })
    .from(modelCalls)
    .where(callsWhere(filter))
    .groupBy(date)
    .orderBy(date);
}

export function sumByAbility(db: Executor, filter: CallFilter): Promise<(UsageSums & { ability: string })[]> {
  return db
    .select({ ability: modelCalls.ability, ...usageSums })
    .from(modelCalls)
    .where(callsWhere(filter))
    .groupBy(modelCalls.ability)
    .orderBy(...mostFirst, modelCalls.ability);
}

/** Milliseconds, rounded; null without a value. */
const percentile = (share: number, of: PgColumn) =>
  sql<number | null>`round(percentile_cont(${sql.raw(`${share}`)}) WITHIN GROUP (ORDER BY ${of}))::integer`;

export function sumByModel(db: Executor, filter: CallFilter) {
  return db
    .select({
      provider: modelCalls.provider,
      model: modelCalls.model,
      ...usageSums,
      firstTokenMsP50: percentile(0.5, modelCalls.firstTokenMs),
      firstTokenMsP95: percentile(0.95, modelCalls.firstTokenMs),
      totalMsP50: percentile(0.5, modelCalls.totalMs),
    })
    .from(modelCalls)
    .where(callsWhere(filter))
    .groupBy(modelCalls.provider, modelCalls.model)
    .orderBy(...mostFirst, modelCalls.provider, modelCalls.model);
}

export function countByOutcome(db: Executor, filter: CallFilter) {
  return db
    .select({ outcome: modelCalls.outcome, calls: count() })
    .from(modelCalls)
    .where(callsWhere(filter))
    .groupBy(modelCalls.outcome)
    .orderBy(desc(count()), modelCalls.outcome);
}

export async function countActiveUsers(db: Executor, filter: CallFilter): Promise<number> {
  const [row] = await db
    .select({ users: sql`count(DISTINCT ${modelCalls.userId})`.mapWith(Number) })
    .from(modelCalls)
    .where(callsWhere(filter));
  return row?.users ?? 0;
}

export function listCalls(db: Executor, filter: CallFilter, limit: number) {
  return db
    .select()
    .from(modelCalls)
    .where(callsWhere(filter))
    .orderBy(desc(modelCalls.at), desc(modelCalls.id))
    .limit(limit);
}
