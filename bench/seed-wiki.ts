/**
 * Publishes made-up courses in the wiki of an empty database of the product, the same ones from the same seed: the
 * database of `DATABASE_URL`, or the embedded one in `WEEKWISE_DATA_DIR` while its server is stopped. 100,000 take a
 * few minutes.
 *
 *   WEEKWISE_DATA_DIR=/tmp/seeded node bench/seed-wiki.ts [COURSES] [SEED]
 *
 * Asked again with a larger number, it adds what is missing. Then start the server there and open /wiki.
 */

import { loadEnvFile, readConfig } from '../apps/server/src/config/env.ts';
import { openEmbedded, openPostgres } from '../apps/server/src/db/client.ts';
import { migrateDatabase } from '../apps/server/src/db/migrate.ts';
import { countFilled, fillWiki } from './wiki/fill.ts';

const [courses = 100_000, seed = 1] = process.argv.slice(2).map(Number);
if (!Number.isSafeInteger(courses) || courses < 1 || !Number.isSafeInteger(seed)) {
  console.error('Usage: node bench/seed-wiki.ts [COURSES] [SEED], both whole numbers.');
  process.exit(2);
}
loadEnvFile();
const { databaseUrl, dataDirectory } = readConfig();
const database = databaseUrl ? openPostgres(databaseUrl) : await openEmbedded(dataDirectory);
try {
  await migrateDatabase(database);
  const there = await countFilled(database.pool, seed);
  await fillWiki(database.pool, seed, there, courses);
  const published = Math.max(there, courses).toLocaleString('en');
  console.log(`${published} courses of seed ${seed} are published (${there.toLocaleString('en')} were there before).`);
} finally {
  await database.close();
}
