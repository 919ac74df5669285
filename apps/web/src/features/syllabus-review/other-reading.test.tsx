import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderAt } from '../../testing/render.tsx';
import { OtherReading } from './other-reading.tsx';
import type { ReviewItem, SecondReading } from './review-item.ts';

function show(second: SecondReading | null) {
  const item: ReviewItem = {
    id: 'quiz',
    kind: 'assignment',
    fact: null,
    state: 'pending',
    needsReview: true,
    confidence: 0.5,
    source: null,
    dueSource: null,
    doubt: null,
    weekId: 'week-2',
    weekNumber: 2,
    values: { title: 'Quiz 1', dueDate: '2026-01-21' },
    read: null,
    second,
  };
  const onDecide = vi.fn();
  const weeks = [{ weekId: 'week-1', label: 'Week 1' }];
  return { onDecide, ...renderAt(<OtherReading item={item} weeks={weeks} onDecide={onDecide} />) };
}

it('shows the other due date, and takes it over', async () => {
  const { user, onDecide } = show({ foundBy: 'both', otherwise: [{ field: 'dueDate', value: '2026-01-19' }] });
  await user.click(screen.getByRole('button', { name: 'Use Due Jan 19, 2026' }));
  expect(onDecide).toHaveBeenCalledWith({ do: 'correct', itemId: 'quiz', values: { dueDate: '2026-01-19' } });
});

it('moves an item into the week that the model reads, where there is one', async () => {
  const otherwise = [{ field: 'week', value: 1 }];
  const { user, onDecide } = show({ foundBy: 'both', otherwise });
  await user.click(screen.getByRole('button', { name: 'Use Week 1' }));
  expect(onDecide).toHaveBeenCalledWith({ do: 'move', itemId: 'quiz', weekId: 'week-1' });
});

it('only tells of a week that is not in the plan', () => {
  show({ foundBy: 'both', otherwise: [{ field: 'week', value: 9 }] });
  expect(screen.getByText('The language model reads: Week 9')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it.each([
  ['engine', 'Only the offline engine found this.'],
  ['model', 'Only the language model found this.'],
] as const)('says when one reader alone found it: %s', (foundBy, words) => {
  show({ foundBy, otherwise: [] });
  expect(screen.getByText(words)).toBeInTheDocument();
});

it.each([null, { foundBy: 'both', otherwise: [] } as const])('says nothing where nobody disagrees: %j', (second) => {
  show(second && { ...second, otherwise: [] });
  expect(document.body).toHaveTextContent(/^$/);
});
