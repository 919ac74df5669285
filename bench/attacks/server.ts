import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { MainThreadWork, ProbeMessage, Stall } from './stall-probe.ts';

const probe = join(import.meta.dirname, 'stall-probe.ts');
const main = join(import.meta.dirname, '../../apps/server/src/main.ts');

/** A server of this checkout on an embedded database in a directory of its own. */
export interface AttackedServer {
  url: string;
  /** What the main thread did since this was asked last. */
  work(): Promise<MainThreadWork>;
  /** Megabytes that the process holds now (resident set; Linux). */
  memory(): number;
  close(): Promise<void>;
}

/** @param onStall hears of every stall that is worth telling, as soon as it is over */
export async function startServer(
  settings: Record<string, string> = {},
  onStall: (stall: Stall) => void = () => {},
): Promise<AttackedServer> {
  const directory = await mkdtemp(join(tmpdir(), 'weekwise-attacks-'));
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', probe, main], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      WEEKWISE_DATA_DIR: directory,
      SOURCES: 'off',
      BILLING: 'off',
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  }) as ChildProcessByStdio<null, Readable, Readable>;
  const said = text(child.stderr);
  let answered = (_work: MainThreadWork) => {};
  child.on('message', (message: ProbeMessage) => {
    if ('work' in message) answered(message.work);
    else onStall(message.stall);
  });
  const close = async () => {
    const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null;
    child.kill('SIGKILL');
    await ended;
    await rm(directory, { recursive: true, force: true });
    const lines = (await said).trim();
    if (lines) console.log(`  the server said: ${lines.slice(0, 2000)}`);
  };
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.includes('listening on')) continue;
    child.stdout.resume();
    const ask = async (): Promise<MainThreadWork> => {
      const { promise, resolve } = Promise.withResolvers<MainThreadWork>();
      answered = resolve;
      child.send('work');
      return promise;
    };
    await untilQuiet(ask);
    return {
      // What the server says is where students open it: behind a proxy that is another address.
      url: `http://127.0.0.1:${port}`,
      work: ask,
      memory: () => residentSet(child.pid),
      close,
    };
  }
  await close();
  throw new Error('The server did not start.');
}

/** After its start the server makes the demo course; what that takes is not measured. */
async function untilQuiet(ask: () => Promise<MainThreadWork>): Promise<void> {
  for (let quiet = 0; quiet < 5; ) {
    await pause(1_000);
    quiet = (await ask()).all < 100 ? quiet + 1 : 0;
  }
}

function residentSet(pid = 0): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(status.match(/VmRSS:\s+(\d+)/)?.[1] ?? 0) / 1024;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
