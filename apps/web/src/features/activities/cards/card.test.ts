import { expect, it } from 'vitest';
import { makeCard } from '../testing/make-card.ts';
import { isDue, sayInterval, sayState } from './card.ts';
import { nextDueDay, queueHeadline, sayCounts, sayLater, sayNext } from './say-queue.ts';

const today = '2026-01-27';

it('says when a card comes back, in the unit one thinks in', () => {
  const after = (minutes: number, days: number) => sayInterval({ days, minutes });
  expect([after(0, 0), after(10, 0), after(360, 0)]).toEqual(['in 1 min', 'in 10 min', 'in 6 hours']);
  expect([after(0, 1), after(0, 15), after(0, 91), after(0, 547)]).toEqual([
    'in 1 day',
    'in 15 days',
    'in 3 months',
    'in 1.5 years',
  ]);
});

it('knows what is due, and says how a card stands', () => {
  const review = { state: 'review' } as const;
  expect(isDue(makeCard(), today)).toBe(true);
  expect(isDue(makeCard({ suspended: true }), today)).toBe(false);
  expect(isDue(makeCard({ ...review, dueDay: '2026-01-28' }), today)).toBe(false);
  expect(sayState(makeCard({ ...review, dueDay: '2026-01-28' }), today)).toBe('Tomorrow');
  expect(sayState(makeCard({ ...review, dueDay: '2026-01-20' }), today)).toBe('Due today');
  expect(sayState(makeCard({ suspended: true }), today)).toBe('Suspended');
});

it('counts a step of learning whose minute has not come apart from what is to be asked', () => {
  const counts = { learning: 12, review: 0, new: 1 };
  expect(sayCounts({ total: 1, counts })).toBe('1 new');
  expect(sayLater({ total: 1, counts })).toBe('12 come back soon');
  expect(sayCounts({ total: 4, counts })).toBe('3 being learnt, 1 new');
  expect(sayLater({ total: 13, counts })).toBeNull();
});

it('says what the queue holds, and until when it holds nothing', () => {
  expect(queueHeadline({ total: 1 })).toBe('1 card to review');
  const counts = { learning: 0, review: 7, new: 2 };
  expect(sayCounts({ total: 9, counts })).toBe('7 to repeat, 2 new');
  expect(sayLater({ total: 9, counts })).toBeNull();
  const later = [
    makeCard({ state: 'review', dueDay: '2026-02-03' }),
    makeCard({ state: 'review', dueDay: '2026-01-30' }),
    makeCard({ state: 'review', dueDay: '2026-01-28', suspended: true }),
  ];
  expect(nextDueDay(later, today)).toBe('2026-01-30');
  expect(sayNext({ nextStepAt: null, overLimit: 0 }, '2026-01-30')).toBe('Nothing is due until Friday, January 30.');
  expect(sayNext({ nextStepAt: null, overLimit: 2 }, '2026-01-30')).toContain('2 cards wait for tomorrow');
});
