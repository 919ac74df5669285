import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { ComponentHealth } from '../adapters/health.ts';
import type { Database, OpenDatabase, Transaction } from '../db/client.ts';
import { type JobEnded, jobEnded } from '../observed.ts';
import type { JobDefinition, JobHandler } from './job.ts';

/** A worker that does not report for this long is dead, and its job is given to another. */
const heartbeatSeconds = 20;
const usualCheckSeconds = 10;
/** A net below the handlers, which count failures themselves and know which of them are worth another try. */
const retryLimit = 50;
/** With the heartbeat and two checks, a job whose worker died is taken over within a minute. */
const retryDelayMaxSeconds = 15;
/** Ended jobs are kept a while for whoever looks into a failure. */
const deleteAfterSeconds = 24 * 3600;
const noJob = '00000000-0000-0000-0000-000000000000';
const scheduleOptions = { missed: 'once' } as const;

const queueOptions = ({ expireInSeconds, retries }: JobDefinition<object>) => ({
  expireInSeconds,
  deleteAfterSeconds,
  heartbeatSeconds,
  retryLimit: retries?.limit ?? retryLimit,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: retries?.longestPauseSeconds ?? retryDelayMaxSeconds,
});

/** Does one attempt, and tells how it went. */
async function observed(name: string, attempt: () => Promise<void>): Promise<void> {
  const begun = performance.now();
  let outcome: JobEnded['outcome'] = 'failed';
  try {
    await attempt();
    outcome = 'done';
  } finally {
    jobEnded.publish({ name, outcome, seconds: (performance.now() - begun) / 1000 } satisfies JobEnded);
  }
}

export interface QueueDepth {
  name: string;
  waiting: number;
  active: number;
  failed: number;
  /** Seconds; null where none waits. */
  oldestWaiting: number | null;
}

export interface FailedJob {
  id: string;
  name: string;
  createdAt: Date;
  failedAt: Date | null;
  attempts: number;
  /** The first line of what was thrown. */
  error: string | null;
}

/** As the driver hands it over. */
type FailedJobRow = Omit<FailedJob, 'createdAt' | 'failedAt'> & { createdAt: string; failedAt: string | null };

/** Jobs of a student that come before a new one. */
async function jobsAhead(tx: Transaction, { name }: JobDefinition<object>, student: string): Promise<number> {
  const { rows } = await tx.execute<{ ahead: number }>(
    sql`select count(*)::integer as ahead from jobs.job
      where name = ${name} and group_id = ${student} and state in ('created', 'retry', 'active')`,
  );
  return rows[0]?.ahead ?? 0;
}

/** The queue, on the pool that everything else uses: a job is put in with the rows it is about, or not at all. */
export class JobQueue {
  readonly #boss: PgBoss;
  readonly #embedded: boolean;
  readonly #db: Database;
  readonly #workers = new Map<string, string[]>();
  /** What was active when this process began to work: asked for once, before it takes up anything itself. */
  #interrupted: Promise<Map<string, string[]>> | undefined;
  #state: 'new' | 'running' | 'stopped' = 'new';

  /** @param options.checkSeconds how often it looks for workers that have died */
  constructor(
    { db, pool, embedded }: OpenDatabase,
    logger: FastifyBaseLogger,
    { checkSeconds = usualCheckSeconds }: { checkSeconds?: number } = {},
  ) {
    this.#db = db;
    this.#embedded = embedded;
    this.#boss = new PgBoss({
      db: { executeSql: (text, values) => pool.query(text, values) },
      backend: embedded ? 'pglite' : 'postgres',
      schema: 'jobs',
      superviseIntervalSeconds: checkSeconds,
      monitorIntervalSeconds: checkSeconds,
    });
    this.#boss.on('error', (error) => {
      if (this.#state === 'running') logger.error({ err: error }, 'job queue');
    });
    this.#boss.on('warning', ({ message, data }) => logger.warn({ data }, `job queue: ${message}`));
  }

  /**
   * Makes the queue's own tables and one queue per definition; those that are kept as they are defined stay untouched.
   */
  async start(definitions: readonly JobDefinition<object>[]): Promise<void> {
    await this.#boss.start();
    const queues = new Map((await this.#boss.getQueues()).map((queue) => [queue.name, queue]));
    const schedules = new Map((await this.#boss.getSchedules()).map((kept) => [kept.name, kept]));
    for (const definition of definitions) {
      const { name, schedule, onePer } = definition;
      const options = queueOptions(definition);
      const queue = queues.get(name);
      if (!queue) {
        await this.#boss.createQueue(name, { ...options, policy: onePer ? 'short' : 'standard' });
        // Remembers the queue now, as it did those that it found: inside a transaction on the embedded database there
        // is no connection to look it up with.
        await this.#boss.findJobs(name, { id: noJob });
      } else if (!isDeepStrictEqual({ ...queue, ...options }, queue)) await this.#boss.updateQueue(name, options);
      const kept = schedules.get(name);
      if (schedule && !(kept?.cron === schedule && isDeepStrictEqual(kept.options, scheduleOptions)))
        await this.#boss.schedule(name, schedule, {}, scheduleOptions);
    }
    this.#state = 'running';
  }

  /**
   * Puts a job in as part of `tx`, under an id (a UUID) of the caller's; call `wake` once that is committed.
   * @param startAfter seconds before it may begin
   * @param student whose turn it takes, where students take turns
   */
  async put<Payload extends object>(
    tx: Transaction,
    definition: JobDefinition<Payload>,
    id: string,
    payload: Payload,
    { startAfter = 0, student }: { startAfter?: number; student?: string } = {},
  ): Promise<void> {
    const data = definition.payload.parse(payload);
    const singletonKey = definition.onePer?.(data);
    if (definition.byStudent && student === undefined) throw new Error(`Say whose turn a job ${definition.name} is.`);
    const options = {
      id,
      startAfter,
      db: fromDrizzle(tx, sql),
      ...(singletonKey !== undefined && { singletonKey }),
      ...(student !== undefined && { group: { id: student }, priority: -(await jobsAhead(tx, definition, student)) }),
    };
    const taken = await this.#boss.send(definition.name, data, options);
    if (taken === null && singletonKey === undefined)
      throw new Error(`The queue ${definition.name} did not take the job ${id}.`);
  }

  /** Tells this process's worker that there is something to do. Others find it when they next look. */
  wake(definition: JobDefinition<object>): void {
    for (const worker of this.#workers.get(definition.name) ?? []) this.#boss.notifyWorker(worker);
  }

  async work<Payload extends object>(
    definition: JobDefinition<Payload>,
    concurrency: number,
    handle: JobHandler<Payload>,
  ): Promise<void> {
    const workers: string[] = [];
    // Before anything is waited for: from its first moment on the process says that it works.
    this.#workers.set(definition.name, workers);
    if (this.#embedded) await this.#takeBackInterrupted(definition.name);
    // One registration per job at a time, because each can then be woken.
    for (let i = 0; i < concurrency; i++) {
      const worker = await this.#boss.work<unknown, void>(
        definition.name,
        {
          pollingIntervalSeconds: 1,
          ...(definition.byStudent && concurrency > 1 && { groupConcurrency: concurrency - 1 }),
        },
        async (jobs) => {
          for (const { data, signal } of jobs)
            await observed(definition.name, () => handle(definition.payload.parse(data), signal));
          this.wake(definition);
        },
      );
      workers.push(worker);
    }
  }

  /** Jobs that do not run yet never will; one that runs is for its handler to stop. */
  async cancel(tx: Transaction, definition: JobDefinition<object>, jobId: string): Promise<void> {
    await this.#boss.cancel(definition.name, jobId, { db: fromDrizzle(tx, sql) });
  }

  /** Of these jobs, by id or by what they are about, those that wait for their turn or run. */
  async living(definition: JobDefinition<object>, ids: readonly string[]): Promise<Set<string>> {
    const known = definition.onePer ? sql`singleton_key` : sql`id::text`;
    const wanted = sql.join(
      [...ids].map((id) => sql`${id}`),
      sql`, `,
    );
    if (ids.length === 0) return new Set();
    const { rows } = await this.#db.execute<{ known: string }>(
      sql`select ${known} as known from jobs.job
        where name = ${definition.name} and state in ('created', 'retry', 'active') and ${known} in (${wanted})`,
    );
    return new Set(rows.map((row) => row.known));
  }

  /** Takes jobs out of the queue's memory, whatever became of them. */
  async forget(tx: Transaction, definition: JobDefinition<object>, jobIds: string[]): Promise<void> {
    if (jobIds.length > 0) await this.#boss.deleteJob(definition.name, jobIds, { db: fromDrizzle(tx, sql) });
  }

  /**
   * How many jobs of each kind wait, run, or were given up within the last day, and for how many seconds the oldest
   * waits.
   */
  async depths(): Promise<QueueDepth[]> {
    const { rows } = await this.#db.execute<Record<string, unknown> & QueueDepth>(
      sql`select queue.name,
        count(*) filter (where job.state in ('created', 'retry'))::integer as waiting,
        count(*) filter (where job.state = 'active')::integer as active,
        count(*) filter (where job.state = 'failed')::integer as failed,
        extract(epoch from now() - min(job.start_after) filter (where job.state in ('created', 'retry') and job.start_after <= now()))::integer
          as "oldestWaiting"
        from jobs.queue left join jobs.job on job.name = queue.name and job.state in ('created', 'retry', 'active', 'failed')
        where queue.name not like '\\_\\_%' group by queue.name order by queue.name`,
    );
    return rows;
  }

  /** Jobs that were given up, the newest first. */
  async failedJobs(limit: number): Promise<FailedJob[]> {
    const { rows } = await this.#db.execute<Record<string, unknown> & FailedJobRow>(
      sql`select id::text, name, created_on as "createdAt", completed_on as "failedAt", retry_count + 1 as attempts,
        left(split_part(coalesce(output ->> 'message', output ->> 'value'), chr(10), 1), 500) as error
        from jobs.job where state = 'failed' order by completed_on desc nulls last, id limit ${limit}`,
    );
    return rows.map(({ createdAt, failedAt, ...job }) => ({
      ...job,
      createdAt: new Date(createdAt),
      failedAt: failedAt === null ? null : new Date(failedAt),
    }));
  }

  /** Puts a job that was given up back into its queue; its name, or null where there is no such job. */
  async retry(tx: Transaction, jobId: string): Promise<string | null> {
    const { rows } = await tx.execute<{ name: string }>(
      sql`select name from jobs.job where id = ${jobId}::uuid and state = 'failed' for update`,
    );
    const [job] = rows;
    if (!job) return null;
    await this.#boss.retry(job.name, jobId, { db: fromDrizzle(tx, sql) });
    return job.name;
  }

  /** Lets running jobs finish for `graceMilliseconds`, then stops; what was cut off runs again after the next start. */
  async stop(graceMilliseconds: number): Promise<void> {
    this.#state = 'stopped';
    await this.#boss.stop({ graceful: graceMilliseconds > 0, timeout: graceMilliseconds, close: false });
  }

  async check(): Promise<ComponentHealth> {
    if (this.#state !== 'running') return { status: 'down', detail: 'Background jobs do not run' };
    return { status: 'ok', detail: this.#workers.size > 0 ? 'Worker in this process' : 'Worker in another process' };
  }

  /**
   * The embedded database belongs to one process, so a job that is active before this process works was cut off with
   * the one before: it is put back at once instead of after its heartbeat has run out.
   */
  async #takeBackInterrupted(name: string): Promise<void> {
    this.#interrupted ??= this.#activeJobs();
    const interrupted = (await this.#interrupted).get(name);
    if (!interrupted) return;
    await this.#db.transaction(async (tx) => {
      const db = fromDrizzle(tx, sql);
      await this.#boss.cancel(name, interrupted, { db });
      await this.#boss.resume(name, interrupted, { db });
    });
  }

  /** Their ids by the names of their queues. */
  async #activeJobs(): Promise<Map<string, string[]>> {
    const { rows } = await this.#db.execute<{ name: string; ids: string[] }>(
      sql`select name, array_agg(id::text) as ids from jobs.job where state = 'active' group by name`,
    );
    return new Map(rows.map(({ name, ids }) => [name, ids]));
  }
}
