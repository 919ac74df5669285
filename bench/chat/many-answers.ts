import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { courseFiles } from '../../apps/server/src/features/demo/course/course-files.ts';
import { newDatabase, ServerFleet } from '../many-files/server-fleet.ts';
import { type Answered, BenchStudent } from '../many-weeks/student.ts';

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

/** The syllabus, and readings that the questions are answered from. */
const ofCourse = [
  'demo-syllabus',
  'demo-aqueducts-and-water-carriers',
  'demo-pump-in-broad-street',
  'demo-great-stink',
  'demo-sand-and-what-lives-in-it',
];

export interface Crowd {
  answers: number;
  atOnce: number;
  students: number;
}

/**
 * Answers streamed at the same moment by one server, wave after wave: students ask the engine about their courses over
 * HTTP, as the chat does, and hear each answer to its end. All of a wave ask in the same millisecond, four of each
 * student; the next wave begins when the last answer is whole. The clock runs from the call to the first chunk's
 * arrival, the first waves of a cold server included; client, server and database share the machine. On the embedded
 * database, or on the PostgreSQL server of a URL. False when an answer fails or differs from its chunks; when the first
 * chunk comes late for more than one in twenty; when the server holds a tenth more at the end than once it was warm.
 */
export async function bearsCrowd(crowd: Crowd, serverUrl: string | undefined): Promise<boolean> {
  const database = serverUrl ? await newDatabase(serverUrl) : null;
  const dataDirectory = await mkdtemp(join(tmpdir(), 'weekwise-bench-answers-'));
  const fleet = new ServerFleet({ databaseUrl: database?.url ?? null, dataDirectory });
  try {
    await fleet.start('both');
    const students = await enrol(fleet.url, crowd.students);
    const answered: Answered[] = [];
    const held: number[] = [];
    const start = performance.now();
    const worked = fleet.processorTime();
    for (let asked = 0; asked < crowd.answers; asked += crowd.atOnce) {
      const wave = Array.from({ length: Math.min(crowd.atOnce, crowd.answers - asked) }, (_, i) => {
        const question = questions[(asked + i) % questions.length] ?? '';
        return students[i % students.length]?.ask(question);
      });
      answered.push(...(await Promise.all(wave)).filter((one) => one !== undefined));
      held.push(Math.max(...fleet.memory().map(([, megabytes]) => megabytes)));
    }
    const perSecond = (answered.length * 1000) / (performance.now() - start);
    const perAnswer = ((fleet.processorTime() - worked) * 1000) / answered.length;
    const where = database ? 'PostgreSQL' : 'the embedded database';
    console.log(
      `${answered.length} answers, ${crowd.atOnce} at once, to ${crowd.students} students on ${where}: ${perSecond.toFixed(0)} a second, ${perAnswer.toFixed(1)} ms of the server's processor time each`,
    );
    return report(answered, held);
  } finally {
    await fleet.close();
    await database?.drop();
    await rm(dataDirectory, { recursive: true, force: true });
  }
}

async function enrol(url: string, count: number): Promise<BenchStudent[]> {
  const files = (await courseFiles(new Date())).filter(({ id }) => ofCourse.includes(id));
  const students: BenchStudent[] = [];
  while (students.length < count) {
    const some = Array.from({ length: Math.min(setUpAtOnce, count - students.length) }, (_, i) => students.length + i);
    students.push(...(await Promise.all(some.map((number) => BenchStudent.withCourse(url, number, files)))));
  }
  return students;
}

function report(answered: readonly Answered[], held: readonly number[]): boolean {
  const firsts = answered.map(({ firstChunk }) => firstChunk).sort((x, y) => x - y);
  const at = (share: number) => firsts[Math.floor(share * (firsts.length - 1))] ?? Number.NaN;
  const warm = Math.max(...held.slice(0, Math.max(1, Math.round(held.length * warmShare))));
  const end = Math.max(...held.slice(-Math.max(1, Math.round(held.length * warmShare))));
  const failed = answered.filter(({ problems }) => problems.length > 0);
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
  return over.length === 0;
}
