/**
 * How long the server takes from the command to its line "listening": a first start in an empty data directory, and
 * later ones in it.
 * The reference, on the same data in the same run, is the least that such a server could do: open the database, and
 * listen.
 *
 *   node bench/start.ts [STARTS]
 *
 * Times of the wall depend on what else the machine does; processor time (Linux) hardly does. Exit 1 when a later start
 * takes more than `most` times the reference's processor time.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const most = 6;
const root = join(import.meta.dirname, '..');
const starts = Number(process.argv[2] ?? 5);
const dataDirectory = mkdtempSync(join(tmpdir(), 'weekwise-start-'));

const reference = `
  import { createPGlite } from './apps/server/src/db/embedded-pool.ts';
  import { createServer } from 'node:http';
  const database = await createPGlite({ dataDir: ${JSON.stringify(join(dataDirectory, 'postgres'))} });
  await database.query('select 1');
  createServer().listen(0, '127.0.0.1', () => console.log('listening'));
  process.once('SIGTERM', () => database.close().then(() => process.exit(0)));
`;

interface Start {
  /** Milliseconds until it listened. */
  wall: number;
  processor: number;
}

/** @param stay milliseconds that it is left running, for what it does in the background */
async function measured(args: string[], stay = 0): Promise<Start> {
  const begun = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: '0', WEEKWISE_DATA_DIR: dataDirectory, SOURCES: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) if (line.includes('listening')) break;
  const start = { wall: performance.now() - begun, processor: processorTime(child.pid) };
  await new Promise((resolve) => setTimeout(resolve, stay));
  child.stdout.resume();
  child.kill('SIGTERM');
  await once(child, 'exit');
  return start;
}

/**
 * Milliseconds. The kernel counts in hundredths of a second; user and system time are the 14th and 15th field, the name
 * is the 2nd.
 */
function processorTime(pid = 0): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

const least = (all: Start[], of: keyof Start) => Math.min(...all.map((start) => start[of]));
const say = (what: string, all: Start[]) =>
  console.log(
    `${what}: ${least(all, 'wall').toFixed(0)} ms, ${least(all, 'processor')} ms of processor time (least of ${all.length})`,
  );

try {
  const server = ['scripts/start.ts'];
  // Long enough to have made the demo course.
  say('first start', [await measured(server, 30_000)]);
  const later: Start[] = [];
  const bare: Start[] = [];
  for (let i = 0; i < starts; i++) {
    later.push(await measured(server));
    bare.push(await measured(['--input-type=module-typescript', '-e', reference]));
  }
  say('later start', later);
  say('reference  ', bare);
  const ratio = least(later, 'processor') / least(bare, 'processor');
  console.log(`later start ÷ reference, processor time: ${ratio.toFixed(2)} (limit ${most})`);
  if (ratio > most) process.exitCode = 1;
} finally {
  rmSync(dataDirectory, { recursive: true, force: true });
}
