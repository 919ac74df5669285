import { expect, test } from 'vitest';
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
