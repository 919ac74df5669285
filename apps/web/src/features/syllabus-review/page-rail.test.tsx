import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderAt } from '../../testing/render.tsx';
import { PageRail } from './page-rail.tsx';
import type { ReviewItem } from './review-item.ts';

const itemOn = (page: number, pageLabel?: string): ReviewItem => ({
  id: `topic-${page}`,
  kind: 'week',
  fact: null,
  state: 'pending',
  needsReview: false,
  confidence: 1,
  source: { fileId: 'syllabus', page, pageLabel, block: page, text: 'Tides', before: '', after: '' },
  dueSource: null,
  doubt: null,
  weekId: null,
  weekNumber: page,
  values: { topic: 'Tides' },
  read: null,
  second: null,
});

it('calls the pages as print does, in the order of their sheets', () => {
  const items = [itemOn(3, '1'), itemOn(2, 'iv'), itemOn(9)];
  renderAt(<PageRail fileName="syllabus.pdf" items={items} currentPage={2} onPage={vi.fn()} />);
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(['Page iv, 1 item', 'Page 1, 1 item', 'Page 9, 1 item']);
  expect(screen.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page iv, 1 item');
});
