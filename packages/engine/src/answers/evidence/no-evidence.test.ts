import { expect, test } from 'vitest';
import { saysNothing } from './no-evidence.ts';

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
