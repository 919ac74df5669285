import { expect, inject, test } from 'vitest';
import { openCopy } from '../testing/test-database.ts';
import { migrateDatabase } from './migrate.ts';

test('migrating what is migrated changes nothing', async () => {
  const database = await openCopy(inject('database'));
  const applied = async () => (await database.pool.query('SELECT hash FROM drizzle.__drizzle_migrations')).rows;
  const before = await applied();
  expect(before.length).toBeGreaterThan(0);
  await migrateDatabase(database);
  expect(await applied()).toEqual(before);
  await database.close();
});
