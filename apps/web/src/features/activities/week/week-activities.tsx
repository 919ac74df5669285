import { useQuery } from '@tanstack/react-query';
import { type ActivityType, activityType } from '@weekwise/contracts/activity-types.ts';
import { fallbackTexts } from '@weekwise/contracts/fallback.ts';
import { Button } from '../../../components/button.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { MarginSection } from '../../../components/margin-section.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Skeleton, Skeletons } from '../../../components/skeleton.tsx';
import { SourceChip } from '../../../components/source-chip.tsx';
import { today } from '../../../lib/dates.ts';
import { useProactiveEvent } from '../../../lib/proactive/events.ts';
import { count } from '../../../lib/text.ts';
import { isDue } from '../cards/card.ts';
import { cardsQuery } from '../cards/cards.queries.ts';
import { ActivitiesMenu } from './activities-menu.tsx';
import { ActivityTile } from './activity-tile.tsx';
import { MakingProgress } from './making-progress.tsx';
import { MissingReadings } from './missing-readings.tsx';
import { tileState } from './tile-state.ts';
import { TopicForm } from './topic-form.tsx';
import { type Making, useMaking } from './use-making.ts';
import { type WeekOf, weekItemsQuery } from './week.queries.ts';
import type { WeekItems } from './week-items.ts';

const types: readonly ActivityType[] = activityType.options;

/** What a week has to practise with: four kinds of activity, made when the student asks. */
export function WeekActivities(of: WeekOf) {
  const query = useQuery(weekItemsQuery(of));
  const due = useDueCards(of, query.data?.items.length ?? 0);
  const making = useMaking(of, query.data?.taskId ?? null);
  const { folderId, week } = of;
  const items = query.data?.items.length ?? 0;
  useProactiveEvent('activities_exists_check', query.data ? `${folderId} ${week}` : null, () => ({
    folderId,
    currentWeek: week,
    contentExists: items > 0,
    contentCount: items,
  }));
  return (
    <MarginSection title="Activities" aside={due ? `${count(due, 'card')} due` : null}>
      <Loaded query={query} errorTitle="The activities could not be loaded" skeleton={<TilesSkeleton />}>
        {(week) => <Content of={of} week={week} due={due} making={making} />}
      </Loaded>
    </MarginSection>
  );
}

function Content({ of, week, due, making }: { of: WeekOf; week: WeekItems; due: number | null; making: Making }) {
  const { folderId, week: number } = of;
  const { items } = week;
  const sources = [...new Set(items.map(({ source }) => source))];
  const fallback = items.find((item) => item.fallback)?.fallback;
  return (
    <div className="grid gap-3">
      {making.failure && (
        <Notice
          tone="danger"
          action={
            <Button size="sm" onClick={() => making.start({ anew: false })}>
              Try again
            </Button>
          }
        >
          {making.failure} {items.length > 0 && 'What was made before is still here.'}
        </Notice>
      )}
      {making.step && <MakingProgress step={making.step} />}
      {items.length > 0 || !making.step ? (
        <ul className="grid gap-2 sm:grid-cols-2">
          {types.map((type) => (
            <li key={type}>
              <ActivityTile
                type={type}
                state={tileState(type, items, due)}
                to={`/syllabus/${folderId}/weeks/${number}/${type}`}
              />
            </li>
          ))}
        </ul>
      ) : (
        <TilesSkeleton />
      )}
      {items.length === 0 && !making.step && !making.failure && (
        <div className="flex flex-wrap items-center gap-3">
          <Button onClick={() => making.start({ anew: false })}>Make activities</Button>
          <p className="text-muted text-sm">From your readings of this week, each with the passage that supports it.</p>
        </div>
      )}
      {week.notice && items.length > 0 && !making.step && (
        <Notice tone={week.basis === 'syllabus' ? 'info' : 'plain'}>
          {week.notice}
          <MissingReadings readings={week.missingReadings} />
        </Notice>
      )}
      {week.basis === 'syllabus' && !making.step && (
        <TopicForm onStart={(topic) => making.start({ anew: true, topic })} />
      )}
      {fallback && !making.step && <Notice tone="warning">{fallbackTexts[fallback]}</Notice>}
      {items.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          {sources.map((source) => (
            <SourceChip key={source} source={source} />
          ))}
          <span className="ml-auto">
            <ActivitiesMenu folderId={folderId} week={number} making={making} />
          </span>
        </div>
      )}
    </div>
  );
}

/** null until it is known. */
function useDueCards({ folderId, week }: WeekOf, itemCount: number): number | null {
  const { data } = useQuery({ ...cardsQuery(folderId), enabled: itemCount > 0 });
  if (!data || itemCount === 0) return null;
  return data.filter((card) => card.weekNumber === week && card.type === 'flashcards' && isDue(card, today())).length;
}

function TilesSkeleton() {
  return (
    <Skeletons label="Loading the activities" className="grid gap-2 sm:grid-cols-2">
      {types.map((type) => (
        <Skeleton key={type} className="h-16 rounded-lg" />
      ))}
    </Skeletons>
  );
}
