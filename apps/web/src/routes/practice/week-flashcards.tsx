import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { type Card, isDue } from '../../features/activities/cards/card.ts';
import { cardsQuery } from '../../features/activities/cards/cards.queries.ts';
import { FlashcardRound } from '../../features/activities/session/flashcard-round.tsx';
import { today } from '../../lib/dates.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { Button } from '../../ui/button.tsx';
import { LoadedSession, NoFlashcards, type SessionPlace } from './session-page.tsx';
import { useFresh } from './use-fresh.ts';
import { useWeekOfCourse } from './use-week-of-course.ts';
import { WithViewer } from './with-viewer.tsx';

/** The cards of one week: those that are due; where none is, all of them. */
export default function WeekFlashcards() {
  const { folderId, week, course, weekPath } = useWeekOfCourse();
  const query = useFresh(cardsQuery(folderId));
  const [round, setRound] = useState(0);
  const title = t`Flashcards, week ${week}`;
  usePageTitle(title);
  const place = { title, subtitle: course, leaveTo: weekPath };
  return (
    <LoadedSession query={query} errorTitle={t`The cards could not be loaded`} place={place}>
      {(cards) => {
        const ours = cards.filter((card) => card.weekNumber === week && card.type === 'flashcards' && !card.suspended);
        if (ours.length === 0) return <NoFlashcards place={place} week={week} />;
        return <Round key={round} {...place} cards={ours} onAnew={() => setRound(round + 1)} />;
      }}
    </LoadedSession>
  );
}

function Round({
  cards,
  title,
  subtitle,
  leaveTo,
  onAnew,
}: SessionPlace & { cards: readonly Card[]; onAnew: () => void }) {
  const navigate = useNavigate();
  // What a grade changes of the list is no news to the round.
  const [asked] = useState(() => {
    const due = cards.filter((card) => isDue(card, today()));
    return due.length > 0 ? due : cards;
  });
  return (
    <WithViewer>
      {({ covered, onOpenPassage }) => (
        <FlashcardRound
          cards={asked}
          title={title}
          subtitle={subtitle}
          suspended={covered}
          onOpenPassage={onOpenPassage}
          onLeave={() => void navigate(leaveTo)}
          ended={
            <>
              <Button variant="primary" asChild>
                <Link to={leaveTo}>{t`Back to the week`}</Link>
              </Button>
              <Button onClick={onAnew}>{t`Another round`}</Button>
            </>
          }
        />
      )}
    </WithViewer>
  );
}
