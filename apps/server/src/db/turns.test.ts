import { setImmediate } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { expect, test } from 'vitest';
import { poolOverPGlite } from './embedded-pool.ts';
import { Turns } from './turns.ts';

/** Counts turns of the loop. */
function countTurns() {
  const counted = { turns: 0, isOver: false };
  void (async () => {
    while (!counted.isOver) {
      await setImmediate();
      counted.turns += 1;
    }
  })();
  return counted;
}

test('the loop has its turn as soon as the last one is too long ago, and not before', async () => {
  let now = 0;
  const turns = new Turns(() => now);
  const counted = countTurns();
  for (let piece = 0; piece < 100; piece++) await turns.take();
  expect(counted.turns).toBe(0);
  for (let piece = 0; piece < 10; piece++) {
    now += 8;
    await turns.take();
  }
  expect(counted.turns).toBeGreaterThanOrEqual(9);
  counted.isOver = true;
});

test('queries that follow each other in a transaction of the embedded database leave the loop its turns', async () => {
  const pglite = await PGlite.create();
  let now = 0;
  // Each look at the clock finds it 10 ms later: each message to the database takes so long.
  const pool = poolOverPGlite(pglite, new Turns(() => (now += 10)));
  const client = await pool.connect();
  const counted = countTurns();
  await client.query('begin');
  for (let n = 0; n < 50; n++) await client.query('select $1::int', [n]);
  await client.query('commit');
  expect(counted.turns).toBeGreaterThan(50);
  counted.isOver = true;
  client.release();
  await pool.end();
  await pglite.close();
});
