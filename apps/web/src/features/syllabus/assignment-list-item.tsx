import { t } from '@lingui/core/macro';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Clock from 'lucide-react/icons/clock';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { askForDate } from '../../lib/date-doubt.ts';
import { type CalendarDate, daysBetween, formatDate, formatDueIn, formatTime } from '../../lib/dates.ts';
import { assignmentTypeNames } from '../../lib/plan-labels.ts';
import { formatWeight } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { ConfidenceMark } from '../../ui/marks.tsx';
import { MenuItem, MenuSeparator } from '../../ui/menu.tsx';
import type { Assignment } from './course-plan.ts';
import { EntryGrip } from './entry-drag.tsx';
import { EditItems } from './lazy-edit-menu.tsx';
import type { MarkActions } from './marks.ts';
import type { PlanEdits } from './plan-edits.ts';
import { meta, RowMenu, RowTarget, row } from './row-parts.tsx';
import { type OpenSource, SourceMark } from './source-mark.tsx';

export function AssignmentListItem({
  assignment,
  today,
  withMonth,
  quiet,
  to,
  marks,
  edits,
  onOpen,
}: {
  assignment: Assignment;
  today: CalendarDate;
  /** Shows the month instead of the weekday, where nothing around the row names it. */
  withMonth: boolean;
  quiet: boolean;
  /** Its own page: on a phone the whole row leads there. */
  to: string | null;
  /** Absent where nothing can be marked. */
  marks?: MarkActions | undefined;
  /** Absent where nothing can be changed. */
  edits?: PlanEdits | undefined;
  onOpen: OpenSource;
}) {
  const { source, dueDate, dueTime, dueZone, dueDoubt, weight, confidence, title, handedIn } = assignment;
  const type = assignmentTypeNames[assignment.type];
  return (
    <li className={row} data-entry={assignment.id}>
      {edits && <EntryGrip id={assignment.id} />}
      {source && !to && <RowTarget label={t`Show in the syllabus`} onPress={() => onOpen(source)} />}
      <div className="grid grid-cols-[40px_minmax(0,1fr)_auto] items-start gap-3">
        <p className="text-muted text-xs">
          {dueDate ? (
            <>
              <span className="sr-only">{t`Due ${formatDate(dueDate, 'long')}`}</span>
              <span aria-hidden="true">
                <b className="block font-normal font-serif text-primary text-xl leading-6 lining-nums">
                  {formatDate(dueDate, 'day')}
                </b>
                {formatDate(dueDate, withMonth ? 'monthShort' : 'weekday')}
              </span>
            </>
          ) : (
            <span className="block pt-1">{t`No date`}</span>
          )}
        </p>
        <div className="min-w-0">
          <h3 className="break-words font-medium text-base leading-6">
            {to ? (
              <Link to={to} className="inline-block hover:underline max-md:after:absolute max-md:after:inset-0">
                {title}
              </Link>
            ) : (
              title
            )}
          </h3>
          <p className={meta}>
            {type && <span>{type}</span>}
            {weight !== null && <span className="tabular">{t`${formatWeight(weight)} of grade`}</span>}
            {dueTime && <span className="tabular">{formatTime(dueTime, dueZone)}</span>}
            {dueDoubt && <span className="tabular text-warning">{askForDate(dueDoubt)}</span>}
            {assignment.optional && <Chip tone="line">{t`Optional`}</Chip>}
            <span className="relative empty:hidden">{!dueDoubt && <ConfidenceMark confidence={confidence} />}</span>
            <span className="relative">
              <SourceMark of={assignment} quiet={quiet} onOpen={onOpen} />
            </span>
          </p>
        </div>
        <span className="flex items-center gap-2 pt-0.5 empty:hidden">
          {handedIn ? (
            <Chip tone="success" icon={Check}>{t`Handed in`}</Chip>
          ) : (
            dueDate && (
              <DueChip
                dueDate={dueDate}
                today={today}
                canBeLate={marks !== undefined && !heldInClass.has(assignment.type)}
              />
            )
          )}
          {to && (
            <Button size="sm" asChild className="max-md:hidden print:hidden">
              <Link to={to} aria-label={t`Brief of ${title}`}>{t`Brief`}</Link>
            </Button>
          )}
          {marks && (
            <RowMenu title={title}>
              <MenuItem icon={Check} onSelect={() => marks.handIn(assignment, !handedIn)}>
                {handedIn ? t`Not handed in after all` : t`Mark as handed in`}
              </MenuItem>
              {edits && (
                <Suspense fallback={null}>
                  <MenuSeparator />
                  <EditItems entry={{ kind: 'assignment', of: assignment }} edits={edits} />
                </Suspense>
              )}
            </RowMenu>
          )}
        </span>
      </div>
    </li>
  );
}

/** Held on a day in class: once it is over it is over. */
const heldInClass: ReadonlySet<Assignment['type']> = new Set(['exam', 'presentation', 'participation']);

function DueChip({
  dueDate,
  today,
  canBeLate,
}: {
  dueDate: CalendarDate;
  today: CalendarDate;
  /** Whether the student says of it that it is handed in: what is not, is late. */
  canBeLate: boolean;
}) {
  const days = daysBetween(today, dueDate);
  if (canBeLate && days < 0 && days >= -30) return <Chip tone="danger" icon={CircleAlert}>{t`Overdue`}</Chip>;
  const soon = days >= 0 && days <= 3;
  return (
    <Chip tone={soon ? 'warning' : 'plain'} icon={soon ? Clock : undefined}>
      {days < -30 ? t`Past` : formatDueIn(dueDate, today)}
    </Chip>
  );
}
