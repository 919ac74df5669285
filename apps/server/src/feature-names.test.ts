import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const foldersIn = (path: string): string[] =>
  readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

const features = foldersIn('apps/server/src/features');
/** What contracts of several features are made of. */
const shared = ['citation', 'common', 'contract', 'errors', 'fallback', 'fixed-texts', 'limits', 'web-routes'];
/** The way to a first course is the web's alone. */
const ofWebAlone = ['onboarding'];

/** "activities-items" is of the feature "activities". */
const isOf = (name: string, feature: string): boolean => name === feature || name.startsWith(`${feature}-`);

describe('a feature has the same name everywhere', () => {
  it('in the files of contracts', () => {
    const names = globSync('packages/contracts/src/*.ts', { cwd: root })
      .map((file) => file.replace(/^.*\/|(?:\.test)?\.ts$/g, ''))
      .filter((name) => !shared.includes(name));
    expect(names.filter((name) => !features.some((feature) => isOf(name, feature)))).toEqual([]);
  });

  it('in the web app', () => {
    expect(foldersIn('apps/web/src/features').filter((name) => ![...features, ...ofWebAlone].includes(name))).toEqual(
      [],
    );
  });

  it('in the routes, which answer contracts of their own feature', () => {
    /** Whose progress a task tells is known above all of them only. */
    const elsewhere = ['overview: tasks'];
    const found = globSync('apps/server/src/features/**/*.routes.ts', { cwd: root }).flatMap((file) => {
      const feature = file.split('/')[4] as string;
      const text = readFileSync(join(root, file), 'utf8');
      return [...text.matchAll(/^import (?!type)(?:\* as \w+|\{[^}]*\}) from '@weekwise\/contracts\/(.+)\.ts'/gm)]
        .map(([, name]) => name as string)
        .filter((name) => !shared.includes(name) && !isOf(name, feature))
        .map((name) => `${feature}: ${name}`);
    });
    expect(found.filter((each) => !elsewhere.includes(each))).toEqual([]);
  });
});
