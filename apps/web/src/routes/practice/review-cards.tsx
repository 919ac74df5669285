import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { queueQuery, type ReviewQueue } from '../../features/activities/cards/cards.queries.ts';
import { sayNext } from '../../features/activities/cards/say-queue.ts';
import { FlashcardRound } from '../../features/activities/session/flashcard-round.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { Button } from '../../ui/button.tsx';
import { EmptySession, LoadedSession, NothingToAsk, type SessionPlace } from './session-page.tsx';
import { useFresh } from './use-fresh.ts';
import { WithViewer } from './with-viewer.tsx';

/** The queue of today, card by card; of one course with `?course=`. */
export default function ReviewCards() {
  const [search] = useSearchParams();
  const query = useFresh(queueQuery(search.get('course') ?? undefined));
  const [round, setRound] = useState(0);
  usePageTitle(t`Review`);
  const course = search.get('course');
  const name = course ? query.data?.cards.find((card) => card.folderId === course)?.folderName : null;
  const place = { title: t`Review`, subtitle: name ?? (course ? '' : t`All courses`), leaveTo: '/review' };
  return (
    <LoadedSession query={query} errorTitle={t`The queue could not be loaded`} place={place}>
      {(queue) => <Round key={round} {...place} queue={queue} onGoOn={() => setRound(round + 1)} />}
    </LoadedSession>
  );
}

function Round({ queue, onGoOn, ...place }: SessionPlace & { queue: ReviewQueue; onGoOn: () => void }) {
  const navigate = useNavigate();
  // What a grade changes of the queue is no news to the round.
  const [cards] = useState(queue.cards);
  const [{ title, subtitle }] = useState(place);
  if (cards.length === 0)
    return (
      <EmptySession {...place}>
        <NothingToAsk title={t`Nothing is due`} leaveTo={place.leaveTo} leave={t`Back to the queue`}>
          {sayNext(queue, null)}
        </NothingToAsk>
      </EmptySession>
    );
  return (
    <WithViewer>
      {({ covered, onOpenPassage }) => (
        <FlashcardRound
          cards={cards}
          title={title}
          subtitle={subtitle}
          suspended={covered}
          onOpenPassage={onOpenPassage}
          onLeave={() => void navigate(place.leaveTo)}
          ended={
            <>
              {queue.total > 0 && (
                <Button variant="primary" onClick={onGoOn}>{t`Go on with ${queue.total} more`}</Button>
              )}
              <Button variant={queue.total > 0 ? 'secondary' : 'primary'} asChild>
                <Link to={place.leaveTo}>{t`Back to the queue`}</Link>
              </Button>
            </>
          }
        />
      )}
    </WithViewer>
  );
}
