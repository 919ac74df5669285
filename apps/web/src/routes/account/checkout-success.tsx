import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import PackageCheck from 'lucide-react/icons/package-check';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { ordersQuery } from '../../features/billing/billing.queries.ts';
import type { Order } from '../../features/billing/billing.ts';
import { subscriptionQuery } from '../../features/billing/folder-plan.queries.ts';
import { startupQuery } from '../../features/folders/folders.queries.ts';
import { type CourseDraft, readDraft } from '../../features/onboarding/course-draft.ts';
import { paidDeploymentQuery } from '../../features/onboarding/deployment.queries.ts';
import { dropFiles, readFiles } from '../../features/onboarding/kept-files.ts';
import { LoadingScreen } from '../../layout/loading-screen.tsx';
import { MessagePage } from '../../layout/message-page.tsx';
import { isApiError, messageOf } from '../../lib/api/errors.ts';
import { fullRedirect } from '../../lib/full-redirect.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useUserId } from '../../lib/session/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { sendCourseFiles } from '../shared/send-course-files.ts';
import { useCompleteOnboarding } from '../shared/use-complete-onboarding.ts';
import { ThankYou } from './thank-you.tsx';

/** The page that a new course is entered on. */
const newCoursePath = '/dashboard/new';

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
  const draft = useDraftOf(order);
  // A pack without a course in mind waits until its student adds one.
  if (order && draft === null && order.folders > 1 && order.state === 'paid' && order.folderIds.length === 0)
    return <ThankYou order={order} folderId={null} sendsSyllabus={false} />;
  if (order) return <Making order={order} draft={draft} />;
  if (orders.isPending) return <Waiting text={t`Looking for your purchase`} />;
  const text = orders.error
    ? messageOf(orders.error)
    : t`This purchase doesn’t exist, or it was made with another account.`;
  return <Failed text={text} onRetry={orders.error ? () => void orders.refetch() : null} />;
}

/** What was entered before the payment, in this tab: as it was when the page opened, for it is dropped meanwhile. */
function useDraftOf(order: Order | undefined): CourseDraft | null {
  const userId = useUserId();
  const [draft] = useState(() => readDraft(userId));
  return order && draft && (draft.name === '' || draft.name === order.folderName) ? draft : null;
}

function Making({ order, draft }: { order: Order; draft: CourseDraft | null }) {
  const { sessionId, folderName: name } = order;
  const userId = useUserId();
  const { data: folderIds, error, refetch } = useQuery(paidDeploymentQuery(userId, { name, sessionId }));
  const complete = useCompleteOnboarding();
  const begun = useRef(false);
  const [done, setDone] = useState<{ folderId: string; sendsSyllabus: boolean } | null>(null);
  useEffect(() => {
    const [folderId] = folderIds ?? [];
    if (!folderIds || !folderId || begun.current) return;
    begun.current = true;
    void complete({ folderIds, name }).finally(async () => {
      const files = draft?.page === newCoursePath ? await readFiles(userId) : null;
      if (files) sendCourseFiles(folderId, files);
      void dropFiles(userId);
      setDone({ folderId, sendsSyllabus: files !== null });
    });
  }, [folderIds, complete, name, draft, userId]);

  if (done) return <ThankYou order={order} {...done} />;
  if (isApiError(error, 'payment_pending'))
    return (
      <Waiting
        text={t`Waiting for the payment to be confirmed`}
      >{t`This takes a few seconds. You can close this page: what you bought will be in your account.`}</Waiting>
    );
  if (error) return <Failed text={messageOf(error)} onRetry={() => void refetch()} />;
  return <Waiting text={t`Creating your course`} />;
}

function Waiting({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <MessagePage
      icon={PackageCheck}
      title={t`One moment`}
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
      title={t`Couldn’t create the course`}
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
