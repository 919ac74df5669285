import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { lockDirectory } from './directory-lock.ts';

export type Database = NodePgDatabase<Record<string, never>>;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** What every repository function takes first. */
export type Executor = Database | Transaction;

export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
  /** True for PGlite: one session, so a transaction must use nothing but its own `tx`. */
  embedded: boolean;
  close(): Promise<void>;
}

/** A PostgreSQL server. The pool connects on first use. */
export function openPostgres(url: string): OpenDatabase {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000 });
  return { db: wrap(pool), pool, embedded: false, close: () => pool.end() };
}

/**
 * The embedded PostgreSQL (PGlite) in `directory`/postgres. Throws `DirectoryInUse` when another process has it open:
 * two processes on one PGlite directory would destroy it.
 */
export async function openEmbedded(directory: string): Promise<OpenDatabase> {
  await mkdir(directory, { recursive: true });
  const lock = lockDirectory(directory);
  try {
    const [{ createPGlite }, { PrivateNodeFs }] = await Promise.all([
      import('./embedded-pool.ts'),
      import('./private-node-fs.ts'),
    ]);
    return await overPGlite(await createPGlite({ fs: new PrivateNodeFs(join(directory, 'postgres')) }), lock.release);
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** An open PGlite as a database; `close` closes it too. */
export async function overPGlite(pglite: PGlite, onClosed: () => void = () => {}): Promise<OpenDatabase> {
  const { poolOverPGlite } = await import('./embedded-pool.ts');
  const pool = poolOverPGlite(pglite);
  const close = async () => {
    await pool.end();
    await pglite.close();
    onClosed();
  };
  return { db: wrap(pool), pool, embedded: true, close };
}

/** Databases with the connections that they stand on. */
const pools = new WeakMap<object, pg.Pool>();

/** Connections of this process to its database, and callers that wait for one. */
export function poolUse(db: Database): { inUse: number; idle: number; waiting: number } {
  const pool = pools.get(db);
  if (!pool) throw new Error('Only an open database has connections; a transaction has one of them.');
  return { inUse: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount };
}

function wrap(pool: pg.Pool): Database {
  // An idle connection that breaks is replaced on next use; without a listener it would end the process.
  pool.on('error', () => {});
  const db = drizzle({ client: pool, casing: 'snake_case' });
  pools.set(db, pool);
  return db;
}
