import DataLoader from 'dataloader';
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { Executor } from './client.ts';

/** In one query: it is to be answered while the next are gathered. */
const most = 100;

/**
 * One query for all who ask the same at the same moment: of a crowd, each costs a row and not a round trip. What is
 * found is found after it was asked for, and kept for nobody else. `load` answers in the order of the keys.
 */
export function batched<Key, Found>(
  load: (db: Executor, keys: readonly Key[]) => Promise<(Found | Error)[]>,
): (db: Executor, key: Key) => Promise<Found> {
  // What is asked within a transaction is asked of it.
  const loaders = new WeakMap<Executor, DataLoader<Key, Found>>();
  return (db, key) => {
    const loader =
      loaders.get(db) ??
      new DataLoader<Key, Found>((keys) => load(db, keys), {
        cache: false,
        maxBatchSize: most,
        // Once all that has arrived by now has been looked at.
        batchScheduleFn: (loadAll) => setImmediate(loadAll),
      });
    loaders.set(db, loader);
    return loader.load(key);
  };
}

/** Writes what several bring in one statement; where that fails, each alone, so that it fails for whose fault it is. */
export function batchedWrite<Row, Written>(
  write: (db: Executor, rows: readonly Row[]) => Promise<Written[]>,
): (db: Executor, row: Row) => Promise<Written> {
  return batched(async (db, rows) => {
    try {
      return await write(db, rows);
    } catch (error) {
      if (rows.length === 1) throw error;
      const written: (Written | Error)[] = [];
      for (const row of rows) {
        const [alone] = await write(db, [row]).catch((reason) => [
          reason instanceof Error ? reason : new Error(reason),
        ]);
        written.push(alone as Written | Error);
      }
      return written;
    }
  });
}

/** Whether a text column holds one of these: one parameter and one text of the query, however many they are. */
export const isOneOf = (column: AnyColumn, values: readonly string[]): SQL =>
  sql`${column} = any(${sql.param([...new Set(values)])}::text[])`;
