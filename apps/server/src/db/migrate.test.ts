import { expect, inject, test } from 'vitest';
import { openCopy } from '../testing/test-database.ts';
import { migrateDatabase } from './migrate.ts';

test('migrating what is migrated, also several times at once, changes nothing', async () => {
  const { pool, close } = await openCopy(inject('database'));
  const applied = async () => (await pool.query('SELECT hash FROM drizzle.__drizzle_migrations')).rows;
  const before = await applied();
  expect(before.length).toBeGreaterThan(0);
  await Promise.all([migrateDatabase(pool), migrateDatabase(pool), migrateDatabase(pool)]);
  expect(await applied()).toEqual(before);
  await close();
});
