import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const directory = join(import.meta.dirname, '../../docs/decisions');

test('the index of decisions names each file once, and none that is gone', () => {
  const files = readdirSync(directory).filter((name) => name !== 'README.md');
  const index = readFileSync(join(directory, 'README.md'), 'utf8');
  const named = [...index.matchAll(/^\| \[[^\]]+\]\(([^)]+)\)/gm)].map(([, file]) => file);
  expect(named.toSorted()).toEqual(files.toSorted());
});
