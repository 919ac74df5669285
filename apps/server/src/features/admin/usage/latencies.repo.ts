import { utcDay } from '@weekwise/engine/dates/calendar.ts';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../../db/client.ts';
import { modelCalls } from '../../../db/schema/models.ts';
import { latencyDays, latencyMonths } from '../../../db/schema/usage.ts';
import { monthOf } from '../../../tutor/calls/metering.ts';
import type { LatencyBucket } from '../rollup/latency-histogram.ts';
import { latencies } from '../rollup/rollup.repo.ts';
import { findRollup } from '../rollup/rollup-state.repo.ts';
import { type CallFilter, callsWhere, rolledSeam } from './metered-calls.repo.ts';

export interface ModelLatency extends LatencyBucket {
  provider: string;
  model: string;
  kind: 'first_token' | 'total';
}

/**
 * Reads how long calls took: until the first word, of all that said one, and until the end, of all that were answered.
 */
export async function listLatencies(db: Executor, filter: CallFilter): Promise<ModelLatency[]> {
  const { until } = await findRollup(db);
  const seam = rolledSeam(filter, until);
  // Months that lie within the days that are summed up; the days at both ends of them one by one.
  const first = monthFrom(filter.from);
  const last = Math.max(first.getTime(), monthOf(seam.at).getTime());
  const [firstDay, lastDay] = [utcDay(first), utcDay(new Date(last))];
  const { rows } = await db.execute<Record<string, unknown> & ModelLatency>(sql`
    SELECT provider, model, kind, bucket, sum(calls)::integer AS calls FROM (
      SELECT provider, model, kind, bucket, calls FROM ${latencyDays}
      WHERE ${seam.rolled} AND (day < ${firstDay} OR day >= ${lastDay})
      UNION ALL
      SELECT provider, model, kind, bucket, calls FROM ${latencyMonths} WHERE month >= ${firstDay} AND month < ${lastDay}
      UNION ALL
      SELECT provider, model, kind, bucket, 1 FROM ${modelCalls} ${latencies} WHERE ${callsWhere({ ...filter, from: seam.at })}
    ) AS times GROUP BY provider, model, kind, bucket`);
  return rows;
}

/** The first of a month that is not before. */
function monthFrom(instant: Date): Date {
  const month = monthOf(instant);
  return month < instant ? new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 1)) : month;
}
