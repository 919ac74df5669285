import { expect, it } from 'vitest';
import { sameTermAs } from './same-term.ts';

const schedule = [
  { startDate: '2026-01-12', endDate: '2026-01-18' },
  { startDate: null, endDate: null },
  { startDate: '2026-04-27', endDate: '2026-05-03' },
];
const term = { first: '2026-01-12', last: '2026-05-03' };

it.each([
  ['2025-10-01', null],
  ['2025-12-20', term],
  ['2026-02-03', term],
  ['2026-05-03', term],
  ['2026-05-04', null],
])('on %s the published dates are offered as the same term: %j', (now, offered) => {
  expect(sameTermAs(schedule, now)).toEqual(offered);
});

it('a schedule without dates is of no term', () => {
  expect(sameTermAs([{ startDate: null, endDate: null }], '2026-02-03')).toBeNull();
  expect(sameTermAs([{ startDate: null, endDate: null }, ...schedule], '2026-02-03')).toBeNull();
});
