import { plural, t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import PanelLeftClose from 'lucide-react/icons/panel-left-close';
import PanelRightClose from 'lucide-react/icons/panel-right-close';
import { lazy, type ReactNode, Suspense, useCallback, useDeferredValue, useState } from 'react';
import { ChatPane } from '../../features/chat/chat-pane.tsx';
import type { Citation, OpenCitation } from '../../features/chat/turn.ts';
import type { FileEntry } from '../../features/files/file-entry.ts';
import { contentsQuery } from '../../features/files/files.queries.ts';
import { type Folder, shortNameOf, titleOf } from '../../features/folders/folder.ts';
import type { SourceLocation } from '../../features/syllabus/course-plan.ts';
import { planQuery, syllabusStatusQuery } from '../../features/syllabus/syllabus.queries.ts';
import { paneWidth, WeekPaneSkeleton } from '../../features/syllabus/week-pane.tsx';
import { WeeksRail, WeeksRailSkeleton } from '../../features/syllabus/weeks-rail.tsx';
import { SkipLink } from '../../layout/skip-link.tsx';
import { SplitPanes } from '../../layout/split-panes.tsx';
import { today as dayOfToday } from '../../lib/dates.ts';
import { isDemo } from '../../lib/demo.ts';
import { lazyModule } from '../../lib/lazy-module.tsx';
import type { OpenPassage } from '../../lib/passage.ts';
import { useHasPainted } from '../../lib/use-has-painted.ts';
import { breakpoints, useMediaQuery } from '../../lib/use-media-query.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { sayReadOnly } from '../demo/say-read-only.ts';
import { type CitationContext, CitationFooter } from './citation-footer.tsx';
import { CourseCentre } from './course-centre.tsx';
import { CourseTabs } from './course-tabs.tsx';
import { CourseTopBar } from './course-top-bar.tsx';
import { DropOverlay } from './drop-overlay.tsx';
import { FilesSummary } from './files-summary.tsx';
import { knownOf } from './known-of-plan.ts';
import { NarrowPanes } from './narrow-panes.tsx';
import { CentrePane, chatPane, Pane, railPane } from './panes.tsx';
import { useAdjacentFolders } from './use-adjacent-folders.ts';
import { useChatEffects } from './use-chat-effects.ts';
import { useChatShown } from './use-chat-shown.ts';
import { useCourseCommands } from './use-course-commands.ts';
import { useCourseEvents } from './use-course-events.ts';
import { useCoursePlace } from './use-course-place.ts';
import { useIsWeekShown } from './use-is-week-shown.ts';
import { useLockedWeeks } from './use-locked-weeks.ts';
import { usePaneCycle } from './use-pane-cycle.ts';
import { usePlanEdits } from './use-plan-edits.tsx';
import { useFindSource } from './week-sources.tsx';

// What is practised inside the chat comes with the first answer that brings some.
const ChatPractice = lazy(() => import('./chat-practice.tsx'));

const making = lazyModule(() => import('../../features/activities/on-demand/use-make-activity.ts'), { soon: true });
const uploads = lazyModule(() => import('../../features/files/uploads.ts'), { soon: true });

const noFiles: readonly FileEntry[] = [];

/** The split screen: weeks, the centre (a week, a file, the files), and the chat; one pane at a time on a phone. */
export function CourseScreen({
  folder,
  folders,
  banner,
  mirrored = false,
}: {
  folder: Folder;
  folders: readonly Folder[];
  /** Above everything. */
  banner?: ReactNode;
  /** The chat to the left, the weeks to the right; on a phone the chat first. */
  mirrored?: boolean;
}) {
  const { folderId } = folder;
  const today = dayOfToday();
  const plan = useQuery(planQuery(folderId));
  const isWeekShown = useIsWeekShown(plan, useQuery(syllabusStatusQuery(folderId)));
  const lockedWeeks = useLockedWeeks(folderId);
  const { place, linkTo, goTo, showPane, openFile, closeFile } = useCoursePlace(folderId, plan.data ?? null, today, {
    mirrored,
  });
  const { edits, dialog, onDropEntry } = usePlanEdits(folderId, plan.data ?? null, { linkTo, goTo });
  // Thousands of files are much to read: the week goes first.
  const isSeen = useHasPainted(isWeekShown || plan.isError);
  const files = useQuery({ ...contentsQuery(folderId), enabled: isSeen || place.files || place.fileId !== null });
  const [cited, setCited] = useState<CitationContext | null>(null);
  const isWide = useMediaQuery(breakpoints.xl);
  const isSplit = useMediaQuery(breakpoints.lg);
  const isTablet = useMediaQuery(breakpoints.md);
  const { chatOpen, chatHidden, toggleChat, showChat } = useChatShown({ isSplit, pane: place.pane, showPane });
  const [weeksOpen, setWeeksOpen] = useState(false);
  const closeWeeks = useCallback(() => setWeeksOpen(false), []);

  const week = place.view?.kind === 'week' ? place.view.week : null;
  const shortName = shortNameOf(folder);
  const openSource = (source: SourceLocation) => {
    setCited(null);
    openFile(source.fileId, { page: source.page, block: source.block, lastBlock: source.block, quote: source.text });
  };
  const openWhole = useCallback((fileId: string) => openFile(fileId, null), [openFile]);
  const openPassage: OpenPassage = ({ fileId, ...target }) => {
    setCited(null);
    openFile(fileId, target);
  };
  const openCitation = (open: OpenCitation, citation: Citation, siblings: readonly Citation[]) => {
    const { fileId, page, block, lastBlock, quote } = citation;
    setCited({ open, citation, siblings });
    openFile(fileId, { page, block, lastBlock, quote });
  };
  const client = useQueryClient();
  const makeCard = (words: string) =>
    void making.load().then(({ makeActivity }) => {
      makeActivity(client, folderId, { type: 'flashcards', words, fileId: null, week: week?.weekNumber ?? null });
    });
  usePaneCycle();
  useFindSource(folderId, place.fileId || place.files ? null : week);
  useAdjacentFolders(folders, folderId);
  useChatEffects(folderId, { mirrored });
  // What is beside the week follows once that is drawn.
  const settled = useDeferredValue(place);
  const asked = settled.view?.kind === 'week' ? settled.view.week : null;
  useCourseEvents(folderId, { plan: plan.data ?? null, place: settled, files: files.data ?? noFiles, today });
  useCourseCommands({
    folder,
    plan: plan.data ?? null,
    files: files.data ?? noFiles,
    view: place.view,
    mirrored,
    linkTo,
    goTo,
    openFile,
    onShowChat: showChat,
  });

  // The address may have moved on to another file since.
  const shownCitation = cited?.citation.fileId === place.fileId ? cited : null;

  const rail = (
    <QueryBoundary query={plan} errorTitle={t`The plan could not be loaded`} skeleton={<WeeksRailSkeleton />}>
      {(loaded) =>
        loaded && (
          <WeeksRail
            plan={loaded}
            today={today}
            view={place.files ? null : place.view}
            linkTo={linkTo}
            onGo={goTo}
            lockedWeeks={lockedWeeks}
            progressPath={isDemo(folderId) ? null : `/syllabus/${folderId}/progress`}
            onDropEntry={edits && onDropEntry}
            onFollow={closeWeeks}
            footer={<FilesSummary folderId={folderId} files={files.data} to={linkTo('files')} />}
          />
        )
      }
    </QueryBoundary>
  );
  // An open file, and the list of weeks or the chat alone on a phone, bring no heading of their own.
  const hasHeading = !place.fileId && (isTablet || place.pane === 'centre');
  const centre = (
    <QueryBoundary
      query={plan}
      page={hasHeading ? titleOf(folder) : undefined}
      pageClass={paneWidth}
      errorTitle={t`The plan could not be loaded`}
      skeleton={<WeekPaneSkeleton />}
    >
      {(loaded) =>
        isWeekShown ? (
          <CourseCentre
            folder={folder}
            plan={loaded}
            place={place}
            today={today}
            files={files}
            linkTo={linkTo}
            edits={edits}
            onOpenSource={openSource}
            onOpenFile={openWhole}
            onOpenPassage={openPassage}
            onCloseFile={closeFile}
            viewerFooter={shownCitation && <CitationFooter cited={shownCitation} onOpen={openCitation} />}
          />
        ) : (
          <WeekPaneSkeleton />
        )
      }
    </QueryBoundary>
  );
  const chat = (
    <ChatPane
      folderId={folderId}
      courseCode={shortName}
      week={asked?.weekNumber ?? null}
      topic={asked?.topic?.value ?? null}
      knows={plan.data ? knownOf(plan.data, asked) : undefined}
      hidden={chatHidden}
      openCitation={shownCitation?.open ?? null}
      onOpenCitation={openCitation}
      onMakeCard={isDemo(folderId) ? null : makeCard}
      drawOffered={(offered) => (
        <Suspense fallback={null}>
          <ChatPractice folderId={folderId} offered={offered} onOpenPassage={openPassage} />
        </Suspense>
      )}
      footnote={files.data && chatFootnote(files.data.length)}
      hasFiles={files.data && files.data.length > 0}
      headerActions={
        isSplit && (
          <IconButton
            icon={mirrored ? PanelLeftClose : PanelRightClose}
            label={t`Close chat`}
            size="sm"
            onClick={() => toggleChat(false)}
          />
        )
      }
    />
  );
  const hasPlan = Boolean(plan.data) || plan.isPending;
  const railSide = isWide && hasPlan ? railPane(<Pane id="weeks">{rail}</Pane>) : undefined;
  const chatSide = chatOpen ? chatPane(<Pane id="chat">{chat}</Pane>) : undefined;

  return (
    <DropOverlay
      label={t`Drop to add to ${shortName}`}
      onFiles={(dropped) =>
        isDemo(folderId)
          ? sayReadOnly()
          : void uploads.load().then(({ startUploads }) => startUploads(folderId, dropped, 'material', files.data))
      }
      className="course-page flex h-dvh flex-col"
    >
      {mirrored && <SkipLink to="chat">{t`Skip to the chat`}</SkipLink>}
      <SkipLink to="centre">{t`Skip to the week`}</SkipLink>
      {!mirrored && <SkipLink to="chat">{t`Skip to the chat`}</SkipLink>}
      {banner}
      <CourseTopBar
        folder={folder}
        folders={folders}
        mirrored={mirrored}
        filesLink={linkTo('files')}
        filesShown={place.files}
        weeks={isWide || !hasPlan ? null : { open: weeksOpen, onOpenChange: setWeeksOpen, content: rail }}
        onShowChat={chatHidden ? showChat : null}
      />
      <main className="flex min-h-0 flex-1 flex-col">
        {!hasHeading && <h1 className="sr-only">{titleOf(folder)}</h1>}
        {isSplit ? (
          <SplitPanes
            // Each side remembers its own width.
            id={mirrored ? 'course-inverted' : 'course'}
            className="min-h-0 flex-1"
            left={mirrored ? chatSide : railSide}
            centre={<CentrePane>{centre}</CentrePane>}
            right={mirrored ? railSide : chatSide}
          />
        ) : (
          <NarrowPanes
            pane={place.pane}
            mirrored={mirrored}
            weeks={hasPlan ? rail : null}
            centre={<CentrePane>{centre}</CentrePane>}
            chat={chat}
            onCloseChat={() => showPane('centre')}
          />
        )}
      </main>
      {!isSplit && (
        <CourseTabs
          place={place}
          week={week}
          filesLink={linkTo('files')}
          centreLink={week ? linkTo({ kind: 'week', week }) : linkTo({ kind: 'about' })}
          hasWeeks={hasPlan}
          mirrored={mirrored}
          onPane={showPane}
        />
      )}
      {dialog}
    </DropOverlay>
  );
}

function chatFootnote(fileCount: number): string {
  if (fileCount === 0) return t`There is no file to answer from yet.`;
  if (fileCount === 1) return t`Answers quote only the one file in this folder.`;
  return plural(fileCount, {
    one: 'Answers quote only the # file in this folder.',
    other: 'Answers quote only the # files in this folder.',
  });
}
