import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { folderName } from '@weekwise/contracts/folders.ts';
import { clsx } from 'clsx';
import { type ReactNode, useId, useState } from 'react';
import { isApiError, messageOf } from '../../../lib/api/errors.ts';
import { addDays, type CalendarDate, formatDate, formatDateRange, mondayOf, today } from '../../../lib/dates.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Input } from '../../../ui/input.tsx';
import { QueryBoundary } from '../../../ui/query-boundary.tsx';
import { Skeleton, Skeletons } from '../../../ui/skeleton.tsx';
import { useTakeCourse } from '../sharing.queries.ts';
import { type MovedWeek, movedDatesQuery } from '../wiki.queries.ts';
import type { WikiPage } from '../wiki.ts';
import { sameTermAs } from './same-term.ts';
import { TermChoice } from './term-choice.tsx';

/** Makes a course of the student's own of a published one: its name, its first day, and the weeks as they would be. */
export function TakeDialog({
  page,
  planNote,
  onTaken,
  onClose,
}: {
  page: WikiPage;
  /** What the student's plan says of another course. */
  planNote: ReactNode;
  onTaken: (folderId: string) => void;
  onClose: () => void;
}) {
  const id = useId();
  const take = useTakeCourse(page.wikiId);
  const [requestId] = useState(() => crypto.randomUUID());
  const [name, setName] = useState(page.title);
  const [sameTerm] = useState(() => sameTermAs(page.schedule, today()));
  const [firstDate, setFirstDate] = useState<CalendarDate>(() => sameTerm?.first ?? addDays(mondayOf(today()), 7));
  const [complaint, setComplaint] = useState<string | null>(null);
  const dated = page.schedule.some(({ startDate }) => startDate !== null);
  const dates = useQuery({ ...movedDatesQuery(page.wikiId, firstDate), enabled: firstDate !== '' });
  const nameTaken = isApiError(take.error, 'folder_name_taken');

  const submit = () => {
    const parsed = folderName.safeParse(name);
    if (!parsed.success) return setComplaint(parsed.error.issues[0]?.message ?? null);
    if (firstDate === '' || take.isPending) return;
    take.mutate({ requestId, name: parsed.data, firstDate }, { onSuccess: onTaken });
  };
  return (
    <FormDialog
      wide
      title={t`Take this course`}
      description={t`You get your own copy of these weeks. Add your files and change what you like.`}
      action={t`Take this course`}
      acting={t`Taking`}
      running={take.isPending}
      problem={take.isError && !nameTaken && messageOf(take.error)}
      problemTitle={t`Couldn’t create the course.`}
      onSubmit={submit}
      onClose={onClose}
    >
      {planNote}
      <div className={clsx('grid items-start gap-4', !sameTerm && 'sm:grid-cols-[minmax(0,1fr)_13rem]')}>
        <Input
          label={t`Course name`}
          value={name}
          error={complaint ?? (nameTaken ? messageOf(take.error) : null)}
          onChange={({ target }) => {
            setName(target.value);
            setComplaint(null);
            if (take.isError) take.reset();
          }}
        />
        <TermChoice sameTerm={sameTerm} firstDate={firstDate} onChange={setFirstDate} />
      </div>
      <section aria-labelledby={`${id}-weeks`}>
        <h3 id={`${id}-weeks`} className="mb-1 font-semibold text-sm">{t`Your weeks`}</h3>
        <p className="mb-2 text-muted text-xs">
          {!dated
            ? t`This page has no dates, so each week gets 7 days.`
            : firstDate === sameTerm?.first
              ? t`The same dates as on the page.`
              : t`Weeks and due dates move with the first day. Breaks keep their place and length.`}
        </p>
        <QueryBoundary query={dates} errorTitle={t`Couldn’t load the weeks`} skeleton={<WeeksSkeleton />}>
          {(weeks) => <MovedWeeks weeks={weeks} stale={dates.isPlaceholderData} />}
        </QueryBoundary>
      </section>
    </FormDialog>
  );
}

function MovedWeeks({ weeks, stale }: { weeks: readonly MovedWeek[]; stale: boolean }) {
  const last = weeks.at(-1);
  return (
    <>
      <ol
        aria-busy={stale || undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reachable without a mouse
        tabIndex={0}
        className={`max-h-56 overflow-y-auto rounded-md border border-default text-sm ${stale ? 'opacity-60' : ''}`}
      >
        {weeks.map(({ weekNumber, topic, breakName, startDate, endDate, assignments }) => (
          <li
            key={weekNumber}
            className="grid grid-cols-[1.75rem_minmax(0,1fr)_auto] items-baseline gap-2 border-t px-3 py-1.5 first:border-t-0"
          >
            <span className="tabular text-muted">{weekNumber}</span>
            <span className={`truncate font-serif ${breakName ? 'text-muted italic' : ''}`}>
              {breakName ?? topic ?? t`Week ${weekNumber}`}
            </span>
            <span className="tabular text-secondary text-xs">{formatDateRange(startDate, endDate)}</span>
            {assignments.some(({ dueDate }) => dueDate !== null) && (
              <span className="tabular col-span-2 col-start-2 break-words text-muted text-xs">
                {assignments
                  .flatMap(({ title, dueDate }) => (dueDate ? [t`${title}, due ${formatDate(dueDate, 'short')}`] : []))
                  .join('; ')}
              </span>
            )}
          </li>
        ))}
      </ol>
      {last && (
        <p
          role="status"
          className="mt-1.5 text-muted text-xs"
        >{t`The last week ends on ${formatDate(last.endDate, 'full')}.`}</p>
      )}
    </>
  );
}

function WeeksSkeleton() {
  return (
    <Skeletons label={t`Laying out the weeks`} className="grid gap-2">
      <Skeleton className="h-6" />
      <Skeleton className="h-6" />
      <Skeleton className="h-6" />
    </Skeletons>
  );
}
