import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import EyeOff from 'lucide-react/icons/eye-off';
import Globe from 'lucide-react/icons/globe';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { syllabusStatusQuery } from '../../features/syllabus/syllabus.queries.ts';
import { CourseSkeleton } from '../../features/wiki/page/course-skeleton.tsx';
import { CourseView, type ShownParts } from '../../features/wiki/page/course-view.tsx';
import { useTakeBack } from '../../features/wiki/page/owner-notice.tsx';
import type { PublishChoices } from '../../features/wiki/publish/choices.ts';
import { ChoicesForm } from '../../features/wiki/publish/choices-form.tsx';
import { RemovedList } from '../../features/wiki/publish/removed-list.tsx';
import { type Preview, previewQuery, usePublish } from '../../features/wiki/sharing.queries.ts';
import { wikiPath } from '../../features/wiki/wiki.ts';
import { messageOf } from '../../lib/api/errors.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { sayDone, sayFailed } from '../../ui/toast.ts';
import { AppHeader } from '../shared/app-header.tsx';
import { ReviewFirst } from './review-first.tsx';

const pause = 350;

/** Sharing a course with the wiki: what is chosen on the left, the page exactly as it would be on the right. */
export default function PublishCourse() {
  const { folderId = '' } = useParams();
  // As the server suggests it, until something is changed.
  const first = useQuery(previewQuery(folderId, null));
  usePageTitle(t`Share with the wiki`);
  return (
    <>
      <AppHeader />
      <main id="main" tabIndex={-1} className="page pt-4 pb-28 outline-none md:pt-6 md:pb-16">
        <Link
          to={`/syllabus/${folderId}?view=about`}
          className="-mx-1.5 inline-flex min-h-8 items-center gap-1.5 rounded-md px-1.5 text-secondary text-sm hover:bg-hover touch:min-h-11"
        >
          <Icon of={ArrowLeft} size={14} />
          {t`Back to the course`}
        </Link>
        <h1 tabIndex={-1} className="type-week mt-1">{t`Share with the wiki`}</h1>
        <p className="type-lead mt-2 mb-6 max-w-[58ch] max-md:text-md">{t`Other students can find your weeks and start from them. You can stop sharing anytime.`}</p>
        <QueryBoundary query={first} errorTitle={t`Couldn’t load the preview`} skeleton={<CourseSkeleton />}>
          {(preview) => <Publishing folderId={folderId} first={preview} />}
        </QueryBoundary>
      </main>
    </>
  );
}

/** A value as it was a moment ago, so that not every letter asks the server. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

function Publishing({ folderId, first }: { folderId: string; first: Preview }) {
  const navigate = useNavigate();
  const [choices, setChoices] = useState<PublishChoices>(first.choices);
  const settled = useSettled(choices);
  const asked = useQuery(previewQuery(folderId, settled === first.choices ? null : settled));
  const preview = asked.data ?? first;
  const publish = usePublish();
  const unsure = useQuery(syllabusStatusQuery(folderId)).data?.itemsToReview ?? 0;
  const [asksReview, setAsksReview] = useState(false);
  const { takeBack, isPending: takingBack } = useTakeBack();
  const [shown, setShown] = useState<ShownParts>({ activities: true, guides: true });
  const own = first.published;
  // Before it is shared each preview has an id of its own, so that its colour would change with every letter of the
  // form.
  const page = { ...preview.page, wikiId: own?.wikiId ?? folderId };
  const isShared = own?.state === 'published';
  const catchingUp = asked.isPlaceholderData || settled !== choices;

  const share = () =>
    publish.mutate(
      { folderId, choices },
      {
        onSuccess: ({ wikiId }) => {
          sayDone(isShared ? t`Page refreshed` : t`Shared with the wiki`);
          void navigate(wikiPath(wikiId));
        },
        onError: (error) => sayFailed(messageOf(error)),
      },
    );
  const actions = own?.state !== 'hidden' && (
    <>
      <Button
        variant="primary"
        loading={publish.isPending && t`Sharing`}
        onClick={() => (unsure > 0 ? setAsksReview(true) : share())}
        className="max-md:h-11 max-md:flex-1"
      >
        <Icon of={Globe} />
        {isShared ? t`Refresh the page` : t`Share with the wiki`}
      </Button>
      {isShared && (
        <Button
          loading={takingBack && t`Taking back`}
          onClick={() => void takeBack(own, () => void navigate(`/syllabus/${folderId}?view=about`))}
          className="max-md:h-11"
        >{t`Stop sharing`}</Button>
      )}
    </>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div className="grid content-start gap-6">
        {own?.state === 'hidden' && (
          <Alert tone="warning" icon={EyeOff} title={t`An admin has hidden your page.`}>
            <Trans>“{own.hiddenReason}” It cannot be shared again until it is restored.</Trans>
          </Alert>
        )}
        <ChoicesForm
          choices={choices}
          available={first.available}
          titleAsRead={first.choices.title ?? first.page.title}
          onChange={(change) => setChoices({ ...choices, ...change })}
        />
        <RemovedList removals={preview.removals} quotationLength={preview.quotationLength} />
      </div>
      <section aria-labelledby="preview" aria-busy={catchingUp || undefined} className="min-w-0">
        <div className="mb-3 flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id="preview" className="font-semibold">{t`Preview`}</h2>
          <p role="status" className="min-w-32 flex-1 text-muted text-xs">
            {asked.isError ? messageOf(asked.error) : catchingUp ? t`Catching up…` : t`Exactly what others will see`}
          </p>
          <div className="flex flex-wrap gap-2 max-md:hidden">{actions}</div>
        </div>
        <div className="rounded-lg border border-default bg-surface p-4 md:p-6">
          <CourseView page={page} wikiId={null} heading="h2" stacked shown={shown} onShow={setShown} />
        </div>
      </section>
      {asksReview && (
        <ReviewFirst
          folderId={folderId}
          count={unsure}
          onShare={() => {
            setAsksReview(false);
            share();
          }}
          onClose={() => setAsksReview(false)}
        />
      )}
      <div className="fixed inset-x-0 bottom-0 z-(--syllabus-z-tabbar) flex gap-2 border-t bg-raised px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] empty:hidden md:hidden">
        {actions}
      </div>
    </div>
  );
}
