import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import PackageCheck from 'lucide-react/icons/package-check';
import { Link } from 'react-router';
import { ordersQuery } from '../../features/billing/billing.queries.ts';
import { coursesLeft, creditsIn, type Order } from '../../features/billing/billing.ts';
import { ReceiptLines } from '../../features/billing/receipt-lines.tsx';
import { startupQuery } from '../../features/folders/folders.queries.ts';
import { MessagePage } from '../../layout/message-page.tsx';
import { useUserId } from '../../lib/session/session-store.ts';
import { Button } from '../../ui/button.tsx';

/** After a payment: what became of it, its receipt, and what is left of it. */
export function ThankYou({
  order,
  folderId,
  sendsSyllabus,
}: {
  order: Order;
  /** The course that it made or unlocked; null where that is still the student's to say. */
  folderId: string | null;
  /** Whether the syllabus that was chosen before the payment is on its way. */
  sendsSyllabus: boolean;
}) {
  const userId = useUserId();
  const { data: orders } = useQuery(ordersQuery(userId));
  const { data: startup } = useQuery(startupQuery(userId));
  const course = startup?.folders.find((each) => each.folderId === folderId);
  const left = creditsIn(orders ?? [order]);
  const back = new URLSearchParams({ session_id: order.sessionId, ...(folderId && { folder: folderId }) });
  return (
    <MessagePage
      icon={PackageCheck}
      title={t`Thank you`}
      actions={
        <>
          <Button variant="primary" size="lg" asChild>
            <Link to={folderId ? `/?${back}` : '/dashboard/new'} replace>
              {folderId === null
                ? t`Add a course`
                : course?.course || sendsSyllabus
                  ? t`See your plan`
                  : t`Add the syllabus`}
            </Link>
          </Button>
          {left > 0 && folderId !== null && (
            <Button size="lg" asChild>
              <Link to="/dashboard/new">{t`Add another course`}</Link>
            </Button>
          )}
        </>
      }
      footnote={order.amount > 0 && t`You’ll find the receipt in your account.`}
    >
      {folderId !== null && (
        <p role="status">
          {course?.course
            ? t`Every week of ${course.name} is open.`
            : sendsSyllabus
              ? t`We’re reading your syllabus. Your plan is almost ready.`
              : t`Your course is ready for its syllabus.`}
        </p>
      )}
      {left > 0 && <p className="mt-1 font-medium text-primary">{t`${coursesLeft(left)}. They don’t expire.`}</p>}
      {order.amount > 0 && (
        <section aria-label={t`Receipt`} className="mt-4 border-t pt-3 text-sm">
          <ReceiptLines order={order} />
        </section>
      )}
    </MessagePage>
  );
}
