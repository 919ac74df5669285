import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { activityType } from '@weekwise/contracts/activities-types.ts';
import { fallbackTexts } from '@weekwise/contracts/fallback.ts';
import type { ActivityType } from '@weekwise/domain/activities.ts';
import { say } from '#lingui';
import { MarginSection } from '../../../layout/margin-section.tsx';
import { today } from '../../../lib/dates.ts';
import { coursePath, isDemo } from '../../../lib/demo.ts';
import { useProactiveEvent } from '../../../lib/proactive/events.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { MadeBy } from '../../../ui/made-by.tsx';
import { QueryBoundary } from '../../../ui/query-boundary.tsx';
import { Skeleton, Skeletons } from '../../../ui/skeleton.tsx';
import { isDue } from '../cards/card.ts';
import { cardsQuery } from '../cards/cards.queries.ts';
import { ActivitiesMenu } from './activities-menu.tsx';
import { ActivityTile } from './activity-tile.tsx';
import { MakingProgress } from './making-progress.tsx';
import { MissingReadings } from './missing-readings.tsx';
import { type CardsOfWeek, tileState } from './tile-state.ts';
import { TopicForm } from './topic-form.tsx';
import { type Making, useMaking } from './use-making.ts';
import { type WeekOfUser, weekItemsQuery } from './week.queries.ts';
import type { WeekItems } from './week-items.ts';

const types: readonly ActivityType[] = activityType.options;

/** What a week has to practise with: four kinds of activity, made when the student asks. */
export function WeekActivitiesSection(of: WeekOfUser) {
  const query = useQuery(weekItemsQuery(of));
  const cards = useCardsOfWeek(of, query.data?.items.length ?? 0);
  // What is being made in the demo, nobody follows: its visitors have nothing made.
  const making = useMaking(of, isDemo(of.folderId) ? null : (query.data?.taskId ?? null));
  const { folderId, week } = of;
  const items = query.data?.items.length ?? 0;
  useProactiveEvent('activities_exists_check', query.data ? `${folderId} ${week}` : null, () => ({
    folderId,
    currentWeek: week,
    contentExists: items > 0,
    contentCount: items,
  }));
  return (
    <MarginSection
      title={t`Activities`}
      aside={cards?.due ? t`${plural(cards.due, { one: '# card', other: '# cards' })} due` : null}
    >
      <QueryBoundary query={query} errorTitle={t`The activities could not be loaded`} skeleton={<ActivitiesSkeleton />}>
        {(week) => <Content of={of} week={week} cards={cards} making={making} />}
      </QueryBoundary>
    </MarginSection>
  );
}

function Content({
  of,
  week,
  cards,
  making,
}: {
  of: WeekOfUser;
  week: WeekItems;
  cards: CardsOfWeek | null;
  making: Making;
}) {
  const { folderId, week: number } = of;
  const demo = isDemo(folderId);
  const { items } = week;
  const sources = [...new Set(items.map(({ source }) => source))];
  const fallback = items.find((item) => item.fallback)?.fallback;
  return (
    <div className="grid gap-3">
      {making.failure && (
        <Alert
          tone="danger"
          action={<Button size="sm" onClick={() => making.start({ anew: false })}>{t`Try again`}</Button>}
        >
          {making.failure} {items.length > 0 && t`What was made before is still here.`}
        </Alert>
      )}
      {making.step && <MakingProgress step={making.step} />}
      {items.length > 0 || !making.step ? (
        <ul className="grid gap-2 sm:grid-cols-2">
          {types.map((type) => (
            <li key={type} className="grid">
              <ActivityTile
                type={type}
                state={tileState(type, week, cards)}
                to={`${coursePath(folderId)}/weeks/${number}/${type}`}
              />
            </li>
          ))}
        </ul>
      ) : (
        <TilesSkeleton />
      )}
      {demo && items.length === 0 && (
        <p className="text-muted text-sm">{t`They are being made. Look again in a minute.`}</p>
      )}
      {!demo && !(week.made && items.length > 0) && !making.step && !making.failure && (
        <div className="flex flex-wrap items-center gap-3">
          <Button size="sm" onClick={() => making.start({ anew: false })}>{t`Make activities`}</Button>
          <p className="text-muted text-sm">{t`From your readings of this week, each with the passage that supports it.`}</p>
        </div>
      )}
      {week.notice && items.length > 0 && !making.step && (
        <Alert tone={week.basis === 'syllabus' ? 'info' : 'plain'}>
          {week.notice}
          <MissingReadings readings={week.missingReadings} />
        </Alert>
      )}
      {week.basis === 'syllabus' && !demo && !making.step && (
        <TopicForm onStart={(topic) => making.start({ anew: true, topic })} />
      )}
      {fallback && !making.step && <Alert tone="warning">{say(fallbackTexts[fallback])}</Alert>}
      {items.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          {sources.map((source) => (
            <MadeBy key={source} source={source} />
          ))}
          {demo ? (
            <p className="text-muted text-sm">{t`In the demo your answers stay in this browser.`}</p>
          ) : (
            <span className="-me-2 ms-auto">
              <ActivitiesMenu folderId={folderId} week={number} making={making} />
            </span>
          )}
        </div>
      )}
    </div>
  );
}

/** null until it is known. */
function useCardsOfWeek({ folderId, week }: WeekOfUser, itemCount: number): CardsOfWeek | null {
  const { data } = useQuery({ ...cardsQuery(folderId), enabled: itemCount > 0 && !isDemo(folderId) });
  if (!data || itemCount === 0) return null;
  const ours = data.filter((card) => card.weekNumber === week && card.type === 'flashcards');
  return {
    due: ours.filter((card) => isDue(card, today())).length,
    begun: ours.some(({ reviews }) => reviews > 0),
  };
}

function TilesSkeleton() {
  return (
    <Skeletons label={t`Loading the activities`} className="grid gap-2 sm:grid-cols-2">
      {types.map((type) => (
        <Skeleton key={type} className="h-16 rounded-lg" />
      ))}
    </Skeletons>
  );
}

/** As high as what comes: the tiles, and below them what makes the activities or says who made them. */
function ActivitiesSkeleton() {
  return (
    <div className="grid gap-3">
      <TilesSkeleton />
      <div className="h-10" />
    </div>
  );
}
