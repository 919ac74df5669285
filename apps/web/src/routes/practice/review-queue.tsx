import { plural, t } from '@lingui/core/macro';
import { useQueries, useQuery } from '@tanstack/react-query';
import Layers from 'lucide-react/icons/layers';
import Settings2 from 'lucide-react/icons/settings-2';
import { useState } from 'react';
import { Link } from 'react-router';
import { cardsQuery, type ReviewQueue as Queue, queueQuery } from '../../features/activities/cards/cards.queries.ts';
import { nextDueDay, queueHeadline, sayCounts, sayLater, sayNext } from '../../features/activities/cards/say-queue.ts';
import { CardSettingsDialog } from '../../features/activities/cards/settings-dialog.tsx';
import { type Folder, titleOf } from '../../features/folders/folder.ts';
import { startupQuery } from '../../features/folders/folders.queries.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useUserId } from '../../lib/session/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { CoverSwatch } from '../../ui/cover/cover.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { AppHeader } from '../shared/app-header.tsx';

/** What is to be remembered today, over all courses. */
export default function ReviewQueuePage() {
  const query = useQuery({ ...queueQuery(), refetchOnMount: 'always' });
  const { data: startup } = useQuery(startupQuery(useUserId()));
  const [settingsOpen, setSettingsOpen] = useState(false);
  const folders = startup?.folders ?? [];
  usePageTitle(t`Review`);
  return (
    <>
      <AppHeader current="review" />
      <main id="main" tabIndex={-1} className="page max-w-208 pb-16 outline-none">
        <QueryBoundary
          query={query}
          page={t`Review`}
          errorTitle={t`The queue could not be loaded`}
          skeleton={<QueueSkeleton />}
        >
          {(queue) => (
            <>
              <header className="flex flex-wrap items-end gap-4 pt-5 pb-4 md:pt-7 md:pb-5">
                <div className="min-w-0 flex-1 basis-72">
                  <h1 tabIndex={-1} className="type-page">
                    {queueHeadline(queue)}
                  </h1>
                  <p className="tabular mt-0.5 text-secondary text-sm">
                    {[sayCounts(queue), sayLater(queue), sayDone(queue)].filter(Boolean).join(' · ')}
                  </p>
                </div>
                <Button variant="ghost" className="max-md:-ms-3.5 max-md:h-12" onClick={() => setSettingsOpen(true)}>
                  <Icon of={Settings2} />
                  {t`Settings`}
                </Button>
                {queue.total > 0 && (
                  <Button variant="primary" asChild className="max-md:h-12 max-md:flex-1">
                    <Link to="/review/cards">{t`Start`}</Link>
                  </Button>
                )}
              </header>
              {queue.total === 0 && <NothingDue queue={queue} folders={folders} />}
              {queue.total > 0 && queue.overLimit > 0 && (
                <p className="mb-4 text-secondary text-sm">{sayNext({ ...queue, nextStepAt: null }, null)}</p>
              )}
              <Courses queue={queue} folders={folders} />
            </>
          )}
        </QueryBoundary>
        {settingsOpen && <CardSettingsDialog onClose={() => setSettingsOpen(false)} />}
      </main>
    </>
  );
}

function sayDone({ doneToday }: Queue): string | null {
  const done = doneToday.new + doneToday.reviews;
  return done > 0 ? t`${plural(done, { one: '# card', other: '# cards' })} done today` : null;
}

function NothingDue({ queue, folders }: { queue: Queue; folders: readonly Folder[] }) {
  const decks = useQueries({ queries: folders.map(({ folderId }) => cardsQuery(folderId)) });
  const cards = decks.flatMap(({ data }) => data ?? []);
  const known = decks.every(({ data }) => data !== undefined);
  const isEmpty = known && cards.length === 0;
  return (
    <div className="mb-6">
      <EmptyState icon={Layers} title={isEmpty ? t`No cards yet` : t`Done for now`}>
        {known && sayNext(queue, nextDueDay(cards, queue.today))}
      </EmptyState>
    </div>
  );
}

/** Course by course: what is due of it, and all its cards. */
function Courses({ queue, folders }: { queue: Queue; folders: readonly Folder[] }) {
  // Beyond the first page of the queue nobody has counted by course.
  const counted = queue.cards.length === queue.total;
  return (
    <section aria-labelledby="courses">
      <h2 id="courses" className="mb-2 font-semibold">{t`By course`}</h2>
      <ul className="divide-y rounded-lg border bg-surface">
        {folders.map((folder) => {
          const due = queue.cards.filter(({ folderId }) => folderId === folder.folderId).length;
          return (
            <li key={folder.folderId} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5">
              <CoverSwatch id={folder.folderId} />
              <span className="min-w-0 flex-1 basis-28">
                <span className="block break-words font-medium">{titleOf(folder)}</span>
                <span className="tabular block text-muted text-xs">
                  {due > 0 ? sayDue(due, counted) : t`Nothing due`}
                </span>
              </span>
              <span className="ms-auto flex items-center gap-1">
                <Button size="sm" variant="ghost" asChild>
                  <Link
                    to={`/syllabus/${folder.folderId}/cards`}
                    aria-label={t`All cards of ${titleOf(folder)}`}
                  >{t`All cards`}</Link>
                </Button>
                {due > 0 && (
                  <Button size="sm" asChild>
                    <Link
                      to={`/review/cards?course=${folder.folderId}`}
                      aria-label={t`Review ${titleOf(folder)}`}
                    >{t`Review`}</Link>
                  </Button>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function QueueSkeleton() {
  return (
    <Skeletons label={t`Loading the queue`} className="pt-7">
      <Skeleton className="h-9 w-64" />
      <Skeleton className="mt-2 h-4 w-40" />
      <Skeleton className="mt-8 h-40 rounded-lg" />
    </Skeletons>
  );
}

const sayDue = (due: number, counted: boolean): string =>
  counted
    ? plural(due, { one: '# card to review', other: '# cards to review' })
    : plural(due, { one: 'at least # card to review', other: 'at least # cards to review' });
