import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import SearchX from 'lucide-react/icons/search-x';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useWeekLock } from '../../features/billing/use-week-lock.tsx';
import { type Folder, shortNameOf } from '../../features/folders/folder.ts';
import { ReadingSources } from '../../features/sources/reading-sources.tsx';
import { SourceResultsSkeleton } from '../../features/sources/searching.tsx';
import { WeekSources } from '../../features/sources/week-sources.tsx';
import type { CoursePlan, Reading, SourceLocation, Week } from '../../features/syllabus/course-plan.ts';
import { SourceMark } from '../../features/syllabus/source-mark.tsx';
import { planQuery } from '../../features/syllabus/syllabus.queries.ts';
import { coursePath, isDemo } from '../../lib/demo.ts';
import type { OpenPassage } from '../../lib/passage.ts';
import { useOwnerId } from '../../lib/session/owner.ts';
import { useShortcut } from '../../lib/shortcuts.ts';
import { breakpoints, useMediaQuery } from '../../lib/use-media-query.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { useSourceViewer } from '../shared/source-viewer.tsx';
import { StudyPage } from '../shared/study-page.tsx';
import { allOfWeek, sourcesPath } from './sources-path.ts';
import { UploadCopy } from './upload-copy.tsx';

/** Finding the readings: of one, or of a whole week. `?find=` in a course's address leads here. */
export default function SourcesScreen({ folder, banner }: { folder: Folder; banner?: ReactNode }) {
  const { folderId } = folder;
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const plan = useQuery(planQuery(folderId));
  const { open, viewer } = useSourceViewer(folderId, t`Sources`);
  const found = plan.data && placeIn(plan.data, query);
  const hasRoomBeside = useMediaQuery(breakpoints.xl) && !viewer && found?.reading != null;
  const weekNumber = found?.week.weekNumber ?? (Number(query.get('week')) || null);
  const back = weekNumber === null ? coursePath(folderId) : `${coursePath(folderId)}?week=${weekNumber}`;
  useShortcut({ keys: 'Escape', label: t`Back to the week`, group: 'Course' }, () => void navigate(back), !viewer);
  const openLine = (source: SourceLocation) =>
    open({
      fileId: source.fileId,
      fileName: plan.data?.fileName ?? t`Syllabus`,
      page: source.page,
      pageLabel: source.pageLabel,
      block: source.block,
      lastBlock: source.block,
      quote: source.text,
    });
  return (
    <StudyPage
      banner={banner}
      home={isDemo(folderId) ? '/demo' : undefined}
      back={{
        to: back,
        label: weekNumber === null ? shortNameOf(folder) : t`${shortNameOf(folder)}, week ${weekNumber}`,
      }}
      viewer={viewer}
      wide={hasRoomBeside}
    >
      <QueryBoundary query={plan} errorTitle={t`The plan could not be loaded`} skeleton={<SourceResultsSkeleton />}>
        {() =>
          !found ? (
            <div className="pt-7">
              <h1 className="type-week mb-4">{t`Sources`}</h1>
              <EmptyState icon={SearchX} title={t`This reading is not in the plan any more`}>
                <Link to={back} className="text-link underline">{t`Back to the course`}</Link>
              </EmptyState>
            </div>
          ) : found.reading ? (
            <OfReading
              key={found.reading.id}
              folderId={folderId}
              week={found.week}
              reading={found.reading}
              hasRoomBeside={hasRoomBeside}
              onOpen={open}
              onOpenLine={openLine}
            />
          ) : (
            <OfWeek folderId={folderId} week={found.week} />
          )
        }
      </QueryBoundary>
    </StudyPage>
  );
}

/** What `?week=4&find=<reading>` or `?week=4&find=all` means in a plan. */
function placeIn(plan: CoursePlan, query: URLSearchParams): { week: Week; reading: Reading | null } | null {
  const wanted = query.get('find');
  if (wanted === allOfWeek) {
    const week = plan.weeks.find(
      ({ weekNumber, id }) => String(weekNumber) === query.get('week') || id === query.get('week'),
    );
    return week ? { week, reading: null } : null;
  }
  for (const week of plan.weeks) {
    const reading = week.readings.find(({ id }) => id === wanted);
    if (reading) return { week, reading };
  }
  return null;
}

function OfReading({
  folderId,
  week,
  reading,
  hasRoomBeside,
  onOpen,
  onOpenLine,
}: {
  folderId: string;
  week: Week;
  reading: Reading;
  hasRoomBeside: boolean;
  onOpen: OpenPassage;
  onOpenLine: (source: SourceLocation) => void;
}) {
  const userId = useOwnerId(folderId);
  const index = week.readings.indexOf(reading);
  const lock = useSearchLock(folderId, week);
  const of = {
    userId,
    folderId,
    readingId: reading.id,
    week: week.weekNumber,
    index,
    title: reading.title,
    author: reading.author,
  };
  return (
    <ReadingSources
      of={of}
      head={
        <Head title={reading.title} subtitle={reading.author}>
          <Link
            to={sourcesPath(folderId, week.weekNumber, allOfWeek)}
            className="link inline-flex min-h-6 items-center touch:min-h-11"
          >
            {t`Week ${week.weekNumber}`}
          </Link>
          <span>{t`reading ${index + 1} of ${week.readings.length}`}</span>
          <SourceMark of={reading} onOpen={onOpenLine} />
        </Head>
      }
      lock={lock}
      hasRoomBeside={hasRoomBeside}
      onOpen={onOpen}
      upload={<UploadCopy folderId={folderId} readingId={reading.id} title={reading.title} />}
    />
  );
}

const useSearchLock = (folderId: string, { weekNumber }: Week): ReactNode =>
  useWeekLock(folderId, weekNumber, t`The search for readings of week ${weekNumber} is locked`);

function OfWeek({ folderId, week }: { folderId: string; week: Week }) {
  const lock = useSearchLock(folderId, week);
  return (
    <>
      <Head title={t`Sources for week ${week.weekNumber}`} subtitle={null}>
        {week.topic && <span>{week.topic.value}</span>}
      </Head>
      <WeekSources
        folderId={folderId}
        week={week.weekNumber}
        lock={lock}
        readings={week.readings.map(({ id, title, author }) => ({
          id,
          title,
          author,
          to: sourcesPath(folderId, week.weekNumber, id),
        }))}
      />
    </>
  );
}

function Head({ title, subtitle, children }: { title: string; subtitle: string | null; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <header className="pt-5 pb-4 md:pt-7">
      <p className="flex flex-wrap items-center gap-x-2.5 text-muted text-sm">{children}</p>
      <h1 ref={heading} tabIndex={-1} className="type-week break-words outline-none">
        {title}
      </h1>
      {subtitle && <p className="text-secondary">{subtitle}</p>}
    </header>
  );
}
