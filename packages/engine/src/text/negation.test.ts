import { expect, it } from 'vitest';
import { isNegated } from './negation.ts';

it.each([
  'Which glacier did not retreat?',
  'It isn’t ice.',
  'He failed to map it.',
  'A valley without snow',
  'They lack firn.',
])('hears what is not so in "%s"', (text) => {
  expect(isNegated(text)).toBe(true);
});

it.each(['Does it matter whether or not it melts?', 'Not only ice, but snow too', 'A note on knots'])(
  'hears nothing negated in "%s"',
  (text) => {
    expect(isNegated(text)).toBe(false);
  },
);
