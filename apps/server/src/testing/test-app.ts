import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { offlineTutor } from '@weekwise/engine/offline-tutor.ts';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, inject } from 'vitest';
import { LocalDrive } from '../adapters/drive/local-drive.ts';
import { buildApp } from '../app.ts';
import { databaseHealth } from '../db/health.ts';
import type { Deps } from '../deps.ts';
import { type Config, readConfig } from '../env.ts';
import { createAuth } from '../features/auth/auth.service.ts';
import { FolderIndexes } from '../features/indexing/folder-indexes.ts';
import { jobDefinitions } from '../jobs/definitions.ts';
import { JobQueue } from '../jobs/queue.ts';
import { startWorker } from '../jobs/worker.ts';
import { ThreadReader } from '../reading/thread-reader.ts';
import { type RecordedMail, recordedMail } from './recorded-mail.ts';
import { type Student, signedIn } from './student.ts';
import { openCopy } from './test-database.ts';

export interface TestApp {
  app: FastifyInstance;
  deps: Deps;
  mail: RecordedMail;
  /** A student with a session of their own; made on first use of the address. */
  signIn(email?: string): Promise<Student>;
  close(): Promise<void>;
}

type Overrides = Partial<Omit<Deps, 'config'>> & { config?: Partial<Config> };

/** The real app on a fresh copy of a migrated database, with doubles only at the edges. */
export async function startTestApp({ config, ...overrides }: Overrides = {}): Promise<TestApp> {
  const directory = await mkdtemp(join(tmpdir(), 'weekwise-app-'));
  const database = await openCopy(inject('database'));
  const mail = recordedMail();
  const logger = pino({ level: 'silent' });
  const jobs = new JobQueue(database, logger);
  const reader = new ThreadReader({ threads: 1 });
  const deps: Deps = {
    config: { ...readConfig({ WEEKWISE_DATA_DIR: directory }), localMode: false, ...config },
    authSecret: 'only for tests, and long enough for the library',
    db: database.db,
    databaseHealth: () => databaseHealth(database),
    mail,
    drive: new LocalDrive(join(directory, 'drive'), overrides.clock),
    jobs,
    reader,
    indexes: new FolderIndexes(database.db),
    tutor: offlineTutor,
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
    signIn: (email = `${randomUUID()}@example.edu`) => signedIn(app, auth, mail, email),
    async close() {
      await app.close();
      await jobs.stop(0);
      await reader.close();
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
