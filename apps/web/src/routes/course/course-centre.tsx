import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import type { FileEntry } from '../../features/files/file-entry.ts';
import { useAllUploads } from '../../features/files/upload-store.ts';
import { type Folder, titleOf } from '../../features/folders/folder.ts';
import type { CoursePlan } from '../../features/syllabus/course-plan.ts';
import type { OpenSource } from '../../features/syllabus/source-mark.tsx';
import { syllabusStatusQuery } from '../../features/syllabus/syllabus.queries.ts';
import { WeekPane, WeekPaneSkeleton } from '../../features/syllabus/week-pane.tsx';
import type { CourseView } from '../../features/syllabus/weeks-rail.tsx';
import type { CalendarDate } from '../../lib/dates.ts';
import { isDemo } from '../../lib/demo.ts';
import { later, part } from '../../lib/later.tsx';
import type { OpenPassage } from '../../lib/passage.ts';
import { FilesPaneSkeleton } from './files-pane-skeleton.tsx';
import { ReviewNotice } from './review-notice.tsx';
import type { CoursePlace } from './use-course-place.ts';
import { WeekSections } from './week-sections.tsx';
import { weekSources } from './week-sources.tsx';
import { WeekStepper } from './week-stepper.tsx';

// pdf.js comes only where a file is opened.
const FileViewer = lazy(async () => ({ default: (await import('../../features/viewer/file-viewer.tsx')).FileViewer }));
const FileActions = later(
  part(() => import('./file-actions.tsx')),
  (centre) => centre.FileActions,
);

// A course opens with its week: what else can stand in its place comes once that is seen.
const soon = { soon: true };
const about = part(() => import('../../features/syllabus/about-course.tsx'), soon);
const AboutCourse = later(about, (centre) => centre.AboutCourse);
const OutsideSchedule = later(about, (centre) => centre.OutsideSchedule);
const SyllabusActions = later(
  part(() => import('./syllabus-actions.tsx'), soon),
  (centre) => centre.SyllabusActions,
);
const RereadNotice = later(
  part(() => import('./reread-notice.tsx'), soon),
  (centre) => centre.RereadNotice,
);
const FilesPane = later(
  part(() => import('./files-pane.tsx'), soon),
  (centre) => centre.FilesPane,
);
const SyllabusIntake = later(
  part(() => import('../shared/syllabus-intake.tsx'), soon),
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
  linkTo: (view: CourseView | 'files') => string;
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
  const pathOf = demo ? undefined : (assignmentId: string) => `/syllabus/${folderId}/assignments/${assignmentId}`;
  const isReread = useIsReread(folderId);
  const scroller = useRef<HTMLDivElement>(null);
  const shown = place.files ? 'files' : view?.kind === 'week' ? view.week.id : view?.kind;
  useEffect(() => {
    // Another week starts at its top.
    if (shown && scroller.current) scroller.current.scrollTop = 0;
  }, [shown]);

  const fileName = files.data?.find((file) => file.fileId === fileId)?.name ?? plan?.fileName ?? 'File';
  return (
    <>
      {fileId && (
        <Suspense fallback={null}>
          <FileViewer
            key={fileId}
            folderId={folderId}
            fileId={fileId}
            fileName={fileName}
            target={target}
            backLabel={place.files ? 'Files' : view?.kind === 'week' ? `Week ${view.week.weekNumber}` : 'Course'}
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
        </Suspense>
      )}
      {!fileId && plan && view?.kind === 'week' && !place.files && (
        <WeekStepper plan={plan} week={view.week} linkTo={linkTo} />
      )}
      {/* Kept behind an open file, so that focus and scrolling are where they were when it closes. Positioned: labels that are
          out of sight below the window would else make the page itself scroll. */}
      <div ref={scroller} hidden={fileId !== null} className="nudge-room relative min-h-0 flex-1 overflow-y-auto">
        {plan && !demo && isReread && (
          <Suspense fallback={null}>
            <RereadNotice folderId={folderId} />
          </Suspense>
        )}
        {plan && !demo && <ReviewNotice folderId={folderId} />}
        {place.files ? (
          <Suspense fallback={<FilesPaneSkeleton />}>
            <FilesPane folder={folder} files={files} hasPlan={plan !== null} onOpen={onOpenFile} />
          </Suspense>
        ) : !plan ? (
          <div className="mx-auto max-w-180 px-4 py-8 md:px-10 md:py-14">
            <Suspense fallback={null}>
              <SyllabusIntake folderId={folderId} />
            </Suspense>
          </div>
        ) : view?.kind === 'about' ? (
          <Suspense fallback={<WeekPaneSkeleton />}>
            <AboutCourse
              plan={plan}
              title={titleOf(folder)}
              onOpen={onOpenSource}
              actions={demo ? null : <SyllabusActions folderId={folderId} />}
            />
          </Suspense>
        ) : view?.kind === 'undated' ? (
          <Suspense fallback={<WeekPaneSkeleton />}>
            <OutsideSchedule plan={plan} today={today} onOpen={onOpenSource} pathOf={pathOf} />
          </Suspense>
        ) : (
          view && (
            <WeekPane
              week={view.week}
              today={today}
              onOpen={onOpenSource}
              pathOf={pathOf}
              sources={weekSources(folderId, view.week, onOpenFile)}
            >
              <WeekSections folderId={folderId} week={view.week} onOpenPassage={onOpenPassage} />
            </WeekPane>
          )
        )}
      </div>
    </>
  );
}

/** Whether another syllabus of the course is on its way, or came to nothing. */
function useIsReread(folderId: string): boolean {
  const { data } = useQuery(syllabusStatusQuery(folderId));
  const isSent = useAllUploads().some((upload) => upload.folderId === folderId && upload.role === 'syllabus');
  return isSent || data?.status === 'processing' || data?.status === 'failed';
}
