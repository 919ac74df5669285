import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { makeOrder } from '../../testing/factories.ts';
import { renderAt } from '../../testing/render.tsx';
import { orderFromWire } from './billing.ts';
import { Receipt } from './receipt.tsx';

const asked = '2026-01-21T10:00:00Z';

it.each([
  ['is under way', { refund_requested_at: asked }, 'Refund on its way'],
  ['is made', { state: 'refunded', refunded: 900, refund_requested_at: asked } as const, 'Refunded'],
  [
    'the bank sent back',
    { refund_requested_at: asked, refund_failed_at: '2026-01-25T10:00:00Z' },
    'The bank sent the refund back',
  ],
])('a refund that %s is told of as that', (_what, change, says) => {
  renderAt(<Receipt order={orderFromWire(makeOrder(change))} onRefund={vi.fn()} />);
  expect(screen.getByRole('listitem')).toHaveTextContent(says);
  expect(screen.queryByText(/Your bank would not take it/) !== null).toBe('refund_failed_at' in change);
});
