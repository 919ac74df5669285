import { useQuery } from '@tanstack/react-query';
import type { SearchMode } from '@weekwise/contracts/sources.ts';
import { RefreshCw, Search as SearchIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Icon } from '../../components/icon.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { Notice } from '../../components/notice.tsx';
import { Segment } from '../../components/segment.tsx';
import { isDemo } from '../../lib/demo.ts';
import type { OpenPassage } from '../../lib/passage.ts';
import { useProactiveEvent } from '../../lib/proactive/events.ts';
import { OwnCopy } from './own-copy.tsx';
import { Results } from './results.tsx';
import { ResultsSkeleton, Searching } from './searching.tsx';
import {
  downloadsQuery,
  readingSourcesQuery,
  storedSearchQuery,
  useCancelTask,
  useDownloads,
  useTies,
} from './sources.queries.ts';
import { TiedList } from './tied-list.tsx';
import { type SoughtReading, useReadingSearch } from './use-search.ts';

const modes: readonly { value: SearchMode; label: string }[] = [
  { value: 'precise', label: 'Precise' },
  { value: 'balanced', label: 'Balanced' },
  { value: 'broad', label: 'Broad' },
];

/** Where a reading of the syllabus can be had: what was found, how to search anew, and the student's own ways to it. */
export function ReadingSources({
  of,
  upload,
  onOpen,
}: {
  of: SoughtReading;
  /** Where a file of the student's is taken in for this reading. */
  upload: ReactNode;
  onOpen: OpenPassage;
}) {
  const { folderId, readingId } = of;
  const readOnly = isDemo(folderId);
  const stored = useQuery(storedSearchQuery(of));
  const downloads = useQuery({ ...downloadsQuery(folderId), enabled: !readOnly });
  const week = useQuery(readingSourcesQuery(of));
  const { start, task } = useReadingSearch(of, stored.data?.taskId ?? null);
  const [wanted, setWanted] = useState<SearchMode | null>(null);
  const { tie, untie } = useTies(of);
  const add = useDownloads(of);
  const search = stored.data?.search ?? null;
  const cancel = useCancelTask(folderId);
  // A reading may be tied to something though nobody has searched for it.
  const ties = week.data?.find((entry) => entry.readingId === readingId)?.ties ?? search?.ties ?? [];
  const mode = wanted ?? search?.mode ?? 'balanced';
  const isSearching = task.isRunning || start.isPending;
  useProactiveEvent('search_results_exists_check', stored.data ? `${folderId} ${readingId}` : null, () => ({
    folderId,
    currentWeek: of.week,
    readingTitle: of.title,
    readingAuthor: of.author,
    contentExists: search !== null,
    contentCount: search?.total ?? 0,
  }));

  const failure = task.data?.status === 'failed' ? task.data.failure : null;
  const searchButton = (variant: 'primary' | 'secondary') => (
    <Button
      variant={variant}
      loading={isSearching ? 'Searching' : false}
      onClick={() => start.mutate({ mode, anew: search !== null })}
    >
      <Icon of={search ? RefreshCw : SearchIcon} size={14} />
      {search ? 'Search again' : 'Find sources'}
    </Button>
  );
  return (
    <>
      {!readOnly && (
        <div className="mb-4 flex flex-wrap items-center gap-3">
          <Segment label="How closely to search" value={mode} options={modes} onChange={setWanted} />
          {searchButton(search ? 'secondary' : 'primary')}
        </div>
      )}
      <TiedList ties={ties} onOpen={onOpen} onUntie={readOnly ? null : ({ id }) => untie.mutate(id)} />
      {failure && !isSearching && (
        <Notice tone="danger" title="The search broke off." className="mb-4">
          {failure}
        </Notice>
      )}
      {search?.stale && !isSearching && (
        <Notice tone="warning" className="mb-4">
          The syllabus says something else of this reading by now. Search again.
        </Notice>
      )}
      {isSearching && (
        <Searching
          task={task.isRunning ? task.data : undefined}
          readingId={readingId}
          onCancel={task.taskId === null || !task.isRunning || readOnly ? null : () => cancel.mutate(task.taskId ?? '')}
        />
      )}
      {!isSearching && (
        <Loaded query={stored} errorTitle="The results could not be loaded" skeleton={<ResultsSkeleton />}>
          {() =>
            search ? (
              <>
                {search.notice && (
                  <Notice tone="warning" className="mb-3">
                    {search.notice}
                  </Notice>
                )}
                <Results
                  search={search}
                  folderId={folderId}
                  downloads={downloads.data ?? []}
                  adding={add.isPending}
                  readOnly={readOnly}
                  onAdd={add.mutate}
                  onCancel={cancel.mutate}
                  onTie={(result) => tie.mutate({ result_id: result.id })}
                  onOpen={onOpen}
                />
              </>
            ) : (
              <EmptyState icon={SearchIcon} title="Nobody has looked for this reading yet">
                {readOnly
                  ? 'In a course of your own, Weekwise looks for it in open catalogues and in your files.'
                  : 'Weekwise asks open catalogues for title and author, and looks through your own files. Nothing else is sent.'}
              </EmptyState>
            )
          }
        </Loaded>
      )}
      {!readOnly && (
        <div className="mt-6">
          <OwnCopy of={of} downloads={downloads.data ?? []} upload={upload} />
        </div>
      )}
    </>
  );
}
