import { expect, it } from 'vitest';
import { kindOf } from './file-kinds.ts';

it.each([
  ['a.PDF', 'PDF'],
  ['notes.final.md', 'Markdown'],
  ['docx', 'Word'],
  ['README', null],
])('%s is %s', (name, kind) => {
  expect(kindOf(name)).toBe(kind);
});
