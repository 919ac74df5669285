import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, inject } from 'vitest';

const main = join(import.meta.dirname, '../main.ts');

export interface RunningServer {
  child: ChildProcess;
  url: string;
}

/**
 * Real servers, each its own process, on one data directory for all tests of a file: to start one takes longer than
 * most of what is asked of it. What still runs after the last test is killed.
 */
export function useServerProcesses() {
  let directory = '';
  const directories: string[] = [];
  const running: ChildProcess[] = [];

  /** One whose database is migrated. */
  async function newDirectory(): Promise<string> {
    const made = await mkdtemp(join(tmpdir(), 'weekwise-main-'));
    directories.push(made);
    const template = inject('database');
    if (template.kind === 'embedded') await cp(template.directory, join(made, 'postgres'), { recursive: true });
    return made;
  }

  beforeAll(async () => {
    directory = await newDirectory();
  });
  afterAll(async () => {
    await Promise.all(running.filter((child) => child.exitCode === null && child.signalCode === null).map(kill));
    await Promise.all(directories.map((made) => rm(made, { recursive: true })));
  });

  function run(env: Record<string, string>) {
    const child = spawn(process.execPath, [main], {
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        PORT: '0',
        WEEKWISE_DATA_DIR: directory,
        SOURCES: 'off',
        BILLING: 'off',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.push(child);
    return child;
  }

  return {
    get directory() {
      return directory;
    },
    newDirectory,

    /** Starts a server and resolves once it listens. */
    async start(env: Record<string, string> = {}): Promise<RunningServer> {
      const child = run(env);
      for await (const line of createInterface({ input: child.stdout })) {
        const url = line.match(/^Weekwise is listening on (http:\S+)$/)?.[1];
        if (url) return { child, url };
      }
      throw new Error(`The server did not start: ${await text(child.stderr)}`);
    },

    /** Runs until it gives up, and what it says. */
    async refusal(env: Record<string, string> = {}): Promise<{ code: number | null; said: string }> {
      const child = run(env);
      const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
      return { code: code as number | null, said };
    },
  };
}

/** `kill -9`. */
export async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}
