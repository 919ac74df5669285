// Types, import rules, unused code, texts, packages, names and style: as many checks at a time as there are cores.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
/** The longest first. */
const waiting = ['types', 'web-types', 'imports', 'unused', 'texts', 'style', 'packages', 'comments', 'names'].map(
  (name) => `check:${name}`,
);

/** One check after another, until none waits. What each says comes in one piece. */
async function work(): Promise<void> {
  for (let check = waiting.shift(); check; check = waiting.shift()) {
    const child = spawn(process.execPath, ['--run', check], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    const ended = new Promise<number | null>((resolve, reject) => {
      child.on('close', resolve).on('error', reject);
    });
    const [said, errors, status] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
    console.log(`${said}${errors}${check}: ${status === 0 ? 'ok' : 'FAILED'}`);
    if (status !== 0) process.exitCode = 1;
  }
}

await Promise.all(Array.from({ length: availableParallelism() }, work));
