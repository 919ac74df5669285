import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { z } from 'zod';
import type { OpenDatabase } from '../db/client.ts';
import { openCopy } from '../testing/test-database.ts';
import { defineJob } from './job.ts';
import { JobQueue } from './queue.ts';

const count = defineJob({ name: 'count', payload: z.object({ n: z.number() }), expireInSeconds: 60 });
const perN = defineJob({
  name: 'per-n',
  payload: z.object({ n: z.number() }),
  onePer: ({ n }) => `${n}`,
  expireInSeconds: 60,
  retries: { limit: 0, longestPauseSeconds: 1 },
});
const turns = defineJob({
  name: 'turns',
  payload: z.object({ what: z.string() }),
  byStudent: true,
  expireInSeconds: 60,
});
const logger = pino({ level: 'silent' });
const queues: JobQueue[] = [];

let database: OpenDatabase;

async function openQueue(options: Partial<OpenDatabase> & { checkSeconds?: number } = {}): Promise<JobQueue> {
  const queue = new JobQueue({ ...database, ...options }, logger, options);
  queues.push(queue);
  await queue.start([count, perN, turns]);
  return queue;
}

const putOf = (queue: JobQueue, what: string) =>
  database.db.transaction((tx) => queue.put(tx, turns, randomUUID(), { what }, { student: what.split(' ')[0] }));

// The tests share a copy with the queue's tables, which take seconds to make; each finds them empty.
beforeAll(async () => {
  database = await openCopy(inject('database'));
});
afterEach(async () => {
  await Promise.all(queues.splice(0).map((queue) => queue.stop(0)));
  await database.db.execute(sql`delete from jobs.job`);
});
afterAll(() => database.close());

const soon = { timeout: 20_000, interval: 20 };

describe('the job queue', () => {
  it('does a job that was put in with the rows of its transaction', async () => {
    const queue = await openQueue();
    const done: number[] = [];
    await queue.work(count, 1, async ({ n }) => {
      done.push(n);
    });
    await database.db.transaction((tx) => queue.put(tx, count, randomUUID(), { n: 1 }));
    queue.wake(count);
    await vi.waitFor(() => expect(done).toEqual([1]), soon);
  });

  it('lets students take turns: the first job of each comes before anybody’s second', async () => {
    const queue = await openQueue();
    const done: string[] = [];
    for (const what of ['ann 1', 'ann 2', 'ann 3', 'bob 1', 'bob 2', 'cem 1']) await putOf(queue, what);
    await queue.work(turns, 1, async ({ what }) => {
      done.push(what);
    });
    await vi.waitFor(() => expect(done).toHaveLength(6), soon);
    expect(done).toEqual(['ann 1', 'bob 1', 'cem 1', 'ann 2', 'bob 2', 'ann 3']);
  });

  it('keeps a worker for everybody else, however many jobs a student has', async () => {
    const queue = await openQueue();
    const begun: string[] = [];
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    for (const what of ['ann 1', 'ann 2', 'ann 3']) await putOf(queue, what);
    await queue.work(turns, 2, async ({ what }) => {
      begun.push(what);
      if (what.startsWith('ann')) await released;
    });
    await vi.waitFor(() => expect(begun).toEqual(['ann 1']), soon);
    for (const what of ['bob 1', 'bob 2']) await putOf(queue, what);
    queue.wake(turns);
    await vi.waitFor(() => expect(begun).toEqual(['ann 1', 'bob 1', 'bob 2']), soon);
    release();
    await vi.waitFor(() => expect(begun).toHaveLength(5), soon);
  });

  it('takes no job without a student where students take turns', async () => {
    const queue = await openQueue();
    const put = database.db.transaction((tx) => queue.put(tx, turns, randomUUID(), { what: 'nobody’s' }));
    await expect(put).rejects.toThrow('whose turn');
  });

  it('forgets a job whose transaction is rolled back', async () => {
    const queue = await openQueue();
    const rolledBack = database.db.transaction(async (tx) => {
      await queue.put(tx, count, randomUUID(), { n: 1 });
      throw new Error('changed my mind');
    });
    await expect(rolledBack).rejects.toThrow('changed my mind');
    const done: number[] = [];
    await queue.work(count, 1, async ({ n }) => {
      done.push(n);
    });
    await database.db.transaction((tx) => queue.put(tx, count, randomUUID(), { n: 2 }));
    queue.wake(count);
    await vi.waitFor(() => expect(done).toEqual([2]), soon);
  });

  it('refuses a payload that is not of its definition', async () => {
    const queue = await openQueue();
    const put = database.db.transaction((tx) =>
      queue.put(tx, count, randomUUID(), { n: 'one' } as unknown as { n: number }),
    );
    await expect(put).rejects.toThrow();
  });

  it('tries a job again that threw', async () => {
    const queue = await openQueue();
    let attempts = 0;
    await queue.work(count, 1, async () => {
      attempts++;
      if (attempts === 1) throw new Error('not today');
    });
    await database.db.transaction((tx) => queue.put(tx, count, randomUUID(), { n: 1 }));
    queue.wake(count);
    await vi.waitFor(() => expect(attempts).toBe(2), soon);
  });

  it('takes back at once what the process before it left active', async () => {
    const dead = await openQueue();
    const id = randomUUID();
    await database.db.transaction((tx) => dead.put(tx, count, id, { n: 7 }));
    await database.db.execute(sql`update jobs.job set state = 'active', started_on = now() where id = ${id}`);
    const alive = await openQueue();
    const done: number[] = [];
    await alive.work(count, 1, async ({ n }) => {
      done.push(n);
    });
    await vi.waitFor(() => expect(done).toEqual([7]), soon);
  });

  it('takes over from a worker in another process that has died, and from no other', async () => {
    // Two processes share a server's database; here they share one that would otherwise belong to one alone.
    const first = await openQueue({ embedded: false });
    const ofDead = randomUUID();
    const ofLiving = randomUUID();
    await database.db.transaction((tx) => first.put(tx, count, ofDead, { n: 7 }));
    await database.db.transaction((tx) => first.put(tx, count, ofLiving, { n: 8 }));
    const heard = (id: string, seconds: number) =>
      database.db.execute(
        sql`update jobs.job set state = 'active', started_on = now(),
          heartbeat_on = now() - make_interval(secs => ${seconds}) where id = ${id}`,
      );
    await heard(ofDead, 21);
    await heard(ofLiving, -60);
    const second = await openQueue({ embedded: false, checkSeconds: 1 });
    const done: number[] = [];
    await second.work(count, 1, async ({ n }) => {
      done.push(n);
    });
    await vi.waitFor(() => expect(done).toEqual([7]), soon);
    expect(await second.living(count, [ofDead, ofLiving])).toEqual(new Set([ofLiving]));
  });

  it('puts one job in for what it is about until that one begins', async () => {
    const queue = await openQueue();
    const put = (n: number) => database.db.transaction((tx) => queue.put(tx, perN, randomUUID(), { n }));
    for (const n of [1, 1, 2, 1]) await put(n);
    const done: number[] = [];
    await queue.work(perN, 1, async ({ n }) => {
      done.push(n);
      if (done.length === 1) await put(n);
    });
    await vi.waitFor(() => expect(done).toEqual([1, 2, 1]), soon);
  });

  it('gives a job up after as many tries as its definition says', async () => {
    const queue = await openQueue();
    const done: number[] = [];
    await queue.work(perN, 1, async ({ n }) => {
      done.push(n);
      throw new Error('not ever');
    });
    const id = randomUUID();
    await database.db.transaction((tx) => queue.put(tx, perN, id, { n: 1 }));
    await vi.waitFor(async () => {
      const { rows } = await database.db.execute(sql`select state from jobs.job where id = ${id}`);
      expect(rows).toEqual([{ state: 'failed' }]);
    }, soon);
    expect(done).toEqual([1]);
  });

  it('never starts a cancelled job', async () => {
    const queue = await openQueue();
    const id = randomUUID();
    await database.db.transaction((tx) => queue.put(tx, count, id, { n: 1 }));
    await database.db.transaction((tx) => queue.cancel(tx, count, id));
    await database.db.transaction((tx) => queue.put(tx, count, randomUUID(), { n: 2 }));
    const done: number[] = [];
    await queue.work(count, 1, async ({ n }) => {
      done.push(n);
    });
    await vi.waitFor(() => expect(done).toEqual([2]), soon);
  });
});
