import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
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
    const { PGlite } = await import('@electric-sql/pglite');
    return await overPGlite(await PGlite.create(join(directory, 'postgres')), lock.release);
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** A pool over an open PGlite, which it closes in the end. */
export async function overPGlite(
  pglite: import('@electric-sql/pglite').PGlite,
  onClosed: () => void = () => {},
): Promise<OpenDatabase> {
  const { PglitePgConnection } = await import('@electric-sql/pglite/node-postgres');
  // The library's own config shares one connection object between clients; a client that the pool drops after a failed
  // query would close it under the next one. So each client gets its own over the same session.
  class EmbeddedClient extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, connection: new PglitePgConnection({ pglite }) } as pg.ClientConfig);
    }
  }
  const pool = new pg.Pool({
    Client: EmbeddedClient,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 30_000,
    // The session outlives its clients: end what a dropped one left open.
    onConnect: async (client: pg.PoolClient) => {
      await client.query('ROLLBACK');
    },
  } as pg.PoolConfig);
  return {
    db: wrap(pool),
    pool,
    embedded: true,
    close: async () => {
      await pool.end();
      await pglite.close();
      onClosed();
    },
  };
}

function wrap(pool: pg.Pool): Database {
  // An idle connection that breaks is replaced on next use; without a listener it would end the process.
  pool.on('error', () => {});
  return drizzle({ client: pool, casing: 'snake_case' });
}
