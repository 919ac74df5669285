import { expect, it } from 'vitest';
import { fileStem } from './markdown.ts';

it.each([
  ['Salt Roads: A Study', 'Salt Roads A Study'],
  [`${'harbour '.repeat(12)}studies`, 'harbour '.repeat(12).trim()],
  [`${'harbours '.repeat(10)}studies of it`, `${'harbours '.repeat(10)}studies of`],
  ['x'.repeat(120), 'x'.repeat(100)],
  ['///', 'weekwise'],
])('a file’s name is cut between words: %j', (title, stem) => {
  expect(fileStem(title)).toBe(stem);
});
