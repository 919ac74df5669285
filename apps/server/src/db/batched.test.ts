import { expect, test } from 'vitest';
import { batched, batchedWrite } from './batched.ts';
import type { Database } from './client.ts';

const [db, transaction] = [{}, {}] as [Database, Database];

test('those who ask at the same moment are one query, each with its own answer; a later one asks anew', async () => {
  const asked: string[][] = [];
  const lengthOf = batched<string, number>(async (_, words) => {
    asked.push([...words]);
    return words.map(({ length }) => length);
  });
  expect(await Promise.all(['a', 'bcd', 'ef', 'a'].map((word) => lengthOf(db, word)))).toEqual([1, 3, 2, 1]);
  expect(await lengthOf(db, 'a')).toBe(1);
  expect(asked).toEqual([['a', 'bcd', 'ef', 'a'], ['a']]);
});

test('what is asked within a transaction is asked of that alone', async () => {
  const seen: unknown[] = [];
  const whose = batched<string, number>(async (of, keys) => {
    seen.push(of);
    return keys.map(() => seen.length);
  });
  await Promise.all([whose(db, 'a'), whose(transaction, 'a')]);
  expect(seen[0]).toBe(db);
  expect(seen[1]).toBe(transaction);
});

test('a row that cannot be written fails for its writer alone, and what went in is not written twice', async () => {
  const table: string[] = [];
  const write = batchedWrite<string, string>(async (_, rows) => {
    if (rows.includes('bad')) throw new Error('violates a constraint');
    table.push(...rows);
    return rows.map((row) => `${row} is there`);
  });
  const written = await Promise.allSettled(['a', 'bad', 'b'].map((row) => write(db, row)));
  expect(written.map((one) => (one.status === 'fulfilled' ? one.value : one.reason.message))).toEqual([
    'a is there',
    'violates a constraint',
    'b is there',
  ]);
  expect(table).toEqual(['a', 'b']);
});
