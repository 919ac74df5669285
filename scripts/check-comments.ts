// Reports comment lines over 120 columns: Biome wraps code, and leaves comments as they are.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { longComments } from './lib/long-comments.ts';

const root = join(import.meta.dirname, '..');
const tracked = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' }).split('\n');
const files = tracked.filter((file) => file !== '' && existsSync(join(root, file)));
for (const file of files) {
  for (const line of longComments(readFileSync(join(root, file), 'utf8'))) {
    console.error(`${file}:${line} has a comment over 120 columns.`);
    process.exitCode = 1;
  }
}
