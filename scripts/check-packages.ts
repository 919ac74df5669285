// Compares package-lock.json with what was allowed: `npm audit` cannot be asked everywhere, and would not say this
// either.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unknownPackages } from './lib/package-rules.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));

const { packages } = read('package-lock.json');
const { allowScripts } = read('package.json');
const problems = unknownPackages(packages, { allowScripts, licences: read('scripts/allowed-licences.json') });
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
