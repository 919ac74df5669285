import { businessIntelligence } from '@weekwise/contracts/admin-business.ts';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { activityWeeks } from '../../../db/schema/activities.ts';
import { users } from '../../../db/schema/auth.ts';
import { freeTests, orders, paymentEvents } from '../../../db/schema/billing.ts';
import { modelCalls } from '../../../db/schema/models.ts';
import { studentDays, usageDays } from '../../../db/schema/usage.ts';
import { makeFolder } from '../../../testing/factories.ts';
import type { Student } from '../../../testing/student.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { groupUsage } from '../usage/usage.repo.ts';
import { rollUp } from './rollup.service.ts';

let now = new Date('2026-11-03T12:00:00Z');
const testApp = useTestApp({ clock: () => now });
type Row = typeof modelCalls.$inferInsert;

const hour = 3600_000;
const midnight = Date.parse('2026-11-03T00:00:00Z');
/** Around every midnight of two months, to the millisecond, and anywhere between. */
const edges = [0, -1, 1, 11 * hour, 13 * hour, 3.5 * hour, -5.75 * hour];

/** The same in every run (Lehmer, 1951, with the numbers of Park and Miller, 1988). */
let state = 20261103;
const below = (most: number): number => {
  state = (state * 48_271) % 2_147_483_647;
  return state % most;
};

const rowAt = (at: number, userId: string | null, folderId: string | null): Row => ({
  userId,
  folderId,
  ability: below(2) === 0 ? 'answering' : 'guides',
  provider: below(3) === 0 ? 'google' : 'openai',
  model: 'm',
  inputTokens: below(5_000),
  cachedInputTokens: 0,
  outputTokens: below(900),
  tokensEstimated: false,
  // Tenths of a cent, whose sums in floating point would not be whole.
  costMicroUsd: below(1_000_003),
  firstTokenMs: below(2) === 0 ? null : below(3_000),
  totalMs: below(60_000),
  outcome: below(5) === 0 ? 'unreachable' : 'ok',
  attempts: 1,
  at: new Date(at),
});

let admin: Student;
let ann: Student;
let rows: Row[];

beforeAll(async () => {
  admin = await testApp.signInAdmin();
  ann = await testApp.signIn('ann@example.edu');
  const folder = (await makeFolder(testApp.deps, ann.user)).id;
  rows = Array.from({ length: 60 }, (_, day) =>
    edges.map((edge) => rowAt(midnight - day * 24 * hour + edge, below(4) === 0 ? null : ann.user.id, folder)),
  ).flat();
  rows = rows.filter(({ at }) => at <= now);
  await testApp.deps.db.insert(modelCalls).values(rows);
  // One account is old, the admin's is of this very minute.
  await testApp.deps.db
    .update(users)
    .set({ createdAt: new Date('2026-10-10T08:00:00Z') })
    .where(eq(users.id, ann.user.id));
});

const sumOf = (of: Row[]) => of.reduce((sum, { costMicroUsd }) => sum + (costMicroUsd ?? 0), 0);
const period = (days: number) => ({
  from: new Date(midnight - (days - 1) * 24 * hour),
  to: new Date(now.getTime() + 1),
});
const within = (days: number) => rows.filter(({ at }) => at >= period(days).from);

describe.each(['UTC', 'Pacific/Auckland', 'America/St_Johns'])('on a database in %s', (zone) => {
  test('every chart adds up to the raw rows, whatever the period', async () => {
    await testApp.deps.db.transaction(async (tx) => {
      await tx.execute(sql`SELECT set_config('timezone', ${zone}, true)`);
      await tx.delete(usageDays);
      await rollUp({ db: tx, clock: () => now }, { thorough: true });
      for (const days of [1, 2, 7, 30, 59]) {
        const groups = await groupUsage(tx, period(days));
        const expected = sumOf(within(days));
        for (const chart of [groups.byDay, groups.byAbility, groups.byModel, groups.byProvider, groups.byOutcome]) {
          expect(chart.reduce((sum, { costMicroUsd }) => sum + costMicroUsd, 0)).toBe(expected);
        }
        expect(groups.total.costMicroUsd).toBe(expected);
        for (const { day, costMicroUsd } of groups.byDay) {
          expect(costMicroUsd).toBe(sumOf(within(days).filter(({ at }) => at.toISOString().startsWith(day))));
        }
      }
      // Read from the sums alone: without their calls they are the same.
      const before = await groupUsage(tx, { ...period(30), to: new Date(midnight) });
      expect(before.total.calls).toBe(within(30).filter(({ at }) => at.getTime() < midnight).length);
    });
  });
});

test('a call that comes late is counted the next time, of long ago in the night; a second run changes nothing', async () => {
  const late = [rowAt(midnight - 30 * hour, ann.user.id, null), rowAt(midnight - 40 * 24 * hour, null, null)];
  await testApp.deps.db.insert(modelCalls).values(late);
  rows.push(...late);
  const total = async () => (await groupUsage(testApp.deps.db, period(59))).total.costMicroUsd;
  await rollUp(testApp.deps, { thorough: false });
  expect(await total()).toBe(sumOf(within(59)) - (late[1]?.costMicroUsd ?? 0));
  await rollUp(testApp.deps, { thorough: true });
  expect(await total()).toBe(sumOf(within(59)));
  const days = await testApp.deps.db.select().from(usageDays);
  await rollUp(testApp.deps, { thorough: true });
  expect(await testApp.deps.db.select().from(usageDays)).toEqual(days);
});

test('how many came, were active, paid and stayed', async () => {
  const { db } = testApp.deps;
  const folder = await makeFolder(testApp.deps, ann.user);
  await db.insert(activityWeeks).values({ folderId: folder.id, weekId: 'week', madeAt: now });
  const at = (day: string) => new Date(`2026-${day}T10:00:00Z`);
  await db.insert(freeTests).values([
    { userId: ann.user.id, usedAt: at('10-20') },
    { userId: admin.user.id, usedAt: at('10-25') },
  ]);
  const order = {
    planId: 'single',
    title: 'One',
    folders: 1,
    listAmount: 2900,
    amount: 2900,
    currency: 'usd',
    folderName: 'x',
  };
  const made = { createdAt: at('10-22'), expiresAt: at('10-23') };
  await db.insert(orders).values({ ...order, ...made, id: 'o', userId: ann.user.id, sessionId: 's' });
  const paid = {
    orderId: 'o',
    fact: { type: 'paid' as const, amount: 2900, at: at('10-22').toISOString() },
    receivedAt: now,
  };
  // The provider told it twice.
  await db.insert(paymentEvents).values([
    { ...paid, id: 'e1' },
    { ...paid, id: 'e2' },
    { ...paid, id: 'e3', fact: { type: 'refunded', total: 500, at: at('10-30').toISOString() } },
  ]);
  const ask = async (days: number) => {
    const answer = await admin.get(`/api/admin/cost/overview/business-intelligence?days=${days}`);
    return businessIntelligence.response.parse(answer.json());
  };
  const month = await ask(30);
  expect(month).toMatchObject({
    time_zone: 'UTC',
    conversion: { trials: 2, converted: 1, rate: 0.5, median_days_to_pay: 2 },
  });
  expect(month.revenue).toEqual([{ currency: 'usd', purchases: 1, paid: 2900, refunded: 500 }]);
  const byDay = month.by_day.reduce((sum, day) => sum + day.weeks_generated, 0);
  expect([month.total.weeks_generated, byDay]).toEqual([1, 1]);
  expect(month.total.new_folders).toBe(2);
  const activeOn = new Set(
    within(30)
      .filter(({ userId }) => userId)
      .map(({ at }) => at.toISOString().slice(0, 10)),
  );
  const found = month.by_day.filter(({ active_users }) => active_users > 0).map(({ date }) => date);
  expect(found).toEqual([...activeOn].sort());
  // Came three weeks and three days ago, and was there in each week that is over.
  const cohort = month.retention.cohorts.find(({ students, from }) => students > 0 && from < '2026-10-28');
  expect(cohort).toEqual({ from: '2026-10-07', students: 1, active: [1, 1, 1, null] });
  expect((await ask(7)).conversion).toMatchObject({ trials: 0, rate: null });
  expect((await admin.get('/api/admin/cost/overview/business-intelligence?days=31')).statusCode).toBe(400);
});

test('what a student deletes stays counted, and goes with the account', async () => {
  const { db } = testApp.deps;
  const days = async () => (await db.select().from(studentDays).where(eq(studentDays.userId, ann.user.id))).length;
  expect(await days()).toBeGreaterThan(20);
  const total = (await groupUsage(db, period(59))).total;
  await db.delete(users).where(eq(users.id, ann.user.id));
  expect(await days()).toBe(0);
  expect((await groupUsage(db, period(59))).total).toEqual(total);
  now = new Date(now.getTime() + 24 * hour);
  await rollUp(testApp.deps, { thorough: true });
  expect((await groupUsage(db, { ...period(59), to: new Date(midnight + 24 * hour) })).total).toEqual(total);
});
