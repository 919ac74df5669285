import { demoUser } from '@weekwise/domain/demo.ts';
import { utcDay, utcMidnight } from '@weekwise/engine/dates/calendar.ts';
import { ne, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/client.ts';
import { users } from '../../../db/schema/auth.ts';
import { folderPlans, freeTests, orders, paymentEvents } from '../../../db/schema/billing.ts';
import { businessDays, studentDays } from '../../../db/schema/usage.ts';
import type { Period } from '../period.ts';
import { findRollup } from '../rollup/rollup-state.repo.ts';
import { businessColumns, countedBetween, studiedBetween } from '../rollup/student-days.repo.ts';

const during = (at: unknown, { from, to }: Period) =>
  sql`${at} >= ${from.toISOString()} AND ${at} < ${to.toISOString()}`;
const dayOf = (at: unknown) => sql`(${at} AT TIME ZONE 'UTC')::date`;
const isStudent = ne(users.id, demoUser.id);

/** Where what is counted already ends, and what was done since begins. `from` is a midnight. */
function seamOf({ from, to }: Period, until: string | null): Date {
  const made = utcMidnight(until ?? utcDay(from));
  return made < from ? from : made > to ? to : made;
}

const nobody = sql`(SELECT NULL::date AS day, NULL::text AS user_id WHERE false)`;
const doneSince = (seam: Date, to: Date): SQL => (seam < to ? studiedBetween(seam, to) : nobody);

export interface Counts {
  activeUsers: number;
  newUsers: number;
  newFolders: number;
  weeksGenerated: number;
}
export interface DayCounts extends Counts {
  /** `YYYY-MM-DD`, UTC. */
  day: string;
}

/** By day, and in all: a student who was active on two days is one student. Days without anything are missing. */
export async function countByDay(db: Executor, period: Period): Promise<{ byDay: DayCounts[]; total: Counts }> {
  const { until } = await findRollup(db);
  const seam = seamOf(period, until);
  const since =
    seam < period.to
      ? sql`UNION ALL SELECT day, ${businessColumns} FROM ${countedBetween(seam, period.to, sql`done`)} AS counted`
      : sql``;
  const { rows } = await db.execute<Record<string, unknown> & Counts & { day: string | null }>(sql`
    WITH done AS MATERIALIZED ${doneSince(seam, period.to)}
    SELECT day::text, active_users AS "activeUsers", new_users AS "newUsers", new_folders AS "newFolders",
      weeks_generated AS "weeksGenerated"
    FROM (
      SELECT day, ${businessColumns} FROM ${businessDays} WHERE day >= ${utcDay(period.from)} AND day < ${utcDay(seam)}
      ${since}
      UNION ALL
      SELECT NULL, count(*)::integer, 0, 0, 0 FROM ${users} WHERE ${isStudent} AND (
        (SELECT true FROM ${studentDays} WHERE ${studentDays.userId} = ${users.id}
          AND day >= ${utcDay(period.from)} AND day < ${utcDay(seam)} LIMIT 1)
        OR ${users.id} IN (SELECT user_id FROM done))
    ) AS counts`);
  const byDay = rows.flatMap(({ day, ...counts }) => (day === null ? [] : [{ day, ...counts }]));
  const sum = (pick: (counts: Counts) => number) => byDay.reduce((total, counts) => total + pick(counts), 0);
  return {
    byDay,
    total: {
      activeUsers: rows.find(({ day }) => day === null)?.activeUsers ?? 0,
      newUsers: sum(({ newUsers }) => newUsers),
      newFolders: sum(({ newFolders }) => newFolders),
      weeksGenerated: sum(({ weeksGenerated }) => weeksGenerated),
    },
  };
}

/** The first payment of each student, and the money of each order. Told twice, a payment is one. */
const payments = sql`(
  SELECT ${orders.id} AS order_id, ${orders.userId} AS user_id, ${orders.currency} AS currency,
    min((fact ->> 'at')::timestamptz) FILTER (WHERE fact ->> 'type' = 'paid') AS paid_at,
    max((fact ->> 'amount')::bigint) FILTER (WHERE fact ->> 'type' = 'paid') AS paid,
    coalesce(max((fact ->> 'total')::bigint) FILTER (WHERE fact ->> 'type' = 'refunded'), 0) AS refunded
  FROM ${orders} JOIN ${paymentEvents} ON ${paymentEvents.orderId} = ${orders.id}
  WHERE ${ne(orders.userId, demoUser.id)} GROUP BY ${orders.id}) AS payments`;

/**
 * Students whose first free course began in the period, those of them who have paid since, and how long that took them.
 */
export async function countConversions(db: Executor, period: Period) {
  const { rows } = await db.execute<Record<'trials' | 'converted' | 'median', unknown>>(sql`
    WITH trials AS (
      SELECT user_id, min(at) AS at FROM (
        SELECT ${freeTests.userId}, ${freeTests.usedAt} FROM ${freeTests}
        UNION ALL SELECT ${folderPlans.userId}, ${folderPlans.createdAt} FROM ${folderPlans} WHERE ${ne(folderPlans.kind, 'paid')}
      ) AS begun (user_id, at) WHERE user_id <> ${demoUser.id} GROUP BY user_id
    ), paid AS (SELECT user_id, min(paid_at) AS at FROM ${payments} WHERE paid > 0 GROUP BY user_id)
    SELECT count(*) AS trials, count(*) FILTER (WHERE paid.at >= trials.at) AS converted,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM paid.at - trials.at)) FILTER (WHERE paid.at >= trials.at) / 86400 AS median
    FROM trials LEFT JOIN paid ON paid.user_id = trials.user_id WHERE ${during(sql`trials.at`, period)}`);
  const [row] = rows;
  return {
    trials: Number(row?.trials ?? 0),
    converted: Number(row?.converted ?? 0),
    medianDays: row?.median === null || row?.median === undefined ? null : Number(row.median),
  };
}

/** Minor units, by currency. */
export async function sumRevenue(db: Executor, period: Period) {
  const { rows } = await db.execute<Record<'currency' | 'purchases' | 'paid' | 'refunded', unknown>>(sql`
    SELECT currency, count(*) AS purchases, sum(paid) AS paid, sum(refunded) AS refunded
    FROM ${payments} WHERE paid > 0 AND ${during(sql`paid_at`, period)} GROUP BY currency ORDER BY sum(paid) DESC, currency`);
  return rows.map((row) => ({
    currency: String(row.currency),
    purchases: Number(row.purchases),
    paid: Number(row.paid),
    refunded: Number(row.refunded),
  }));
}

export interface CohortSize {
  /** How many units before the one of `to` they came. */
  cohort: number;
  students: number;
}

/** Students by when they came: within how many times `unitDays` days before `to`. */
export async function countCohorts(db: Executor, { from, to }: Period, unitDays: number): Promise<CohortSize[]> {
  const { rows } = await db.execute<Record<string, unknown> & CohortSize>(sql`
    SELECT ${cohortOf(to, unitDays)} AS cohort, count(*)::integer AS students
    FROM ${users} WHERE ${isStudent} AND ${during(users.createdAt, { from, to })} GROUP BY 1`);
  return rows;
}

/**
 * Of each cohort, how many were active in each time of `unitDays` days after they came, from 0, that is over for all of
 * them.
 */
export async function countRetained(db: Executor, period: Period, unitDays: number) {
  const { until } = await findRollup(db);
  const unit = sql.raw(`${unitDays}`);
  const within = sql`day >= came.day + age * ${unit} AND day < came.day + (age + 1) * ${unit}`;
  // All of that is over before today.
  const midnight = utcMidnight(utcDay(period.to));
  const { rows } = await db.execute<{ cohort: number; age: number; students: number }>(sql`
    WITH done AS MATERIALIZED ${doneSince(seamOf({ ...period, to: midnight }, until), midnight)},
      came AS (
        SELECT ${users.id} AS id, ${dayOf(users.createdAt)} AS day, ${cohortOf(period.to, unitDays)} AS cohort
        FROM ${users} WHERE ${isStudent} AND ${during(users.createdAt, period)})
    SELECT cohort, age, count(*)::integer AS students
    FROM came CROSS JOIN LATERAL generate_series(0, cohort - 1) AS ages (age)
    WHERE (SELECT true FROM ${studentDays} WHERE user_id = came.id AND ${within} LIMIT 1)
      OR EXISTS (SELECT FROM done WHERE user_id = came.id AND ${within})
    GROUP BY 1, 2`);
  return rows;
}

const cohortOf = (to: Date, unitDays: number) =>
  sql`(${utcDay(new Date(to.getTime() - 1))}::date - ${dayOf(users.createdAt)}) / ${sql.raw(`${unitDays}`)}`;
