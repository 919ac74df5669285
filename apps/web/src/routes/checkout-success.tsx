import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleAlert, PackageCheck } from 'lucide-react';
import { useEffect } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { Button } from '../components/button.tsx';
import { MessagePage } from '../components/message-page.tsx';
import { Spinner } from '../components/spinner.tsx';
import { deployedQuery, ordersQuery } from '../features/billing/billing.queries.ts';
import type { Order } from '../features/billing/billing.ts';
import { rememberDeployed } from '../features/billing/deployed.ts';
import { startupQuery } from '../features/folders/folders.queries.ts';
import { isApiError, messageOf } from '../lib/api/errors.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { updateSession, useUserId } from '../lib/session/session-store.ts';

/** How often is looked whether the payment is known by now. */
const interval = 2_000;

/** Where a payment leads back to. However often it is opened, the courses of a purchase are made once. */
export default function CheckoutSuccess() {
  const userId = useUserId();
  const [query] = useSearchParams();
  const sessionId = query.get('session_id');
  const orders = useQuery(ordersQuery(userId));
  usePageTitle('Your purchase');
  if (!sessionId) return <Navigate to="/" replace />;
  const order = orders.data?.find((each) => each.sessionId === sessionId);
  if (order) return <Deployment order={order} />;
  if (orders.isPending) return <Waiting text="Looking for your purchase" />;
  const text = orders.error
    ? messageOf(orders.error)
    : 'This purchase does not exist, or it was made with another account.';
  return <Failed text={text} onRetry={orders.error ? () => void orders.refetch() : null} />;
}

function Deployment({ order }: { order: Order }) {
  const userId = useUserId();
  const client = useQueryClient();
  const isWaiting = (error: unknown) => isApiError(error, 'payment_pending');
  const deployed = useQuery({
    ...deployedQuery(userId, order),
    refetchInterval: ({ state }) => (isWaiting(state.error) ? interval : false),
  });
  const [first] = deployed.data ?? [];

  useEffect(() => {
    if (!deployed.data || !first) return;
    // A course that has its syllabus leads on by itself.
    rememberDeployed(deployed.data, order.folderName);
    updateSession({ isOnboarded: true, currentFolderId: first });
    // Read anew as a whole: what is open has changed everywhere.
    void client.resetQueries({ queryKey: startupQuery(userId).queryKey }).finally(() => {
      const target = new URLSearchParams({ session_id: order.sessionId, folder: first });
      window.location.replace(`/?${target}`);
    });
  }, [deployed.data, first, client, userId, order]);

  if (deployed.error && !isWaiting(deployed.error))
    return <Failed text={messageOf(deployed.error)} onRetry={() => void deployed.refetch()} />;
  return (
    <Waiting
      text={
        deployed.error
          ? 'Waiting for the payment to be confirmed'
          : `Making ${order.folders === 1 ? 'your course' : 'your courses'}`
      }
    >
      {deployed.error && 'That takes a few seconds. You can close this page: the course is made as soon as it is.'}
    </Waiting>
  );
}

function Waiting({ text, children }: { text: string; children?: React.ReactNode }) {
  return (
    <MessagePage icon={PackageCheck} title="Thank you">
      <p role="status" className="flex items-center gap-2">
        <Spinner />
        {text}
      </p>
      {children && <p className="mt-2 text-base text-muted">{children}</p>}
    </MessagePage>
  );
}

function Failed({ text, onRetry }: { text: string; onRetry: (() => void) | null }) {
  return (
    <MessagePage
      icon={CircleAlert}
      tone="danger"
      title="The course was not made"
      actions={
        <>
          {onRetry && (
            <Button variant="primary" size="lg" onClick={onRetry}>
              Try again
            </Button>
          )}
          <Button size="lg" asChild>
            <Link to="/dashboard">Back to your courses</Link>
          </Button>
        </>
      }
    >
      <p role="alert">{text}</p>
    </MessagePage>
  );
}
