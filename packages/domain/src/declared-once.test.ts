import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const wordsIn = (text: string): string[] => [...text.matchAll(/'([^']+)'/g)].map(([, word]) => word as string);
const asSet = (words: readonly string[]): string => [...new Set(words)].sort().join(' ');

/** Sets of three words and more; two alone ("user", "assistant") may mean something else elsewhere. */
const lists = new Map<string, string>();
for (const file of globSync(join(import.meta.dirname, '*.ts'))) {
  if (file.endsWith('.test.ts')) continue;
  for (const [, name, text] of readFileSync(file, 'utf8').matchAll(/export const (\w+) = \[([^\]]*)\] as const/g)) {
    const words = wordsIn(text as string);
    if (words.length > 2) lists.set(asSet(words), `${basename(file)} ${name}`);
  }
}

it('no other room declares a list of the domain', () => {
  expect(lists.size).toBeGreaterThan(30);
  const again: string[] = [];
  for (const file of globSync('{packages/!(domain),apps/*}/src/**/*.{ts,tsx}', { cwd: root })) {
    const text = readFileSync(join(root, file), 'utf8');
    const enums = text.matchAll(/(?:z\.enum\(|enum: |(?:const|type) \w+ = )\[((?:\s*'[^']+',?)+\s*)\]/g);
    const unions = text.matchAll(/'[\w-]+'(?:\s*\| '[\w-]+')+/g);
    for (const [found, list] of [...enums, ...unions]) {
      const declared = lists.get(asSet(wordsIn(list ?? found)));
      if (declared) again.push(`${file}: ${declared}`);
    }
  }
  expect(again).toEqual([]);
});
