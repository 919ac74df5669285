/**
 * 100 students who have a week generated at the same moment on one server, each by both calls at once as two open pages
 * do: all must get theirs within the time that a stream waits, nobody's may be made twice, and whoever waits must be
 * told a place that only gets better. On the embedded database; on PostgreSQL where TEST_DATABASE_URL names a server.
 *
 *   [TEST_DATABASE_URL=postgres://…] node bench/many-weeks.ts [STUDENTS]
 *
 * Exit 1 when one ends without its week, is made twice, is told something that goes back, or takes 120 s; when nothing
 * new is said to somebody for 10 s; when health takes 500 ms or more (10 s on the embedded database).
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { limits } from '@weekwise/contracts/limits.ts';
import { demoFolder } from '@weekwise/domain/demo.ts';
import { courseFiles } from '../apps/server/src/features/demo/course/course-files.ts';
import { newDatabase, ServerFleet } from './many-files/server-fleet.ts';
import { watchHealth } from './many-files/watch.ts';
import { BenchStudent } from './many-weeks/student.ts';

const serverUrl = process.env.TEST_DATABASE_URL;
const [count = 100] = process.argv.slice(2).map(Number);
// The embedded database does one thing at a time, and 200 calls at once are before whoever asks for health.
const longest = { week: limits.generation, silence: 10_000, health: serverUrl ? 500 : 10_000 };
/** Courses that are set up at the same time: this is not what is measured. */
const atOnce = 10;

const database = serverUrl ? await newDatabase(serverUrl) : null;
const dataDirectory = await mkdtemp(join(tmpdir(), 'weekwise-bench-weeks-'));
const fleet = new ServerFleet({ databaseUrl: database?.url ?? null, dataDirectory });
try {
  await fleet.start('both');
  const students = await enrol();
  const health = watchHealth(`${fleet.url}/api/system/health`);
  const start = performance.now();
  const seen = await Promise.all(students.map((student) => student.generate(1)));
  const seconds = (performance.now() - start) / 1000;
  const healthSeen = await health.stop();
  report(seen, seconds, healthSeen, await tasksOf());
} finally {
  await fleet.close();
  await database?.drop();
  await rm(dataDirectory, { recursive: true, force: true });
}

async function enrol(): Promise<BenchStudent[]> {
  const files = (await courseFiles(new Date())).slice(0, 2);
  const students: BenchStudent[] = [];
  while (students.length < count) {
    const some = Array.from({ length: Math.min(atOnce, count - students.length) }, (_, i) => students.length + i);
    students.push(...(await Promise.all(some.map((number) => BenchStudent.withCourse(fleet.url, number, files)))));
  }
  return students;
}

/** How many tasks made a week; null where nobody but the server may look into its database. */
async function tasksOf(): Promise<number | null> {
  if (!database) return null;
  const { rows } = await database.query.query(
    "select count(*)::int as tasks from background_tasks where kind = 'generate-week' and folder_id <> $1",
    [demoFolder.id],
  );
  return rows[0].tasks;
}

function report(
  seen: Awaited<ReturnType<BenchStudent['generate']>>[],
  seconds: number,
  health: Awaited<ReturnType<ReturnType<typeof watchHealth>['stop']>>,
  tasks: number | null,
): void {
  const took = seen.map((one) => one.took).sort((x, y) => x - y);
  const slowest = took.at(-1) ?? 0;
  const silence = Math.max(...seen.map((one) => one.silence));
  console.log(
    `${count} students on ${database ? 'PostgreSQL' : 'the embedded database'}: all ended after ${seconds.toFixed(1)} s`,
  );
  console.log(
    `  first ${inSeconds(took[0])}, median ${inSeconds(took[count >> 1])}, last ${inSeconds(slowest)} (limit ${inSeconds(longest.week)})`,
  );
  console.log(
    `  places in the queue up to ${Math.max(...seen.map(({ place }) => place))}, nothing new said for at most ${inSeconds(silence)} (limit ${inSeconds(longest.silence)})`,
  );
  console.log(
    `  tasks: ${tasks ?? 'not counted'}; health: median ${health.median.toFixed(0)} ms, slowest ${health.slowest.toFixed(0)} ms of ${health.asked} (limit ${longest.health}), ${health.failed} failed`,
  );
  const problems = [
    ...seen.flatMap((one, i) => one.problems.map((problem) => `student ${i}: ${problem}`)),
    slowest < longest.week ? '' : `a week took ${inSeconds(slowest)}`,
    silence < longest.silence ? '' : `nothing was said for ${inSeconds(silence)}`,
    tasks === null || tasks === count ? '' : `${tasks} tasks for ${count} weeks`,
    health.slowest < longest.health && health.failed === 0 ? '' : `health took ${health.slowest.toFixed(0)} ms`,
  ].filter(Boolean);
  console.log(problems.length === 0 ? 'within limits' : `OVER: ${problems.join('; ')}`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

function inSeconds(milliseconds = 0): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
