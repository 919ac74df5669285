import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { reviewQuery } from '../../features/syllabus-review/review.queries.ts';
import type { Review } from '../../features/syllabus-review/review-item.ts';
import { BuildBoard } from '../../features/syllabus-review/weeks/build-board.tsx';
import { TermForm } from '../../features/syllabus-review/weeks/term-form.tsx';
import { boardOf, isBuilt, layoutOf } from '../../features/syllabus-review/weeks/week-board.ts';
import { linesQuery, useDecideWeeks } from '../../features/syllabus-review/weeks/weeks.queries.ts';
import { isApiError, messageOf } from '../../lib/api/errors.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { StudyPage } from '../shared/study-page.tsx';

const title = t`Build weeks`;

/** Weeks that are laid out by hand, and filled from the lines of the syllabus. */
export default function BuildWeeksPage() {
  const { folderId = '' } = useParams();
  const lines = useQuery(linesQuery(folderId));
  const review = useQuery(reviewQuery(folderId));
  // A file that came to nothing has no plan until its weeks are laid out.
  const hasNone = isApiError(review.error, 'syllabus_not_found');
  usePageTitle(title);
  return (
    <StudyPage back={{ to: `/syllabus/${folderId}`, label: t`Course` }} wide>
      <div className="mx-auto w-full max-w-320 px-4 pb-16 md:px-10">
        <QueryBoundary<unknown>
          query={hasNone || review.data ? lines : review}
          page={title}
          errorTitle={t`Couldn’t load the syllabus`}
          skeleton={<BuildSkeleton />}
        >
          {() => <Build folderId={folderId} review={review.data ?? null} lines={lines.data?.lines ?? []} />}
        </QueryBoundary>
      </div>
    </StudyPage>
  );
}

function Build({
  folderId,
  review,
  lines,
}: {
  folderId: string;
  review: Review | null;
  lines: Parameters<typeof BuildBoard>[0]['lines'];
}) {
  const decide = useDecideWeeks(folderId);
  const [editing, setEditing] = useState(false);
  const built = review !== null && isBuilt(review);
  const weeks = review && built ? boardOf(review) : [];
  const replaced = review && !built ? boardOf(review).length : 0;
  const asksForTerm = !built || editing;
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-4 pb-4 md:pt-7 md:pb-5">
        <h1 tabIndex={-1} className="type-week flex-1 max-sm:min-w-full">
          {title}
        </h1>
        {!asksForTerm && (
          <>
            <Button onClick={() => setEditing(true)}>{t`Change dates`}</Button>
            <Button variant="primary" asChild>
              <Link to={`/syllabus/${folderId}`}>{t`Open plan`}</Link>
            </Button>
          </>
        )}
      </header>
      {replaced > 0 && (
        <Alert
          tone="plain"
          className="mb-4 max-w-208"
        >{t`These weeks replace the ones we read. You can undo that.`}</Alert>
      )}
      {asksForTerm ? (
        <div className="max-w-208">
          <TermForm
            layout={built ? layoutOf(weeks) : null}
            submitLabel={built ? t`Save dates` : t`Create weeks`}
            saving={decide.isPending}
            error={decide.isError ? messageOf(decide.error) : null}
            onSubmit={(layout) => decide.mutate({ do: 'build', ...layout }, { onSuccess: () => setEditing(false) })}
            onCancel={built ? () => setEditing(false) : undefined}
          />
        </div>
      ) : (
        review && <BuildBoard folderId={folderId} review={review} lines={lines} />
      )}
    </>
  );
}

function BuildSkeleton() {
  return (
    <Skeletons label={t`Loading the syllabus`} className="grid max-w-208 gap-4">
      <Skeleton className="h-9" />
      <Skeleton className="h-9 w-2/3" />
      <Skeleton className="h-9 w-1/2" />
    </Skeletons>
  );
}
