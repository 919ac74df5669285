import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { Link, Navigate, useLocation, useNavigate, useParams } from 'react-router';
import { useCheckout, useUnlockWithCredit } from '../../features/billing/billing.queries.ts';
import { coursesLeft, type FolderPlan, openWeeks } from '../../features/billing/billing.ts';
import { folderPlanQuery } from '../../features/billing/folder-plan.queries.ts';
import { PaidAlready } from '../../features/billing/paid-already.tsx';
import { usePlanChoice } from '../../features/billing/plan-choice.tsx';
import { type Folder, titleOf } from '../../features/folders/folder.ts';
import { startupQuery } from '../../features/folders/folders.queries.ts';
import { keepDraft, readDraft } from '../../features/onboarding/course-draft.ts';
import { messageOf } from '../../lib/api/errors.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useUserId } from '../../lib/session/session-store.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { sayDone } from '../../ui/toast.ts';
import { FolderPreview } from '../new-course/folder-preview.tsx';
import { SetupColumns } from '../new-course/setup-columns.tsx';
import { AppHeader } from '../shared/app-header.tsx';

/** The one way from a trial to the whole course. */
export default function UnlockCourse() {
  const { folderId = '' } = useParams();
  const userId = useUserId();
  const startup = useQuery(startupQuery(userId));
  const plan = useQuery(folderPlanQuery(userId, folderId));
  const folder = startup.data?.folders.find((each) => each.folderId === folderId);
  usePageTitle(t`Unlock the course`);
  if (startup.data && !folder) return <Navigate to="/dashboard" replace />;
  if (plan.data?.unlockedWeeks === null) return <Navigate to={`/syllabus/${encodeURIComponent(folderId)}`} replace />;
  return (
    <>
      <AppHeader />
      <main id="main" tabIndex={-1} className="mx-auto max-w-280 px-4 pt-5 outline-none md:px-8 md:pt-10 lg:pb-16">
        {folder && (
          <QueryBoundary
            query={plan}
            page={t`Unlock ${titleOf(folder)}`}
            errorTitle={t`The course’s plan could not be loaded`}
            skeleton={<FormSkeleton />}
          >
            {(loaded) => <UnlockForm folder={folder} plan={loaded} />}
          </QueryBoundary>
        )}
      </main>
    </>
  );
}

function UnlockForm({ folder, plan }: { folder: Folder; plan: FolderPlan }) {
  const { folderId, name } = folder;
  const formId = useId();
  const userId = useUserId();
  const { pathname } = useLocation();
  const [draft] = useState(() => readDraft(userId));
  const navigate = useNavigate();
  const checkout = useCheckout();
  const credit = useUnlockWithCredit();
  const failure = checkout.error ?? credit.error;
  const choice = usePlanChoice({ unlocks: true, before: draft?.page === pathname ? draft : null, failure });
  const usesCredit = choice.plan?.kind === 'credit';
  const coursePath = `/syllabus/${encodeURIComponent(folderId)}`;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!choice.plan || choice.isTryingCode || checkout.isPending || credit.isPending) return;
    const { planId } = choice.plan;
    const { promotionCode } = choice;
    if (usesCredit)
      return credit.mutate(folderId, {
        onSuccess: ({ folders_left: left }) => {
          sayDone(left > 0 ? t`Every week is open. ${coursesLeft(left)}` : t`Every week is open`);
          void navigate(coursePath, { replace: true });
        },
      });
    keepDraft(userId, { name, planId, promotionCode: promotionCode ?? null, page: pathname });
    checkout.mutate(
      { planId, folderName: name, folderId, promotionCode },
      { onSuccess: (url) => window.location.assign(url) },
    );
  };
  return (
    <SetupColumns
      aside={
        <FolderPreview folderId={folderId} name={name} summary={choice.summary} brief={choice.brief}>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            size="lg"
            block
            disabled={!choice.plan || choice.isTryingCode}
            loading={checkout.isPending || credit.isPending ? t`Opening` : false}
          >
            {usesCredit ? t`Unlock the course` : t`Continue to payment`}
          </Button>
          <Button variant="ghost" size="lg" block className="mt-2 max-lg:hidden" asChild>
            <Link to={coursePath}>{t`Back to the course`}</Link>
          </Button>
        </FolderPreview>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <h1 tabIndex={-1} className="type-week mb-2">
          {t`Unlock ${titleOf(folder)}`}
        </h1>
        <p className="mb-4 max-w-[62ch] text-secondary md:mb-6">{t`Right now ${openWeeks(plan)}. Unlocking opens every week: activities, vocabulary, guides, briefs and the search for readings. Your work stays as it is.`}</p>
        {failure && !choice.saysRefusal && (
          <Alert tone="danger" className="mb-4">
            {messageOf(failure)}
          </Alert>
        )}
        {draft?.page === pathname && <PaidAlready folderName={draft.name} />}
        {choice.field}
        <div className="lg:hidden">{choice.summary}</div>
      </form>
    </SetupColumns>
  );
}

const FormSkeleton = () => (
  <Skeletons label={t`Loading the course`} className="grid gap-4">
    <Skeleton className="h-10 w-2/3" />
    <Skeleton className="h-32 rounded-lg" />
  </Skeletons>
);
