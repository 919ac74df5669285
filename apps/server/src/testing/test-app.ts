import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, inject } from 'vitest';
import type { DriveKinds } from '../adapters/drive/drives.port.ts';
import { LocalDrive } from '../adapters/drive/local-drive.ts';
import { webDavDrives } from '../adapters/drive/webdav-drive.ts';
import { withoutWeb } from '../adapters/fetch-document/without-web.ts';
import { aiModels } from '../adapters/models/ai-models.ts';
import { testPayments } from '../adapters/payments/test-payments.ts';
import { withoutServices } from '../adapters/scholar/without-services.ts';
import { buildApp } from '../app.ts';
import { type Config, readConfig } from '../config/env.ts';
import { databaseHealth } from '../db/health.ts';
import type { Deps } from '../deps.ts';
import { featureHooks } from '../feature-hooks.ts';
import { createAuth } from '../features/auth/auth.service.ts';
import { testLedger } from '../features/billing/test-ledger.ts';
import { LiveAnswers } from '../features/chat/live/live-answers.ts';
import { connectedDrives } from '../features/drives/connected-drives.ts';
import { FolderIndexes } from '../features/retrieval/folder-indexes.ts';
import { jobDefinitions } from '../jobs/definitions.ts';
import { JobQueue } from '../jobs/queue.ts';
import { startWorker } from '../jobs/worker.ts';
import { secretBox } from '../lib/secret-box.ts';
import { ThreadReader } from '../reading/thread-reader.ts';
import { engineAlone } from '../tutor/tutors.ts';
import { type RecordedMail, recordedMail } from './recorded-mail.ts';
import { type RecordedSms, recordedSms } from './recorded-sms.ts';
import { type Student, signedIn } from './student.ts';
import { openCopy } from './test-database.ts';

export interface TestApp {
  app: FastifyInstance;
  deps: Deps;
  mail: RecordedMail;
  sms: RecordedSms;
  /** A student with a session of their own; made on first use of the address. */
  signIn(email?: string): Promise<Student>;
  /** Somebody whose address is in `ADMIN_EMAILS`. */
  signInAdmin(): Promise<Student>;
  close(): Promise<void>;
}

type Overrides = Partial<Omit<Deps, 'config'>> & {
  config?: Partial<Config>;
  driveKinds?: DriveKinds;
  /** Milliseconds that an answer goes on when nobody hears it any more. */
  answerGrace?: number;
};

/**
 * One for all apps that a worker of the tests starts in turn: each thread loads the whole engine. It ends with the
 * worker.
 */
const reader = new ThreadReader({ threads: 1 });
const authSecret = 'only for tests, and long enough for the library';
const adminEmail = 'admin@example.edu';

/** The real app on a fresh copy of a migrated database, with doubles only at the edges. */
export async function startTestApp({
  config,
  driveKinds,
  answerGrace,
  ...overrides
}: Overrides = {}): Promise<TestApp> {
  const directory = await mkdtemp(join(tmpdir(), 'weekwise-app-'));
  const database = await openCopy(inject('database'));
  const mail = recordedMail();
  const sms = recordedSms();
  const logger = pino({ level: 'silent' });
  const jobs = new JobQueue(database, logger);
  const deps: Deps = {
    config: {
      ...readConfig({ WEEKWISE_DATA_DIR: directory, BILLING: 'off' }),
      localMode: false,
      adminEmails: [adminEmail],
      ...config,
    },
    authSecret,
    db: database.db,
    databaseHealth: () => databaseHealth(database),
    mail,
    sms,
    openIdProviders: [],
    drives: connectedDrives({
      db: database.db,
      local: new LocalDrive(join(directory, 'drive'), overrides.clock),
      kinds: { webdav: webDavDrives({ allowPrivate: true, now: overrides.clock }), ...driveKinds },
      box: secretBox(authSecret),
      clock: overrides.clock ?? (() => new Date()),
    }),
    googleConsent: null,
    scholar: withoutServices,
    fetcher: withoutWeb,
    jobs,
    reader,
    indexes: new FolderIndexes(database.db),
    hooks: featureHooks,
    answers: new LiveAnswers(database.db, logger, { grace: answerGrace }),
    embeddings: null,
    payments: config?.billing?.mode === 'test' ? testPayments(testLedger(database.db)) : null,
    models: aiModels(readConfig({}).models),
    tutors: engineAlone,
    logger,
    clock: () => new Date(),
    newId: randomUUID,
    webDirectory: join(directory, 'web'),
    version: '0.0.0-test',
    ...overrides,
  };
  await jobs.start(jobDefinitions);
  await startWorker(deps);
  const app = await buildApp(deps);
  const auth = createAuth({ ...deps, mail });
  return {
    app,
    deps,
    mail,
    sms,
    signIn: (email = `${randomUUID()}@example.edu`) => signedIn(app, auth, mail, email),
    signInAdmin: () => signedIn(app, auth, mail, adminEmail),
    async close() {
      await app.close();
      await jobs.stop(0);
      await database.close();
      await rm(directory, { recursive: true });
    },
  };
}

/** One app for all tests of a file. */
export function useTestApp(overrides: Overrides = {}): TestApp {
  const test = {} as TestApp;
  beforeAll(async () => {
    Object.assign(test, await startTestApp(overrides));
  });
  afterAll(() => test.close());
  return test;
}
