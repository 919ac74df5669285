import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openCopy } from '../testing/test-database.ts';
import type { OpenDatabase } from './client.ts';
import { createPGlite, poolOverPGlite } from './embedded-pool.ts';
import type { Turns } from './turns.ts';

let database: OpenDatabase;

beforeAll(async () => {
  database = await openCopy(inject('database'));
  await database.pool.query('CREATE TABLE notes (id int PRIMARY KEY, text text NOT NULL)');
});

afterAll(() => database.close());

const count = async () => (await database.pool.query('SELECT count(*)::int AS n FROM notes')).rows[0].n;

test('a failed query leaves the pool usable, with and without parameters', async () => {
  await expect(database.pool.query('SELECT nothing_here')).rejects.toThrow('nothing_here');
  await expect(database.pool.query('SELECT nothing_here WHERE 1 = $1', [1])).rejects.toThrow('nothing_here');
  expect((await database.pool.query('SELECT $1::int AS n', [7])).rows).toEqual([{ n: 7 }]);
});

test('a failed query leaves the pool usable where the loop has its turn after each message', async () => {
  const pglite = await createPGlite({});
  const pool = poolOverPGlite(pglite, { take: () => new Promise((resolve) => setImmediate(resolve)) } as Turns);
  for (let round = 0; round < 20; round++) {
    await expect(pool.query('SELECT nothing_here WHERE 1 = $1', [1])).rejects.toThrow('nothing_here');
    expect((await pool.query('SELECT $1::int AS n', [round])).rows).toEqual([{ n: round }]);
  }
  await pool.end();
  await pglite.close();
});

test('queries asked for at once are answered each with its own rows', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => database.pool.query('SELECT $1::int AS n', [n])),
  );
  expect(answers.map(({ rows }) => rows[0].n)).toEqual(Array.from({ length: 20 }, (_, n) => n));
});

test('a transaction that throws leaves nothing behind', async () => {
  const before = await count();
  const failing = database.db.transaction(async (tx) => {
    await tx.execute(sql`INSERT INTO notes VALUES (1, 'kept?')`);
    await tx.execute(sql`INSERT INTO notes VALUES (2, NULL)`);
  });
  await expect(failing).rejects.toThrow();
  expect(await count()).toBe(before);
});

test('a client dropped inside a transaction takes its changes with it', async () => {
  const before = await count();
  const client = await database.pool.connect();
  await client.query('BEGIN');
  await client.query("INSERT INTO notes VALUES (3, 'half')");
  client.release(new Error('gone'));
  expect(await count()).toBe(before);
});

test('what is queued when the database closes fails unheard', async () => {
  const pglite = await createPGlite({});
  const held = Promise.withResolvers<void>();
  let holds = false;
  const turns = { take: () => (holds ? held.promise : Promise.resolve()) } as Turns;
  const pool = poolOverPGlite(pglite, turns);
  const client = await pool.connect();
  const unhandled: unknown[] = [];
  const hear = (error: unknown) => unhandled.push(error);
  process.on('unhandledRejection', hear);
  holds = true;
  // Its messages follow each other; the client ends behind the first of them, and so does the database.
  void client.query('SELECT $1::int', [1]).catch(() => undefined);
  await new Promise((resolve) => setImmediate(resolve));
  client.release(new Error('gone'));
  await pglite.close();
  held.resolve();
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', hear);
  expect(unhandled).toEqual([]);
});
