import { expect, it } from 'vitest';
import { buildDocument } from '../syllabus/testing/build-document.ts';
import { cutPassages } from './cut.ts';

const long = (topic: string) => `The ${topic} is told of at some length here. `.repeat(6).trim();
/** The innermost heading of each passage, in order. */
const headingsOf = (...lines: string[]) =>
  cutPassages(buildDocument(['# Rivers', ...lines]), 'doc').map(({ headingPath, text }) => [
    headingPath.slice(1).join(' > '),
    text.slice(0, 12),
  ]);

it('a section goes on behind a box that sends the reader elsewhere', () => {
  expect(
    headingsOf(
      '## Bends',
      long('bend'),
      '### Look and Learn',
      'Watch this film on bends.',
      long('bank'),
      '## Deltas',
      long('delta'),
    ),
  ).toEqual([
    ['Bends', 'The bend is '],
    ['Bends > Look and Learn', 'Watch this f'],
    ['Bends', 'The bank is '],
    ['Deltas', 'The delta is'],
  ]);
});

it('and so does the subsection that a box of a higher level seems to end', () => {
  expect(
    headingsOf(
      '## Bends',
      '### Banks',
      long('bank'),
      '## Look and Learn',
      'Visit the harbour museum.',
      '|= Bank | Bend',
      'Left | Right',
      '### Sand',
      long('sand'),
    ),
  ).toEqual([
    ['Bends > Banks', 'The bank is '],
    ['Look and Learn', 'Visit the ha'],
    ['Bends > Banks', 'Bank | Bend\n'],
    ['Bends > Sand', 'The sand is '],
  ]);
});

it('knows a box that recurs, though one of them begins otherwise', () => {
  const box = (text: string) => ['## On the Web', text, long('water')];
  const found = headingsOf(
    long('river'),
    ...box('Read about the great flood at the library of Velm.'),
    ...box('Not every flood was written down. Try this animation of one that was.'),
    ...box('This article tells of a town below a dam. Was it warned?'),
  );
  expect(found.filter(([heading]) => heading === '').map(([, text]) => text)).toEqual([
    'The river is',
    ...Array(3).fill('The water is'),
  ]);
});

it.each([
  [
    'a section that recurs',
    ['## Summary', 'Rivers bend.', long('bend'), '## Summary', 'Deltas grow.', long('delta')],
    'Summary',
  ],
  [
    'terms',
    ['## Key Terms', 'Thalweg: the deepest line.', long('term'), '## Key Terms', 'Levee: a wall.', long('wall')],
    'Key Terms',
  ],
  [
    'an example and its solution',
    ['## Example', 'Find the slope.', long('slope'), '## Example', 'Find the depth.', long('depth')],
    'Example',
  ],
  [
    'a section that says once what to read',
    [long('river'), '## Homework', 'Read chapter 3.', long('essay')],
    'Homework',
  ],
  [
    'a list of pointers',
    [long('river'), '## Museums', 'Visit the harbour.', 'Visit the mill.', long('mill')],
    'Museums',
  ],
  ['what is led in', [long('river'), '## Films', 'Watch these:', '- One', '- Two', long('film')], 'Films'],
  ['a document that opens so', ['## Films', 'Watch this film on bends.', long('film')], 'Films'],
])('%s keeps its text', (_what, lines, heading) => {
  expect(headingsOf(...lines).at(-1)?.[0]).toBe(heading);
});
