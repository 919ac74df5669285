import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { sourceGrades } from '@weekwise/domain/sources.ts';
import { clsx } from 'clsx';
import SearchIcon from 'lucide-react/icons/search';
import { type ReactNode, useRef, useState } from 'react';
import { isDemo } from '../../lib/demo.ts';
import type { OpenPassage } from '../../lib/passage.ts';
import { useProactiveEvent } from '../../lib/proactive/events.ts';
import { Alert } from '../../ui/alert.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { OwnCopy } from './own-copy.tsx';
import { readingSourcesQuery } from './reading-states.queries.ts';
import { ResultPanel } from './result-panel.tsx';
import { SearchForm } from './search-form.tsx';
import { Searching, SourceResultsSkeleton } from './searching.tsx';
import type { SourceQuery, Tie } from './source.ts';
import { SourceResultList } from './source-result-list.tsx';
import { downloadsQuery, storedSearchQuery, useCancelTask, useDownloads, useTies } from './sources.queries.ts';
import { TiedList } from './tied-list.tsx';
import { type SoughtReading, useReadingSearch } from './use-search.ts';

/** Where a reading of the syllabus can be had: what was found, how to search anew, and the student's own ways to it. */
export function ReadingSources({
  of,
  head,
  lock,
  upload,
  hasRoomBeside,
  onOpen,
}: {
  of: SoughtReading;
  /** Which reading it is. */
  head: ReactNode;
  /** In the place of the search, where the student's plan does not hold it. */
  lock: ReactNode;
  /** Where a file of the student's is taken in for this reading. */
  upload: ReactNode;
  /** One result is compared beside the list, and not inside it. */
  hasRoomBeside: boolean;
  onOpen: OpenPassage;
}) {
  const { folderId, readingId } = of;
  const readOnly = isDemo(folderId);
  const stored = useQuery(storedSearchQuery(of));
  const downloads = useQuery({ ...downloadsQuery(folderId), enabled: !readOnly });
  const week = useQuery(readingSourcesQuery(of));
  const { start, task } = useReadingSearch(of, stored.data?.taskId ?? null);
  const [chosen, setChosen] = useState<string | null>(null);
  const { tie, takeBack } = useTies(of);
  const found = useRef<HTMLDivElement>(null);
  // The entry goes with its tie: whoever pressed its button by the keyboard goes on at what was found.
  const takeOut = (taken: Tie) => {
    found.current?.focus();
    takeBack(taken);
  };
  const add = useDownloads(of);
  const cancel = useCancelTask(folderId);
  const search = stored.data?.search ?? null;
  // A reading may be tied to something though nobody has searched for it.
  const ties = week.data?.find((entry) => entry.readingId === readingId)?.ties ?? search?.ties ?? [];
  const isSearching = task.isRunning || start.isPending;
  useProactiveEvent('search_results_exists_check', stored.data ? `${folderId} ${readingId}` : null, () => ({
    folderId,
    currentWeek: of.week,
    readingTitle: of.title,
    readingAuthor: of.author,
    contentExists: search !== null,
    contentCount: search?.total ?? 0,
  }));

  const planned = { title: of.title, author: of.author };
  const asked: SourceQuery = search?.asked ?? { ...planned, readingType: 'textbook', mode: 'balanced' };
  const isOfSyllabus = asked.title === of.title && asked.author === of.author;
  const all = search && !isSearching ? sourceGrades.flatMap((grade) => search.results[grade]) : [];
  const current = all.find(({ id }) => id === chosen) ?? (hasRoomBeside ? all[0] : null) ?? null;
  const hasPanel = hasRoomBeside && (isSearching || current !== null);
  const failure = task.data?.status === 'failed' ? task.data.failure : null;
  return (
    <div className={clsx(hasPanel && 'grid grid-cols-[minmax(0,1fr)_25rem]')}>
      <div className={clsx(hasRoomBeside && 'mx-auto w-full max-w-208 px-10 pb-16')}>
        {head}
        {lock && <div className="mb-4">{lock}</div>}
        {!readOnly && !lock && (
          <SearchForm
            asked={asked}
            planned={planned}
            searched={search !== null}
            searching={isSearching}
            onSearch={(wanted) => start.mutate({ asked: wanted, anew: search !== null })}
          />
        )}
        <div ref={found} tabIndex={-1} className="outline-none">
          <TiedList ties={ties} onOpen={onOpen} onUntie={readOnly ? null : takeOut} />
        </div>
        {failure && !isSearching && (
          <Alert tone="danger" title={t`The search broke off.`} className="mb-4">
            {failure}
          </Alert>
        )}
        {search?.stale && !isSearching && (
          <Alert
            tone="warning"
            className="mb-4"
          >{t`What your syllabus says about this reading has changed. Search again.`}</Alert>
        )}
        {isSearching && (
          <Searching
            task={task.isRunning ? task.data : undefined}
            readingId={readingId}
            onCancel={
              task.taskId === null || !task.isRunning || readOnly ? null : () => cancel.mutate(task.taskId ?? '')
            }
          />
        )}
        {!isSearching && (
          <QueryBoundary
            query={stored}
            errorTitle={t`The results could not be loaded`}
            skeleton={<SourceResultsSkeleton />}
          >
            {() =>
              search ? (
                <>
                  {search.notice && (
                    <Alert tone="warning" className="mb-3">
                      {search.notice}
                    </Alert>
                  )}
                  <SourceResultList
                    search={search}
                    folderId={folderId}
                    downloads={downloads.data ?? []}
                    adding={add.isPending}
                    compared={current && { id: current.id, where: hasRoomBeside ? 'beside' : 'inside' }}
                    isOfSyllabus={isOfSyllabus}
                    readOnly={readOnly}
                    onAdd={add.mutate}
                    onCancel={cancel.mutate}
                    onTie={(result, made) => (made ? takeBack(made) : tie.mutate({ result_id: result.id }))}
                    onCompare={({ id }) => setChosen(id === chosen ? null : id)}
                    onOpen={onOpen}
                  />
                </>
              ) : lock ? null : (
                <EmptyState icon={SearchIcon} title={t`This reading has not been searched for yet`}>
                  {readOnly
                    ? t`In a course of your own, Weekwise looks for it in open catalogues and in your files.`
                    : t`Weekwise asks open catalogues by title and author, and looks through your own files. Nothing else is sent.`}
                </EmptyState>
              )
            }
          </QueryBoundary>
        )}
        {!readOnly && (
          <div className="mt-6">
            <OwnCopy of={of} downloads={downloads.data ?? []} upload={upload} />
          </div>
        )}
      </div>
      {hasPanel && (
        <aside aria-label={t`Selected result`} className="border-s bg-canvas">
          <div className="sticky top-0 max-h-[calc(100dvh-3rem)] overflow-y-auto p-7">
            {search && current ? (
              <ResultPanel
                search={search}
                result={current}
                isOfSyllabus={isOfSyllabus}
                folderId={folderId}
                onOpen={onOpen}
              />
            ) : (
              <SourceResultsSkeleton />
            )}
          </div>
        </aside>
      )}
    </div>
  );
}
