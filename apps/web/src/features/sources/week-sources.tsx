import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import SearchIcon from 'lucide-react/icons/search';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isDemo } from '../../lib/demo.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Meter } from '../../ui/meter.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { type ReadingSourceState, readingSourcesQuery } from './reading-states.queries.ts';
import { SourceResultsSkeleton } from './searching.tsx';
import type { SearchTask } from './sources.queries.ts';
import { useWeekSearch } from './use-search.ts';

export interface WeekReading {
  id: string;
  title: string;
  author: string | null;
  to: string;
}

/** All readings of a week: which have a source, and one button that looks for the others. */
export function WeekSources({
  folderId,
  week,
  lock,
  readings,
}: {
  folderId: string;
  week: number;
  /** In the place of the search, where the student's plan does not hold it. */
  lock: ReactNode;
  readings: readonly WeekReading[];
}) {
  const query = useQuery(readingSourcesQuery({ folderId, week }));
  const underWay = query.data?.find(({ taskId }) => taskId !== null)?.taskId ?? null;
  const { start, task } = useWeekSearch({ folderId, week }, underWay);
  const isSearching = task.isRunning || start.isPending;
  const steps = task.data?.readings ?? [];
  const done = steps.filter(({ state }) => state !== 'waiting' && state !== 'searching').length;
  const nothingLeft = query.data?.every(({ searchedAt }) => searchedAt !== null) ?? false;
  return (
    <>
      {lock && <div className="mb-4">{lock}</div>}
      {!isDemo(folderId) && !lock && (
        <div className="mb-4">
          <Button
            variant={nothingLeft ? 'secondary' : 'primary'}
            loading={isSearching ? t`Searching` : false}
            onClick={() => start.mutate({ mode: 'balanced', anew: nothingLeft })}
          >
            <Icon of={SearchIcon} size={14} />
            {nothingLeft ? t`Search again for all of week ${week}` : t`Find sources for all readings of week ${week}`}
          </Button>
        </div>
      )}
      {isSearching && (
        <div className="mb-4">
          <p role="status" className="mb-2 text-sm">
            {steps.length === 0
              ? t`Searching`
              : t`${done} of ${plural(steps.length, { one: '# reading', other: '# readings' })} searched`}
          </p>
          <Meter label={t`Search`} value={steps.length === 0 ? null : done / steps.length} />
        </div>
      )}
      {task.data?.status === 'failed' && !isSearching && (
        <p role="alert" className="mb-4 text-danger text-sm">
          {task.data.failure}
        </p>
      )}
      <QueryBoundary
        query={query}
        errorTitle={t`The readings could not be loaded`}
        skeleton={<SourceResultsSkeleton />}
      >
        {(states) => (
          <ul className="border-t">
            {readings.map((reading) => {
              const state = states.find(({ readingId }) => readingId === reading.id);
              const step = isSearching ? steps.find(({ reading_id }) => reading_id === reading.id) : undefined;
              return (
                <li key={reading.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b py-3">
                  <div className="min-w-0 flex-1 basis-44">
                    <h2 className="break-words font-medium font-serif text-md">
                      <Link to={reading.to} className="hover:underline">
                        {reading.title}
                      </Link>
                    </h2>
                    <p className="text-secondary text-sm">
                      {[reading.author, stateOf(state, step)].filter(Boolean).join(' · ')}
                    </p>
                  </div>
                  <Button size="sm" asChild>
                    {state?.searchedAt || state?.ties[0] ? (
                      <Link to={reading.to} aria-label={t`Sources of ${reading.title}`}>{t`Sources`}</Link>
                    ) : (
                      <Link to={reading.to} aria-label={t`Find a source of ${reading.title}`}>{t`Find source`}</Link>
                    )}
                  </Button>
                </li>
              );
            })}
          </ul>
        )}
      </QueryBoundary>
    </>
  );
}

/** How it stands with one reading, in a few words. */
function stateOf(state: ReadingSourceState | undefined, step: SearchTask['readings'][number] | undefined): string {
  if (step?.state === 'searching') return t`searching`;
  if (step?.state === 'waiting') return t`waiting`;
  if (state?.ties[0]) return t`source: ${state.ties[0].fileName ?? state.ties[0].label}`;
  if (!state?.searchedAt) return t`not searched yet`;
  if (state.total === 0) return state.answered ? t`nothing found` : t`no catalogue could be asked`;
  return state.great > 0
    ? t`${plural(state.total, { one: '# result', other: '# results' })}, ${state.great} great`
    : t`${plural(state.total, { one: '# result', other: '# results' })}, none great`;
}
