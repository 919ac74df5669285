import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import ScrollText from 'lucide-react/icons/scroll-text';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { GuideView } from '../../features/study-guides/guide-view.tsx';
import { guideMarkdownUrl, guideQuery, useMakeGuide } from '../../features/study-guides/guides.queries.ts';
import { ReadingSummaryPanel } from '../../features/study-guides/reading-summary-panel.tsx';
import { isApiError, messageOf } from '../../lib/api/errors.ts';
import { isDemo } from '../../lib/demo.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useProactiveEvent } from '../../lib/proactive/events.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { DemoBanner } from '../demo/demo-banner.tsx';
import { useWeekOfCourse } from '../practice/use-week-of-course.ts';
import { LockedWeek } from '../shared/locked-week.tsx';
import { ExportLink, PrintButton } from '../shared/page-actions.tsx';
import { useSourceViewer } from '../shared/source-viewer.tsx';
import { StudyPage } from '../shared/study-page.tsx';

/** The study guide of a week as a page of its own; `?print` asks the browser to print it. */
export default function StudyGuidePage() {
  const { folderId, week, weekPath } = useWeekOfCourse();
  const of = { folderId, week };
  const demo = isDemo(folderId);
  const query = useQuery(guideQuery(of));
  const { mutate, isPending, error } = useMakeGuide(of);
  const { open, viewer } = useSourceViewer(folderId, t`Study guide`);
  usePageTitle(t`Study guide, week ${week}`);
  const isThere = Boolean(query.data);
  usePrintOnce(isThere);
  useProactiveEvent('section_expansion', isThere ? `${folderId} ${week}` : null, () => ({
    folderId,
    currentWeek: week,
    sectionType: 'study_guide',
  }));
  const remake = demo ? null : (
    <Button size="sm" loading={isPending ? t`Making` : false} onClick={() => mutate({ anew: isThere })}>
      <Icon of={isThere ? RefreshCw : ScrollText} size={14} />
      <span data-words>{isThere ? t`Make anew` : t`Make the guide`}</span>
    </Button>
  );
  return (
    <StudyPage
      back={{ to: weekPath, label: t`Week ${week}` }}
      home={demo ? '/demo' : undefined}
      banner={demo && <DemoBanner />}
      viewer={viewer}
      actions={
        isThere && (
          <>
            {/* On a phone there is room for its icon. */}
            <span className="contents max-md:[&_[data-words]]:sr-only">{remake}</span>
            {!demo && <ExportLink href={guideMarkdownUrl(of)}>{t`Markdown`}</ExportLink>}
            <PrintButton />
          </>
        )
      }
    >
      {error && (
        <Alert tone="danger" title={t`The study guide could not be made.`} className="mt-4" action={remake}>
          {messageOf(error)}
        </Alert>
      )}
      <p role="status" className="sr-only">
        {isPending && t`Making the study guide`}
      </p>
      {isApiError(query.error, 'plan_required') ? (
        <div className="pt-7">
          <h1 className="type-week mb-4">{t`Study guide, week ${week}`}</h1>
          <LockedWeek />
        </div>
      ) : (
        <QueryBoundary
          query={query}
          page={t`Study guide, week ${week}`}
          errorTitle={t`The study guide could not be loaded`}
          skeleton={<GuideSkeleton />}
        >
          {(guide) =>
            guide ? (
              <GuideView
                guide={guide}
                readOnly={demo}
                onOpen={open}
                remake={remake}
                summaryOf={({ fileId, name }) =>
                  demo ? null : <ReadingSummaryPanel folderId={folderId} fileId={fileId} name={name} onOpen={open} />
                }
              />
            ) : (
              <div className="pt-7">
                <h1 className="type-week mb-4">{t`Study guide, week ${week}`}</h1>
                <EmptyState
                  icon={ScrollText}
                  title={t`There is no guide for this week yet`}
                  actions={remake}
                >{t`Concepts, terms and study questions from your files, each with its source.`}</EmptyState>
              </div>
            )
          }
        </QueryBoundary>
      )}
    </StudyPage>
  );
}

/** `?print` in the address: the dialog of the browser, once the guide is there. */
function usePrintOnce(ready: boolean): void {
  const [query, setQuery] = useSearchParams();
  const wanted = query.has('print');
  useEffect(() => {
    if (!ready || !wanted) return;
    setQuery({}, { replace: true });
    void document.fonts.ready.then(() => window.print());
  }, [ready, wanted, setQuery]);
}

function GuideSkeleton() {
  return (
    <Skeletons label={t`Loading the study guide`} className="pt-7">
      <Skeleton className="h-3 w-40" />
      <Skeleton className="mt-3 h-9 w-3/4" />
      {['a', 'b', 'c', 'd'].map((row) => (
        <div key={row} className="mt-7 space-y-2.5">
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-4/5" />
        </div>
      ))}
    </Skeletons>
  );
}
