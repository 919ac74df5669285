/**
 * Fills an empty database of the product with a year of 2,000 made-up students, so that the admin's screens have
 * numbers:
 * the database of `DATABASE_URL`, or the embedded one in `WEEKWISE_DATA_DIR` while its server is stopped.
 *
 *   WEEKWISE_DATA_DIR=/tmp/seeded node bench/seed-admin.ts [CALLS] [SEED]
 *
 * Then start the server there with `ADMIN_EMAILS=student-1@seed.example.edu` and sign in with that address. The files
 * are rows without bytes: they count, and cannot be opened.
 */
import { pino } from 'pino';
import { loadEnvFile, readConfig } from '../apps/server/src/config/env.ts';
import { openEmbedded, openPostgres } from '../apps/server/src/db/client.ts';
import { migrateDatabase } from '../apps/server/src/db/migrate.ts';
import { rollUp } from '../apps/server/src/features/admin/rollup/rollup.service.ts';
import { jobDefinitions } from '../apps/server/src/jobs/definitions.ts';
import { JobQueue } from '../apps/server/src/jobs/queue.ts';
import { seedCrowd } from './admin/seed.ts';

const [calls = 200_000, seed = 1] = process.argv.slice(2).map(Number);
loadEnvFile();
const { databaseUrl, dataDirectory } = readConfig();
const database = databaseUrl ? openPostgres(databaseUrl) : await openEmbedded(dataDirectory);
try {
  await migrateDatabase(database);
  const jobs = new JobQueue(database, pino({ level: 'silent' }));
  await jobs.start(jobDefinitions);
  await jobs.stop(0);
  const now = new Date();
  await seedCrowd(database.pool, { users: 2_000, folders: 6_000, calls, seed, now });
  await rollUp({ db: database.db, clock: () => now }, { thorough: true });
  console.log(`Seeded 2,000 students, 6,000 courses and ${calls.toLocaleString('en')} calls of models.`);
} finally {
  await database.close();
}
