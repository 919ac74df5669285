import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { readWhole } from './read-whole.ts';

const chunks = (...texts: string[]) => Readable.from(texts.map((text) => Buffer.from(text)));

test.each([
  ['exactly as large as it was known to be', 6],
  ['larger than it was', 2],
  ['smaller than it was', 40],
  ['of no known size', 0],
])('a stream %s is whole', async (_, size) => {
  const bytes = await readWhole(chunks('ab', 'cde', 'f'), size);
  expect([Buffer.from(bytes).toString(), bytes.byteLength]).toEqual(['abcdef', 6]);
});

test('an empty stream is no bytes', async () => {
  expect((await readWhole(chunks(), 3)).byteLength).toBe(0);
});
