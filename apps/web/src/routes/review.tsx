import { useQuery } from '@tanstack/react-query';
import { fallbackTexts } from '@weekwise/contracts/fallback.ts';
import { CheckCheck, HardDrive, ListChecks, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { Button } from '../components/button.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { Icon } from '../components/icon.tsx';
import { Loaded } from '../components/loaded.tsx';
import { Notice } from '../components/notice.tsx';
import { Segment } from '../components/segment.tsx';
import { Skeleton, Skeletons } from '../components/skeleton.tsx';
import { sayDone, sayFailed } from '../components/toast.ts';
import { AddItemDialog } from '../features/review/add-item-dialog.tsx';
import { PageRail } from '../features/review/page-rail.tsx';
import { ProposalChanges } from '../features/review/proposal-changes.tsx';
import { type Decision, reviewQuery, useDecide } from '../features/review/review.queries.ts';
import type { ReviewItem, ReviewLine, Review as ReviewOfSyllabus } from '../features/review/review-item.ts';
import { ReviewList } from '../features/review/review-list.tsx';
import { isApiError, messageOf } from '../lib/api/errors.ts';
import { usePageTitle } from '../lib/page-title.ts';
import type { SourceTarget } from '../lib/source-target.ts';
import { count, readerName, spellOut } from '../lib/text.ts';
import { breakpoints, useMediaQuery } from '../lib/use-media-query.ts';
import { ReviewFrame } from './review/review-frame.tsx';

/** Every item that was read, beside its line: what is clear is in the plan, the rest asks. */
export default function Review() {
  const { folderId = '' } = useParams();
  const query = useQuery(reviewQuery(folderId));
  usePageTitle('Review the syllabus');
  if (isApiError(query.error, 'syllabus_not_found'))
    return (
      <ReviewFrame folderId={folderId} counts={null}>
        <EmptyState
          icon={ListChecks}
          title="There is no syllabus to review yet"
          actions={
            <Button asChild size="sm">
              <Link to={`/syllabus/${folderId}`}>Upload the syllabus</Link>
            </Button>
          }
        >
          Each item stands here beside its line once the syllabus was read.
        </EmptyState>
      </ReviewFrame>
    );
  return (
    <Loaded
      query={query}
      errorTitle="The review could not be loaded"
      skeleton={
        <ReviewFrame folderId={folderId} counts={null}>
          <ReviewSkeleton />
        </ReviewFrame>
      }
    >
      {(review) => <LoadedReview folderId={folderId} review={review} />}
    </Loaded>
  );
}

type Filter = 'all' | 'look' | 'confirmed';

const decided = (item: ReviewItem) => item.state !== 'pending';

function LoadedReview({ folderId, review }: { folderId: string; review: ReviewOfSyllabus }) {
  const { items, counts, proposal, threshold } = review;
  const navigate = useNavigate();
  const decide = useDecide(folderId);
  const [filter, setFilter] = useState<Filter>(counts.needsReview > 0 ? 'look' : 'all');
  const [currentId, setCurrentId] = useState<string | null>(null);
  const [adding, setAdding] = useState(false);
  const isWide = useMediaQuery(breakpoints.lg);
  const shown = items.filter((item) =>
    filter === 'all' ? true : filter === 'look' ? item.needsReview || item.id === currentId : decided(item),
  );
  const weeks = items.flatMap((item) =>
    item.kind === 'week' && item.state !== 'not-an-item' ? [{ weekId: item.id, label: `Week ${item.weekNumber}` }] : [],
  );
  const run = (decision: Decision) =>
    decide.mutate(decision, { onError: (error) => sayFailed(messageOf(error), () => run(decision)) });
  const openLine = ({ fileId, page, block, text }: ReviewLine) => {
    const target: SourceTarget = { page, block, lastBlock: block, quote: text };
    void navigate(`/syllabus/${folderId}?file=${encodeURIComponent(fileId)}`, { state: { target, pushed: true } });
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
          <p className="mt-1 text-secondary text-sm">
            Each item sits beside the line it was read from. Clear means {threshold.toFixed(2)} or higher. Read by{' '}
            {review.readBy === 'engine' ? readerName(review.readBy) : `${review.readBy} beside the offline engine`}.
          </p>
          {review.fallback && (
            <Notice tone="plain" icon={HardDrive} className="mt-3">
              {fallbackTexts[review.fallback]}
            </Notice>
          )}
        </div>
        <div className="flex flex-wrap gap-2 max-md:w-full">
          <Button onClick={() => setAdding(true)}>
            <Icon of={Plus} />
            Add an item
          </Button>
          {counts.clear > 0 && (
            <Button
              onClick={() => {
                run({ do: 'confirm-clear' });
                sayDone(`Confirmed ${count(counts.clear, 'clear item')}`, () => run({ do: 'undo' }));
              }}
            >
              <Icon of={CheckCheck} />
              Confirm {count(counts.clear, 'clear item')}
            </Button>
          )}
        </div>
      </header>
      <div className="my-4">
        <Segment
          label="Which items"
          value={filter}
          options={[
            { value: 'all', label: `All ${counts.total}` },
            { value: 'look', label: `Needs a look ${counts.needsReview}` },
            { value: 'confirmed', label: `Confirmed ${counts.confirmed}` },
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
  const found = `${count(total, 'item')} found`;
  if (needsReview === 0) return `${found}, all clear`;
  return `${found}, ${spellOut(needsReview).toLowerCase()} ${needsReview === 1 ? 'needs' : 'need'} your eye`;
}

function ReviewSkeleton() {
  return (
    <Skeletons label="Loading the review" className="space-y-5">
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
