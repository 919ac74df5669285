import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId } from 'react';
import { Link, Navigate, useParams } from 'react-router';
import { Button } from '../components/button.tsx';
import { Notice } from '../components/notice.tsx';
import { unlockedWeeksQuery, useCheckout } from '../features/billing/billing.queries.ts';
import { usePlanChoice } from '../features/billing/plan-choice.tsx';
import { titleOf } from '../features/folders/folder.ts';
import { startupQuery } from '../features/folders/folders.queries.ts';
import { messageOf } from '../lib/api/errors.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { useUserId } from '../lib/session/session-store.ts';
import { FolderPreview } from './new-course/folder-preview.tsx';
import { AppHeader } from './shared/app-header.tsx';

/** The one way from a trial to the whole course. */
export default function UnlockCourse() {
  const { folderId = '' } = useParams();
  const userId = useUserId();
  const startup = useQuery(startupQuery(userId));
  const weeks = useQuery(unlockedWeeksQuery(userId, folderId));
  const folder = startup.data?.folders.find((each) => each.folderId === folderId);
  usePageTitle('Unlock the course');
  if (startup.data && !folder) return <Navigate to="/dashboard" replace />;
  if (weeks.data === null) return <Navigate to={`/syllabus/${encodeURIComponent(folderId)}`} replace />;
  return (
    <>
      <AppHeader />
      <main id="main" tabIndex={-1} className="mx-auto max-w-280 px-4 pt-5 pb-16 outline-none md:px-8 md:pt-10">
        {folder && <UnlockForm folderId={folderId} name={folder.name} title={titleOf(folder)} />}
      </main>
    </>
  );
}

function UnlockForm({ folderId, name, title }: { folderId: string; name: string; title: string }) {
  const formId = useId();
  const choice = usePlanChoice({ unlocks: true });
  const checkout = useCheckout();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!choice.plan || checkout.isPending) return;
    const { planId } = choice.plan;
    checkout.mutate(
      { planId, folderName: name, folderId, promotionCode: choice.promotionCode },
      { onSuccess: (url) => window.location.assign(url) },
    );
  };
  return (
    <div className="grid items-start gap-x-20 gap-y-6 lg:grid-cols-[minmax(0,1fr)_360px]">
      <form id={formId} onSubmit={submit} noValidate>
        <h1 tabIndex={-1} className="type-week mb-2">
          Unlock {title}
        </h1>
        <p className="mb-4 max-w-[62ch] text-secondary md:mb-6">
          Week 1 is open. Paid once, every week of the course is: activities, vocabulary and guides. What you have made
          so far stays as it is.
        </p>
        {checkout.error && (
          <Notice tone="danger" className="mb-4">
            {messageOf(checkout.error)}
          </Notice>
        )}
        {choice.field}
      </form>
      <FolderPreview folderId={folderId} name={name}>
        {choice.summary}
        <Button
          type="submit"
          form={formId}
          variant="primary"
          size="lg"
          block
          disabled={!choice.plan}
          loading={checkout.isPending ? 'Opening' : false}
        >
          Continue to payment
        </Button>
        <Button variant="ghost" size="lg" block className="mt-2" asChild>
          <Link to={`/syllabus/${encodeURIComponent(folderId)}`}>Back to the course</Link>
        </Button>
      </FolderPreview>
    </div>
  );
}
