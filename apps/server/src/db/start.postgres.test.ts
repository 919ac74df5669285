import { expect, inject, test } from 'vitest';
import { emptyDatabase, prepare } from '../testing/test-database.ts';
import { openPostgres } from './client.ts';

test('processes that start at once on a new database prepare it one after the other', async () => {
  const { url, remove } = await emptyDatabase(inject('database'));
  const processes = Array.from({ length: 4 }, () => openPostgres(url));
  await Promise.all(processes.map(prepare));
  const { rows } = await (processes[0] as (typeof processes)[0]).pool.query(
    'SELECT count(*)::int AS n FROM drizzle.__drizzle_migrations',
  );
  expect(rows[0].n).toBeGreaterThan(0);
  await Promise.all(processes.map((database) => database.close()));
  await remove();
});
