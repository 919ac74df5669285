import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceDirectory } from './replace-directory.ts';

/** What the built web app is made from. The lockfile stands for every library in it. */
const sources = [
  'apps/web/src',
  'apps/web/public',
  'apps/web/vite',
  'apps/web/index.html',
  'apps/web/landing.html',
  'apps/web/vite.config.ts',
  'apps/web/lingui.config.ts',
  'packages/contracts/src',
  'packages/domain/src',
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

const stampOf = (dist: string) => join(dist, '.sources');

/**
 * Builds the web app where its sources changed since the last time. False when it could not be built. Each process
 * builds in a directory of its own, so that several at once do not write and delete each other's files; the app is
 * replaced when it is whole.
 */
export function buildWebIfStale(root: string): boolean {
  const cwd = join(root, 'apps/web');
  const dist = join(cwd, 'dist');
  // Taken before: what is edited meanwhile may be missing from the build.
  const stamp = fingerprint(root);
  if (existsSync(stampOf(dist)) && readFileSync(stampOf(dist), 'utf8') === stamp) return true;
  console.log('Building the web app (once, and again when its sources change) …');
  const own = mkdtempSync(join(cwd, '.dist-'));
  const made = join(own, 'dist');
  try {
    const vite = join(root, 'node_modules/vite/bin/vite.js');
    const command = [vite, 'build', '--logLevel', 'warn', '--emptyOutDir', '--outDir', made];
    const { status } = spawnSync(process.execPath, command, { cwd, stdio: 'inherit' });
    if (status !== 0) return false;
    writeFileSync(stampOf(made), stamp);
    replaceDirectory(dist, made);
    return true;
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}
