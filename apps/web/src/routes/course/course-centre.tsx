import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Notice } from '../../components/notice.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { MakeMenu } from '../../features/activities/on-demand/make-menu.tsx';
import type { FileEntry } from '../../features/files/file-entry.ts';
import { statusOf } from '../../features/files/upload-steps.ts';
import { type Folder, titleOf } from '../../features/folders/folder.ts';
import { SummaryButton } from '../../features/guides/summary-sheet.tsx';
import { AboutCourse, OutsideSchedule } from '../../features/syllabus/about-course.tsx';
import type { CoursePlan } from '../../features/syllabus/course-plan.ts';
import type { OpenSource } from '../../features/syllabus/source-mark.tsx';
import { WeekPane } from '../../features/syllabus/week-pane.tsx';
import type { CourseView } from '../../features/syllabus/weeks-rail.tsx';
import type { CalendarDate } from '../../lib/dates.ts';
import { isDemo } from '../../lib/demo.ts';
import type { OpenPassage } from '../../lib/passage.ts';
import { SyllabusIntake } from '../shared/syllabus-intake.tsx';
import { isRunning, useSyllabusReading } from '../shared/use-syllabus-reading.ts';
import { FilesPane } from './files-pane.tsx';
import { ReviewNotice } from './review-notice.tsx';
import { SyllabusActions } from './syllabus-actions.tsx';
import type { CoursePlace } from './use-course-place.ts';
import { WeekSections } from './week-sections.tsx';
import { weekSources } from './week-sources.tsx';
import { WeekStepper } from './week-stepper.tsx';

// pdf.js comes only where a file is opened.
const FileViewer = lazy(async () => ({ default: (await import('../../features/viewer/file-viewer.tsx')).FileViewer }));

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
                <>
                  <MakeMenu
                    folderId={folderId}
                    fileId={fileId}
                    week={view?.kind === 'week' ? view.week.weekNumber : null}
                  />
                  <SummaryButton folderId={folderId} fileId={fileId} name={fileName} onOpen={onOpenPassage} />
                </>
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
        {plan && !demo && <RereadNotice folderId={folderId} />}
        {plan && !demo && <ReviewNotice folderId={folderId} />}
        {place.files ? (
          <FilesPane folder={folder} files={files} hasPlan={plan !== null} onOpen={onOpenFile} />
        ) : !plan ? (
          <div className="mx-auto max-w-180 px-4 py-8 md:px-10 md:py-14">
            <SyllabusIntake folderId={folderId} />
          </div>
        ) : view?.kind === 'about' ? (
          <AboutCourse
            plan={plan}
            title={titleOf(folder)}
            onOpen={onOpenSource}
            actions={demo ? null : <SyllabusActions folderId={folderId} />}
          />
        ) : view?.kind === 'undated' ? (
          <OutsideSchedule plan={plan} today={today} onOpen={onOpenSource} pathOf={pathOf} />
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

/** A course that has a plan while another syllabus is read: the plan stays until the new one is there. */
function RereadNotice({ folderId }: { folderId: string }) {
  const reading = useSyllabusReading(folderId);
  if (!reading || reading.state.phase === 'done' || reading.state.phase === 'cancelled') return null;
  const running = isRunning(reading);
  return (
    <div className="mx-auto max-w-208 px-4 pt-4 md:px-10">
      <Notice
        tone={running ? 'info' : 'danger'}
        title={running ? 'A new syllabus is being read.' : 'The new syllabus could not be read.'}
        action={running && <Spinner />}
      >
        {statusOf(reading)} {!running && 'The plan you have stays.'}
      </Notice>
    </div>
  );
}
