import { screen, waitFor, within } from '@testing-library/react';
import { listOrders, listPlans, requestRefund } from '@weekwise/contracts/billing.ts';
import { expect, it, vi } from 'vitest';
import { openSession } from '../../lib/session/session-store.ts';
import { makeOrder } from '../../testing/billing-factories.ts';
import { makeRecord } from '../../testing/factories.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderAt } from '../../testing/render.tsx';
import { orderFromWire } from './billing.ts';
import { Purchases } from './purchases.tsx';
import { Receipt } from './receipt.tsx';

const asked = '2026-01-21T10:00:00Z';

it.each([
  ['is under way', { refund_requested_at: asked }, 'Refund on its way'],
  ['is made', { state: 'refunded', refunded: 900, refund_requested_at: asked } as const, 'Refunded'],
  [
    'the bank sent back',
    { refund_requested_at: asked, refund_failed_at: '2026-01-25T10:00:00Z' },
    'The refund didn’t go through',
  ],
])('a refund that %s is told of as that', (_what, change, says) => {
  renderAt(<Receipt order={orderFromWire(makeOrder(change))} asking={false} onRefund={vi.fn()} />);
  expect(screen.getByRole('listitem')).toHaveTextContent(says);
  expect(screen.queryByText(/didn’t take it/) !== null).toBe('refund_failed_at' in change);
});

const failed = { refund_requested_at: asked, refund_failed_at: '2026-01-25T10:00:00Z' };

it('a refund that did not go through can be asked for again, where the rules allow it', async () => {
  const onRefund = vi.fn();
  const change = { ...failed, refundable_until: '2026-02-08T10:00:00Z' };
  const { user } = renderAt(<Receipt order={orderFromWire(makeOrder(change))} asking={false} onRefund={onRefund} />);
  expect(screen.getByText(/Ask again, or write to/)).toBeInTheDocument();
  await user.click(screen.getByText('Receipt'));
  await user.click(screen.getByRole('button', { name: 'Ask for a refund' }));
  expect(onRefund).toHaveBeenCalled();
});

it('where they do not, the student reads whom to write to', () => {
  renderAt(<Receipt order={orderFromWire(makeOrder(failed))} asking={false} onRefund={vi.fn()} />);
  expect(screen.getByText(/they’ll find another way/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Ask for a refund' })).not.toBeInTheDocument();
});

it('a receipt writes all of its amounts with cents where one of them has some', () => {
  const change = { list_amount: 900, amount: 720, promotion_code: 'FALL25', paid_at: asked };
  renderAt(<Receipt order={orderFromWire(makeOrder(change))} asking={false} onRefund={vi.fn()} />);
  expect(screen.getByText('$9.00')).toBeInTheDocument();
  expect(screen.getByText('−$1.80')).toBeInTheDocument();
  expect(screen.getByText(/^\$7\.20, Jan 21/)).toBeInTheDocument();
});

it('the keyboard goes on at the receipt when the button that gave it back is gone', async () => {
  const server = fakeServer();
  server.answer(listPlans, { billing: 'off', plans: [], rules: null });
  server.answer(listOrders, { orders: [makeOrder({ refundable_until: '2026-02-08T10:00:00Z' })] });
  openSession(makeRecord());
  const { user } = renderAt(<Purchases />);
  await user.click(await screen.findByText('Receipt'));
  await user.click(screen.getByRole('button', { name: 'Ask for a refund' }));
  const returned = makeOrder({ state: 'refunded', refunded: 900, refund_requested_at: asked });
  server.answer(requestRefund, { success: true, order: returned });
  server.answer(listOrders, { orders: [returned] });
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Ask for a refund' }));
  await waitFor(() => expect(screen.getByText('Receipt')).toHaveFocus());
});

it('a checkout that was not paid has no receipt, and leads whoever did pay to their payment', async () => {
  const server = fakeServer();
  server.answer(listPlans, { billing: 'off', plans: [], rules: null });
  server.answer(listOrders, { orders: [makeOrder({ state: 'open', paid_at: null })] });
  openSession(makeRecord());
  const { user } = renderAt(<Purchases />);
  await user.click(await screen.findByText('Unfinished checkouts (1)'));
  expect(screen.getByRole('link', { name: 'Check payment' })).toBeInTheDocument();
  expect(screen.queryByText('Receipt')).not.toBeInTheDocument();
});

it('what cost nothing has no receipt', () => {
  const change = { list_amount: 900, amount: 0, provider: 'none' } as const;
  renderAt(<Receipt order={orderFromWire(makeOrder(change))} asking={false} onRefund={vi.fn()} />);
  expect(screen.queryByText('Receipt')).not.toBeInTheDocument();
  expect(screen.getByText('Nothing to pay')).toBeInTheDocument();
});

it('a pack says how many of its courses are left', () => {
  const change = { title: 'Three courses', folders: 3, folders_left: 2 };
  renderAt(<Receipt order={orderFromWire(makeOrder(change))} asking={false} onRefund={vi.fn()} />);
  expect(screen.getByText('Paid, 2 courses left')).toBeInTheDocument();
});
