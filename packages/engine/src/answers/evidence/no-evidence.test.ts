import { expect, it, test } from 'vitest';
import { isCaption, saysNothing } from './no-evidence.ts';

test.each(['Craft Connection', 'Link to Learning', 'Career Spotlight', 'Checkpoint:'])(
  'the label of a box: %s',
  (label) => {
    expect(saysNothing(label)).toBe(true);
  },
);

test.each(['The keeper made a connection.', 'Liv Moe', 'No connection', 'The clock of Velm is in focus.'])(
  'what may answer: %s',
  (sentence) => {
    expect(saysNothing(sentence)).toBe(false);
  },
);

test.each(['Figure 3.2 shows the harbor of Velm.', 'Fig. 4 illustrates some of the ways in which rope is laid.'])(
  'what a picture shows, and no answer: %s',
  (sentence) => {
    expect(saysNothing(sentence)).toBe(true);
  },
);

test.each(['This diagram illustrates the timeline of both floods.', 'The photograph above shows the harbor.'])(
  'words of a picture: %s',
  (sentence) => {
    expect(saysNothing(sentence)).toBe(true);
  },
);

test('Figure 3.2 that shows something is no picture', () => {
  expect(saysNothing('Figure 3.2 shows that the harbor silted up.')).toBe(false);
});

test.each([
  ['Figure 3.2. The harbor of Velm.', true],
  ['Figure 3.2 The harbor of Velm.', true],
  ['Figure 3.2 shows the harbor. It silted up in 1412.', false],
])('whether a paragraph stands below a picture: %s', (text, isBelow) => {
  expect(isCaption(text, { start: 0, end: text.length })).toBe(isBelow);
});

it.each([
  'Figure: The weir at Ost in the flood of 1901. (Photo courtesy of the parish)',
  'The weir at Ost stands lower than the mill. (credit: A. Roe)',
  'Two weirs, of oak and of stone. (Photo (a) courtesy of the parish; Photo (b) courtesy of A. Roe)',
])('reads words below a picture without a number: %s', (text) => {
  expect(isCaption(text, { start: 0, end: text.length })).toBe(true);
});

it('reads no paragraph that closes with a reference as words below a picture', () => {
  const text = 'The weir at Ost stands lower than the mill (Roe 1901).';
  expect(isCaption(text, { start: 0, end: text.length })).toBe(false);
});
