import { expect, it } from 'vitest';
import { distinctName, nameKey } from './files-names.ts';

it.each([
  ['notes.md', [], 'notes.md'],
  ['notes.md', ['notes.md'], 'notes (2).md'],
  ['notes.md', ['notes.md', 'notes (2).md'], 'notes (3).md'],
  ['notes (2).md', ['notes (2).md'], 'notes (3).md'],
  ['U\u0308bung.md', ['Übung.md'], 'U\u0308bung (2).md'],
  ['notes\u200b.md', ['notes.md'], 'notes\u200b (2).md'],
  ['notes.md', ['Notes.md', 'notes.pdf'], 'notes.md'],
  ['README', ['README'], 'README (2)'],
  ['.hidden.md', ['.hidden.md'], '.hidden (2).md'],
  ['vol. 3 of the series', ['vol. 3 of the series'], 'vol. 3 of the series (2)'],
  [`${'a'.repeat(252)}.md`, [`${'a'.repeat(252)}.md`], `${'a'.repeat(248)} (2).md`],
])('%j beside %j is called %j', (name, present, expected) => {
  expect(distinctName(name, new Set(present.map(nameKey)))).toBe(expected);
});
