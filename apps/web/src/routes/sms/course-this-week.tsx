import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import { PhotoUpload } from '../../features/files/photos/photo-upload.tsx';
import { UploadPanel } from '../../features/files/upload-panel.tsx';
import { startUploads } from '../../features/files/uploads.ts';
import { useUploads } from '../../features/files/use-uploads.ts';
import { shortNameOf, titleOf } from '../../features/folders/folder.ts';
import { type CoursePlan, type Week, weekTitle } from '../../features/syllabus/course-plan.ts';
import { worksThisWeek } from '../../features/syllabus/due-items.ts';
import { isScheduleSure } from '../../features/syllabus/sure-schedule.ts';
import { planQuery } from '../../features/syllabus/syllabus.queries.ts';
import { termPosition } from '../../features/syllabus/term-position.ts';
import { askForDate } from '../../lib/date-doubt.ts';
import { type CalendarDate, formatDateRange, formatDueIn, formatTime } from '../../lib/dates.ts';
import { pagesOf } from '../../lib/plan-labels.ts';
import { inLine } from '../../lib/text.ts';
import { Chip } from '../../ui/chip.tsx';
import { CoverSwatch } from '../../ui/cover/cover.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import type { CourseOverview } from '../dashboard/use-course-overviews.ts';

/** One course on a phone: what this week brings, and the way to add what is on paper. */
export function CourseThisWeek({
  overview: { folder, state },
  today,
}: {
  overview: CourseOverview;
  today: CalendarDate;
}) {
  const { folderId } = folder;
  const { data: plan } = useQuery(planQuery(folderId));
  const { uploads, cancel } = useUploads(folderId);
  const role = plan ? 'material' : 'syllabus';
  const shortName = shortNameOf(folder);
  const position = plan ? termPosition(plan, today) : null;
  const week = plan && position?.current != null ? (plan.weeks[position.current] ?? null) : null;
  return (
    <section aria-labelledby={`course-${folderId}`} className="rounded-lg border bg-surface">
      <h2 id={`course-${folderId}`}>
        <Link
          to={`/syllabus/${folderId}`}
          className="flex min-h-14 items-center gap-3 rounded-t-lg px-4 py-2 hover:bg-hover"
        >
          <CoverSwatch id={folderId} />
          <span className="min-w-0 flex-1">
            <span className="line-clamp-2 font-medium font-serif text-[1.0625rem] leading-6">{titleOf(folder)}</span>
            {position && <span className="block truncate text-muted text-sm">{position.label}</span>}
          </span>
          <Icon of={ChevronRight} className="shrink-0 text-muted" />
        </Link>
      </h2>
      <div className="grid gap-4 border-t px-4 pt-3 pb-4">
        <div>
          {week ? <WeekHead week={week} /> : <NoWeek state={state} plan={plan ?? null} />}
          {plan && <ThisWeek folderId={folderId} plan={plan} week={week} today={today} />}
        </div>
        {uploads.some(({ state: { phase } }) => phase !== 'done') && (
          <UploadPanel uploads={uploads} onCancel={cancel} />
        )}
        <PhotoUpload
          of={role === 'syllabus' ? t`the syllabus of ${shortName}` : t`a file to ${shortName}`}
          onFiles={(files) => startUploads(folderId, files, role)}
        />
      </div>
    </section>
  );
}

function WeekHead({ week }: { week: Week }) {
  return (
    <>
      <p className="text-muted text-xs">
        {/* Its number stands above, under the name of the course. */}
        {week.startDate ? formatDateRange(week.startDate, week.endDate) : t`Week ${week.weekNumber}`}
      </p>
      <p className="font-medium">{weekTitle(week)?.text ?? t`No topic named`}</p>
    </>
  );
}

function ThisWeek({
  folderId,
  plan,
  week,
  today,
}: {
  folderId: string;
  plan: CoursePlan;
  week: Week | null;
  today: CalendarDate;
}) {
  const works = worksThisWeek(plan, week, today);
  const readings = week?.readings ?? [];
  if (works.length + readings.length === 0)
    return (
      week && (
        <p className="mt-1 text-secondary text-sm">
          {isScheduleSure(plan, week)
            ? t`Nothing to read and nothing due.`
            : t`No due dates found for this week. Check the syllabus.`}
        </p>
      )
    );
  return (
    <ul className="mt-1.5">
      {works.map(({ id, title, dueDate, dueTime, dueZone, dueDoubt, handedIn }) => (
        <li key={id} className="border-t first:border-t-0">
          <Link
            to={`/syllabus/${folderId}/assignments/${id}`}
            className="-mx-2 flex min-h-11 items-center gap-3 rounded-md px-2 py-1.5 hover:bg-hover"
          >
            <span className="min-w-0 flex-1 break-words">
              {title}{' '}
              {dueTime && <span className="tabular block text-muted text-sm">{formatTime(dueTime, dueZone)}</span>}
              {dueDoubt && <span className="tabular block text-sm text-warning">{askForDate(dueDoubt)}</span>}
            </span>{' '}
            {handedIn ? (
              <Chip tone="success" icon={Check}>{t`Handed in`}</Chip>
            ) : (
              <Chip tone={dueDate && dueDate >= today ? 'warning' : 'plain'}>
                {dueDate ? formatDueIn(dueDate, today) : t`No date`}
              </Chip>
            )}
          </Link>
        </li>
      ))}
      {readings.map((reading) => (
        <li key={reading.id} className="border-t py-2 first:border-t-0">
          <p className="break-words font-serif">{reading.title}</p>
          <p className="tabular text-secondary text-sm">{inLine([reading.author, pagesOf(reading)]) || t`Reading`}</p>
        </li>
      ))}
    </ul>
  );
}

/** What stands in a week's place: how its reading goes, or that the term does not hold today. */
function NoWeek({ state, plan }: { state: CourseOverview['state']; plan: CoursePlan | null }) {
  if (state.kind === 'loading')
    return (
      <Skeletons label={t`Looking up the week`} className="grid gap-2">
        <Skeleton className="h-4 w-32" />
        <Skeleton className="h-4 w-48" />
      </Skeletons>
    );
  const text =
    state.kind === 'processing'
      ? state.message
      : state.kind === 'failed'
        ? state.reason
        : plan
          ? t`No week of this course is running today.`
          : t`No syllabus yet. Photograph it, page by page, and its weeks stand here.`;
  return (
    <p role="status" className={state.kind === 'failed' ? 'text-danger text-sm' : 'text-secondary text-sm'}>
      {text}
    </p>
  );
}
