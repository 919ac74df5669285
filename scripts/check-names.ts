// Reports types, classes and components that stand for two things under one name.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repeatedNames } from './lib/repeated-names.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const tracked = execFileSync('git', ['ls-files', 'packages/*.ts', 'apps/*.ts', 'apps/*.tsx'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n');
const files = tracked.filter(
  (file) => /\/src\//.test(file) && !/\.test\.tsx?$/.test(file) && existsSync(join(root, file)),
);
const problems = repeatedNames(
  files.map((file): [string, string] => [file, read(file)]),
  new Set<string>(JSON.parse(read('scripts/shared-names.json'))),
);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
