import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, inject } from 'vitest';

const main = join(import.meta.dirname, '../main.ts');

export interface RunningServer {
  child: ChildProcess;
  url: string;
}

/** Real servers, each its own process, on one data directory per test. What still runs after a test is killed. */
export function useServerProcesses() {
  let directory = '';
  let running: ChildProcess[] = [];

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'weekwise-main-'));
    const template = inject('database');
    if (template.kind === 'embedded') await cp(template.directory, join(directory, 'postgres'), { recursive: true });
  });
  afterEach(async () => {
    await Promise.all(running.filter((child) => child.exitCode === null && child.signalCode === null).map(kill));
    running = [];
    await rm(directory, { recursive: true });
  });

  function run(env: Record<string, string>) {
    const child = spawn(process.execPath, [main], {
      env: { PATH: process.env.PATH, PORT: '0', WEEKWISE_DATA_DIR: directory, SOURCES: 'off', BILLING: 'off', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.push(child);
    return child;
  }

  return {
    get directory() {
      return directory;
    },

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
