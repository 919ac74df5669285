import { setTimeout as pause } from 'node:timers/promises';
import { watchHealth } from '../many-files/watch.ts';
import type { Finding } from './finding.ts';
import { hostileFiles } from './hostile-files.ts';
import { Person } from './person.ts';
import { type AttackedServer, startServer } from './server.ts';

/** What anybody else may have to wait, in seconds (issue 26): for a small file to be read, and for a week. */
const longest = { reading: 10, week: 30 };
const patience = 120_000;

const syllabus = `# GEO 120 Rivers

## Week 1: What a river does
Read: Ada Bell, Rivers and Sand, chapter 1.

## Week 2: Deltas
Read: Ada Bell, Rivers and Sand, chapter 2.
`;
const notes = (n: number) =>
  `# Notes ${n}\n\n${'A river carries sand and gravel down to the sea. Where it slows, it lays down what it carries.\n\n'.repeat(20)}`;

/** One student uploads a hostile file; meanwhile another uploads a small one and has a week made. */
export async function attackWithFiles(only?: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const make of hostileFiles) {
    const file = make();
    if (only !== undefined && !file.what.includes(only)) continue;
    const server = await startServer();
    try {
      findings.push(await attack(server, file));
    } finally {
      await server.close();
    }
  }
  return findings;
}

async function attack(server: AttackedServer, file: ReturnType<(typeof hostileFiles)[number]>): Promise<Finding> {
  const [attacker, victim] = [await Person.enrol(server.url, 1), await Person.enrol(server.url, 2)];
  await victim.ended(await victim.upload('syllabus.md', syllabus, 'syllabus'), patience);
  await victim.ended(await victim.upload('notes.md', notes(1), 'material'), patience);
  await server.work();
  let memory = 0;
  const watching = setInterval(() => {
    memory = Math.max(memory, server.memory());
  }, 100);
  const health = watchHealth(`${server.url}/api/system/health`);
  const begun = performance.now();
  const since = (start: number): number => (performance.now() - start) / 1000;
  const hostile = await attacker.upload(file.name, file.bytes, file.role);
  const itsEnd = attacker.ended(hostile, patience).then((end) => ({ end, seconds: since(begun) }));
  await pause(1_500);

  const asked = performance.now();
  const read = await victim.ended(await victim.upload('more.md', notes(2), 'material'), patience);
  const reading = read ? since(asked) : patience / 1000;
  const wanted = performance.now();
  const status = await victim.makeWeek(1);
  const week = since(wanted);
  const { end, seconds } = await itsEnd;
  const searched = performance.now();
  await attacker.search('gravel in the sea');
  const search = since(searched);
  clearInterval(watching);
  const { longestStall } = await server.work();
  const seen = await health.stop();
  return {
    attack: `${file.what}, ${(file.bytes.length / 1e6).toFixed(1)} MB`,
    figures: {
      'it ended as': end
        ? (end.error?.code ?? `${end.embedding_status}, ${end.warnings.join(' ') || 'no warning'}`)
        : 'not in time',
      'after s': seconds,
      "another's file s": reading,
      "another's week s": week,
      'week status': String(status),
      'first search s': search,
      'longest stall ms': longestStall,
      'slowest health ms': seen.slowest,
      'memory MB': memory,
    },
    limits: { "another's file s": longest.reading, "another's week s": longest.week, 'longest stall ms': 100 },
  };
}
