import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import pg from 'pg';

/** What `npm start` runs. */
const start = join(import.meta.dirname, '../../scripts/start.ts');

export type Role = 'web' | 'worker' | 'both';

/** Processes of the real server on one PostgreSQL database and one data directory. */
export class ServerFleet {
  readonly #settings: Record<string, string>;
  readonly #running = new Map<Role, ChildProcess>();
  url = '';

  constructor({ databaseUrl, dataDirectory }: { databaseUrl: string | null; dataDirectory: string }) {
    this.#settings = {
      ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
      WEEKWISE_DATA_DIR: dataDirectory,
      LOG_LEVEL: 'error',
    };
  }

  /** Resolves once the process says that it is there. */
  async start(role: Role): Promise<void> {
    const child = spawn(process.execPath, [start], {
      env: { PATH: process.env.PATH, PORT: '0', WEEKWISE_ROLE: role, ...this.#settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#running.set(role, child);
    const complaint = text(child.stderr);
    for await (const line of createInterface({ input: child.stdout })) {
      if (!/^Weekwise is /.test(line)) continue;
      this.url = line.match(/listening on (http:\S+)/)?.[1] ?? this.url;
      child.stdout.resume();
      return;
    }
    throw new Error(`The ${role} process did not start: ${await complaint}`);
  }

  /** `kill -9`. */
  async kill(role: Role): Promise<void> {
    const child = this.#running.get(role);
    if (!child) return;
    this.#running.delete(role);
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  async close(): Promise<void> {
    for (const role of [...this.#running.keys()]) await this.kill(role);
  }

  /** Megabytes of memory that each process holds now (resident set; Linux). */
  memory(): [Role, number][] {
    return [...this.#running].map(([role, child]) => [role, residentSet(child)]);
  }

  /** Seconds of processor time that all processes have used so far (Linux). */
  processorTime(): number {
    return [...this.#running.values()].reduce((sum, child) => sum + processorTime(child), 0);
  }
}

/** The kernel counts in hundredths of a second, whatever its own clock (`USER_HZ`). */
const ticks = 100;

function processorTime(child: ChildProcess): number {
  try {
    // The second field is the name, in brackets; user and system time are the 14th and 15th.
    const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) / ticks;
  } catch {
    return 0;
  }
}

function residentSet(child: ChildProcess): number {
  try {
    const kilobytes = readFileSync(`/proc/${child.pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)?.[1];
    return Number(kilobytes ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** A new database on a PostgreSQL server, and a way to drop it. */
export async function newDatabase(
  serverUrl: string,
): Promise<{ url: string; query: pg.Pool; drop: () => Promise<void> }> {
  const name = `weekwise_bench_${process.pid}_${Date.now()}`;
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const query = new pg.Pool({ connectionString: url.href, max: 1 });
  // Its last connection may learn of the dropping before it is closed.
  query.on('error', () => {});
  return {
    url: url.href,
    query,
    drop: async () => {
      await query.end();
      await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await admin.end();
    },
  };
}
