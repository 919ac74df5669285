import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import Layers from 'lucide-react/icons/layers';
import Plus from 'lucide-react/icons/plus';
import { Link, useSearchParams } from 'react-router';
import { queueQuery } from '../../features/activities/cards/cards.queries.ts';
import { CourseCardSkeleton } from '../../features/folders/course-card.tsx';
import { type Folder, shortNameOf } from '../../features/folders/folder.ts';
import { startupQuery } from '../../features/folders/folders.queries.ts';
import { DueAgenda } from '../../features/syllabus/due-agenda.tsx';
import {
  type CourseLabel,
  type DueItem,
  dueBetween,
  nextHeadline,
  notHandedIn,
  overdueItems,
  weekHeadline,
} from '../../features/syllabus/due-items.ts';
import { DueStrip } from '../../features/syllabus/due-strip.tsx';
import { OverdueList } from '../../features/syllabus/overdue-list.tsx';
import { TermLoad } from '../../features/syllabus/term-load.tsx';
import { UnsureWeeks } from '../../features/syllabus/unsure-weeks.tsx';
import { LoadingScreen } from '../../layout/loading-screen.tsx';
import { addDays, type CalendarDate, formatDate, mondayOf, today } from '../../lib/dates.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useUserId } from '../../lib/session/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { Skeletons } from '../../ui/skeleton.tsx';
import { ToggleGroup } from '../../ui/toggle-group.tsx';
import { AppHeader } from '../shared/app-header.tsx';
import { CourseSection } from './course-section.tsx';
import { type CourseOverview, useCourseOverviews } from './use-course-overviews.ts';
import { usePaymentReturn } from './use-payment-return.ts';

/** All courses of a student: what is due now, where each course stands, what comes later. */
export default function Dashboard() {
  const userId = useUserId();
  const startup = useQuery(startupQuery(userId));
  usePageTitle(t`Courses`);
  if (usePaymentReturn()) return <LoadingScreen text={t`Loading your workspace...`} />;
  return (
    <>
      <AppHeader current="courses" />
      <main id="main" tabIndex={-1} className="page pb-16 outline-none">
        <QueryBoundary
          query={startup}
          page={t`Courses`}
          errorTitle={t`Your courses could not be loaded`}
          skeleton={<CoursesSkeleton />}
        >
          {({ folders }) => <Courses folders={folders} />}
        </QueryBoundary>
      </main>
    </>
  );
}

function Courses({ folders }: { folders: Folder[] }) {
  const now = today();
  const [query, setQuery] = useSearchParams();
  const range = query.get('range') === 'term' ? 'term' : 'week';
  const setRange = (next: 'week' | 'term') =>
    setQuery(next === 'term' ? { range: next } : {}, { replace: true, preventScrollReset: true });
  const { overviews, dueItems, settled } = useCourseOverviews(folders, now);
  const open = notHandedIn(dueItems);
  const isSure = overviews.every((overview) => overview.isSure);
  const later = open.filter(({ dueDate }) => dueDate > addDays(mondayOf(now), 6));

  return (
    <>
      <header className="flex flex-wrap items-end gap-x-4 gap-y-4 pt-5 pb-4 md:pt-7 md:pb-5">
        <div className="min-w-0 flex-1 basis-72">
          <p className="text-muted text-sm">{formatDate(now, 'full')}</p>
          <h1 tabIndex={-1} className="type-page">
            {settled ? weekHeadline(dueItems, now, isSure) : t`Your courses`}
          </h1>
          <p className="tabular mt-0.5 min-h-5 text-secondary text-sm">{settled && nextHeadline(dueItems, now)}</p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <ToggleGroup
            label={t`Range`}
            value={range}
            options={[
              { value: 'week', label: t`Week` },
              { value: 'term', label: t`Term` },
            ]}
            onChange={setRange}
          />
          <ReviewLink />
          <Button variant="primary" asChild className="max-md:hidden">
            <Link to="/dashboard/new">
              <Icon of={Plus} />
              {t`New course`}
            </Link>
          </Button>
        </div>
      </header>
      {range === 'week' ? (
        <>
          <DueStrip items={open} today={now} settled={settled} isSure={isSure} />
          {settled && <UnsureWeeks courses={unsureOf(overviews, dueItems, now)} />}
        </>
      ) : (
        <TermLoad items={dueItems} today={now} />
      )}
      {settled && <OverdueList items={overdueItems(dueItems, now)} today={now} />}
      <div className="grid gap-x-10 gap-y-8 pt-7 lg:grid-cols-[minmax(0,1fr)_304px]">
        <CourseSection overviews={overviews} settled={settled} />
        <section aria-labelledby="later">
          <div className="mb-3 flex h-7 items-center">
            <h2 id="later" className="font-semibold">{t`After this week`}</h2>
          </div>
          <DueAgenda items={later} today={now} />
        </section>
      </div>
    </>
  );
}

/** Courses with a plan that names nothing for this week, though it was not read surely. */
function unsureOf(
  overviews: readonly CourseOverview[],
  dueItems: readonly DueItem[],
  now: CalendarDate,
): CourseLabel[] {
  const monday = mondayOf(now);
  const named = new Set(dueBetween(dueItems, monday, addDays(monday, 6)).map(({ course }) => course.folderId));
  return overviews
    .filter(({ folder, state, isSure }) => state.kind === 'ready' && !isSure && !named.has(folder.folderId))
    .map(({ folder, ended }) => ({ folderId: folder.folderId, shortName: shortNameOf(folder), ended }));
}

/** The way to the cards of today, with how many they are. */
function ReviewLink() {
  const { data } = useQuery({ ...queueQuery(), refetchOnMount: 'always' });
  const total = data?.total ?? 0;
  return (
    <Button asChild>
      <Link to="/review">
        <Icon of={Layers} />
        {total > 0 ? t`Review ${plural(total, { one: '# card', other: '# cards' })}` : t`Review`}
      </Link>
    </Button>
  );
}

function CoursesSkeleton() {
  return (
    <Skeletons label={t`Loading your courses`} className="grid gap-3 pt-40 md:grid-cols-2 md:gap-5 xl:grid-cols-3">
      <CourseCardSkeleton />
      <CourseCardSkeleton />
      <CourseCardSkeleton />
    </Skeletons>
  );
}
