import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replaceDirectory } from './replace-directory.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'weekwise-replace-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

function make(name: string): string {
  const path = join(directory, name);
  mkdirSync(path);
  writeFileSync(join(path, 'file'), name);
  return path;
}

test('takes the place of nothing, then of what is there, and leaves nothing else behind', () => {
  const place = join(directory, 'place');
  for (const name of ['first', 'second']) {
    replaceDirectory(place, make(name));
    expect(readFileSync(join(place, 'file'), 'utf8')).toBe(name);
  }
  expect(readdirSync(directory)).toEqual(['place']);
});

test('several processes at once: one of theirs is there, whole', async () => {
  const place = make('place');
  const replace = `
    import { mkdirSync, writeFileSync } from 'node:fs';
    import { replaceDirectory } from ${JSON.stringify(join(import.meta.dirname, 'replace-directory.ts'))};
    for (let turn = 0; turn < 200; turn++) {
      const made = ${JSON.stringify(directory)} + '/' + process.pid + '-' + turn;
      mkdirSync(made);
      for (const name of ['one', 'two']) writeFileSync(made + '/' + name, String(process.pid));
      replaceDirectory(${JSON.stringify(place)}, made);
    }`;
  const run = () => promisify(execFile)(process.execPath, ['--input-type=module', '--eval', replace]);
  await Promise.all([run(), run(), run()]);
  expect(readdirSync(directory)).toEqual(['place']);
  expect(readdirSync(place)).toEqual(['one', 'two']);
  expect(readFileSync(join(place, 'one'))).toEqual(readFileSync(join(place, 'two')));
});
