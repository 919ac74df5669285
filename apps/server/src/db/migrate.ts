import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import type { OpenDatabase } from './client.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
/** Any number that nothing else locks. */
const advisoryLock = 7_351_204;

/** Brings our tables to the newest schema. */
export async function migrateDatabase({ pool }: Pick<OpenDatabase, 'pool'>): Promise<void> {
  const client = await pool.connect();
  try {
    await migrate(drizzle({ client }), { migrationsFolder });
  } finally {
    client.release();
  }
}

/**
 * Runs `prepare` while every other process that starts on this database waits its turn. The embedded one has a single
 * process, and a single session that a lock would take away from `prepare`.
 */
export async function oneAtATime({ pool, embedded }: OpenDatabase, prepare: () => Promise<void>): Promise<void> {
  if (embedded) return prepare();
  const holder: pg.PoolClient = await pool.connect();
  try {
    await holder.query('SELECT pg_advisory_lock($1)', [advisoryLock]);
    await prepare();
    await holder.query('SELECT pg_advisory_unlock($1)', [advisoryLock]);
    holder.release();
  } catch (error) {
    holder.release(true);
    throw error;
  }
}
