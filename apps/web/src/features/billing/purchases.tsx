import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUserId } from '../../lib/session/session-store.ts';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { ordersQuery, plansQuery } from './billing.queries.ts';
import type { Order, Plans } from './billing.ts';
import { Receipt } from './receipt.tsx';
import { RefundDialog } from './refund-dialog.tsx';

/** What was bought and paid, and the rules for giving it back. */
export function Purchases() {
  const userId = useUserId();
  const { data: plans } = useQuery(plansQuery);
  const orders = useQuery(ordersQuery(userId));
  const [returning, setReturning] = useState<Order | null>(null);
  return (
    <>
      <QueryBoundary query={orders} errorTitle={t`Your purchases could not be loaded`} skeleton={<OrdersSkeleton />}>
        {(all) => {
          // An attempt that came to nothing is no purchase.
          const shown = all.filter(({ state }) => state !== 'expired');
          return shown.length === 0 ? (
            <p className="text-secondary text-sm">
              {plans?.billing === 'off'
                ? t`Nothing is sold here: every course is open.`
                : t`You have bought nothing yet.`}
            </p>
          ) : (
            <ul className="divide-y">
              {shown.map((order) => (
                <Receipt
                  key={order.orderId}
                  order={order}
                  asking={returning?.orderId === order.orderId}
                  onRefund={() => setReturning(order)}
                />
              ))}
            </ul>
          );
        }}
      </QueryBoundary>
      {plans?.rules && <Rules rules={plans.rules} />}
      {returning && <RefundDialog order={returning} onClose={() => setReturning(null)} />}
    </>
  );
}

function Rules({ rules }: { rules: NonNullable<Plans['rules']> }) {
  return (
    <dl className="mt-4 grid max-w-[62ch] gap-2 text-secondary text-sm">
      {(
        [
          [t`Trial`, rules.trial],
          [t`Cancelling`, rules.cancelling],
          [t`Refunds`, rules.refunds],
        ] as const
      ).map(([name, text]) => (
        <div key={name} className="text-pretty">
          <dt className="inline font-medium text-primary">{name}. </dt>
          <dd className="inline">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

const OrdersSkeleton = () => (
  <Skeletons label={t`Loading your purchases`}>
    <Skeleton className="h-10" />
  </Skeletons>
);
