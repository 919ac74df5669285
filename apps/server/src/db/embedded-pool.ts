import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PglitePgConnection } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import { Turns } from './turns.ts';

/**
 * PostgreSQL fills all its buffers with zeros when it opens: with the 128 MB that it takes by default, a third of the
 * time is spent on memory that a database of this size never uses. What they do not hold the system still has.
 */
const buffers = ['-c', 'shared_buffers=32MB'];

/** A PGlite with the extension that the migrations create. */
export const createPGlite = (options: PGliteOptions): Promise<PGlite> =>
  PGlite.create({ startParams: [...PGlite.defaultStartParams, ...buffers], ...options, extensions: { pg_trgm } });

/**
 * node-postgres hands the type parsers of a query to `parse`, where its own connection ignores them
 * and PGlite's (0.5) takes them for a list of parameter types and throws.
 */
class EmbeddedConnection extends PglitePgConnection {
  override parse(query: { name?: string; text: string }): void {
    super.parse({ name: query.name, text: query.text });
  }

  /** Resolves once all that was sent before `end` is answered. */
  readonly drained: Promise<void>;
  readonly #drain: () => void;

  constructor(config: ConstructorParameters<typeof PglitePgConnection>[0]) {
    super(config);
    const { promise, resolve } = Promise.withResolvers<void>();
    this.drained = promise;
    this.#drain = resolve;
  }

  /** What is queued yet fails when the database closes. Ending takes all listeners away, and an error needs one. */
  override end(): void {
    super.end();
    this.on('error', () => {});
    this.once('end', this.#drain);
  }
}

/**
 * A node-postgres pool over an open PGlite. One client at a time, because there is one session;
 * `pool.end()` leaves PGlite open.
 */
export function poolOverPGlite(pglite: PGlite, turns = new Turns()): pg.Pool {
  // All that a connection asks of it.
  const patient: Pick<PGlite, 'execProtocolStream'> = {
    async execProtocolStream(message, options) {
      const answer = await pglite.execProtocolStream(message, options);
      await turns.take();
      return answer;
    },
  };
  // PGlite's ready-made config shares one connection object between clients; a client that the pool drops after a
  // failed query would close it under the next one. So each client gets its own over the same session.
  // It waits until the one before has had all its answers: after a failed statement the session ignores everything up
  // to that client's own Sync, and would never answer the next client.
  let before = pglite.waitReady;
  class EmbeddedClient extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      const connection = new EmbeddedConnection({ pglite: { ...patient, waitReady: before } as PGlite });
      before = connection.drained;
      super({ ...config, connection } as pg.ClientConfig);
    }
  }
  return new pg.Pool({
    Client: EmbeddedClient,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 30_000,
    // The session outlives its clients: end what a dropped one left open.
    onConnect: async (client) => {
      await client.query('ROLLBACK');
    },
  });
}
