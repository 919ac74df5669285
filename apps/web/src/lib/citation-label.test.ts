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

it('the syllabus has one name, whatever its file is called', () => {
  const place = { page: 3, isSyllabus: true };
  expect(citationLabel({ fileName: 'geog-214_fall_FINAL.pdf', ...place })).toBe('Syllabus p. 3');
});

it.each(['scan 0042.pdf', 'IMG_2041.pdf', 'document (3).pdf', '1029384756.pdf'])(
  'a file that a machine named (%s) is called as the heading above the passage',
  (fileName) => {
    expect(citationLabel({ fileName, heading: 'Stream power', page: 2 })).toBe('Stream power p. 2');
    expect(citationLabel({ fileName, heading: null, page: 2 })).toMatch(/^\S.* p\. 2$/);
  },
);
