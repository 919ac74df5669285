import { t } from '@lingui/core/macro';
import { useQueries } from '@tanstack/react-query';
import { type Task, taskQuery } from '../../features/files/tasks.queries.ts';
import { type Upload, useAllUploads } from '../../features/files/upload-store.ts';
import type { CardState } from '../../features/folders/course-card.tsx';
import { type Folder, shortNameOf } from '../../features/folders/folder.ts';
import type { CoursePlan } from '../../features/syllabus/course-plan.ts';
import { type DueItem, dueItemsOf, inOrder } from '../../features/syllabus/due-items.ts';
import { isTodaySure } from '../../features/syllabus/sure-schedule.ts';
import { planQuery, type SyllabusStatus, syllabusStatusQuery } from '../../features/syllabus/syllabus.queries.ts';
import { termPosition } from '../../features/syllabus/term-position.ts';
import { addDays, type CalendarDate, formatDate } from '../../lib/dates.ts';
import { formatShare } from '../../lib/text.ts';

export interface CourseOverview {
  folder: Folder;
  state: CardState;
  /** Date of the next due item. */
  nextDue: CalendarDate | null;
  /** Its term is over. */
  ended: boolean;
  /** Whether it can be said that nothing is due in it this week: its row of the schedule was read surely. */
  isSure: boolean;
}

/** Joins folders with their plans and the progress of those that are being read. */
export function useCourseOverviews(
  folders: readonly Folder[],
  today: CalendarDate,
): { overviews: CourseOverview[]; dueItems: DueItem[]; settled: boolean } {
  const statuses = useQueries({ queries: folders.map(({ folderId }) => syllabusStatusQuery(folderId)) });
  // A course without a syllabus has no plan: to be asked for it, the server could only refuse.
  const mayHavePlan = folders.map(
    ({ course }, index) => course !== null || statuses[index]?.data?.status === 'completed',
  );
  const plans = useQueries({
    queries: folders.map(({ folderId }, index) => ({ ...planQuery(folderId), enabled: mayHavePlan[index] ?? false })),
  });
  const tasks = useQueries({
    queries: statuses.map(({ data }, index) => ({
      // Of a course without a task nothing is asked; queries of one name would warn.
      ...taskQuery(data?.taskId ?? folders[index]?.folderId ?? ''),
      enabled: data?.status === 'processing' && data.taskId !== null,
    })),
  });

  const uploads = useAllUploads();

  const dueItems: DueItem[] = [];
  const overviews = folders.map((folder, index): CourseOverview => {
    const plan = plans[index]?.data ?? null;
    const ended = plan !== null && termPosition(plan, today).ended;
    const items = plan ? dueItemsOf({ folderId: folder.folderId, shortName: shortNameOf(folder), ended }, plan) : [];
    dueItems.push(...items);
    const next = items.find(({ dueDate, handedIn }) => !handedIn && dueDate >= today) ?? null;
    return {
      folder,
      ended,
      nextDue: next?.dueDate ?? null,
      isSure: plan !== null && isTodaySure(plan, today),
      state: stateOf({
        plan,
        next,
        today,
        status: statuses[index]?.data ?? null,
        task: tasks[index]?.data ?? null,
        upload: uploads.findLast(({ folderId, role }) => folderId === folder.folderId && role === 'syllabus') ?? null,
        pending: Boolean((mayHavePlan[index] && plans[index]?.isPending) || statuses[index]?.isPending),
      }),
    };
  });
  const settled = folders.every((_, index) => !(mayHavePlan[index] ? plans : statuses)[index]?.isPending);
  return { overviews, dueItems: inOrder(dueItems), settled };
}

function stateOf({
  plan,
  status,
  task,
  upload,
  next,
  today,
  pending,
}: {
  plan: CoursePlan | null;
  status: SyllabusStatus | null;
  task: Task | null;
  /** The newest syllabus on its way from this browser. */
  upload: Upload | null;
  next: DueItem | null;
  today: CalendarDate;
  pending: boolean;
}): CardState {
  if (upload?.state.phase === 'sending' || upload?.state.phase === 'waiting') {
    const fraction = upload.state.phase === 'sending' ? upload.state.fraction : 0;
    return { kind: 'processing', message: t`Uploading, ${formatShare(fraction)}`, progress: fraction };
  }
  if (status?.status === 'processing')
    return { kind: 'processing', message: task?.message ?? t`Reading your syllabus`, progress: task?.progress ?? null };
  if (plan) {
    const { ticks, current, label } = termPosition(plan, today);
    return { kind: 'ready', ticks, current, position: label, next: next && nextLabel(next, today) };
  }
  if (upload?.state.phase === 'failed') return { kind: 'failed', reason: upload.state.message };
  if (status?.status === 'failed')
    return { kind: 'failed', reason: status.failure ?? t`The syllabus could not be read.` };
  return pending ? { kind: 'loading' } : { kind: 'no-syllabus' };
}

/** "Quiz 4, today", "Response paper 2, Thu", "Midterm, Oct 21". */
function nextLabel({ title, dueDate }: DueItem, today: CalendarDate): string {
  const soon = dueDate < addDays(today, 7);
  const when = dueDate === today ? t`today` : formatDate(dueDate, soon ? 'weekday' : 'short');
  return `${title}, ${when}`;
}
