import { t } from '@lingui/core/macro';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useDeferredValue, useEffect, useRef } from 'react';
import type { FileEntry } from '../../features/files/file-entry.ts';
import { useAllUploads } from '../../features/files/upload-store.ts';
import { type Folder, titleOf } from '../../features/folders/folder.ts';
import type { CoursePlan, Week } from '../../features/syllabus/course-plan.ts';
import { useMarkKey, useMarks } from '../../features/syllabus/marks.ts';
import type { PlanEdits } from '../../features/syllabus/plan-edits.ts';
import type { OpenSource } from '../../features/syllabus/source-mark.tsx';
import { isScheduleSure, placeOfWeek } from '../../features/syllabus/sure-schedule.ts';
import { syllabusStatusQuery } from '../../features/syllabus/syllabus.queries.ts';
import type { WeeksAround } from '../../features/syllabus/week-header.tsx';
import { WeekPane, WeekPaneSkeleton } from '../../features/syllabus/week-pane.tsx';
import type { CentreView } from '../../features/syllabus/weeks-rail.tsx';
import type { CalendarDate } from '../../lib/dates.ts';
import { coursePath, isDemo } from '../../lib/demo.ts';
import { lazyComponent, lazyModule } from '../../lib/lazy-module.tsx';
import type { OpenPassage } from '../../lib/passage.ts';
import { useHasPainted } from '../../lib/use-has-painted.ts';
import { LazyFileViewer } from '../shared/lazy-file-viewer.tsx';
import { FilesPaneSkeleton } from './files-pane-skeleton.tsx';
import { ReviewNotice } from './review-notice.tsx';
import type { CoursePlace } from './use-course-place.ts';
import type { WeekSectionsProps } from './week-sections.tsx';
import { weekSources } from './week-sources.tsx';
import { WeekStepper } from './week-stepper.tsx';

const FileActions = lazyComponent(
  lazyModule(() => import('./file-viewer-actions.tsx')),
  (centre) => centre.FileViewerActions,
);

// A course opens with its week: what else can stand in its place comes once that is seen.
const soon = { soon: true };
const about = lazyModule(() => import('../../features/syllabus/about-course.tsx'), soon);
const AboutCourse = lazyComponent(about, (centre) => centre.AboutCourse);
const CourseBooks = lazyComponent(
  lazyModule(() => import('../../features/syllabus/course-books.tsx'), soon),
  (centre) => centre.CourseBooks,
);
const OutsideSchedule = lazyComponent(about, (centre) => centre.OutsideSchedule);
const SyllabusActions = lazyComponent(
  lazyModule(() => import('./syllabus-actions.tsx'), soon),
  (centre) => centre.SyllabusActions,
);
const RereadNotice = lazyComponent(
  lazyModule(() => import('./reread-notice.tsx'), soon),
  (centre) => centre.RereadNotice,
);
const FilesPane = lazyComponent(
  lazyModule(() => import('./files-pane.tsx'), soon),
  (centre) => centre.FilesPane,
);
const WeekSections = lazyComponent(
  lazyModule(() => import('./week-sections.tsx'), soon),
  (centre) => centre.WeekSections,
);
const EditKeys = lazyComponent(
  lazyModule(() => import('../../features/syllabus/edit-keys.ts'), soon),
  (centre) => centre.EditKeys,
);
const WeeksNotice = lazyComponent(
  lazyModule(() => import('./weeks-notice.tsx')),
  (centre) => centre.WeeksNotice,
);
const WithoutWeeks = lazyComponent(
  lazyModule(() => import('./without-weeks.tsx')),
  (centre) => centre.WithoutWeeks,
);
const SyllabusIntake = lazyComponent(
  lazyModule(() => import('../shared/syllabus-intake.tsx'), soon),
  (centre) => centre.SyllabusIntake,
);

/** What stands in the middle: an open file, the list of files, a week, the course; or the way to a plan. */
export function CourseCentre({
  folder,
  plan,
  place,
  today,
  files,
  linkTo,
  edits,
  onOpenSource,
  onOpenFile,
  onOpenPassage,
  onCloseFile,
  viewerFooter,
}: {
  folder: Folder;
  plan: CoursePlan | null;
  place: CoursePlace;
  today: CalendarDate;
  files: UseQueryResult<FileEntry[]>;
  linkTo: (view: CentreView | 'files') => string;
  /** How the plan is changed; absent in the demo. */
  edits: PlanEdits | undefined;
  onOpenSource: OpenSource;
  onOpenFile: (fileId: string) => void;
  onOpenPassage: OpenPassage;
  onCloseFile: () => void;
  /** Below an open file: which citation it is, and the way to the next. */
  viewerFooter: ReactNode;
}) {
  const { folderId } = folder;
  const { view, fileId, target } = place;
  const demo = isDemo(folderId);
  const pathOf = (assignmentId: string) => `${coursePath(folderId)}/assignments/${assignmentId}`;
  const isReread = useIsReread(folderId);
  const isUnclear = useIsUnclear(folderId, plan);
  // What was made of a week stands below what it asks for: nothing moves when it comes a frame later, with a scroll bar
  // maybe.
  const isDrawn = useHasPainted(view?.kind === 'week');
  const marks = useMarks(folderId);
  // The demo is everybody's: nothing can be marked there.
  const ownMarks = demo ? undefined : marks;
  const shownWeek = view?.kind === 'week' && !fileId && !place.files ? view.week : null;
  useMarkKey(shownWeek, ownMarks ?? null);
  const scroller = useRef<HTMLDivElement>(null);
  const shown = place.files ? 'files' : view?.kind === 'week' ? view.week.id : view?.kind;
  useEffect(() => {
    if (!shown) return;
    // Another week starts at its top. With the frame: at once, it would be laid out twice.
    const frame = requestAnimationFrame(() => {
      if (scroller.current) scroller.current.scrollTop = 0;
    });
    return () => cancelAnimationFrame(frame);
  }, [shown]);

  const fileName = files.data?.find((file) => file.fileId === fileId)?.name ?? plan?.fileName ?? t`File`;
  return (
    <>
      {fileId && (
        <LazyFileViewer
          key={fileId}
          folderId={folderId}
          fileId={fileId}
          fileName={fileName}
          target={target}
          backLabel={place.files ? t`Files` : view?.kind === 'week' ? t`Week ${view.week.weekNumber}` : t`Course`}
          onClose={onCloseFile}
          footer={viewerFooter}
          actions={
            demo ? null : (
              <FileActions
                folderId={folderId}
                fileId={fileId}
                name={fileName}
                week={view?.kind === 'week' ? view.week.weekNumber : null}
                onOpen={onOpenPassage}
              />
            )
          }
        />
      )}
      {!fileId && plan && view?.kind === 'week' && !place.files && (
        <WeekStepper plan={plan} week={view.week} linkTo={linkTo} />
      )}
      {/* Stays behind an open file, so that focus and scrolling are unchanged when it closes. It is positioned because
          labels out of sight below the window would otherwise make the page itself scroll. */}
      <div
        ref={scroller}
        hidden={fileId !== null}
        className="relative min-h-0 flex-1 overflow-y-auto md:[scrollbar-gutter:stable]"
      >
        {plan && !demo && isReread && (
          <Suspense fallback={null}>
            <RereadNotice folderId={folderId} />
          </Suspense>
        )}
        {plan && plan.weeks.length > 0 && !demo && <ReviewNotice folderId={folderId} />}
        {plan && !demo && isUnclear && (
          <Suspense fallback={null}>
            <WeeksNotice folderId={folderId} plan={plan} />
          </Suspense>
        )}
        {place.files ? (
          <Suspense fallback={<FilesPaneSkeleton />}>
            <FilesPane folder={folder} files={files} plan={plan} onOpen={onOpenFile} />
          </Suspense>
        ) : !plan || (!view && !demo) ? (
          <div className="mx-auto max-w-180 px-4 py-8 md:px-10 md:py-14">
            <Suspense fallback={null}>
              {plan ? <WithoutWeeks folderId={folderId} plan={plan} /> : <SyllabusIntake folderId={folderId} />}
            </Suspense>
          </div>
        ) : view?.kind === 'about' ? (
          <Suspense fallback={<WeekPaneSkeleton />}>
            <AboutCourse
              plan={plan}
              title={titleOf(folder)}
              onOpen={onOpenSource}
              books={<CourseBooks folderId={folderId} fileId={plan.fileId} onOpen={onOpenSource} />}
              actions={demo ? null : <SyllabusActions folderId={folderId} />}
            />
          </Suspense>
        ) : view?.kind === 'undated' ? (
          <Suspense fallback={<WeekPaneSkeleton />}>
            <OutsideSchedule
              plan={plan}
              today={today}
              onOpen={onOpenSource}
              pathOf={pathOf}
              marks={ownMarks}
              edits={edits}
            />
          </Suspense>
        ) : (
          view && (
            <>
              {edits && shownWeek && (
                <Suspense fallback={null}>
                  <EditKeys plan={plan} week={shownWeek} edits={edits} />
                </Suspense>
              )}
              <WeekPane
                week={view.week}
                today={today}
                onOpen={onOpenSource}
                onOpenFile={onOpenFile}
                pathOf={pathOf}
                sources={weekSources(folderId, view.week, onOpenFile)}
                marks={ownMarks}
                edits={edits}
                around={aroundWeek(plan, view.week)}
                schedule={{ isSure: isScheduleSure(plan, view.week), place: placeOfWeek(plan, view.week) }}
              >
                {isDrawn && (
                  <Sections key={view.week.id} folderId={folderId} week={view.week} onOpenPassage={onOpenPassage} />
                )}
              </WeekPane>
            </>
          )
        )}
      </div>
    </>
  );
}

function aroundWeek({ weeks }: CoursePlan, week: Week): WeeksAround {
  const at = weeks.indexOf(week);
  return { before: weeks[at - 1] ?? null, after: weeks[at + 1] ?? null };
}

/** What stands above it is drawn first, from week to week too. */
function Sections(of: WeekSectionsProps) {
  const isTheirTurn = useDeferredValue(true, false);
  return <Suspense fallback={null}>{isTheirTurn && <WeekSections {...of} />}</Suspense>;
}

/** Whether another syllabus of the course is on its way, or came to nothing. */
function useIsReread(folderId: string): boolean {
  const { data } = useQuery(syllabusStatusQuery(folderId));
  const isSent = useAllUploads().some((upload) => upload.folderId === folderId && upload.role === 'syllabus');
  return isSent || data?.status === 'processing' || data?.status === 'failed';
}

/** Whether the weeks have no dates or are doubtful, or the syllabus is for several kinds of students. */
function useIsUnclear(folderId: string, plan: CoursePlan | null): boolean {
  const { data } = useQuery(syllabusStatusQuery(folderId));
  const isUndated = plan !== null && plan.weeks.length > 0 && plan.weeks.every(({ startDate }) => startDate === null);
  const isAsked = data?.tracks?.some(({ chosen }) => chosen === null) ?? false;
  return isUndated || isAsked || data?.isDoubtful === true;
}
