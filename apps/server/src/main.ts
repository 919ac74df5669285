import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import manifest from '../../../package.json' with { type: 'json' };
import { onScreenMail } from './adapters/mail/on-screen-mail.ts';
import { smtpMail } from './adapters/mail/smtp-mail.ts';
import { buildApp } from './app.ts';
import { keptAuthSecret } from './auth-secret.ts';
import { openEmbedded, openPostgres } from './db/client.ts';
import { DirectoryInUse } from './db/directory-lock.ts';
import { databaseHealth } from './db/health.ts';
import { migrateDatabase } from './db/migrate.ts';
import type { Deps } from './deps.ts';
import { ConfigError, loadEnvFile, readConfig } from './env.ts';
import { createLogger } from './logger.ts';

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
    await migrateDatabase(database.pool);
    const deps: Deps = {
      config,
      authSecret: config.authSecret ?? (await keptAuthSecret(config.dataDirectory)),
      db: database.db,
      databaseHealth: () => databaseHealth(database),
      mail: config.smtpUrl ? smtpMail({ url: config.smtpUrl, from: config.mailFrom }) : onScreenMail(),
      logger,
      clock: () => new Date(),
      newId: randomUUID,
      webDirectory,
      version: manifest.version,
    };
    if (config.role !== 'worker') {
      const app = await buildApp(deps);
      closers.push(() => app.close());
      const address = await app.listen({ host: config.host, port: config.port });
      process.stdout.write(`Weekwise is listening on ${config.baseUrl ?? address}\n`);
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

/** A refusal that a person can act on is printed as its sentence; anything else with its stack. */
function fail(error: unknown): never {
  const expected = error instanceof ConfigError || error instanceof DirectoryInUse;
  console.error(expected ? error.message : error);
  process.exit(1);
}

start().catch(fail);
