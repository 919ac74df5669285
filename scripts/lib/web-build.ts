import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the built web app is made from. The lockfile stands for every library in it. */
const sources = [
  'apps/web/src',
  'apps/web/public',
  'apps/web/vite',
  'apps/web/index.html',
  'apps/web/landing.html',
  'apps/web/vite.config.ts',
  'packages/contracts/src',
  'package-lock.json',
];

function* filesBelow(path: string): Generator<string> {
  if (!existsSync(path)) return;
  const entries = readdirSync(path, { withFileTypes: true, recursive: true });
  for (const entry of entries) if (entry.isFile()) yield join(entry.parentPath, entry.name);
}

/** Content, not times: a fresh clone and a branch switch both change times without changing the app. */
function fingerprint(root: string): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    const path = join(root, source);
    const files = /\.\w+$/.test(source) ? [path] : [...filesBelow(path)].sort();
    for (const file of files) {
      if (/\.test\.tsx?$/.test(file)) continue;
      hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

const stampPath = (root: string) => join(root, 'apps/web/dist/.sources');

function isWebStale(root: string): boolean {
  const stamp = stampPath(root);
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprint(root);
}

/** Builds the web app where its sources changed since the last time. False when it could not be built. */
export function buildWebIfStale(root: string): boolean {
  if (!isWebStale(root)) return true;
  console.log('Building the web app (once, and again when its sources change) …');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const cwd = join(root, 'apps/web');
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd, stdio: 'inherit' });
  if (status === 0) writeFileSync(stampPath(root), fingerprint(root));
  return status === 0;
}
