import type { FastifyBaseLogger } from 'fastify';
import type { DriveConsent } from './adapters/drive/consent.port.ts';
import type { Drives } from './adapters/drive/drives.port.ts';
import type { DocumentFetcher } from './adapters/fetch-document/document-fetcher.port.ts';
import type { ComponentHealth } from './adapters/health.ts';
import type { Mail } from './adapters/mail/mail.port.ts';
import type { Models } from './adapters/models/models.port.ts';
import type { OpenIdProvider } from './adapters/openid/openid.port.ts';
import type { Payments } from './adapters/payments/payments.port.ts';
import type { Scholar } from './adapters/scholar/scholar.port.ts';
import type { Sms } from './adapters/sms/sms.port.ts';
import type { Config } from './config/env.ts';
import type { Database } from './db/client.ts';
import type { LiveAnswers } from './features/chat/live/live-answers.ts';
import type { EmbeddingCalls } from './features/retrieval/embedding-calls.ts';
import type { FolderIndexes } from './features/retrieval/folder-indexes.ts';
import type { Hooks } from './hooks.ts';
import type { JobQueue } from './jobs/queue.ts';
import type { DocumentReader } from './reading/document-reader.ts';
import type { Tutors } from './tutor/tutors.ts';

/** What the features stand on: main.ts builds it from the settings, tests from doubles at the edges. */
export interface Deps {
  config: Config;
  /** Signs session cookies. */
  authSecret: string;
  db: Database;
  databaseHealth: () => Promise<ComponentHealth>;
  mail: Mail;
  /** Null where no sign-in by text message is offered. */
  sms: Sms | null;
  /** Houses where students may sign in, in the order in which they are offered. */
  openIdProviders: OpenIdProvider[];
  drives: Drives;
  /** Search services for sources; without any where the server does without the internet. */
  scholar: Scholar;
  /** Fetches what students choose from the open web. */
  fetcher: DocumentFetcher;
  /** Null where no Google Drives are offered. */
  googleConsent: DriveConsent | null;
  /** What higher features do at events of lower ones. */
  hooks: Hooks;
  jobs: JobQueue;
  /** Understands files in worker threads. */
  reader: DocumentReader;
  indexes: FolderIndexes;
  /** Answers of the chat that are under way. */
  answers: LiveAnswers;
  /** null: passages are ranked by words alone. */
  embeddings: EmbeddingCalls | null;
  /** Null where nobody asks for money. */
  payments: Payments | null;
  models: Models;
  tutors: Tutors;
  logger: FastifyBaseLogger;
  clock: () => Date;
  newId: () => string;
  /** Where the built web app is. */
  webDirectory: string;
  version: string;
}
