import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the built web app is made from. The lockfile stands for every library in it. */
const sources = [
  'apps/web/src',
  'apps/web/public',
  'apps/web/index.html',
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

export function isWebStale(root: string): boolean {
  const stamp = stampPath(root);
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprint(root);
}

export function markWebFresh(root: string): void {
  writeFileSync(stampPath(root), fingerprint(root));
}
