import { expect, test } from 'vitest';
import { repeatedNames } from './repeated-names.ts';

const problems = (files: Record<string, string>, ...shared: string[]) =>
  repeatedNames(Object.entries(files), new Set(shared));

test('reports a name that two layers export for different things', () => {
  const files = {
    'packages/engine/src/tide.ts': 'export interface Tide {}',
    'apps/web/src/tide.tsx': 'export function Tide() {}',
  };
  expect(problems(files)).toEqual([
    'Tide is exported by apps/web/src/tide.tsx, packages/engine/src/tide.ts: give each thing a name of its own.',
  ]);
});

test('lets layers share a name that is listed', () => {
  const files = {
    'packages/contracts/src/boat.ts': 'export type Boat = 1;',
    'apps/web/src/boat.ts': 'export interface Boat {}',
  };
  expect(problems(files, 'Boat')).toEqual([]);
});

test('reports a listed name that one layer exports twice', () => {
  const files = {
    'apps/web/src/boat.ts': 'export interface Boat {}',
    'apps/web/src/boat.tsx': 'export default function Boat() {}',
    'packages/engine/src/boat.ts': 'export class Boat {}',
  };
  expect(problems(files, 'Boat')).toHaveLength(1);
});

test('reports a listed name that is shared no more', () => {
  expect(problems({ 'apps/web/src/boat.ts': 'export const Boat = 1;' }, 'Boat')).toEqual([
    'Boat is in shared-names.json, and no two layers share it.',
  ]);
});

test('counts neither values nor what a module keeps to itself', () => {
  const files = {
    'packages/engine/src/a.ts': 'export const sail = 1;\ninterface Mast {}\nexport interface Keel {}',
    'apps/web/src/a.ts': 'export const sail = 2;\nexport interface Mast {}',
  };
  expect(problems(files)).toEqual([]);
});
