import { t } from '@lingui/core/macro';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { type Order, purchaseName, sayDay, successPath } from './billing.ts';

/** Checkouts that nobody has heard of: no purchases, but whoever did pay finds the payment here. */
export function UnfinishedCheckouts({ orders }: { orders: readonly Order[] }) {
  const open = orders.filter(({ state }) => state === 'open');
  if (open.length === 0) return null;
  return (
    <details className="mt-3 text-sm">
      <summary className="inline-block cursor-pointer rounded-sm text-secondary touch:py-2">{t`Unfinished checkouts (${open.length})`}</summary>
      <ul className="divide-y">
        {open.map((order) => (
          <li key={order.orderId} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <span className="min-w-48 flex-1">
              {purchaseName(order)}
              <span className="block text-muted text-xs">{t`Not paid, ${sayDay(order.createdAt)}`}</span>
            </span>
            <Button size="sm" asChild>
              <Link to={successPath(order.sessionId)}>{t`Check payment`}</Link>
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
