import { expect, it } from 'vitest';
import { timeLeft } from './time-left.ts';

const now = Date.parse('2026-01-27T09:00:00Z');

it.each([
  ['2026-02-26T09:00:00Z', '30 days left', false],
  ['2026-02-26T08:59:58Z', '30 days left', false],
  ['2026-01-30T09:00:00Z', '3 days left', true],
  ['2026-01-28T09:00:00Z', '1 day left', true],
  ['2026-01-27T14:30:00Z', '5 hours left', true],
  ['2026-01-27T10:00:00Z', '1 hour left', true],
  ['2026-01-27T09:10:00Z', 'Less than an hour left', true],
  ['2026-01-27T08:00:00Z', 'Goes now', true],
])('until %s: %s', (until, text, soon) => {
  expect(timeLeft(until, now)).toEqual({ text, soon });
});
