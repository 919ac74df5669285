/**
 * How long the admin's screens are made for, as the metering grows: 10,000, 100,000 and 1,000,000 calls of models by
 * 2,000 students, with 100,000 courses, on PostgreSQL. Each is what one call of the screen does, from the first query
 * to its JSON. The reference is the dashboard's sums from the calls themselves, without the sums that the job keeps, in
 * the same run.
 *
 *   DATABASE_URL=postgres://… node bench/admin.ts [MOST_CALLS] [RUNS]
 *
 * It makes a database of its own on that server, and drops it. Exit 1 when the slowest twentieth of a screen is over
 * its limit: the dashboard's over 300 ms, of any range, with all that it asks at once over 600 ms, and a list's or the
 * business numbers' over 400 ms.
 */
import pg from 'pg';
import { openPostgres } from '../apps/server/src/db/client.ts';
import { migrateDatabase } from '../apps/server/src/db/migrate.ts';
import { businessIntelligence } from '../apps/server/src/features/admin/business/business.service.ts';
import { foldersPage, usersPage } from '../apps/server/src/features/admin/lists/lists.service.ts';
import { rollUp } from '../apps/server/src/features/admin/rollup/rollup.service.ts';
import { usageOverTime } from '../apps/server/src/features/admin/usage/over-time.service.ts';
import { toBreakdown } from '../apps/server/src/features/admin/usage/usage.presenter.ts';
import { dashboard, quickStats } from '../apps/server/src/features/admin/usage/usage.service.ts';
import { seedCrowd } from './admin/seed.ts';

/** Milliseconds. */
const limits = { dashboard: 300, opened: 600, list: 400, business: 400 };
const [most = 1_000_000, runs = 15] = process.argv.slice(2).map(Number);
const server = process.env.DATABASE_URL ?? process.env.TEST_DATABASE_URL;
if (!server) throw new Error('Set DATABASE_URL to a PostgreSQL server on which a database may be made.');
// Noon: half a day is read from the calls themselves.
const now = new Date('2026-11-03T12:00:00Z');
const page = { direction: 'desc', limit: 200, offset: 0 } as const;

let isTooSlow = false;
for (const calls of [10_000, 100_000, 1_000_000].filter((count) => count <= most)) {
  const name = `weekwise_bench_${process.pid}_${calls}`;
  await onServer(`CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = openPostgres(url.href);
  try {
    await migrateDatabase(database);
    await seedCrowd(database.pool, { users: 2_000, folders: 100_000, calls, seed: 1, now });
    const deps = { db: database.db, clock: () => now };
    const open = (days: number) => async () => {
      const { breakdown, period, ...rest } = await dashboard(deps, days);
      return JSON.stringify([toBreakdown(breakdown, period), rest]);
    };
    const reference = await timed(open(365), 1);
    const began = performance.now();
    await rollUp(deps, { thorough: true });
    const rolling = performance.now() - began;
    // As the server does by itself in the background.
    await database.pool.query('VACUUM ANALYZE');
    const again = performance.now();
    await rollUp(deps, { thorough: true });
    const checking = performance.now() - again;
    console.log(`${calls.toLocaleString('en')} calls`);
    console.log(`  all sums made in ${rolling.toFixed(0)} ms, compared in ${checking.toFixed(0)} ms`);
    const courses = (sort: 'cost' | 'name', of: { q?: string; offset?: number } = {}) => ({
      limit: limits.list,
      make: () => foldersPage(deps, 30, { ...page, sort, ...of }),
    });
    const business = (days: number) => ({ limit: limits.business, make: () => businessIntelligence(deps, days) });
    const screens: Record<string, { limit: number; make: () => Promise<unknown> }> = {
      ...Object.fromEntries(
        [7, 30, 90, 365].map((days) => [`dashboard, ${days} days`, { limit: limits.dashboard, make: open(days) }]),
      ),
      // What the first page asks for at once.
      'all of it, 365 days': {
        limit: limits.opened,
        make: () =>
          Promise.all([
            open(365)(),
            businessIntelligence(deps, 365),
            usageOverTime(deps, { days: 365, by: 'folder' }),
            quickStats(deps),
          ]),
      },
      students: { limit: limits.list, make: () => usersPage(deps, 30, { ...page, sort: 'cost' }) },
      '100,000 courses by cost': courses('cost'),
      '100,000 courses, searched': courses('name', { q: 'rivers' }),
      '100,000 courses, page 400': courses('name', { offset: 80_000 }),
      'business, 30 days': business(30),
      'business, 365 days': business(365),
    };
    for (const [screen, { limit, make }] of Object.entries(screens)) {
      const times = await timed(async () => JSON.stringify(await make()), runs);
      const ratio = screen.startsWith('dashboard, 365')
        ? `, ${(reference.median / times.median).toFixed(1)}× faster than from the calls`
        : '';
      const over = times.p95 > limit ? `, over its limit of ${limit} ms` : '';
      console.log(
        `  ${screen.padEnd(28)} median ${times.median.toFixed(0)} ms, p95 ${times.p95.toFixed(0)} ms${ratio}${over}`,
      );
      if (over) isTooSlow = true;
    }
  } finally {
    await database.close();
    await onServer(`DROP DATABASE ${name} WITH (FORCE)`);
  }
}
process.exit(isTooSlow ? 1 : 0);

async function timed(make: () => Promise<string>, times: number): Promise<{ median: number; p95: number }> {
  const found: number[] = [];
  await make();
  for (let run = 0; run < times; run++) {
    const began = performance.now();
    await make();
    found.push(performance.now() - began);
  }
  found.sort((a, b) => a - b);
  const at = (share: number) => found[Math.min(found.length - 1, Math.floor(share * found.length))] ?? 0;
  return { median: at(0.5), p95: at(0.95) };
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server ?? '' });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
