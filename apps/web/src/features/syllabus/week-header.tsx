import { plural, t } from '@lingui/core/macro';
import Plus from 'lucide-react/icons/plus';
import Palmtree from 'lucide-react/icons/tree-palm';
import { type ReactNode, Suspense } from 'react';
import { askForDate } from '../../lib/date-doubt.ts';
import { formatDateRange } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ConfidenceMark } from '../../ui/marks.tsx';
import { Meter } from '../../ui/meter.tsx';
import type { Week } from './course-plan.ts';
import { WeekEditItems } from './lazy-edit-menu.tsx';
import type { PlanEdits } from './plan-edits.ts';
import { RowMenu } from './row-parts.tsx';
import { type OpenSource, SourceMark } from './source-mark.tsx';
import { countDone, shareDone } from './week-done.ts';

/** The weeks before and after one. */
export interface WeeksAround {
  before: Week | null;
  after: Week | null;
}

/** What a week is about, when it is, and how much of it there is. */
export function WeekHeader({
  week,
  counted,
  isSure,
  menu,
  onOpen,
}: {
  week: Week;
  /** Whether what is done of it is counted. */
  counted: boolean;
  /** Whether what it doesn't name isn't there. */
  isSure: boolean;
  menu: ReactNode;
  onOpen: OpenSource;
}) {
  const { readings, assignments } = week;
  const done = counted ? countDone(week) : null;
  const share = counted ? shareDone(week) : null;
  const title = week.topic?.value ?? week.breakName ?? t`Week ${week.weekNumber}`;
  const sayDue = () => {
    if (assignments.length > 0) return outOf(done?.handedIn, sayAssignments(assignments.length));
    return isSure ? t`nothing due` : t`no due dates found`;
  };
  return (
    <header className="pt-4 pb-4 md:grid md:grid-cols-[var(--syllabus-size-label-column)_minmax(0,1fr)] md:gap-x-6 md:pt-7 md:pb-5">
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
        <div className="flex items-start gap-2">
          <h1 tabIndex={-1} className="type-week min-w-0 flex-1 break-words">
            {title}
          </h1>
          {menu}
        </div>
        <div className="tabular mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-secondary text-sm">
          {week.breakName && week.topic && (
            <Chip tone="line" icon={Palmtree}>
              {week.breakName}
            </Chip>
          )}
          {share !== null && <Meter label={t`Done in week ${week.weekNumber}`} value={share} className="w-24" />}
          <span>
            {readings.length === 0 ? t`Nothing to read` : outOf(done?.read, sayReadings(readings.length))}, {sayDue()}
          </span>
        </div>
      </div>
    </header>
  );
}

const sayReadings = (count: number) => plural(count, { one: '# reading', other: '# readings' });
const sayAssignments = (count: number) => plural(count, { one: '# assignment', other: '# assignments' });
const outOf = (done: number | undefined, all: string) => (done === undefined ? all : t`${done} of ${all}`);

export function WeekMenu({ week, around, edits }: { week: Week; around: WeeksAround; edits: PlanEdits }) {
  return (
    <RowMenu title={t`week ${week.weekNumber}`} className="pt-2">
      <Suspense fallback={null}>
        <WeekEditItems week={week} before={around.before} after={around.after} edits={edits} />
      </Suspense>
    </RowMenu>
  );
}

/** Below a list: one more. */
export function AddEntryButton({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <Button variant="ghost" size="sm" className="-ms-2.5 mt-1 text-secondary print:hidden" onClick={onPress}>
      <Icon of={Plus} size={14} />
      {children}
    </Button>
  );
}
