import { expect, test } from 'vitest';
import { type LockedPackage, unknownPackages } from './package-rules.ts';

const rules = {
  allowScripts: { builder: true },
  licences: { anywhere: ['MIT', 'ISC', 'CC0-1.0'], packages: { styles: { licence: 'CPAL-1.0', why: 'Because.' } } },
};
const known: Record<string, LockedPackage> = {
  '': { version: '1.0.0' },
  'apps/web': { version: '0.1.0' },
  'node_modules/@ours/web': { link: true },
  'node_modules/builder': { license: 'MIT', integrity: 'sha512-x', hasInstallScript: true },
  'node_modules/styles': { license: 'CPAL-1.0 OR AGPL-1.0', integrity: 'sha512-x' },
  'node_modules/a/node_modules/@b/c': { license: '(MIT OR GPL-3.0)', integrity: 'sha512-x' },
  'node_modules/both': { license: 'MIT AND ISC', integrity: 'sha512-x' },
  'node_modules/binding-win32-x64': { optional: true, os: ['win32'], cpu: ['x64'] },
};
const problemsWith = (place: string, locked: LockedPackage) => unknownPackages({ ...known, [place]: locked }, rules);

test('a lockfile of allowed packages is fine', () => {
  expect(unknownPackages(known, rules)).toEqual([]);
});

test.each<[string, LockedPackage, RegExp]>([
  ['a new install script', { license: 'MIT', integrity: 's', hasInstallScript: true }, /^new runs a script/],
  ['a licence that nobody allowed', { license: 'GPL-3.0', integrity: 's' }, /^new has GPL-3.0/],
  ['one of two that both hold', { license: '(MIT AND GPL-3.0)', integrity: 's' }, /^new has \(MIT AND GPL-3.0\)/],
  ['a licence that is allowed to another package alone', { license: 'CPAL-1.0', integrity: 's' }, /^new has CPAL-1.0/],
  ['no licence', { integrity: 's' }, /^new has no licence/],
  ['no checksum', { license: 'MIT' }, /^new has no checksum/],
])('%s is found, wherever the package lies', (_, locked, problem) => {
  for (const place of ['node_modules/new', 'apps/web/node_modules/new', 'node_modules/a/node_modules/new']) {
    expect(problemsWith(place, locked)).toEqual([expect.stringMatching(problem)]);
  }
});

test('what was allowed and is gone is found too', () => {
  const { 'node_modules/builder': _, ...rest } = known;
  expect(unknownPackages(rest, rules)).toEqual(['builder is allowed something, but not installed.']);
});
