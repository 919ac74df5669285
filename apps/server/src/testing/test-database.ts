import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { pino } from 'pino';
import { type OpenDatabase, openPostgres, overPGlite } from '../db/client.ts';
import { createPGlite } from '../db/embedded-pool.ts';
import { migrateDatabase, oneAtATime } from '../db/migrate.ts';
import { jobDefinitions } from '../jobs/definitions.ts';
import { JobQueue } from '../jobs/queue.ts';
import { MemoryCopy } from './memory-copy.ts';

/** A migrated database to copy: a PGlite directory, or a database on a server. */
export type Template = { kind: 'embedded'; directory: string } | { kind: 'postgres'; url: string; name: string };

interface MadeTemplate {
  template: Template;
  remove(): Promise<void>;
}

export async function embeddedTemplate(): Promise<MadeTemplate> {
  const directory = await mkdtemp(join(tmpdir(), 'weekwise-test-'));
  // Each copy lays the log's files too: the smallest there are.
  const pglite = await createPGlite({ dataDir: directory, initDbStartParams: ['--wal-segsize=1'] });
  const database = await overPGlite(pglite);
  await prepare(database);
  // So that no copy replays the migrations when it opens.
  await pglite.exec('CHECKPOINT');
  await database.close();
  return { template: { kind: 'embedded', directory }, remove: () => rm(directory, { recursive: true }) };
}

export async function postgresTemplate(url: string): Promise<MadeTemplate> {
  const name = `weekwise_template_${randomName()}`;
  await onServer(url, `CREATE DATABASE ${name}`);
  const database = openPostgres(urlOf(url, name));
  await prepare(database);
  await database.close();
  return { template: { kind: 'postgres', url, name }, remove: () => onServer(url, `DROP DATABASE ${name}`) };
}

/** A copy lies in memory: buffers of the usual size would only take time to be made, at every opening. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB'];

/** A copy of the template that is gone after `close`. */
export async function openCopy(template: Template): Promise<OpenDatabase> {
  if (template.kind === 'embedded') {
    return overPGlite(await createPGlite({ fs: new MemoryCopy(template.directory), startParams }));
  }
  const name = `weekwise_test_${randomName()}`;
  await onServer(template.url, `CREATE DATABASE ${name} TEMPLATE ${template.name}`);
  const database = openPostgres(urlOf(template.url, name));
  const close = async () => {
    await database.close();
    await onServer(template.url, `DROP DATABASE ${name} WITH (FORCE)`);
  };
  return { ...database, close };
}

/** Our tables and those of the queue, as main.ts makes them. */
export function prepare(database: OpenDatabase): Promise<void> {
  return oneAtATime(database, async () => {
    await migrateDatabase(database);
    const jobs = new JobQueue(database, pino({ level: 'silent' }));
    await jobs.start(jobDefinitions);
    await jobs.stop(0);
  });
}

/** A new database on the server under test, for what happens on a first start. */
export async function emptyDatabase(template: Template): Promise<{ url: string; remove(): Promise<void> }> {
  if (template.kind !== 'postgres') throw new Error('Only on a PostgreSQL server.');
  const name = `weekwise_test_${randomName()}`;
  await onServer(template.url, `CREATE DATABASE ${name}`);
  return {
    url: urlOf(template.url, name),
    remove: () => onServer(template.url, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}

const randomName = (): string => randomUUID().replaceAll('-', '');

function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  // No power cut is survived by a database that a test throws away.
  url.searchParams.set('options', '-c synchronous_commit=off');
  return url.href;
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
