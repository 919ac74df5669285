import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { limits } from '@weekwise/contracts/limits.ts';
import type { FastifyInstance } from 'fastify';
import manifest from '../../../package.json' with { type: 'json' };
import { LocalDrive } from './adapters/drive/local-drive.ts';
import { webDavDrives } from './adapters/drive/webdav-drive.ts';
import type { Embeddings } from './adapters/embeddings/embeddings.port.ts';
import { GuardedFetcher } from './adapters/fetch-document/guarded-fetcher.ts';
import type { Mail } from './adapters/mail/mail.port.ts';
import { onScreenMail } from './adapters/mail/on-screen-mail.ts';
import { aiModels } from './adapters/models/ai-models.ts';
import type { OpenIdProvider } from './adapters/openid/openid.port.ts';
import type { Payments } from './adapters/payments/payments.port.ts';
import { testPayments } from './adapters/payments/test-payments.ts';
import { scholar } from './adapters/scholar/services.ts';
import { withoutServices } from './adapters/scholar/without-services.ts';
import { onScreenSms } from './adapters/sms/on-screen-sms.ts';
import { twilioSms } from './adapters/sms/twilio-sms.ts';
import { keptAuthSecret } from './config/auth-secret.ts';
import { ConfigError } from './config/config-error.ts';
import { type Config, loadEnvFile, readConfig } from './config/env.ts';
import type { GoogleClientConfig } from './config/sign-in-settings.ts';
import { type Database, openEmbedded, openPostgres } from './db/client.ts';
import { DirectoryInUse } from './db/directory-lock.ts';
import { databaseHealth } from './db/health.ts';
import { migrateDatabase, oneAtATime } from './db/migrate.ts';
import type { Deps } from './deps.ts';
import { featureHooks } from './feature-hooks.ts';
import { seedCatalogue } from './features/billing/catalogue.service.ts';
import { testLedger } from './features/billing/test-ledger.ts';
import { LiveAnswers } from './features/chat/live/live-answers.ts';
import { requestDemo } from './features/demo/seed.service.ts';
import { connectedDrives } from './features/drives/connected-drives.ts';
import { EmbeddingCalls } from './features/retrieval/embedding-calls.ts';
import { FolderIndexes } from './features/retrieval/folder-indexes.ts';
import { jobDefinitions } from './jobs/definitions.ts';
import { JobQueue } from './jobs/queue.ts';
import { startWorker } from './jobs/worker.ts';
import { createLogger } from './lib/logger.ts';
import { keepPrivate } from './lib/private-directory.ts';
import { secretBox } from './lib/secret-box.ts';
import { ThreadReader } from './reading/thread-reader.ts';
import { createModelCalls } from './tutor/calls/create-model-calls.ts';
import { createMetering } from './tutor/calls/metering.ts';
import { modelTutors } from './tutor/tutors.ts';

/** Milliseconds that calls and jobs under way get to end when the server stops; jobs go on after the next start. */
const shutdownGrace = 2_000;
const webDirectory = fileURLToPath(new URL('../../web/dist', import.meta.url));

async function start(): Promise<void> {
  // Whatever this process writes, its owner alone may read.
  process.umask(0o077);
  loadEnvFile();
  const config = readConfig();
  const logger = createLogger(config.logLevel, { secrets: keysOf(config) });
  // What answers requests is loaded while the database opens; a worker alone does without it.
  const [database, web] = await Promise.all([
    keepPrivate(config.dataDirectory, logger).then(() => openDatabase(config)),
    config.role === 'worker' ? null : import('./app.ts'),
  ]);
  const closers = [() => database.close()];
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= (async () => {
      for (const close of closers.reverse()) await close();
    })();
    return stopping;
  };

  try {
    const clock = () => new Date();
    const metering = createMetering({ db: database.db, settings: config.models, clock, logger });
    const models = aiModels(config.models);
    const { callsPerStudent } = config.models;
    const calls = createModelCalls({ models, metering, callsPerStudent, logger, clock });
    closers.push(() => calls.close());
    const jobs = new JobQueue(database, logger);
    const reader = new ThreadReader();
    closers.push(() => reader.close());
    await oneAtATime(database, async () => {
      await migrateDatabase(database);
      await jobs.start(jobDefinitions);
    });
    closers.push(() => jobs.stop(shutdownGrace));
    const authSecret = config.authSecret ?? (await keptAuthSecret(config.dataDirectory));
    const google = config.googleDrive && (await connectGoogle(config.googleDrive));
    const embeddings = await embeddingsOf(config);
    const deps: Deps = {
      config,
      authSecret,
      db: database.db,
      databaseHealth: () => databaseHealth(database),
      mail: await mailOf(config),
      sms: config.twilio ? twilioSms(config.twilio) : config.localMode ? onScreenSms() : null,
      openIdProviders: await openIdProvidersOf(config),
      drives: connectedDrives({
        db: database.db,
        local: new LocalDrive(join(config.dataDirectory, 'drive')),
        kinds: {
          webdav: webDavDrives({ allowPrivate: config.privateAddresses }),
          ...(google && { google: google.drives }),
        },
        box: secretBox(authSecret),
        clock,
      }),
      googleConsent: google?.consent ?? null,
      fetcher: new GuardedFetcher({
        mostBytes: limits.uploadBytes,
        version: manifest.version,
        home: config.baseUrl,
      }),
      scholar: config.scholar
        ? scholar(config.scholar, {
            version: manifest.version,
            onTrouble: (service, detail) => logger.info({ service, detail }, 'search service did not answer'),
          })
        : withoutServices,
      jobs,
      reader,
      indexes: new FolderIndexes(database.db),
      hooks: featureHooks,
      answers: new LiveAnswers(database.db, logger),
      payments: await paymentsOf(config, database.db),
      embeddings: embeddings && new EmbeddingCalls({ embeddings, metering, clock, logger }),
      models,
      tutors: modelTutors(calls),
      logger,
      clock,
      newId: randomUUID,
      webDirectory,
      version: manifest.version,
    };
    if (config.billing.mode !== 'off') await seedCatalogue(deps.db, config.billing.catalogue);
    if (web) {
      const app = await web.buildApp(deps);
      closers.push(() => closeWithin(app, shutdownGrace));
      const address = await app.listen({ host: config.host, port: config.port });
      process.stdout.write(`Weekwise is listening on ${config.baseUrl ?? address}\n`);
    } else {
      closers.push(await listenForMetrics(deps));
      process.stdout.write('Weekwise is working on background jobs\n');
    }
    // Work in the background begins behind what is waited for: it takes its turns on the same thread.
    const background = workInBackground(deps);
    stopOnSignals(async () => {
      await background;
      await stop();
    });
    await background;
  } catch (error) {
    await stop();
    throw error;
  }
}

const openDatabase = ({ databaseUrl, dataDirectory }: Config) =>
  databaseUrl ? openPostgres(databaseUrl) : openEmbedded(dataDirectory);

async function workInBackground(deps: Deps): Promise<void> {
  if (deps.config.role !== 'web') await startWorker(deps);
  await requestDemo(deps);
}

function stopOnSignals(stop: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      stop().then(
        () => process.exit(0),
        (error: unknown) => fail(error),
      );
    });
  }
}

// Libraries are loaded only where what they do is configured: no start without it waits for them.

async function mailOf({ smtpUrl: url, mailFrom: from }: Config): Promise<Mail> {
  if (!url) return onScreenMail();
  const { smtpMail } = await import('./adapters/mail/smtp-mail.ts');
  return smtpMail({ url, from });
}

async function openIdProvidersOf({ openIdProviders }: Config): Promise<OpenIdProvider[]> {
  if (openIdProviders.length === 0) return [];
  const { openIdProvider } = await import('./adapters/openid/openid-client.ts');
  return openIdProviders.map(openIdProvider);
}

async function paymentsOf({ billing }: Config, db: Database): Promise<Payments | null> {
  if (billing.mode === 'off') return null;
  if (billing.mode === 'test') return testPayments(testLedger(db));
  const { stripePayments } = await import('./adapters/payments/stripe-payments.ts');
  return stripePayments(billing);
}

async function embeddingsOf({ embeddings }: Config): Promise<Embeddings | null> {
  if (!embeddings) return null;
  const { openAiEmbeddings } = await import('./adapters/embeddings/openai-embeddings.ts');
  return openAiEmbeddings(embeddings);
}

const keysOf = ({
  metricsToken,
  models,
  embeddings,
  openIdProviders,
  twilio,
  billing,
  scholar: search,
}: Config): string[] => [
  ...[...Object.values(models.providers), embeddings].flatMap((provider) => provider?.apiKey ?? []),
  ...openIdProviders.map(({ clientSecret }) => clientSecret),
  ...(twilio ? [twilio.authToken] : []),
  ...(metricsToken === null ? [] : [metricsToken]),
  ...(billing.mode === 'stripe' ? [billing.secretKey, billing.webhookSecret] : []),
  ...[search?.openAlexKey, search?.semanticScholarKey, search?.googleBooksKey].flatMap((key) => key ?? []),
];

/** Google's client takes 28 MB. */
async function connectGoogle(client: GoogleClientConfig) {
  const { googleConsent } = await import('./adapters/drive/google-consent.ts');
  const { googleDrives } = await import('./adapters/drive/google-drive.ts');
  return { consent: googleConsent(client), drives: googleDrives(client) };
}

/** Where it cannot, because another worker on this machine does, the work goes on all the same. */
async function listenForMetrics(deps: Deps): Promise<() => Promise<void>> {
  const { workerMetricsPort: port } = deps.config;
  if (port === 0) return async () => {};
  const { buildWorkerMetrics } = await import('./worker-metrics.ts');
  const app = await buildWorkerMetrics(deps);
  try {
    await app.listen({ host: '127.0.0.1', port });
  } catch (error) {
    deps.logger.warn({ port, err: error }, 'metrics cannot be read: set WORKER_METRICS_PORT to a free port');
  }
  return () => app.close();
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
