import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from 'react-router';
import type { TriedItem } from '../../features/activities/tried/tried-item.ts';
import { TriedRound } from '../../features/activities/tried/tried-round.tsx';
import { weekAnchor } from '../../features/wiki/page/week-bars.tsx';
import { wikiPageQuery } from '../../features/wiki/wiki.queries.ts';
import {
  practiceNames,
  practiceTypes,
  type WikiActivity,
  type WikiPracticeType,
  wikiPath,
} from '../../features/wiki/wiki.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { Button } from '../../ui/button.tsx';
import { EmptySession, LoadedSession, NothingToAsk } from '../practice/session-page.tsx';
import NotFound from '../public/not-found.tsx';

function triedFrom(activity: WikiActivity): TriedItem[] {
  const { id, type, explanation } = activity;
  const shared = { id, type, explanation, options: null };
  switch (activity.type) {
    case 'flashcards':
      return [{ ...shared, prompt: activity.front, right: null, rightAnswer: activity.back }];
    case 'true-false':
      return [
        {
          ...shared,
          prompt: activity.statement,
          right: activity.answer,
          rightAnswer: activity.answer ? t`True` : t`False`,
        },
      ];
    case 'multiple-choice': {
      const { options, answer_index: right } = activity;
      return [{ ...shared, prompt: activity.question, options, right, rightAnswer: options[right] ?? '' }];
    }
    case 'socratic-dialogue':
      return [];
  }
}

/** A week's activities of a published course, for anybody to try. */
export default function WikiPractice() {
  const { practice } = useParams();
  const type = practiceTypes.find((known) => known === practice);
  return type ? <Round type={type} /> : <NotFound />;
}

function Round({ type }: { type: WikiPracticeType }) {
  const { wikiId = '', week = '' } = useParams();
  const query = useQuery(wikiPageQuery(wikiId));
  const navigate = useNavigate();
  const title = t`${practiceNames[type].title}, week ${week}`;
  usePageTitle(query.data ? `${title}, ${query.data.title}` : title);
  const leaveTo = `${wikiPath(wikiId)}#${weekAnchor(Number(week))}`;
  const place = { title, subtitle: query.data?.title ?? '', leaveTo };
  return (
    <LoadedSession query={query} errorTitle={t`The activities could not be loaded`} place={place}>
      {({ schedule }) => {
        const activities = schedule.find(({ weekNumber }) => String(weekNumber) === week)?.activities ?? [];
        const items = activities.filter((activity) => activity.type === type).flatMap(triedFrom);
        if (items.length === 0)
          return (
            <EmptySession {...place}>
              <NothingToAsk
                title={t`Nothing to try in week ${week}`}
                leaveTo={leaveTo}
                leave={t`Back to the course`}
              >{t`Whoever shared the course shared no activities of this kind for it.`}</NothingToAsk>
            </EmptySession>
          );
        return (
          <TriedRound
            key={`${week} ${type}`}
            items={items}
            title={title}
            subtitle={place.subtitle}
            onLeave={() => void navigate(leaveTo)}
            ended={
              <Button asChild>
                <Link to={leaveTo}>{t`Back to the course`}</Link>
              </Button>
            }
          />
        );
      }}
    </LoadedSession>
  );
}
