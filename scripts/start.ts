// Starts the whole product: builds the web app when its sources changed, then runs the server in this process.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { withOwnMemory } from './lib/allocator.ts';
import { buildWebIfStale } from './lib/web-build.ts';

withOwnMemory();

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

if (!buildWebIfStale(root)) {
  console.error('The web app could not be built; see the messages above.');
  process.exit(1);
}

// Set here, these hold for the threads that read files, each with a heap of its own: on a large machine V8 takes up to 200 MB there for
// objects that live a moment, and does not give them back. The main thread has got its own when the process started.
setFlagsFromString('--semi-space-growth-factor=1');
setFlagsFromString('--min-semi-space-size=1');
setFlagsFromString('--max-semi-space-size=4');
// By default the rest may grow to four times what is alive before it is collected, and its pages stay with the process after.
setFlagsFromString('--heap-growing-percent=30');

await import('../apps/server/src/main.ts');
