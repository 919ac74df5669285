import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import PackageCheck from 'lucide-react/icons/package-check';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { ordersQuery, subscriptionQuery } from '../../features/billing/billing.queries.ts';
import type { Order } from '../../features/billing/billing.ts';
import { startupQuery } from '../../features/folders/folders.queries.ts';
import { paidDeploymentQuery } from '../../features/onboarding/deployment.queries.ts';
import { LoadingScreen } from '../../layout/loading-screen.tsx';
import { MessagePage } from '../../layout/message-page.tsx';
import { isApiError, messageOf } from '../../lib/api/errors.ts';
import { fullRedirect } from '../../lib/full-redirect.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useUserId } from '../../lib/session/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useCompleteOnboarding } from '../shared/use-complete-onboarding.ts';

/** Where a payment leads back to. However often it is opened, the courses of a purchase are made once. */
export default function CheckoutSuccess() {
  const [query] = useSearchParams();
  const sessionId = query.get('session_id');
  usePageTitle(t`Your purchase`);
  return sessionId ? <Purchase sessionId={sessionId} /> : <WithoutPurchase />;
}

/** Nothing to make: whoever has what to work in starts the app anew (spec §4). */
function WithoutPurchase() {
  const userId = useUserId();
  const startup = useQuery(startupQuery(userId));
  const hasFolders = Boolean(startup.data?.folders.length);
  const subscription = useQuery({ ...subscriptionQuery(userId, { hasFolders }), enabled: hasFolders });
  const isActive = hasFolders && subscription.data === true;
  useEffect(() => {
    if (isActive) fullRedirect('/');
  }, [isActive]);
  const isElsewhere = startup.isError || startup.data?.folders.length === 0 || subscription.data === false;
  if (isElsewhere || subscription.isError) return <Navigate to="/" replace />;
  return <LoadingScreen text={t`Loading your workspace...`} />;
}

function Purchase({ sessionId }: { sessionId: string }) {
  const orders = useQuery(ordersQuery(useUserId()));
  const order = orders.data?.find((each) => each.sessionId === sessionId);
  if (order) return <Making order={order} />;
  if (orders.isPending) return <Waiting text={t`Looking for your purchase`} />;
  const text = orders.error
    ? messageOf(orders.error)
    : t`This purchase does not exist, or it was made with another account.`;
  return <Failed text={text} onRetry={orders.error ? () => void orders.refetch() : null} />;
}

function Making({ order: { sessionId, folderName: name, folders } }: { order: Order }) {
  const { data: folderIds, error, refetch } = useQuery(paidDeploymentQuery(useUserId(), { name, sessionId }));
  const complete = useCompleteOnboarding();
  const completed = useRef(false);
  useEffect(() => {
    const [first] = folderIds ?? [];
    if (!folderIds || !first || completed.current) return;
    completed.current = true;
    const target = new URLSearchParams({ session_id: sessionId, folder: first });
    void complete({ folderIds, name }).finally(() => fullRedirect(`/?${target}`));
  }, [folderIds, complete, sessionId, name]);

  if (isApiError(error, 'payment_pending'))
    return (
      <Waiting
        text={t`Waiting for the payment to be confirmed`}
      >{t`That takes a few seconds. You can close this page: the course is made once the payment is confirmed.`}</Waiting>
    );
  if (error) return <Failed text={messageOf(error)} onRetry={() => void refetch()} />;
  return <Waiting text={t`Making ${plural(folders, { one: 'your course', other: 'your courses' })}`} />;
}

function Waiting({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <MessagePage
      icon={PackageCheck}
      title={t`Thank you`}
      actions={
        children && (
          <Button size="lg" asChild>
            <Link to="/dashboard">{t`Back to your courses`}</Link>
          </Button>
        )
      }
    >
      <p role="status" className="flex items-start gap-2">
        <Spinner className="mt-1.25" />
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
      title={t`The course was not made`}
      actions={
        <>
          {onRetry && <Button variant="primary" size="lg" onClick={onRetry}>{t`Try again`}</Button>}
          <Button size="lg" asChild>
            <Link to="/dashboard">{t`Back to your courses`}</Link>
          </Button>
        </>
      }
    >
      <p role="alert">{text}</p>
    </MessagePage>
  );
}
