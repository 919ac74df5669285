import { plural, t } from '@lingui/core/macro';
import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { MarginSection } from '../../layout/margin-section.tsx';
import type { CalendarDate } from '../../lib/dates.ts';
import { lazyComponent, lazyModule } from '../../lib/lazy-module.tsx';
import { DropTarget } from '../../ui/drop-target.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { AssignmentListItem } from './assignment-list-item.tsx';
import type { Reading, SourceLocation, Week } from './course-plan.ts';
import type { MarkActions } from './marks.ts';
import type { PlanEdits } from './plan-edits.ts';
import { ReadingListItem } from './reading-list-item.tsx';
import { type OpenSource, sharesOnePage } from './source-mark.tsx';
import { countDone } from './week-done.ts';
import { AddEntryButton, WeekHeader, WeekMenu, type WeeksAround } from './week-header.tsx';

export const paneWidth = 'mx-auto w-full max-w-208 px-4 pb-16 md:px-10';

const WeekFiles = lazyComponent(
  lazyModule(() => import('./week-files.tsx'), { soon: true }),
  (files) => files.WeekFiles,
);

const nobody: WeeksAround = { before: null, after: null };

/** One week on one screen: its topic, what to read, what is due; each item beside the line it came from. */
export function WeekPane({
  week,
  today,
  onOpen,
  onOpenFile,
  pathOf,
  sources,
  marks,
  edits,
  around = nobody,
  schedule,
  children,
}: {
  week: Week;
  today: CalendarDate;
  onOpen: OpenSource;
  onOpenFile: (fileId: string) => void;
  /** Where an assignment has a page of its own. */
  pathOf?: ((assignmentId: string) => string) | undefined;
  /** Where its readings can be had: of all of them, and of each. */
  sources?: { ofWeek: ReactNode; of: (reading: Reading) => ReactNode };
  /** How the student says what is read and handed in; absent where nobody does. */
  marks?: MarkActions | undefined;
  /** How the student changes what the plan says; absent where nobody does. */
  edits?: PlanEdits | undefined;
  /** How sure its row of the schedule is, and where it stands: what wasn't found may be due all the same. */
  schedule: { isSure: boolean; place: SourceLocation | null };
  /** The weeks before and after it. */
  around?: WeeksAround;
  /** Sections below: what was made of the week. */
  children?: ReactNode;
}) {
  const { readings, assignments } = week;
  const quiet = sharesOnePage(week);
  const done = marks ? countDone(week) : null;
  const due = assignments.length - (done?.handedIn ?? 0);
  return (
    <DropTarget
      as="article"
      label={t`Drop to attach to week ${week.weekNumber}`}
      onFiles={edits && ((files) => edits.drop({ kind: 'week', of: week }, files))}
      className={`relative ${paneWidth}`}
    >
      <WeekHeader
        isSure={schedule.isSure}
        week={week}
        counted={marks !== undefined}
        onOpen={onOpen}
        menu={edits && <WeekMenu week={week} around={around} edits={edits} />}
      />
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
          <Nothing>{t`No readings in week ${week.weekNumber}.`}</Nothing>
        ) : (
          <ul>
            {readings.map((reading) => (
              <ReadingListItem
                key={reading.id}
                reading={reading}
                quiet={quiet}
                marks={marks}
                edits={edits}
                onOpen={onOpen}
              >
                {sources?.of(reading)}
              </ReadingListItem>
            ))}
          </ul>
        )}
        {edits && <AddEntryButton onPress={() => edits.add('reading', week.id)}>{t`Add a reading`}</AddEntryButton>}
        {readings.length > 1 && sources?.ofWeek}
      </MarginSection>
      <MarginSection
        title={t`Assignments`}
        aside={assignments.length > 0 && (due > 0 ? t`${due} due` : t`All handed in`)}
      >
        {assignments.length === 0 ? (
          <NothingDue week={week} schedule={schedule} onOpen={onOpen} />
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
                edits={edits}
                onOpen={onOpen}
              />
            ))}
          </ul>
        )}
        {edits && (
          <AddEntryButton onPress={() => edits.add('assignment', week.id)}>{t`Add an assignment`}</AddEntryButton>
        )}
      </MarginSection>
      {week.files.length > 0 && (
        <Suspense fallback={null}>
          <WeekFiles files={week.files} onOpen={onOpenFile} onDetach={edits && ((file) => edits.detach(week, file))} />
        </Suspense>
      )}
      {children}
    </DropTarget>
  );
}

/** Whether the dates at the week's head say which month a due date is in. */
function isWithin({ startDate, endDate }: Week, date: CalendarDate | null): boolean {
  return date !== null && startDate !== null && date >= startDate && date <= (endDate ?? startDate);
}

function NothingDue({
  week,
  schedule: { isSure, place },
  onOpen,
}: Pick<ComponentProps<typeof WeekPane>, 'week' | 'schedule' | 'onOpen'>) {
  if (isSure) return <Nothing>{t`Nothing is due in week ${week.weekNumber}.`}</Nothing>;
  return (
    <Nothing>
      {t`No due dates found for this week.`}{' '}
      {place ? (
        <button type="button" className="link" onClick={() => onOpen(place)}>{t`Check the syllabus`}</button>
      ) : (
        t`Check the syllabus.`
      )}
    </Nothing>
  );
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
