import { readFile } from 'node:fs/promises';
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

test('activities that were kept as sets become items of their own', async () => {
  const database = await openCopy(inject('database'));
  const run = (text: string) => database.pool.query(text);
  // The table as it was, and as the students of that time had filled it.
  await run(`CREATE TABLE activity_sets (folder_id text, week_id text, type text, items jsonb, source text, fallback text, created_at timestamptz);
    INSERT INTO users (id, name, email, email_verified, created_at, updated_at) VALUES ('u', 'U', 'u@example.edu', true, now(), now());
    INSERT INTO folders (id, user_id, name, name_key, created_at, modified_at) VALUES ('f', 'u', 'F', 'f', now(), now());
    INSERT INTO activity_sets VALUES
      ('f', 'w', 'flashcards', '[{"type":"flashcards","id":"a","front":"1"},{"type":"flashcards","id":"b","front":"2"}]', 'm-1', null, now()),
      ('f', 'w', 'true-false', '[]', 'engine', 'unreachable', now())`);
  await run(await readFile(new URL('./migrations/0010_activity-sets-moved.sql', import.meta.url), 'utf8'));
  const { rows } = await run('SELECT type, position, content, source, edited FROM activity_items ORDER BY position');
  const shared = { type: 'flashcards', source: 'm-1', edited: null };
  expect(rows).toEqual([
    { ...shared, position: 0, content: { type: 'flashcards', id: 'a', front: '1' } },
    { ...shared, position: 1, content: { type: 'flashcards', id: 'b', front: '2' } },
  ]);
  expect((await run(`SELECT to_regclass('activity_sets') AS gone`)).rows).toEqual([{ gone: null }]);
  await database.close();
});
