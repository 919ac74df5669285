/**
 * 200 answers streamed at the same moment by one server, wave after wave up to 10,000: students ask the engine about their courses over
 * HTTP, as the chat does, and hear each answer to its end. On the embedded database; on PostgreSQL where TEST_DATABASE_URL names a server.
 *
 *   [TEST_DATABASE_URL=postgres://…] node bench/many-answers.ts [ANSWERS] [AT_ONCE] [STUDENTS]
 *
 * Exit 1 when an answer fails or differs from its chunks; when the first chunk comes after 500 ms for more than one in twenty; when the
 * server holds a tenth more at the end than after the first fifth.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { courseFiles } from '../apps/server/src/features/demo/course/course-files.ts';
import { newDatabase, ServerFleet } from './many-files/server-fleet.ts';
import { type Answered, BenchStudent } from './many-weeks/student.ts';

const serverUrl = process.env.TEST_DATABASE_URL;
const [total = 10_000, atOnce = 200, count = 50] = process.argv.slice(2).map(Number);
const limits = { firstChunk: 500, growth: 1.1 };
/** Courses that are set up at the same time: this is not what is measured. */
const setUpAtOnce = 10;
/** The memory of so many of the answers' waves counts as what a warm server holds. */
const warmShare = 0.2;

const questions = [
  'Why did Rome need aqueducts?',
  'What did John Snow find at Broad Street?',
  'How does a sand filter clean water?',
  'What was the Great Stink?',
  'When is the essay due?',
  'How much does the final exam count?',
  'What do I have to read for week 2?',
  'Who invented the telephone?',
];

const database = serverUrl ? await newDatabase(serverUrl) : null;
const dataDirectory = await mkdtemp(join(tmpdir(), 'weekwise-bench-answers-'));
const fleet = new ServerFleet({ databaseUrl: database?.url ?? null, dataDirectory });
try {
  await fleet.start('both');
  const students = await enrol();
  const answered: Answered[] = [];
  const held: number[] = [];
  const start = performance.now();
  for (let asked = 0; asked < total; asked += atOnce) {
    const wave = Array.from({ length: Math.min(atOnce, total - asked) }, (_, i) => {
      const question = questions[(asked + i) % questions.length] ?? '';
      return students[i % students.length]?.ask(question);
    });
    answered.push(...(await Promise.all(wave)).filter((one) => one !== undefined));
    held.push(Math.max(...fleet.memory().map(([, megabytes]) => megabytes)));
  }
  report(answered, held, (performance.now() - start) / 1000);
} finally {
  await fleet.close();
  await database?.drop();
  await rm(dataDirectory, { recursive: true, force: true });
}

async function enrol(): Promise<BenchStudent[]> {
  const files = (await courseFiles(new Date())).slice(0, 5);
  const students: BenchStudent[] = [];
  while (students.length < count) {
    const some = Array.from({ length: Math.min(setUpAtOnce, count - students.length) }, (_, i) => students.length + i);
    students.push(...(await Promise.all(some.map((number) => BenchStudent.withCourse(fleet.url, number, files)))));
  }
  return students;
}

function report(answered: readonly Answered[], held: readonly number[], seconds: number): void {
  const firsts = answered.map(({ firstChunk }) => firstChunk).sort((x, y) => x - y);
  const at = (share: number) => firsts[Math.floor(share * (firsts.length - 1))] ?? Number.NaN;
  const warm = Math.max(...held.slice(0, Math.max(1, Math.round(held.length * warmShare))));
  const end = Math.max(...held.slice(-Math.max(1, Math.round(held.length * warmShare))));
  const failed = answered.filter(({ problems }) => problems.length > 0);
  console.log(
    `${answered.length} answers, ${atOnce} at once, to ${count} students on ${database ? 'PostgreSQL' : 'the embedded database'}: ${(answered.length / seconds).toFixed(0)} a second`,
  );
  console.log(
    `  first chunk: median ${at(0.5).toFixed(0)} ms, p95 ${at(0.95).toFixed(0)} ms (limit ${limits.firstChunk}), slowest ${at(1).toFixed(0)} ms`,
  );
  console.log(`  memory: ${warm.toFixed(0)} MB once warm, ${end.toFixed(0)} MB at the end`);
  for (const { problems } of failed.slice(0, 10)) console.log(`  ${problems.join('; ')}`);
  const over = [
    failed.length === 0 ? '' : `${failed.length} answers failed`,
    at(0.95) <= limits.firstChunk ? '' : 'the first chunk comes late',
    end <= warm * limits.growth ? '' : 'memory grows',
  ].filter(Boolean);
  console.log(over.length === 0 ? 'within limits' : `OVER: ${over.join('; ')}`);
  process.exitCode = over.length === 0 ? 0 : 1;
}
