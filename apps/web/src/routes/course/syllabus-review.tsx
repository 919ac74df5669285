import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { fallbackTexts } from '@weekwise/contracts/fallback.ts';
import CheckCheck from 'lucide-react/icons/check-check';
import HardDrive from 'lucide-react/icons/hard-drive';
import ListChecks from 'lucide-react/icons/list-checks';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { languageTag, say } from '#lingui';
import { PageRail } from '../../features/syllabus-review/page-rail.tsx';
import { AddItemDialog } from '../../features/syllabus-review/plan-item-dialog.tsx';
import { ProposalChanges } from '../../features/syllabus-review/proposal-changes.tsx';
import { type Decision, reviewQuery, useDecideItem } from '../../features/syllabus-review/review.queries.ts';
import type { ReviewItem, ReviewLine, Review as ReviewOfSyllabus } from '../../features/syllabus-review/review-item.ts';
import { ReviewList } from '../../features/syllabus-review/review-list.tsx';
import { sayDayOrder } from '../../features/syllabus-review/say-day-order.ts';
import { isApiError, messageOf } from '../../lib/api/errors.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { passageParam, type SourceTarget } from '../../lib/source-target.ts';
import { listOf, readerName, spellOut } from '../../lib/text.ts';
import { breakpoints, useMediaQuery } from '../../lib/use-media-query.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { sayDone, sayFailed } from '../../ui/toast.ts';
import { ToggleGroup } from '../../ui/toggle-group.tsx';
import { ReviewFrame } from './review-frame.tsx';

const title = t`Review the syllabus`;

/** Every item that was read, beside its line: what is clear is in the plan, the rest asks. */
export default function SyllabusReviewPage() {
  const { folderId = '' } = useParams();
  const query = useQuery(reviewQuery(folderId));
  usePageTitle(title);
  if (query.data) return <LoadedReview folderId={folderId} review={query.data} />;
  if (isApiError(query.error, 'syllabus_not_found'))
    return (
      <ReviewFrame folderId={folderId} counts={null}>
        <h1 tabIndex={-1} className="type-page mb-4">
          {title}
        </h1>
        <EmptyState
          icon={ListChecks}
          title={t`There is no syllabus to review yet`}
          actions={
            <Button asChild size="sm">
              <Link to={`/syllabus/${folderId}`}>{t`Upload the syllabus`}</Link>
            </Button>
          }
        >{t`Each item stands here beside its line once the syllabus was read.`}</EmptyState>
      </ReviewFrame>
    );
  return (
    <ReviewFrame folderId={folderId} counts={null}>
      <QueryBoundary
        query={query}
        page={title}
        errorTitle={t`The review could not be loaded`}
        skeleton={<ReviewSkeleton />}
      >
        {() => null}
      </QueryBoundary>
    </ReviewFrame>
  );
}

type Filter = 'all' | 'look' | 'confirmed';

const decided = (item: ReviewItem) => item.state !== 'pending';

function LoadedReview({ folderId, review }: { folderId: string; review: ReviewOfSyllabus }) {
  const { items, counts, proposal, threshold } = review;
  const navigate = useNavigate();
  const decide = useDecideItem(folderId);
  const [filter, setFilter] = useState<Filter>(counts.needsReview > 0 ? 'look' : 'all');
  const [currentId, setCurrentId] = useState<string | null>(null);
  const [adding, setAdding] = useState(false);
  const isWide = useMediaQuery(breakpoints.lg);
  const shown = items.filter((item) =>
    filter === 'all' ? true : filter === 'look' ? item.needsReview || item.id === currentId : decided(item),
  );
  const weeks = items.flatMap((item) =>
    item.kind === 'week' && item.state !== 'not-an-item'
      ? [{ weekId: item.id, label: t`Week ${item.weekNumber ?? ''}` }]
      : [],
  );
  const run = (decision: Decision) =>
    decide.mutate(decision, { onError: (error) => sayFailed(messageOf(error), () => run(decision)) });
  const openLine = ({ fileId, page, block, text }: ReviewLine) => {
    const target: SourceTarget = { page, block, lastBlock: block, quote: text };
    const query = new URLSearchParams({ file: fileId, passage: passageParam(target) });
    void navigate(`/syllabus/${folderId}?${query}`, { state: { target, pushed: true } });
  };
  const hasPages = items.some((item) => item.source?.page);

  return (
    <ReviewFrame
      folderId={folderId}
      counts={counts}
      rail={
        isWide &&
        hasPages && (
          <PageRail
            fileName={review.fileName}
            items={items}
            currentPage={items.find((item) => item.id === currentId)?.source?.page ?? null}
            onPage={(first) => {
              setFilter('all');
              setCurrentId(first.id);
            }}
          />
        )
      }
    >
      {proposal && (
        <ProposalChanges
          folderId={folderId}
          proposal={proposal}
          deciding={decide.isPending}
          onApply={() => run({ do: 'apply', proposalId: proposal.proposalId })}
          onDiscard={() => run({ do: 'discard', proposalId: proposal.proposalId })}
        />
      )}
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <h1 tabIndex={-1} className="type-page">
            {headline(counts)}
          </h1>
          <p className="mt-1 text-secondary text-sm">{t`Each item sits beside the line it was read from. Clear means ${threshold.toLocaleString(languageTag(), { minimumFractionDigits: 2 })} or higher. Read by ${listOf([...new Set([readerName(review.readBy), readerName('engine')])])}.`}</p>
          {review.dayOrder && <p className="mt-1 text-secondary text-sm">{sayDayOrder(review.dayOrder)}</p>}
          {review.fallback && (
            <Alert tone="plain" icon={HardDrive} className="mt-3">
              {say(fallbackTexts[review.fallback])}
            </Alert>
          )}
        </div>
        <div className="flex flex-wrap gap-2 max-md:w-full">
          <Button onClick={() => setAdding(true)}>
            <Icon of={Plus} />
            {t`Add an item`}
          </Button>
          {counts.clear > 0 && (
            <Button
              onClick={() => {
                run({ do: 'confirm-clear' });
                sayDone(t`Confirmed ${plural(counts.clear, { one: '# clear item', other: '# clear items' })}`, () =>
                  run({ do: 'undo' }),
                );
              }}
            >
              <Icon of={CheckCheck} />
              {t`Confirm ${plural(counts.clear, { one: '# clear item', other: '# clear items' })}`}
            </Button>
          )}
        </div>
      </header>
      <div className="my-4">
        <ToggleGroup
          label={t`Which items`}
          value={filter}
          options={[
            { value: 'all', label: t`All ${counts.total}` },
            { value: 'look', label: t`Needs a look ${counts.needsReview}` },
            { value: 'confirmed', label: t`Confirmed ${counts.confirmed}` },
          ]}
          onChange={setFilter}
        />
      </div>
      <ReviewList
        folderId={folderId}
        items={shown}
        weeks={weeks}
        currentId={currentId}
        onCurrent={setCurrentId}
        onDecide={run}
        onOpenLine={openLine}
      />
      {adding && <AddItemDialog folderId={folderId} weeks={weeks} onClose={() => setAdding(false)} />}
    </ReviewFrame>
  );
}

function headline({ total, needsReview }: ReviewOfSyllabus['counts']): string {
  const items = plural(total, { one: '# item', other: '# items' });
  if (needsReview === 0) return t`${items} found, all clear`;
  const some = spellOut(needsReview).toLowerCase();
  return plural(needsReview, {
    one: `${items} found, ${some} needs your eye`,
    other: `${items} found, ${some} need your eye`,
  });
}

function ReviewSkeleton() {
  return (
    <Skeletons label={t`Loading the review`} className="space-y-5">
      <Skeleton className="h-8 w-2/3" />
      <Skeleton className="h-8 w-72" />
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className="grid grid-cols-2 gap-12">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </div>
      ))}
    </Skeletons>
  );
}
