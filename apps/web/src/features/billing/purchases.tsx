import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../components/empty-state.tsx';
import { Skeleton, Skeletons } from '../../components/skeleton.tsx';
import { formatDate } from '../../lib/dates.ts';
import { useUserId } from '../../lib/session/session-store.ts';
import { ordersQuery, plansQuery } from './billing.queries.ts';
import { money, type Order } from './billing.ts';

const states: Record<Order['state'], string> = {
  open: 'Not paid yet',
  expired: 'Not paid in time',
  paid: 'Paid',
  disputed: 'Disputed at the bank',
  refunded: 'Refunded',
  lost: 'Charged back',
};

/** What was bought and paid, and the rules for giving it back. */
export function Purchases() {
  const userId = useUserId();
  const plans = useQuery(plansQuery);
  const orders = useQuery(ordersQuery(userId));
  if (orders.isPending)
    return (
      <Skeletons label="Loading your purchases">
        <Skeleton className="h-10" />
      </Skeletons>
    );
  if (orders.isError)
    return (
      <ErrorState
        error={orders.error}
        title="Your purchases could not be loaded"
        onRetry={() => void orders.refetch()}
        retrying={orders.isFetching}
      />
    );
  // An attempt that came to nothing is no purchase.
  const shown = orders.data.filter(({ state }) => state !== 'expired');
  return (
    <>
      {shown.length === 0 ? (
        <p className="text-secondary text-sm">
          {plans.data?.billing === 'off'
            ? 'Nothing is sold here: every course is open.'
            : 'You have bought nothing yet.'}
        </p>
      ) : (
        <ul className="divide-y">
          {shown.map((order) => (
            <Receipt key={order.orderId} order={order} />
          ))}
        </ul>
      )}
      {plans.data?.billing !== 'off' && (
        <p className="mt-3 max-w-[62ch] text-secondary text-sm">
          A course is paid once; nothing renews by itself, so there is nothing to cancel. Ask for your money back within
          14 days: the course then keeps its first week, and nothing in it is deleted.
        </p>
      )}
    </>
  );
}

function Receipt({ order }: { order: Order }) {
  const { title, folderName, amount, currency, state, refunded, promotionCode, createdAt, paidAt } = order;
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 py-2 first:pt-0">
      <span className="min-w-48 flex-1">
        {title}, {folderName}
        <span className="block text-muted text-xs">
          {formatDate((paidAt ?? createdAt).slice(0, 10), 'withYear')}
          {promotionCode && `, ${promotionCode}`}
        </span>
      </span>
      <span className="text-secondary text-sm">
        {states[state]}
        {refunded > 0 && state !== 'refunded' && `, ${money(refunded, currency)} refunded`}
      </span>
      <span className="tabular w-20 text-right font-medium">{money(amount, currency)}</span>
    </li>
  );
}
