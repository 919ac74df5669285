import { expect, it } from 'vitest';
import { citationLabel } from './citation-label.ts';

it.each([
  ['why-rivers-bend.pdf', 2, 'Why rivers bend p. 2'],
  ['Lecture_notes.md', null, 'Lecture notes'],
  ['pH of soils.pdf', 1, 'pH of soils p. 1'],
])('%s is named as a line begins', (fileName, page, label) => {
  expect(citationLabel({ fileName, page })).toBe(label);
});

it('a long name is cut at its end', () => {
  expect(citationLabel({ fileName: `${'flood '.repeat(12)}.pdf`, page: null })).toMatch(/^Flood .{24,26}…$/);
});
