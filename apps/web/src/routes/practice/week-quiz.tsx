import { t } from '@lingui/core/macro';
import type { ActivityType } from '@weekwise/domain/activities.ts';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { QuizRound } from '../../features/activities/session/quiz-round.tsx';
import { itemsToAsk } from '../../features/activities/session/quiz-session.ts';
import { weekItemsQuery } from '../../features/activities/week/week.queries.ts';
import type { Item } from '../../features/activities/week/week-items.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { Button } from '../../ui/button.tsx';
import { EmptySession, LoadedSession, NothingToAsk, type SessionPlace } from './session-page.tsx';
import { useFresh } from './use-fresh.ts';
import { useWeekOfCourse } from './use-week-of-course.ts';
import { WithViewer } from './with-viewer.tsx';

const names = { 'true-false': t`True or false`, 'multiple-choice': t`Multiple choice` } as const;

export const TrueFalseQuiz = () => <WeekQuiz type="true-false" />;
export const MultipleChoiceQuiz = () => <WeekQuiz type="multiple-choice" />;

/** The questions of one week: those not answered yet; where all are, all of them again. */
function WeekQuiz({ type }: { type: ActivityType & keyof typeof names }) {
  const { userId, folderId, week, course, weekPath } = useWeekOfCourse();
  const query = useFresh(weekItemsQuery({ userId, folderId, week }));
  const title = t`${names[type]}, week ${week}`;
  usePageTitle(title);
  const place = { title, subtitle: course, leaveTo: weekPath };
  return (
    <LoadedSession query={query} errorTitle={t`The questions could not be loaded`} place={place}>
      {({ items }) => {
        const ours = items.filter((item) => item.type === type);
        if (ours.length === 0)
          return (
            <EmptySession {...place}>
              <NothingToAsk
                title={t`No questions for week ${week}`}
                leaveTo={weekPath}
                leave={t`Open week ${week}`}
              >{t`They are made with the week’s activities.`}</NothingToAsk>
            </EmptySession>
          );
        return <Round {...place} folderId={folderId} week={week} items={ours} />;
      }}
    </LoadedSession>
  );
}

function Round({
  folderId,
  week,
  items,
  title,
  subtitle,
  leaveTo,
}: SessionPlace & { folderId: string; week: number; items: readonly Item[] }) {
  const navigate = useNavigate();
  const [asked] = useState(() => itemsToAsk(items));
  return (
    <WithViewer>
      {({ covered, onOpenPassage }) => (
        <QuizRound
          folderId={folderId}
          week={week}
          items={asked}
          title={title}
          subtitle={subtitle}
          suspended={covered}
          onOpenPassage={onOpenPassage}
          onLeave={() => void navigate(leaveTo)}
          ended={
            <Button asChild>
              <Link to={leaveTo}>{t`Back to the week`}</Link>
            </Button>
          }
        />
      )}
    </WithViewer>
  );
}
