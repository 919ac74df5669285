import { screen } from '@testing-library/react';
import type { DateDoubt } from '@weekwise/contracts/syllabus.ts';
import { expect, it, vi } from 'vitest';
import { renderAt } from '../../testing/render.tsx';
import { DateChoices } from './date-choices.tsx';
import type { ReviewItem } from './review-item.ts';
import { sayDayOrder } from './say-day-order.ts';

function show(doubt: DateDoubt | null, kind: 'assignment' | 'week' = 'assignment') {
  const item: ReviewItem = {
    id: 'map',
    kind,
    fact: null,
    state: 'pending',
    needsReview: true,
    confidence: 0.9,
    source: null,
    dueSource: null,
    doubt,
    weekId: 'week-1',
    weekNumber: 1,
    values: { title: 'Map', dueDate: null },
    read: null,
    second: null,
  };
  const onDecide = vi.fn();
  return { onDecide, ...renderAt(<DateChoices item={item} onDecide={onDecide} />) };
}

it('says why the date is in doubt, and takes a day over with one press', async () => {
  const { user, onDecide } = show({
    reason: 'no-such-day',
    printed: 'September 31',
    days: ['2026-09-30', '2026-10-01'],
  });
  expect(screen.getByText('The calendar has no such day: “September 31”.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Use Thu, Oct 1, 2026' }));
  expect(onDecide).toHaveBeenCalledWith({ do: 'correct', itemId: 'map', values: { dueDate: '2026-10-01' } });
});

it('corrects the first day of a week', async () => {
  const doubt: DateDoubt = { reason: 'day-order', printed: '03/04/2027', days: ['2027-03-04', '2027-04-03'] };
  const { user, onDecide } = show(doubt, 'week');
  await user.click(screen.getByRole('button', { name: 'Use Sat, Apr 3, 2027' }));
  expect(onDecide).toHaveBeenCalledWith({ do: 'correct', itemId: 'map', values: { startDate: '2027-04-03' } });
});

it('offers nothing where no day is near', () => {
  show({ reason: 'no-such-day', printed: '13/45/2026', days: [] });
  expect(screen.getByText(/13\/45\/2026/)).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('is not there for a certain date', () => {
  show(null);
  expect(document.body).toHaveTextContent(/^$/);
});

it.each([
  [{ day_first: true, decided_by: 'numbers', example: '13/02' }, 'Dates are read day first: 13/02.'],
  [
    { day_first: false, decided_by: 'sequence', example: '02/01, 02/08' },
    'Dates are read month first: only so they follow each other, as in 02/01, 02/08.',
  ],
  [
    { day_first: false, decided_by: 'assumed', example: '03/04' },
    'Nothing settles whether the day or the month comes first in dates like 03/04.',
  ],
] as const)('tells how dates are read: %j', (order, words) => {
  expect(sayDayOrder(order)).toBe(words);
});
