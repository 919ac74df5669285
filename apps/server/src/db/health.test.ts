import { expect, inject, test } from 'vitest';
import { openCopy } from '../testing/test-database.ts';
import { databaseHealth } from './health.ts';

test('the embedded database is busy, not down, while its one session is taken', async () => {
  const database = await openCopy(inject('database'));
  expect((await databaseHealth(database)).status).toBe('ok');
  const client = await database.pool.connect();
  expect((await databaseHealth(database)).status).toBe('degraded');
  client.release();
  expect((await databaseHealth(database)).status).toBe('ok');
  await database.close();
  await expect(databaseHealth(database)).rejects.toThrow();
});
