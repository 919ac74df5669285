import { utcDay, utcMidnight } from '@weekwise/engine/dates/calendar.ts';
import { and, eq, gte, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { modelCalls } from '../../../db/schema/models.ts';
import { usageDays } from '../../../db/schema/usage.ts';

// The metering's rows and the sums that a job makes of them, in one form: what is summed up already, and the rest as it
// is.

/** Which calls are meant. */
export interface CallFilter {
  from: Date;
  /** Not included. */
  to: Date;
  userId?: string | undefined;
  /** null: those of folders that are gone. */
  folderId?: string | null | undefined;
}

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

/** Selects the day of a call, whatever the time zone of the database. */
export const dayOf = sql`(${modelCalls.at} AT TIME ZONE 'UTC')::date`;

/** One call, in the columns of the sums. */
export const asSums = sql`
  1 AS calls,
  (${modelCalls.outcome} NOT IN ('ok', 'cancelled'))::integer AS failed_calls,
  ${modelCalls.inputTokens}::bigint AS input_tokens,
  ${modelCalls.cachedInputTokens}::bigint AS cached_input_tokens,
  ${modelCalls.outputTokens}::bigint AS output_tokens,
  coalesce(${modelCalls.costMicroUsd}, 0) AS cost_micro_usd,
  (${modelCalls.costMicroUsd} IS NULL AND ${modelCalls.inputTokens} + ${modelCalls.outputTokens} > 0)::integer AS unpriced_calls,
  ${modelCalls.tokensEstimated}::integer AS estimated_calls`;

export const sumNames = [
  'calls',
  'failed_calls',
  'input_tokens',
  'cached_input_tokens',
  'output_tokens',
  'cost_micro_usd',
  'unpriced_calls',
  'estimated_calls',
] as const;

export const sumColumns = sql.raw(sumNames.join(', '));

/** The same columns summed. */
export const summedUp = sql.raw(
  sumNames.map((column) => `coalesce(sum(${column}), 0)::bigint AS ${column}`).join(', '),
);

export interface UsageSums {
  calls: number;
  failedCalls: number;
  inputTokens: number;
  cachedInputTokens: number;
  outputTokens: number;
  costMicroUsd: number;
  unpricedCalls: number;
  estimatedCalls: number;
}

/** A row of `summedUp` as node-postgres hands it over: whole numbers of 64 bits are text. */
export const toSums = (row: Record<string, unknown>): UsageSums => ({
  calls: Number(row.calls),
  failedCalls: Number(row.failed_calls),
  inputTokens: Number(row.input_tokens),
  cachedInputTokens: Number(row.cached_input_tokens),
  outputTokens: Number(row.output_tokens),
  costMicroUsd: Number(row.cost_micro_usd),
  unpricedCalls: Number(row.unpriced_calls),
  estimatedCalls: Number(row.estimated_calls),
});

/** Sums hold whole days of everybody. The calls of one student or folder are few, and have an index. */
export const isOfWholeDays = ({ from, userId, folderId }: CallFilter): boolean =>
  from.getTime() % (24 * 3600_000) === 0 && userId === undefined && folderId === undefined;

/**
 * Where the sums end and the calls themselves begin, and the days before that. A period that begins within a day is
 * read from the calls alone.
 * @param until the day up to which sums are made; null without any
 */
export function rolledSeam(filter: CallFilter, until: string | null): { at: Date; rolled: SQL } {
  const { from, to } = filter;
  const made = utcMidnight(until ?? utcDay(from));
  const lastWhole = utcMidnight(utcDay(to));
  const last = new Date(Math.min(made.getTime(), lastWhole.getTime()));
  const seam = isOfWholeDays(filter) && made > from ? last : from;
  return { at: seam, rolled: sql`day >= ${utcDay(from)} AND day < ${seam > from ? utcDay(seam) : utcDay(from)}` };
}

/** Calls by day, provider, model, ability and outcome, as a source to select from. */
export function callsByKind(filter: CallFilter, until: string | null): SQL {
  const seam = rolledSeam(filter, until);
  return sql`(
    SELECT day, provider, model, ability, outcome, ${sumColumns} FROM ${usageDays} WHERE ${seam.rolled}
    UNION ALL
    SELECT ${dayOf} AS day, provider, model, ability, outcome, ${asSums}
    FROM ${modelCalls} WHERE ${callsWhere({ ...filter, from: seam.at })}) AS calls`;
}
