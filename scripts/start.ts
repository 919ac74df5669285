// Starts the whole product: builds the web app when its sources changed, then runs the server in this process.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { withOwnMemory } from './lib/allocator.ts';

const root = join(import.meta.dirname, '..');

// What Node makes of the modules is kept: without types, and compiled. docs/decisions/145 has the figures.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/compiled');
withOwnMemory();
// A process that was put in the place of this one has found it in its environment.
enableCompileCache();

// From here on in the process that stays.
const { buildWebIfStale } = await import('./lib/web-build.ts');
if (!buildWebIfStale(root)) {
  console.error('The web app could not be built; see the messages above.');
  process.exit(1);
}

// Set here, these hold for the threads that read files, each with a heap of its own: on a large machine V8 takes up to
// 200 MB there for objects that live a moment, and does not give them back. The main thread has got its own when the
// process started.
setFlagsFromString('--semi-space-growth-factor=1');
setFlagsFromString('--min-semi-space-size=1');
setFlagsFromString('--max-semi-space-size=4');
const { resolvePackagesOnce } = await import('./lib/resolve-once.ts');
resolvePackagesOnce(new URL('..', import.meta.url).href);

await import('../apps/server/src/main.ts');

// By default the rest may grow to four times what is alive before it is collected, and its pages stay with the process
// after. Not before:
// while modules are loaded nearly all stays alive, and each look at it would be for nothing.
setFlagsFromString('--heap-growing-percent=30');
