import { expect, it } from 'vitest';
import { cutPassages } from '../../passages/cut.ts';
import { buildDocument } from '../../syllabus/testing/build-document.ts';
import { sectionsOf } from './sections-of.ts';

const long = (topic: string) => `The ${topic} is told of at some length here. `.repeat(6).trim();
const headings = (...lines: string[]) =>
  sectionsOf(cutPassages(buildDocument(lines), 'doc')).map(({ heading, passages }) => [heading, passages.length]);

it('a section that goes on behind a box in it is one', () => {
  expect(
    headings(
      '# Bends',
      long('bend'),
      '## Look and Learn',
      'Watch this film on bends.',
      long('bank'),
      '# Deltas',
      long('delta'),
    ),
  ).toEqual([
    ['Bends', 2],
    ['Look and Learn', 1],
    ['Deltas', 1],
  ]);
});

it('two sections that are called alike are two', () => {
  expect(headings('# Task', long('task'), '# Answer', long('answer'), '# Task', long('other'))).toEqual([
    ['Task', 1],
    ['Answer', 1],
    ['Task', 1],
  ]);
});
