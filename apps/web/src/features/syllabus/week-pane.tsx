import { plural, t } from '@lingui/core/macro';
import Palmtree from 'lucide-react/icons/tree-palm';
import type { ReactNode } from 'react';
import { MarginSection } from '../../layout/margin-section.tsx';
import { askForDate } from '../../lib/date-doubt.ts';
import { type CalendarDate, formatDateRange } from '../../lib/dates.ts';
import { Chip } from '../../ui/chip.tsx';
import { ConfidenceMark } from '../../ui/marks.tsx';
import { Meter } from '../../ui/meter.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { AssignmentListItem } from './assignment-list-item.tsx';
import type { Reading, Week } from './course-plan.ts';
import type { MarkActions } from './marks.ts';
import { ReadingListItem } from './reading-list-item.tsx';
import { type OpenSource, SourceMark, sharesOnePage } from './source-mark.tsx';
import { countDone, shareDone } from './week-done.ts';

export const paneWidth = 'mx-auto w-full max-w-208 px-4 pb-16 md:px-10';

/** One week on one screen: its topic, what to read, what is due; each item beside the line it came from. */
export function WeekPane({
  week,
  today,
  onOpen,
  pathOf,
  sources,
  marks,
  children,
}: {
  week: Week;
  today: CalendarDate;
  onOpen: OpenSource;
  /** Where an assignment has a page of its own. */
  pathOf?: ((assignmentId: string) => string) | undefined;
  /** Where its readings can be had: of all of them, and of each. */
  sources?: { ofWeek: ReactNode; of: (reading: Reading) => ReactNode };
  /** How the student says what is read and handed in; absent where nobody does. */
  marks?: MarkActions | undefined;
  /** Sections below: what was made of the week. */
  children?: ReactNode;
}) {
  const { readings, assignments } = week;
  const quiet = sharesOnePage(week);
  const done = marks ? countDone(week) : null;
  const share = marks ? shareDone(week) : null;
  const due = assignments.length - (done?.handedIn ?? 0);
  const title = week.topic?.value ?? week.breakName ?? t`Week ${week.weekNumber}`;
  return (
    <article className={paneWidth}>
      <header className="pt-4 pb-4 md:grid md:grid-cols-[var(--syllabus-size-label-column)_minmax(0,1fr)] md:gap-6 md:pt-7 md:pb-5">
        <p
          aria-hidden="true"
          className="font-light font-serif text-[4.5rem] leading-16 tracking-[-0.04em] lining-nums max-md:hidden"
        >
          {week.weekNumber}
        </p>
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2.5 text-muted text-sm">
            <span>
              <span className={week.startDate ? 'md:sr-only' : ''}>{t`Week ${week.weekNumber}`}</span>
              {week.startDate && (
                <>
                  <span className="md:hidden"> · </span>
                  {formatDateRange(week.startDate, week.endDate, 'long')}
                </>
              )}
            </span>
            <SourceMark of={week.topic ?? { source: week.startSource, origin: 'syllabus' }} onOpen={onOpen} />
            {week.startDoubt && <span className="tabular text-warning">{askForDate(week.startDoubt)}</span>}
            {week.topic && <ConfidenceMark confidence={week.topic.confidence} />}
          </p>
          <h1 tabIndex={-1} className="type-week break-words">
            {title}
          </h1>
          <div className="tabular mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-secondary text-sm">
            {week.breakName && week.topic && (
              <Chip tone="line" icon={Palmtree}>
                {week.breakName}
              </Chip>
            )}
            {share !== null && <Meter label={t`Done in week ${week.weekNumber}`} value={share} className="w-24" />}
            <span>
              {readings.length === 0 ? t`Nothing to read` : outOf(done?.read, sayReadings(readings.length))},{' '}
              {assignments.length === 0 ? t`nothing due` : outOf(done?.handedIn, sayAssignments(assignments.length))}
            </span>
          </div>
        </div>
      </header>
      <MarginSection
        title={t`Readings`}
        aside={
          readings.length > 0 &&
          (done
            ? t`${done.read} of ${readings.length} read`
            : plural(readings.length, { one: '# item', other: '# items' }))
        }
      >
        {readings.length === 0 ? (
          <Nothing>{t`Your syllabus lists none for week ${week.weekNumber}.`}</Nothing>
        ) : (
          <ul>
            {readings.map((reading) => (
              <ReadingListItem key={reading.id} reading={reading} quiet={quiet} marks={marks} onOpen={onOpen}>
                {sources?.of(reading)}
              </ReadingListItem>
            ))}
          </ul>
        )}
        {readings.length > 1 && sources?.ofWeek}
      </MarginSection>
      <MarginSection
        title={t`Assignments`}
        aside={assignments.length > 0 && (due > 0 ? t`${due} due` : t`All handed in`)}
      >
        {assignments.length === 0 ? (
          <Nothing>{t`Nothing is due in week ${week.weekNumber}.`}</Nothing>
        ) : (
          <ul>
            {assignments.map((assignment) => (
              <AssignmentListItem
                key={assignment.id}
                assignment={assignment}
                today={today}
                withMonth={!isWithin(week, assignment.dueDate)}
                quiet={quiet}
                to={pathOf?.(assignment.id) ?? null}
                marks={marks}
                onOpen={onOpen}
              />
            ))}
          </ul>
        )}
      </MarginSection>
      {children}
    </article>
  );
}

const sayReadings = (count: number) => plural(count, { one: '# reading', other: '# readings' });
const sayAssignments = (count: number) => plural(count, { one: '# assignment', other: '# assignments' });
const outOf = (done: number | undefined, all: string) => (done === undefined ? all : t`${done} of ${all}`);

/** Whether the dates at the week's head say which month a due date is in. */
function isWithin({ startDate, endDate }: Week, date: CalendarDate | null): boolean {
  return date !== null && startDate !== null && date >= startDate && date <= (endDate ?? startDate);
}

function Nothing({ children }: { children: ReactNode }) {
  return <p className="text-muted text-sm">{children}</p>;
}

export function WeekPaneSkeleton() {
  return (
    <Skeletons label={t`Loading the week`} className={`${paneWidth} pt-7`}>
      <Skeleton className="h-3 w-40" />
      <Skeleton className="mt-3 h-9 w-3/4" />
      <Skeleton className="mt-4 h-3 w-48" />
      {[0.7, 0.88, 0.56, 0.64].map((width) => (
        <div key={width} className="mt-7">
          <Skeleton className="h-4 max-w-full" />
          <Skeleton className="mt-2 h-3 w-2/5" />
        </div>
      ))}
    </Skeletons>
  );
}
