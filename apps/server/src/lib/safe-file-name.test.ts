import { expect, it } from 'vitest';
import { nameVariants, safeFileName } from './safe-file-name.ts';

it.each([
  ['Week 1.pdf', 'Week 1.pdf'],
  ['../../etc/passwd', '__.._etc_passwd'],
  ['..', '_'],
  ['.hidden', '_hidden'],
  ['CON', '_CON'],
  ['aux.pdf', '_aux.pdf'],
  ['console.md', 'console.md'],
  ['a\u0000b\u007fc', 'a_b_c'],
  ['ends with a dot.', 'ends with a dot_'],
  ['  ', '_'],
  ['Übung.md'.normalize('NFD'), 'Übung.md'.normalize('NFC')],
  ['\ud800.md', '\ufffd.md'],
])('%j becomes %j', (name, expected) => {
  expect(safeFileName(name)).toBe(expected);
});

it('shortens in whole characters and keeps the extension', () => {
  const name = safeFileName(`${'🎓'.repeat(200)}.pdf`);
  expect(name).toMatch(/^(🎓)+\.pdf$/u);
  expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200);
  expect(safeFileName(`${'long '.repeat(60)}.pdf`).length).toBeLessThanOrEqual(124);
});

it('numbers names before their extension', () => {
  expect(nameVariants('notes.md').take(3).toArray()).toEqual(['notes.md', 'notes (2).md', 'notes (3).md']);
  expect(nameVariants('Biology 101').take(2).toArray()).toEqual(['Biology 101', 'Biology 101 (2)']);
});
