import { expect, it } from 'vitest';
import { isNoClassNote } from './notes.ts';

it.each(['Morning', 'Afternoon, 1:30-5:15', 'Lunch (12 to 1 pm)', 'Morning session: 9.00 – 11.30'])(
  '%s says when, and nothing of what',
  (text) => {
    expect(isNoClassNote(text)).toBe(true);
  },
);

it.each(['Morning Prayer in Tudor England', 'Afternoon: field trip'])('%s says what', (text) => {
  expect(isNoClassNote(text)).toBe(false);
});
