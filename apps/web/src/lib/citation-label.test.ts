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

it('a page is called as print calls it', () => {
  expect(citationLabel({ fileName: 'reader.pdf', page: 3, pageLabel: 'iv' })).toBe('Reader p. iv');
});

it('a page whose letters make no sense is said to be hard to read', () => {
  expect(citationLabel({ fileName: 'reader.pdf', page: 3, hardToRead: true })).toBe('Reader p. 3 (hard to read)');
});

it('two long names that differ in their number alone are two labels', () => {
  const label = (end: string) => citationLabel({ fileName: `${'flood '.repeat(12).trim()}${end}.pdf`, page: null });
  expect(label(' (2)')).toMatch(/^Flood .*… \(2\)$/);
  expect(label(' (2)').length).toBeLessThanOrEqual(32);
  expect(label(' (2)')).not.toBe(label(' (3)'));
});
