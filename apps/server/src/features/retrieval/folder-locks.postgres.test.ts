import { randomUUID } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, inject, it, vi } from 'vitest';
import type { OpenDatabase, Transaction } from '../../db/client.ts';
import { users } from '../../db/schema/auth.ts';
import { files } from '../../db/schema/files.ts';
import { folders } from '../../db/schema/folders.ts';
import { backgroundTasks, taskFiles } from '../../db/schema/tasks.ts';
import { jobDefinitions } from '../../jobs/definitions.ts';
import { JobQueue } from '../../jobs/queue.ts';
import { openCopy } from '../../testing/test-database.ts';
import { startVectorizing } from '../tasks/folder-tasks.service.ts';
import { cancelTask, endTask } from '../tasks/tasks.service.ts';
import { publishPassages } from './passages.service.ts';

// Several transactions at once, which the embedded database does not have. No worker runs: nobody else holds anything.

let database: OpenDatabase;
let jobs: JobQueue;
const deps = () => ({ db: database.db, jobs, clock: () => new Date(), newId: randomUUID });

beforeAll(async () => {
  database = await openCopy(inject('database'));
  jobs = new JobQueue(database, pino({ level: 'silent' }));
  await jobs.start(jobDefinitions);
});
afterAll(async () => {
  await jobs.stop(0);
  await database.close();
});

let place: { userId: string; folderId: string };
const [vectorizing, syncing] = ['vectorizing', 'syncing'];
// Named as their jobs are.
const [ofVectorizing, ofSyncing] = [randomUUID(), randomUUID()];

/** A sync and a vectorizing of one folder that wait for the same two readings, each of which one of them asked for. */
beforeEach(async () => {
  const { db } = database;
  const now = new Date();
  await db.delete(users);
  place = { userId: randomUUID(), folderId: randomUUID() };
  await db.insert(users).values({ id: place.userId, email: 'ann@example.edu', name: 'Ann' });
  await db.insert(folders).values({
    id: place.folderId,
    userId: place.userId,
    name: 'Tides',
    nameKey: 'tides',
    createdAt: now,
    modifiedAt: now,
  });
  const open = {
    ...place,
    status: 'processing',
    step: 'reading',
    message: '',
    startedAt: now,
    updatedAt: now,
  } as const;
  await db.insert(backgroundTasks).values([
    { ...open, id: vectorizing, kind: 'vectorize-folder' },
    { ...open, id: syncing, kind: 'sync-folder' },
  ]);
  for (const [id, parentId] of [
    [ofVectorizing, vectorizing],
    [ofSyncing, syncing],
  ] as const) {
    const file = { role: 'material', size: 1, mimeType: 'text/plain', sha256: '0', uploadedAt: now } as const;
    await db.insert(files).values({ ...file, id, folderId: place.folderId, name: id, driveKey: id });
    await db.insert(backgroundTasks).values({ ...open, id, kind: 'read-file', fileId: id, parentId });
    const waiting = { fileId: id, readingId: id, state: 'reading' } as const;
    await db.insert(taskFiles).values([vectorizing, syncing].map((taskId) => ({ ...waiting, taskId })));
  }
});

/** Lets what `begin` starts go on only when each of the two waits, or has ended, while both readings are held. */
async function atOnce<A, B>(begin: () => [Promise<A>, Promise<B>]): Promise<[A, B]> {
  const { db } = database;
  const both = await db.transaction(async (tx: Transaction) => {
    const readings = inArray(backgroundTasks.id, [ofVectorizing, ofSyncing]);
    await tx.select().from(backgroundTasks).where(readings).for('update');
    let over = 0;
    const [first, second] = begin();
    const started = Promise.allSettled([first, second]);
    for (const one of [first, second]) one.finally(() => over++).catch(() => {});
    const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await vi.waitFor(async () => expect((await db.execute(waiting)).rows.length + over).toBe(2), { timeout: 20_000 });
    return { started };
  });
  const [a, b] = await both.started;
  if (a.status === 'rejected') throw a.reason;
  if (b.status === 'rejected') throw b.reason;
  return [a.value, b.value];
}

const statuses = async () => {
  const rows = await database.db.select().from(backgroundTasks);
  return Object.fromEntries(rows.map(({ id, status }) => [id, status]));
};

it('lets two folder tasks that wait for each other’s readings be cancelled at once', async () => {
  await atOnce(() => [cancelTask(deps(), vectorizing), cancelTask(deps(), syncing)]);
  expect(await statuses()).toEqual({
    [vectorizing]: 'cancelled',
    [syncing]: 'cancelled',
    [ofVectorizing]: 'cancelled',
    [ofSyncing]: 'cancelled',
  });
});

it('lets work be asked for while a file that is waited for ends', async () => {
  const ending = () =>
    database.db.transaction(async (tx) => {
      const ended = await endTask(tx, deps(), { id: ofVectorizing, attempts: 0 }, null);
      await publishPassages(tx, place.folderId);
      return ended;
    });
  const [ended, { joined }] = await atOnce(() => [
    ending(),
    startVectorizing(deps(), place, { fileIds: null, forced: false }),
  ]);
  expect({ ended, joined }).toEqual({ ended: true, joined: true });
});
