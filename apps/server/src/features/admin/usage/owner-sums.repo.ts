import { addDays, utcDay, utcMidnight } from '@weekwise/engine/dates/calendar.ts';
import { type SQL, sql } from 'drizzle-orm';
import { modelCalls } from '../../../db/schema/models.ts';
import { usageFolderDays, usageFolderSpans, usageUserSpans } from '../../../db/schema/usage.ts';
import { dayLength } from '../period.ts';
import type { RollupState } from '../rollup/rollup-state.repo.ts';
import { spanFrom, spanLengths } from '../rollup/spans.repo.ts';
import {
  asSums,
  type CallFilter,
  callsWhere,
  dayOf,
  isOfWholeDays,
  rolledSeam,
  sumColumns,
  summedUp,
  sumNames,
} from './metered-calls.repo.ts';

export type OwnerColumn = 'user_id' | 'folder_id';

const spans = { user_id: usageUserSpans, folder_id: usageFolderSpans };

/** Calls by day, student and folder, as a source to select from. Those of students who are gone are nobody's. */
export function callsByOwner(filter: CallFilter, { until }: RollupState, of: SQL = sql`true`): SQL {
  const seam = rolledSeam(filter, until);
  return sql`(
    SELECT day, user_id, folder_id, ${sumColumns}, last_at FROM ${usageFolderDays} WHERE ${seam.rolled} AND ${of}
    UNION ALL
    SELECT ${dayOf} AS day, user_id, folder_id, ${asSums}, ${modelCalls.at} AS last_at
    FROM ${modelCalls} WHERE ${callsWhere({ ...filter, from: seam.at })} AND user_id IS NOT NULL AND ${of}) AS calls`;
}

/** The span that ends today like the period, or as late as the job is; null without one. */
function spanOf(filter: CallFilter, { until, spansUntil }: RollupState) {
  if (spansUntil === null || spansUntil !== until || !isOfWholeDays(filter)) return null;
  const days = Math.ceil((filter.to.getTime() - filter.from.getTime()) / dayLength);
  const first = utcMidnight(addDays(spansUntil, 1 - days));
  const isWithin = first <= filter.from && spansUntil <= utcDay(filter.to);
  return isWithin && spanLengths.includes(days) ? { days, until: spansUntil } : null;
}

/**
 * Sums by student or by folder, as common table expressions:
 * `span`: the sums of the days before today, made already;
 * `changed`: what the period has besides, and less: calls of today, and where the job is late the days at both ends;
 * `kept` and `moved`: those of the span that have not changed, and the sums of those that have. Together they are all.
 * A period that is no span has it all in `changed`.
 */
export function ownerSums(owner: OwnerColumn, filter: CallFilter, rollup: RollupState): SQL {
  const key = sql.raw(owner);
  const span = spanOf(filter, rollup);
  const seam = rolledSeam(filter, rollup.until);
  const minus = sql.raw(sumNames.map((name) => `-${name}`).join(', '));
  const days = (of: SQL, columns: SQL) =>
    sql`SELECT ${key} AS key, ${columns}, last_at FROM ${usageFolderDays} WHERE ${of} AND ${key} IS NOT NULL`;
  const parts = [
    sql`SELECT key, ${sumColumns}, at AS last_at FROM (
      SELECT ${key} AS key, at, ${asSums} FROM ${modelCalls}
      WHERE ${callsWhere({ ...filter, from: seam.at })} AND user_id IS NOT NULL AND ${key} IS NOT NULL) AS calls`,
  ];
  if (span) {
    // The job has not come to the last days yet: its span begins too early.
    parts.push(days(sql`day >= ${spanFrom(span.until, span.days)} AND day < ${utcDay(filter.from)}`, minus));
  } else {
    parts.push(days(seam.rolled, sumColumns));
  }
  const both = sql.raw(sumNames.map((name) => `coalesce(span.${name}, 0) + changed.${name} AS ${name}`).join(', '));
  return sql`
    span AS NOT MATERIALIZED (
      SELECT ${key} AS key, ${sumColumns}, last_at FROM ${spans[owner]} WHERE days = ${span?.days ?? 0}),
    changed AS MATERIALIZED (
      SELECT key, ${summedUp}, max(last_at) AS last_at FROM (${sql.join(parts, sql` UNION ALL `)}) AS parts GROUP BY key),
    kept AS NOT MATERIALIZED (
      SELECT * FROM span WHERE NOT EXISTS (SELECT FROM changed WHERE changed.key = span.key)),
    moved AS NOT MATERIALIZED (
      SELECT changed.key, ${both}, greatest(span.last_at, changed.last_at) AS last_at
      FROM changed LEFT JOIN span ON span.key = changed.key WHERE coalesce(span.calls, 0) + changed.calls > 0)`;
}

const sumOf = (name: string): string => `coalesce(span.${name}, 0) + coalesce(changed.${name}, 0)`;

/**
 * What owners may be ordered by: of all with `span` and `changed` joined to them, or of those in `kept` or `moved`
 * alone.
 */
export const sumOrders = {
  cost: { joined: sql.raw(sumOf('cost_micro_usd')), used: sql`used.cost_micro_usd` },
  tokens: {
    joined: sql.raw(`${sumOf('input_tokens')} + ${sumOf('output_tokens')}`),
    used: sql`used.input_tokens + used.output_tokens`,
  },
  calls: { joined: sql.raw(sumOf('calls')), used: sql`used.calls` },
  last_call: {
    joined: sql.raw(`coalesce(greatest(span.last_at, changed.last_at), '-infinity')`),
    used: sql`used.last_at`,
  },
};
export type SumOrder = keyof typeof sumOrders;

/** All sums of an owner, joined likewise; `last_at` is null where nothing was used. */
export const ownSums = sql.raw(
  [
    ...sumNames.map((name) => `${sumOf(name)} AS ${name}`),
    `CASE WHEN ${sumOf('calls')} > 0 THEN greatest(span.last_at, changed.last_at) END AS last_at`,
  ].join(', '),
);
