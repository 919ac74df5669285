import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const root = join(import.meta.dirname, '..');

export interface RunningServer {
  url: string;
  dataDir: string;
  /** Kills the process at once, as a power cut would; the data stay. */
  kill: () => Promise<void>;
  /** Ends the process as it ends itself; the data stay. */
  stop: () => Promise<void>;
  /** Ends the process and removes its data. */
  remove: () => Promise<void>;
}

/** As on a first start. */
export const emptyDataDir = (): string => mkdtempSync(join(tmpdir(), 'weekwise-e2e-'));

/** A copy of the one that was prepared for all journeys (prepared-data.ts); an empty one where none was. */
function newDataDir(): string {
  const directory = emptyDataDir();
  const prepared = process.env[preparedDataDir];
  if (prepared) cpSync(prepared, directory, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return directory;
}

/** The environment variable that names it. */
export const preparedDataDir = 'WEEKWISE_E2E_DATA_DIR';

/**
 * `npm start` on a free port with a data directory of its own (or one that an earlier server left).
 * @param settings environment variables beside those
 * @param program what runs; `apps/server/src/main.ts` is the server without a look at whether the web app is built
 */
export async function startServer(
  dataDir = newDataDir(),
  settings: Record<string, string> = {},
  program = 'scripts/start.ts',
): Promise<RunningServer> {
  const child = spawn(process.execPath, [join(root, program)], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: '0',
      WEEKWISE_DATA_DIR: dataDir,
      SOURCES: 'off',
      // Journeys that are not about money find every week open.
      BILLING: 'off',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  child.stderr.on('data', (chunk) => said.push(String(chunk)));
  for await (const line of createInterface({ input: child.stdout })) {
    said.push(line);
    const url = line.match(/listening on (http:\S+)/)?.[1];
    if (!url) continue;
    child.stdout.resume();
    return {
      url,
      dataDir,
      kill: () => end(child, 'SIGKILL'),
      stop: () => end(child, 'SIGTERM'),
      remove: async () => {
        await end(child, 'SIGTERM');
        rmSync(dataDir, { recursive: true, force: true });
      },
    };
  }
  throw new Error(`The server did not start:\n${said.join('\n')}`);
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}
