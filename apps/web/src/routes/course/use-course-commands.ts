import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import FileText from 'lucide-react/icons/file-text';
import Files from 'lucide-react/icons/files';
import Globe from 'lucide-react/icons/globe';
import Info from 'lucide-react/icons/info';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { ask } from '../../features/chat/asking.ts';
import type { FileEntry } from '../../features/files/file-entry.ts';
import { type Folder, shortNameOf } from '../../features/folders/folder.ts';
import { type CoursePlan, weekTitle } from '../../features/syllabus/course-plan.ts';
import type { CentreView } from '../../features/syllabus/weeks-rail.tsx';
import { publishPath } from '../../features/wiki/publish-path.ts';
import { type Command, useCommandFallback, useCommands } from '../../lib/commands.ts';
import { formatDateRange } from '../../lib/dates.ts';
import { coursePath, isDemo } from '../../lib/demo.ts';
import { useShortcut } from '../../lib/shortcuts.ts';
import { invertedCourse } from './inverted-path.ts';

/** What the palette and the keyboard can do inside a course: weeks, files, one week on or back. */
export function useCourseCommands({
  folder,
  plan,
  files,
  view,
  mirrored,
  linkTo,
  goTo,
  openFile,
  onShowChat,
}: {
  folder: Folder;
  plan: CoursePlan | null;
  files: readonly FileEntry[];
  view: CentreView | null;
  mirrored: boolean;
  linkTo: (view: CentreView | 'files') => string;
  /** Goes to a week by its link. */
  goTo: (to: string) => void;
  openFile: (fileId: string, target: null) => void;
  onShowChat: () => void;
}): void {
  const navigate = useNavigate();
  const { folderId } = folder;

  const commands = useMemo((): Command[] => {
    const weeks = (plan?.weeks ?? []).map(
      (week): Command => ({
        id: `week-${folderId}-${week.id}`,
        label: t`Week ${week.weekNumber}: ${weekTitle(week)?.text ?? t`no topic named`}`,
        group: t`Weeks`,
        icon: CalendarDays,
        hint: week.startDate ? formatDateRange(week.startDate, week.endDate) : undefined,
        run: () => void navigate(linkTo({ kind: 'week', week })),
      }),
    );
    const documents = files.map(
      (file): Command => ({
        id: `file-${file.fileId}`,
        label: t`Open ${file.name}`,
        group: t`Files`,
        icon: FileText,
        keywords: [file.name],
        run: () => openFile(file.fileId, null),
      }),
    );
    const places: Command[] = [
      {
        id: 'files',
        label: t`All files`,
        group: t`Files`,
        icon: Files,
        keywords: [t`upload`, t`import`, t`add`],
        run: () => void navigate(linkTo('files')),
      },
    ];
    if (!isDemo(folderId))
      places.push({
        id: 'swap-sides',
        label: mirrored ? t`Weeks to the left, chat to the right` : t`Chat to the left, weeks to the right`,
        group: t`Weeks`,
        icon: ArrowLeftRight,
        keywords: [t`inverted`, t`mirror`, t`swap sides`, t`layout`, t`left-handed`],
        run: () => void navigate(mirrored ? coursePath(folderId) : invertedCourse(folderId)),
      });
    if (!isDemo(folderId))
      places.push({
        id: 'course-progress',
        label: t`Progress in this course`,
        group: t`Weeks`,
        icon: ChartNoAxesColumn,
        keywords: [t`mastery`, t`concepts`, t`exams`, t`what to study next`],
        run: () => void navigate(`/syllabus/${folderId}/progress`),
      });
    if (plan && !isDemo(folderId))
      places.push({
        id: 'publish-course',
        label: t`Share with the wiki`,
        group: t`Weeks`,
        icon: Globe,
        keywords: [t`publish`, t`public`, t`page`, t`others`],
        run: () => void navigate(publishPath(folderId)),
      });
    if (plan)
      places.push({
        id: 'about-course',
        label: t`About the course`,
        group: t`Weeks`,
        icon: Info,
        keywords: [t`instructor`, t`professor`, t`grading`, t`office hours`, t`policies`],
        run: () => void navigate(linkTo({ kind: 'about' })),
      });
    return [...weeks, ...documents, ...places];
  }, [folderId, plan, files, mirrored, linkTo, openFile, navigate]);
  useCommands(commands);

  const client = useQueryClient();
  const week = view?.kind === 'week' ? view.week : null;
  const shortName = shortNameOf(folder);
  const askFor = useCallback(
    (words: string): Command => ({
      id: 'ask',
      label: t`Ask ${shortName} “${words}”`,
      group: t`Ask`,
      icon: MessageSquareText,
      stays: true,
      run: () => {
        onShowChat();
        const context = { weekNumber: week?.weekNumber ?? null, topic: week?.topic?.value ?? null };
        void ask(client, folderId, { text: words, ...context });
      },
    }),
    [client, folderId, shortName, week, onShowChat],
  );
  useCommandFallback(askFor);

  const weeks = plan?.weeks ?? [];
  const at = view?.kind === 'week' ? weeks.findIndex(({ id }) => id === view.week.id) : -1;
  const go = (step: number) => {
    const week = weeks[at < 0 ? 0 : at + step];
    if (week) goTo(linkTo({ kind: 'week', week }));
  };
  useShortcut({ keys: 'j', label: t`Next week`, group: 'Course' }, () => go(1), weeks.length > 0);
  useShortcut({ keys: 'k', label: t`Previous week`, group: 'Course' }, () => go(-1), weeks.length > 0);
}
