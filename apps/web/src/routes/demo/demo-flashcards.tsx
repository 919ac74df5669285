import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import type { TriedItem } from '../../features/activities/tried/tried-item.ts';
import { TriedRound } from '../../features/activities/tried/tried-round.tsx';
import { weekItemsQuery } from '../../features/activities/week/week.queries.ts';
import type { Item } from '../../features/activities/week/week-items.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { Button } from '../../ui/button.tsx';
import { LoadedSession, NoFlashcards } from '../practice/session-page.tsx';
import { useWeekOfCourse } from '../practice/use-week-of-course.ts';
import { WithViewer } from '../practice/with-viewer.tsx';

/** As a card to be tried: nobody schedules it. */
const triedFrom = ({ back, ...question }: Item): TriedItem[] =>
  back ? [{ ...question, right: null, rightAnswer: back.text, explanation: '', passage: back.passage }] : [];

/** The cards of a week of the demo, all of them, for anybody to turn. */
export default function DemoFlashcards() {
  const { userId, folderId, week, course, weekPath } = useWeekOfCourse();
  const query = useQuery(weekItemsQuery({ userId, folderId, week }));
  const navigate = useNavigate();
  const title = t`Flashcards, week ${week}`;
  usePageTitle(title);
  const place = { title, subtitle: course, leaveTo: weekPath };
  return (
    <LoadedSession query={query} errorTitle={t`The cards could not be loaded`} place={place}>
      {({ items }) => {
        const cards = items.filter(({ type }) => type === 'flashcards').flatMap(triedFrom);
        if (cards.length === 0) return <NoFlashcards place={place} week={week} />;
        return (
          <WithViewer>
            {({ covered, onOpenPassage }) => (
              <TriedRound
                items={cards}
                title={title}
                subtitle={course}
                covered={covered}
                onOpenPassage={(passage) => onOpenPassage(folderId, passage)}
                onLeave={() => void navigate(weekPath)}
                ended={
                  <Button asChild>
                    <Link to={weekPath}>{t`Back to the week`}</Link>
                  </Button>
                }
              />
            )}
          </WithViewer>
        );
      }}
    </LoadedSession>
  );
}
