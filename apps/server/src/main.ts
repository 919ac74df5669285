import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { offlineTutor } from '@weekwise/engine/offline-tutor.ts';
import type { FastifyInstance } from 'fastify';
import manifest from '../../../package.json' with { type: 'json' };
import { LocalDrive } from './adapters/drive/local-drive.ts';
import { onScreenMail } from './adapters/mail/on-screen-mail.ts';
import { smtpMail } from './adapters/mail/smtp-mail.ts';
import { buildApp } from './app.ts';
import { keptAuthSecret } from './auth-secret.ts';
import { openEmbedded, openPostgres } from './db/client.ts';
import { DirectoryInUse } from './db/directory-lock.ts';
import { databaseHealth } from './db/health.ts';
import { migrateDatabase, oneAtATime } from './db/migrate.ts';
import type { Deps } from './deps.ts';
import { ConfigError, loadEnvFile, readConfig } from './env.ts';
import { FolderIndexes } from './features/indexing/folder-indexes.ts';
import { jobDefinitions } from './jobs/definitions.ts';
import { JobQueue } from './jobs/queue.ts';
import { startWorker } from './jobs/worker.ts';
import { createLogger } from './logger.ts';
import { ThreadReader } from './reading/thread-reader.ts';

/** Milliseconds that calls and jobs under way get to end when the server stops; jobs go on after the next start. */
const shutdownGrace = 2_000;
const webDirectory = fileURLToPath(new URL('../../web/dist', import.meta.url));

async function start(): Promise<void> {
  loadEnvFile();
  const config = readConfig();
  const logger = createLogger(config.logLevel);
  const database = config.databaseUrl ? openPostgres(config.databaseUrl) : await openEmbedded(config.dataDirectory);
  const closers = [() => database.close()];
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= (async () => {
      for (const close of closers.reverse()) await close();
    })();
    return stopping;
  };

  try {
    const jobs = new JobQueue(database, logger);
    const reader = new ThreadReader();
    closers.push(() => reader.close());
    await oneAtATime(database, async () => {
      await migrateDatabase(database);
      await jobs.start(jobDefinitions);
    });
    closers.push(() => jobs.stop(shutdownGrace));
    const deps: Deps = {
      config,
      authSecret: config.authSecret ?? (await keptAuthSecret(config.dataDirectory)),
      db: database.db,
      databaseHealth: () => databaseHealth(database),
      mail: config.smtpUrl ? smtpMail({ url: config.smtpUrl, from: config.mailFrom }) : onScreenMail(),
      drive: new LocalDrive(join(config.dataDirectory, 'drive')),
      jobs,
      reader,
      indexes: new FolderIndexes(database.db),
      tutor: offlineTutor,
      logger,
      clock: () => new Date(),
      newId: randomUUID,
      webDirectory,
      version: manifest.version,
    };
    if (config.role !== 'web') await startWorker(deps);
    if (config.role !== 'worker') {
      const app = await buildApp(deps);
      closers.push(() => closeWithin(app, shutdownGrace));
      const address = await app.listen({ host: config.host, port: config.port });
      process.stdout.write(`Weekwise is listening on ${config.baseUrl ?? address}\n`);
    } else {
      process.stdout.write('Weekwise is working on background jobs\n');
    }
  } catch (error) {
    await stop();
    throw error;
  }

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      stop().then(
        () => process.exit(0),
        (error: unknown) => fail(error),
      );
    });
  }
}

/** Lets calls under way end; streams that do not are cut. */
async function closeWithin(app: FastifyInstance, grace: number): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), grace);
  await app.close();
  clearTimeout(timer);
}

/** A refusal that a person can act on is printed as its sentence; anything else with its stack. */
function fail(error: unknown): never {
  const expected = error instanceof ConfigError || error instanceof DirectoryInUse;
  console.error(expected ? error.message : (portInUse(error) ?? error));
  process.exit(1);
}

function portInUse(error: unknown): string | null {
  const { code, port, address } = error as { code?: string; port?: number; address?: string };
  if (code !== 'EADDRINUSE') return null;
  return `Port ${port} on ${address} is in use. Stop what uses it, or set PORT to another one.`;
}

start().catch(fail);
