// Starts the whole product: builds the web app when its sources changed, then runs the server in this process.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { withThriftyAllocator } from './lib/allocator.ts';
import { isWebStale, markWebFresh } from './lib/web-build.ts';

withThriftyAllocator();

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

if (isWebStale(root)) {
  console.log('Building the web app (once, and again when its sources change) …');
  const built = spawnSync(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
    {
      cwd: join(root, 'apps/web'),
      stdio: 'inherit',
    },
  );
  if (built.status !== 0) {
    console.error('The web app could not be built; see the messages above.');
    process.exit(1);
  }
  markWebFresh(root);
}

// On a large machine V8 takes up to 200 MB for objects that live a moment, most of them while the server's modules are compiled, and
// does not give them back. Where that space does not grow, an idle server holds 200 MB instead of 310.
setFlagsFromString('--semi-space-growth-factor=1');
setFlagsFromString('--max-semi-space-size=4');
// By default the rest may grow to four times what is alive before it is collected, and its pages stay with the process after.
setFlagsFromString('--heap-growing-percent=30');

await import('../apps/server/src/main.ts');
