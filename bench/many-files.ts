/**
 * 500 files of 1 KB to 20 MB put into one folder at once through the API, on PostgreSQL, into one process as `npm
 * start` has it; then the same again with a worker of its own that is killed with `kill -9` ten times at random
 * moments. The first run is the reference of the second: every file must end as it did there, with as many passages.
 *
 *   TEST_DATABASE_URL=postgres://… node bench/many-files.ts [FILES] [KILLS] [SEED]
 *
 * Exit 1 when a file does not end, ends differently after the kills, or is stored twice; when a process holds 600 MB or
 * more; when health takes 500 ms or more.
 */
import { type MixedFile, mixedFiles } from './many-files/mixed-files.ts';
import { type Outcome, run } from './many-files/run.ts';

const serverUrl = process.env.TEST_DATABASE_URL;
if (!serverUrl) throw new Error('Set TEST_DATABASE_URL to a PostgreSQL server on which databases may be made.');
const [count = 500, kills = 10, seed = 1] = process.argv.slice(2).map(Number);
const limits = { memory: 600, health: 500 };

const made: MixedFile[] = [];
for await (const file of mixedFiles(count, seed)) made.push(file);
const total = made.reduce((sum, { bytes }) => sum + bytes.length, 0);
console.log(`${count} files, ${megabytes(total)} MB in all`);

const calm = await run({ serverUrl, made, seed, kills: 0 });
report('undisturbed', calm);
const disturbed = kills > 0 ? await run({ serverUrl, made, seed, kills }) : calm;
if (kills > 0) report(`worker killed ${disturbed.killed} times`, disturbed);

const differing = [...calm.files].filter(([name, end]) => disturbed.files.get(name) !== end);
for (const [name, end] of differing)
  console.log(`  ${name}: ${end} undisturbed, ${disturbed.files.get(name)} after kills`);
const problems = [
  ...[calm, disturbed].flatMap(({ files, doubled, memory, health }) => [
    files.size === count ? '' : `${count - files.size} files lost`,
    [...files.values()].some((end) => end.startsWith('not_embedded')) ? 'files that did not end' : '',
    ...doubled,
    ...Object.values(memory).map((held) => (held < limits.memory ? '' : `${held.toFixed(0)} MB of memory`)),
    health.slowest < limits.health && health.failed === 0 ? '' : `health took ${health.slowest.toFixed(0)} ms`,
  ]),
  differing.length === 0 ? '' : `${differing.length} files ended differently after kills`,
].filter(Boolean);
console.log(problems.length === 0 ? 'within limits' : `OVER: ${problems.join('; ')}`);
process.exitCode = problems.length === 0 ? 0 : 1;

function report(title: string, { statuses, seconds, uploadSeconds, memory, health }: Outcome): void {
  const ends = Object.entries(statuses).map(([end, n]) => `${n} ${end}`);
  console.log(`${title}: ${ends.join(', ')}`);
  console.log(`  uploaded in ${uploadSeconds.toFixed(0)} s, all ended after ${seconds.toFixed(0)} s`);
  const held = Object.entries(memory).map(([role, most]) => `${role} ${most.toFixed(0)} MB`);
  console.log(`  memory at most: ${held.join(', ')} (limit ${limits.memory})`);
  console.log(
    `  health: median ${health.median.toFixed(0)} ms, slowest ${health.slowest.toFixed(0)} ms of ${health.asked} (limit ${limits.health}), ${health.failed} failed`,
  );
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(0);
}
