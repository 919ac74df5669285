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
import { UnfinishedCheckouts } from './unfinished-checkouts.tsx';

/** What was bought and paid, and the rules for giving it back. */
export function Purchases() {
  const userId = useUserId();
  const { data: plans } = useQuery(plansQuery);
  const orders = useQuery(ordersQuery(userId));
  const [returning, setReturning] = useState<Order | null>(null);
  return (
    <>
      <QueryBoundary query={orders} errorTitle={t`Couldn’t load your purchases`} skeleton={<OrdersSkeleton />}>
        {(all) => {
          const shown = all.filter(({ paidAt }) => paidAt !== null);
          return shown.length === 0 ? (
            <p className="text-secondary text-sm">
              {plans?.billing === 'off' ? t`Every course is free here.` : t`You haven’t bought anything yet.`}
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
      {orders.data && <UnfinishedCheckouts orders={orders.data} />}
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
