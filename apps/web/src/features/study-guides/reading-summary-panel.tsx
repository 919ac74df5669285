import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { SummaryLength } from '@weekwise/domain/study-guides.ts';
import { clsx } from 'clsx';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId, useState } from 'react';
import type { OpenPassage } from '../../lib/passage.ts';
import { Button } from '../../ui/button.tsx';
import { CitedText } from '../../ui/cited-text.tsx';
import { ErrorState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FallbackNotice, MadeBy } from '../../ui/made-by.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { ToggleGroup } from '../../ui/toggle-group.tsx';
import { type FileOf, type Summary, summariesQuery, useMakeSummary } from './summaries.queries.ts';

const lengths = [
  { value: 'short', label: t`Glance` },
  { value: 'medium', label: t`Paragraph` },
  { value: 'long', label: t`Page` },
] as const;

/** Folded under a reading: what it says, at one of three lengths. */
export function ReadingSummaryPanel({ name, onOpen, ...of }: FileOf & { name: string; onOpen: OpenPassage }) {
  const [shown, setShown] = useState(false);
  const id = useId();
  return (
    <div className="mt-1 print:hidden">
      <button
        type="button"
        aria-expanded={shown}
        aria-controls={id}
        aria-label={t`Summary of ${name}`}
        onClick={() => setShown(!shown)}
        className="-ms-1 inline-flex min-h-7 touch:min-h-11 items-center gap-1 rounded-md px-1 text-link text-sm hover:bg-hover"
      >
        <Icon
          of={ChevronRight}
          size={14}
          className={clsx(
            'transition-transform duration-(--syllabus-motion-fast)',
            shown && 'rotate-90 rtl:-rotate-90',
          )}
        />
        {t`Summary`}
      </button>
      <div id={id} hidden={!shown} className="mt-2">
        {shown && <SummaryBody {...of} onOpen={onOpen} />}
      </div>
    </div>
  );
}

/** What a reading says, at the length that is chosen; made when it is first asked for. */
export function SummaryBody({ onOpen, ...of }: FileOf & { onOpen: OpenPassage }) {
  const [length, setLength] = useState<SummaryLength>('medium');
  const query = useQuery(summariesQuery(of));
  const made = query.data?.find((summary) => summary.length === length);
  return (
    <>
      <ToggleGroup label={t`Length`} value={length} options={lengths} onChange={setLength} />
      <div className="mt-3" aria-live="polite">
        <QueryBoundary query={query} errorTitle={t`The summary could not be loaded`} skeleton={<Lines />}>
          {() =>
            made ? <Sentences summary={made} onOpen={onOpen} /> : <NotMade key={length} of={of} length={length} />
          }
        </QueryBoundary>
      </div>
    </>
  );
}

function NotMade({ of, length }: { of: FileOf; length: SummaryLength }) {
  const { mutate, isPending, error } = useMakeSummary(of);
  const make = () => mutate(length);
  if (error) return <ErrorState title={t`No summary was made`} error={error} onRetry={make} retrying={isPending} />;
  return <Button size="sm" onClick={make} loading={isPending ? t`Summarising` : false}>{t`Summarise`}</Button>;
}

function Sentences({ summary, onOpen }: { summary: Summary; onOpen: OpenPassage }) {
  const { sentences, notice, source, fallback } = summary;
  return (
    <>
      <FallbackNotice reason={fallback} />
      {notice && <p className="text-secondary text-sm">{notice}</p>}
      <p className="type-read max-w-[62ch] break-words">
        {sentences.map((said, i) => (
          <span key={i}>
            <CitedText said={said} onOpen={onOpen} />{' '}
          </span>
        ))}
      </p>
      <p className="mt-2 empty:hidden">
        <MadeBy source={source} />
      </p>
    </>
  );
}

function Lines() {
  return (
    <Skeletons label={t`Loading the summary`} className="space-y-2">
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-3/4" />
    </Skeletons>
  );
}
