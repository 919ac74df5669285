import type { Tutor } from '@weekwise/engine/tutor.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Drive } from './adapters/drive/drive.port.ts';
import type { Health } from './adapters/health.ts';
import type { Mail } from './adapters/mail/mail.port.ts';
import type { Database } from './db/client.ts';
import type { Config } from './env.ts';
import type { FolderIndexes } from './features/indexing/folder-indexes.ts';
import type { JobQueue } from './jobs/queue.ts';
import type { DocumentReader } from './reading/document-reader.ts';

/** What the features stand on: main.ts builds it from the settings, tests from doubles at the edges. */
export interface Deps {
  config: Config;
  /** Signs session cookies. */
  authSecret: string;
  db: Database;
  databaseHealth: () => Promise<Health>;
  mail: Mail;
  drive: Drive;
  jobs: JobQueue;
  /** Understands files in worker threads. */
  reader: DocumentReader;
  indexes: FolderIndexes;
  tutor: Tutor;
  logger: FastifyBaseLogger;
  clock: () => Date;
  newId: () => string;
  /** Where the built web app is. */
  webDirectory: string;
  version: string;
}
