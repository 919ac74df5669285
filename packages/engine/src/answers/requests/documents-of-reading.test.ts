import { expect, it } from 'vitest';
import { buildIndex } from '../../passages/passage-index.ts';
import type { Reading } from '../../syllabus/course.ts';
import { documentsOfReading } from './documents-of-reading.ts';

const files = ['reading-4.md', 'reading-5.md', 'reading-6.md', 'reading-10.md'].map((name) => ({ id: name, name }));
const filesOf = (title: string) => {
  const evidence = { page: null, block: 1, start: 0, end: title.length, text: title };
  const reading: Reading = {
    author: null,
    title,
    pages: null,
    optional: false,
    graduateOnly: false,
    evidence,
    confidence: 1,
  };
  return documentsOfReading(reading, files, buildIndex([])).map(({ name }) => name);
};

it.each([
  ['Reading 5', ['reading-5.md']],
  ['Reading 5 and Reading 6', ['reading-5.md', 'reading-6.md']],
  ['Reading 6 again, Reading 10', ['reading-6.md', 'reading-10.md']],
])('finds the files of “%s”', (title, names) => {
  expect(filesOf(title)).toEqual(names);
});
