import type { FastifyBaseLogger } from 'fastify';
import type { Health } from './adapters/health.ts';
import type { Mail } from './adapters/mail/mail.port.ts';
import type { Database } from './db/client.ts';
import type { Config } from './env.ts';

/** What the features stand on: main.ts builds it from the settings, tests from doubles at the edges. */
export interface Deps {
  config: Config;
  /** Signs session cookies. */
  authSecret: string;
  db: Database;
  databaseHealth: () => Promise<Health>;
  mail: Mail;
  logger: FastifyBaseLogger;
  clock: () => Date;
  newId: () => string;
  /** Where the built web app is. */
  webDirectory: string;
  version: string;
}
