import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import Layers from 'lucide-react/icons/layers';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import type { Card } from '../../features/activities/cards/card.ts';
import { CardListItem } from '../../features/activities/cards/card-list-item.tsx';
import { cardsQuery } from '../../features/activities/cards/cards.queries.ts';
import { DeletedFileNotice } from '../../features/activities/cards/deleted-file-notice.tsx';
import { ItemDialog } from '../../features/activities/items/item-dialog.tsx';
import { titleOf } from '../../features/folders/folder.ts';
import { startupQuery } from '../../features/folders/folders.queries.ts';
import { today } from '../../lib/dates.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useUserId } from '../../lib/session/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { ToggleGroup } from '../../ui/toggle-group.tsx';
import { AppHeader } from '../shared/app-header.tsx';

/** Every card of a course, suspended ones too. */
export default function CourseCards() {
  const { folderId = '' } = useParams();
  const { data } = useQuery(startupQuery(useUserId()));
  const folder = data?.folders.find((candidate) => candidate.folderId === folderId);
  const query = useQuery(cardsQuery(folderId));
  usePageTitle(t`Cards`);
  return (
    <>
      <AppHeader current="review" />
      <main id="main" tabIndex={-1} className="page max-w-208 pb-16 outline-none">
        <header className="pt-5 pb-4 md:pt-7 md:pb-5">
          <p className="text-muted text-sm">
            <Link to={`/syllabus/${folderId}`} className="text-link hover:underline">
              {folder ? titleOf(folder) : t`Course`}
            </Link>
          </p>
          <h1 tabIndex={-1} className="type-page">{t`Cards`}</h1>
        </header>
        <QueryBoundary query={query} errorTitle={t`The cards could not be loaded`} skeleton={<RowsSkeleton />}>
          {(cards) => (cards.length === 0 ? <NoCards folderId={folderId} /> : <Cards cards={cards} />)}
        </QueryBoundary>
      </main>
    </>
  );
}

function Cards({ cards }: { cards: readonly Card[] }) {
  const [shown, setShown] = useState<'all' | 'suspended'>('all');
  const [editing, setEditing] = useState<Card | null>(null);
  const suspended = cards.filter((card) => card.suspended);
  const listed = (shown === 'all' ? cards : suspended).toSorted(
    (a, b) => (a.weekNumber ?? Number.MAX_SAFE_INTEGER) - (b.weekNumber ?? Number.MAX_SAFE_INTEGER),
  );
  return (
    <>
      <DeletedFileNotice cards={cards} folderId={cards[0]?.folderId ?? ''} />
      <ToggleGroup
        label={t`Cards`}
        value={shown}
        options={[
          { value: 'all', label: t`All ${cards.length}` },
          { value: 'suspended', label: t`Suspended ${suspended.length}` },
        ]}
        onChange={setShown}
      />
      {listed.length === 0 ? (
        <p className="mt-4 text-muted text-sm">{t`No card is suspended.`}</p>
      ) : (
        <ul className="mt-4 rounded-lg border bg-surface px-4">
          {listed.map((card) => (
            <CardListItem key={card.id} card={card} today={today()} onEdit={() => setEditing(card)} />
          ))}
        </ul>
      )}
      {editing && <ItemDialog itemId={editing.id} folderId={editing.folderId} onClose={() => setEditing(null)} />}
    </>
  );
}

function NoCards({ folderId }: { folderId: string }) {
  return (
    <EmptyState
      icon={Layers}
      title={t`No cards yet`}
      actions={
        <Button size="sm" asChild>
          <Link to={`/syllabus/${folderId}`}>{t`Open the course`}</Link>
        </Button>
      }
    >{t`Open a week and make its activities. Questions that you miss come here too.`}</EmptyState>
  );
}

function RowsSkeleton() {
  return (
    <Skeletons label={t`Loading the cards`} className="grid gap-4 rounded-lg border bg-surface p-4">
      {['w-1/2', 'w-2/3', 'w-2/5'].map((width) => (
        <Skeleton key={width} className={`h-10 ${width}`} />
      ))}
    </Skeletons>
  );
}
