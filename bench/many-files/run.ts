import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FileEntry } from '@weekwise/contracts/files.ts';
import type pg from 'pg';
import { post, signInByLink } from '../../apps/server/src/testing/http-calls.ts';
import { SeededRandom } from '../random.ts';
import type { MixedFile } from './mixed-files.ts';
import { newDatabase, ServerFleet } from './server-fleet.ts';
import { type HealthSeen, type MemoryHeld, watchHealth, watchMemory } from './watch.ts';

/** Longer than the queue needs to miss a dead worker and give its jobs away. */
const patience = 30 * 60_000;

export interface Outcome {
  /** How each file ended, by its name. */
  files: Map<string, string>;
  statuses: Record<string, number>;
  seconds: number;
  uploadSeconds: number;
  memory: MemoryHeld;
  health: HealthSeen;
  killed: number;
  /** What is there twice or not as often as the rows say; empty when all is well. */
  doubled: string[];
}

export interface RunOptions {
  serverUrl: string;
  made: readonly MixedFile[];
  /** How often the worker is killed. */
  kills: number;
  seed: number;
}

/** Puts all files into a folder of a new server, waits until each has ended, and tells how it went. */
export async function run({ serverUrl, made, kills, seed }: RunOptions): Promise<Outcome> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'weekwise-bench-files-'));
  const database = await newDatabase(serverUrl);
  const fleet = new ServerFleet({ databaseUrl: database.url, dataDirectory });
  try {
    // Alone it is as `npm start` has it; a worker that is killed is a process of its own.
    if (kills === 0) await fleet.start('both');
    else {
      await fleet.start('web');
      await fleet.start('worker');
    }
    const { cookie, userId } = await signInByLink(fleet.url);
    const deployed = await post(`${fleet.url}/api/folders/${userId}/deploy`, { folder_name: 'Everything' }, { cookie });
    const folderId = (await deployed.json()).folder.folder_id;
    const health = watchHealth(`${fleet.url}/api/system/health`);
    const memory = watchMemory(fleet);
    const started = performance.now();
    const student = { cookie, folderId, url: fleet.url };
    const ended = new AbortController();
    const uploads = uploadAll(student, made).then(() => (performance.now() - started) / 1000);
    const killing = killAtRandom(fleet, { kills, seed }, student, ended.signal);
    const uploadSeconds = await uploads;
    const files = await allEnded(student, made.length);
    const seconds = (performance.now() - started) / 1000;
    ended.abort();
    const killed = await killing;
    return {
      files: new Map(files.map((file) => [file.name, outcomeOf(file)])),
      statuses: countBy(files, ({ embedding_status, error }) => error?.code ?? embedding_status),
      seconds,
      uploadSeconds,
      memory: memory.stop(),
      health: await health.stop(),
      killed,
      doubled: await storedTwice(database.query, join(dataDirectory, 'drive')),
    };
  } finally {
    await fleet.close();
    await database.drop();
    await rm(dataDirectory, { recursive: true, force: true });
  }
}

interface Student {
  url: string;
  cookie: string;
  folderId: string;
}

const outcomeOf = ({ embedding_status, error, passage_count, page_count }: FileEntry): string =>
  `${embedding_status} ${error?.code ?? ''} ${page_count} pages ${passage_count} passages`;

async function uploadAll(student: Student, made: readonly MixedFile[]): Promise<void> {
  await Promise.all(
    made.map(async ({ name, bytes }) => {
      const form = new FormData();
      form.append('folder_id', student.folderId);
      form.append('file', new Blob([Buffer.from(bytes)]), name);
      const options = { method: 'POST', headers: { cookie: student.cookie }, body: form };
      const answer = await fetch(`${student.url}/api/upload`, options);
      if (answer.status !== 200) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
      await answer.arrayBuffer();
    }),
  );
}

async function contents({ url, cookie, folderId }: Student): Promise<FileEntry[]> {
  const answer = await fetch(`${url}/api/folders/${folderId}/contents`, { headers: { cookie } });
  return (await answer.json()).files;
}

async function allEnded(student: Student, count: number): Promise<FileEntry[]> {
  const deadline = performance.now() + patience;
  for (;;) {
    const files = await contents(student);
    const open = files.filter(({ operation_id }) => operation_id !== null).length;
    if ((files.length >= count && open === 0) || performance.now() > deadline) return files;
    await pause(500);
  }
}

/**
 * Kills the worker and starts another, with pauses of random length; ends early when there is nothing left to disturb.
 */
async function killAtRandom(
  fleet: ServerFleet,
  { kills, seed }: { kills: number; seed: number },
  student: Student,
  ended: AbortSignal,
): Promise<number> {
  const random = new SeededRandom(seed);
  let killed = 0;
  while (killed < kills && !ended.aborted) {
    await pause(1_000 + random.below(4_000));
    const working = (await contents(student)).some(({ operation_id }) => operation_id !== null);
    if (!working) continue;
    await fleet.kill('worker');
    killed++;
    await fleet.start('worker');
  }
  return killed;
}

/** Files whose bytes, rows or passages are there more than once, and rows without what they count. */
async function storedTwice(pool: pg.Pool, directory: string): Promise<string[]> {
  const { rows } = await pool.query(
    `select f.name, f.passage_count, count(p.id)::int as stored, count(distinct p.ordinal)::int as ordinals
       from files f left join passages p on p.file_id = f.id
      group by f.id having count(p.id) <> f.passage_count or count(distinct p.ordinal) <> count(p.id)`,
  );
  const miscounted = rows.map(
    ({ name, passage_count, stored }) => `${name}: ${stored} passages stored, ${passage_count} said`,
  );
  const names = await pool.query('select name, count(*)::int as rows from files group by name having count(*) > 1');
  const twice = names.rows.map(({ name, rows: n }) => `${name}: ${n} rows`);
  const stored = (await readdir(directory, { withFileTypes: true, recursive: true })).filter((entry) =>
    entry.isFile(),
  ).length;
  const { rows: all } = await pool.query('select count(*)::int as files from files');
  const astray = stored === all[0].files ? [] : [`${stored} files on the drive for ${all[0].files} rows`];
  return [...miscounted, ...twice, ...astray];
}

function countBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const item of items) counts[keyOf(item)] = (counts[keyOf(item)] ?? 0) + 1;
  return counts;
}
