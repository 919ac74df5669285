/**
 * Reads thousands of spoiled files of every format, each in a worker thread with limits on time and memory, and without
 * a network: every one must end as a document or as a typed error.
 *
 *   node bench/fuzz.ts [COUNT = 2400] [SEED = 1] [NAME: only files of this name]
 *
 * A thread that breaks a limit is ended from outside, as the server does, which answers `reading_timed_out` or
 * `reading_out_of_memory`; one file in a hundred may need that. Exit 1 when anything else happened: a crash, an error
 * without a type, a document that contradicts itself, a changed prototype, an attempt to reach the network.
 */
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Verdict } from './fuzz/fuzz-worker.ts';
import { type Spoiled, spoil } from './fuzz/mutations.ts';
import { makeSeeds } from './fuzz/seeds.ts';
import { SeededRandom } from './random.ts';

const count = Number(process.argv[2] ?? 2400);
const seed = Number(process.argv[3] ?? 1);
const only = process.argv[4];
/** As the server sets them, but for the time: it waits a minute. `ended`: share of files that may need its hand. */
const limits = { milliseconds: 30_000, megabytes: 512, threads: 2, ended: 0.01 };
const timedOut = 'reading_timed_out (ended from outside)';
const outOfMemory = 'reading_out_of_memory (ended from outside)';

class Thread {
  private worker: Worker | null = null;
  private settle: (verdict: Verdict, isOver: boolean) => void = () => {};

  /** What became of a file; the thread is replaced where it broke a limit. */
  async read(file: Spoiled): Promise<Verdict> {
    const worker = await this.ready();
    const start = performance.now();
    return new Promise((resolve) => {
      this.settle = (verdict, isOver) => {
        clearTimeout(timer);
        this.settle = () => {};
        if (isOver) this.worker = null;
        resolve({ ...verdict, milliseconds: performance.now() - start });
      };
      const timer = setTimeout(() => {
        this.settle({ outcome: timedOut, fault: null, milliseconds: 0 }, true);
        void worker.terminate();
      }, limits.milliseconds);
      worker.postMessage({ name: file.name, bytes: file.bytes });
    });
  }

  async close(): Promise<void> {
    await this.worker?.terminate();
  }

  private async ready(): Promise<Worker> {
    if (this.worker) return this.worker;
    const resourceLimits = { maxOldGenerationSizeMb: limits.megabytes, maxYoungGenerationSizeMb: 64 };
    const worker = new Worker(new URL('./fuzz/fuzz-worker.ts', import.meta.url), { resourceLimits });
    this.worker = worker;
    await new Promise((resolve) => worker.once('message', resolve));
    const ended = (outcome: string, fault: string): void => this.settle({ outcome, fault, milliseconds: 0 }, true);
    worker.on('message', (verdict: Verdict) => this.settle(verdict, false));
    worker.on('error', (error: Error & { code?: string }) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY')
        this.settle({ outcome: outOfMemory, fault: null, milliseconds: 0 }, true);
      else ended('crash', error.message);
    });
    worker.on('exit', (code) => {
      if (this.worker === worker) ended('exit', `exit code ${code}`);
    });
    return worker;
  }
}

const seeds = await makeSeeds();
const chosen = only ? seeds.filter(({ name }) => name === only) : seeds;
const random = new SeededRandom(seed);
const outcomes = new Map<string, number>();
const kinds = new Map<string, number>();
const faults: string[] = [];
const ended: string[] = [];
const times: number[] = [];
let made = 0;

async function work(thread: Thread): Promise<void> {
  while (made < count) {
    const number = made;
    made += 1;
    const source = chosen[number % chosen.length];
    if (!source) throw new Error(`no seed is called ${only}`);
    const file = spoil(source, random, seeds);
    const verdict = await thread.read(file);
    times.push(verdict.milliseconds);
    tally(outcomes, `${source.name.padEnd(12)} ${verdict.outcome}`);
    tally(kinds, file.kind);
    const isEnded = verdict.outcome.endsWith('outside)');
    if (!verdict.fault && !isEnded) continue;
    const kept = join(tmpdir(), `fuzz-${seed}-${number}-${file.name}`);
    writeFileSync(kept, file.bytes);
    const line = `#${number} ${file.name} (${file.kind}): ${verdict.outcome}\n  kept as ${kept}`;
    if (isEnded) ended.push(line);
    else faults.push(`${line}\n  ${verdict.fault?.slice(0, 500)}`);
  }
}

function tally(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

for (const sound of chosen) {
  const thread = new Thread();
  const verdict = await thread.read({ ...sound, kind: 'sound' });
  if (verdict.outcome !== 'read' || verdict.fault)
    faults.push(`sound ${sound.name}: ${verdict.outcome} ${verdict.fault ?? ''}`);
  await thread.close();
}
const threads = Array.from({ length: limits.threads }, () => new Thread());
await Promise.all(threads.map(work));
await Promise.all(threads.map((thread) => thread.close()));

if (ended.length > times.length * limits.ended) faults.push(`${ended.length} files had to be ended from outside`);
times.sort((a, b) => a - b);
const at = (share: number): string => `${(times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(0)} ms`;
console.log(`${times.length} spoiled files, seed ${seed}; limits ${limits.milliseconds} ms, ${limits.megabytes} MB`);
console.log(
  [...outcomes]
    .sort()
    .map(([key, number]) => `  ${key.padEnd(40)} ${number}`)
    .join('\n'),
);
console.log(
  [...kinds]
    .sort()
    .map(([key, number]) => `  ${key.padEnd(40)} ${number}`)
    .join('\n'),
);
console.log(`time: median ${at(0.5)}, 95 % ${at(0.95)}, slowest ${at(1)}`);
if (ended.length > 0) console.log(ended.join('\n'));
console.log(faults.length === 0 ? 'no faults' : `${faults.length} FAULTS\n${faults.join('\n')}`);
process.exitCode = faults.length === 0 ? 0 : 1;
