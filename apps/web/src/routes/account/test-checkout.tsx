import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { TestNotification } from '@weekwise/domain/billing.ts';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CreditCard from 'lucide-react/icons/credit-card';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { testCheckoutQuery, useDecideTestCheckout } from '../../features/billing/billing.queries.ts';
import { money, moneyColumn, type Order, successPath } from '../../features/billing/billing.ts';
import { readDraft } from '../../features/onboarding/course-draft.ts';
import { MessagePage } from '../../layout/message-page.tsx';
import { isApiError, messageOf } from '../../lib/api/errors.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useUserId } from '../../lib/session/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/input.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';

const notifications: { value: TestNotification; label: string }[] = [
  { value: 'before', label: t`before you’re back` },
  { value: 'after', label: t`a few seconds later` },
  { value: 'twice', label: t`twice` },
  { value: 'never', label: t`never` },
];

/** Where a purchase is decided while no payment service is set up: no money moves, and the page says so. */
export default function TestCheckout() {
  const { sessionId = '' } = useParams();
  const query = useQuery(testCheckoutQuery(sessionId));
  usePageTitle(t`Test checkout`);
  // Asked anew it is not there either.
  if (isApiError(query.error, 'order_not_found', 'billing_off')) return <NoOrder text={messageOf(query.error)} />;
  return (
    <MessagePage
      icon={CreditCard}
      title={t`Test checkout`}
      actions={
        query.isError && (
          <Button size="lg" asChild>
            <Link to="/dashboard">{t`Back to your courses`}</Link>
          </Button>
        )
      }
    >
      <p className="mb-4">{t`This is a test checkout: no card is asked for and no money moves.`}</p>
      <QueryBoundary query={query} errorTitle={t`Couldn’t open this purchase`} skeleton={<OrderSkeleton />}>
        {(order) => <Decision order={order} />}
      </QueryBoundary>
    </MessagePage>
  );
}

function NoOrder({ text }: { text: string }) {
  return (
    <MessagePage
      icon={CircleAlert}
      tone="danger"
      title={t`Couldn’t open this purchase`}
      actions={
        <Button variant="primary" size="lg" asChild>
          <Link to="/dashboard">{t`Back to your courses`}</Link>
        </Button>
      }
    >
      <p role="alert">{text}</p>
    </MessagePage>
  );
}

function Decision({ order }: { order: Order }) {
  const navigate = useNavigate();
  const userId = useUserId();
  const decide = useDecideTestCheckout(order.sessionId);
  const [notification, setNotification] = useState<TestNotification>('before');
  const decided = decide.variables?.decision;
  const success = successPath(order.sessionId);
  const isOpen = order.state === 'open';
  const say = moneyColumn([order.listAmount, order.amount], order.currency);
  return (
    <>
      <dl className="tabular border-t text-base">
        <div className="flex justify-between gap-4 border-b py-2">
          <dt>
            {order.title}
            <span className="block text-muted text-sm">{order.folderName}</span>
          </dt>
          <dd>{say(order.listAmount)}</dd>
        </div>
        {order.promotionCode && (
          <div className="flex justify-between border-b py-2">
            <dt>{order.promotionCode}</dt>
            <dd>−{say(order.listAmount - order.amount)}</dd>
          </div>
        )}
        <div className="flex justify-between py-2 font-semibold">
          <dt>{order.paidAt === null ? t`Due today` : t`Paid`}</dt>
          <dd>{say(order.amount)}</dd>
        </div>
      </dl>
      <div className="mt-4 flex flex-wrap gap-2 max-md:*:grow">
        {isOpen ? (
          <>
            <Button
              variant="primary"
              size="lg"
              loading={decide.isPending && decided === 'pay' ? t`Paying` : false}
              onClick={() =>
                decide.mutate(
                  { decision: 'pay', notification },
                  { onSuccess: () => void navigate(success, { replace: true }) },
                )
              }
            >{t`Pay ${money(order.amount, order.currency)} (test)`}</Button>
            <Button
              size="lg"
              variant="ghost"
              onClick={() => void navigate(readDraft(userId)?.page ?? '/dashboard')}
            >{t`Cancel`}</Button>
          </>
        ) : (
          <Button
            variant="primary"
            size="lg"
            onClick={() => void navigate(success, { replace: true })}
          >{t`Continue`}</Button>
        )}
      </div>
      {/* Below what was pressed, in a line that is kept free for it: nothing moves under the finger. */}
      <p className="my-2 min-h-5 text-danger text-sm" role="alert">
        {decide.error
          ? messageOf(decide.error)
          : decided === 'refuse' && decide.isSuccess
            ? t`The card was declined. You weren’t charged. Try again.`
            : ''}
      </p>
      {isOpen && (
        <details className="border-t pt-3 text-sm">
          <summary className="cursor-pointer text-muted touch:py-2">{t`Test tools`}</summary>
          <Button
            size="sm"
            className="mt-3"
            onClick={() => decide.mutate({ decision: 'refuse' })}
          >{t`Decline the card`}</Button>
          <Select
            label={t`The bank confirms the payment`}
            fieldClassName="mt-3"
            value={notification}
            onChange={(event) => setNotification(event.target.value as TestNotification)}
          >
            {notifications.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </details>
      )}
    </>
  );
}

const OrderSkeleton = () => (
  <Skeletons label={t`Loading the purchase`} className="grid gap-3">
    <Skeleton className="h-10" />
    <Skeleton className="h-10" />
  </Skeletons>
);
