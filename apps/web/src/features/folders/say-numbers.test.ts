import { expect, it } from 'vitest';
import { sayTypes, sayWorkTime } from './say-numbers.ts';

it.each([
  [0, '0 s'],
  [59.9, '59 s'],
  [60, '1 min'],
  [3599, '59 min'],
  [3600, '1 h'],
  [7500, '2 h 5 min'],
])('%d seconds are %s', (seconds, text) => {
  expect(sayWorkTime(seconds)).toBe(text);
});

it('names the largest kinds of files and sums up the rest', () => {
  const types = [
    { type: 'pdf', files: 3, bytes: 4_200_000 },
    { type: 'docx', files: 1, bytes: 12_000 },
    { type: 'md', files: 2, bytes: 900 },
    { type: 'txt', files: 4, bytes: 80 },
  ];
  expect(sayTypes(types)).toBe('3 PDF (4.2 MB), 1 Word (12 kB), 2 Markdown (900 B) and 4 of other kinds.');
  expect(sayTypes(types.slice(0, 1))).toBe('3 PDF (4.2 MB).');
});
