import { t } from '@lingui/core/macro';
import { clsx } from 'clsx';
import CalendarX2 from 'lucide-react/icons/calendar-x-2';
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import Info from 'lucide-react/icons/info';
import Lock from 'lucide-react/icons/lock';
import { type MouseEvent, memo, type ReactNode, useCallback, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { tickFill } from '../../layout/term-ruler.tsx';
import { afterFrame } from '../../lib/after-frame.ts';
import { type CalendarDate, formatDateRange } from '../../lib/dates.ts';
import { formatShare } from '../../lib/text.ts';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { type CoursePlan, type Week, weekTitle } from './course-plan.ts';
import { useEntryDrop } from './entry-drag.tsx';
import { termPosition } from './term-position.ts';
import { countDone } from './week-done.ts';

/** What the centre of the course shows. */
export type CentreView = { kind: 'week'; week: Week } | { kind: 'about' } | { kind: 'undated' };

export interface WeeksRailProps {
  plan: CoursePlan;
  today: CalendarDate;
  view: CentreView | null;
  linkTo: (view: CentreView) => string;
  /** Goes to a week by its link; the router does where this is absent. */
  onGo?: ((to: string) => void) | undefined;
  /** Where the student's progress in the course is; null where nobody practises. */
  progressPath: string | null;
  /** Numbers of the weeks whose study materials the student's plan does not hold. */
  lockedWeeks?: readonly number[];
  /** Takes a row of a week that is dragged to another one; absent where nothing can be changed. */
  onDropEntry?: ((id: string, week: Week) => void) | undefined;
  onFollow?: () => void;
  footer?: ReactNode;
}

/** The term as a list of weeks: where today stands, what is chosen, what is due. */
export function WeeksRail({
  plan,
  today,
  view,
  linkTo,
  onGo,
  progressPath,
  lockedWeeks,
  onDropEntry,
  onFollow,
  footer,
}: WeeksRailProps) {
  const { ticks, done, label } = termPosition(plan, today);
  const byline = [plan.professor?.value, plan.classInfo.term?.value].filter(Boolean).join(' · ');
  const undated = plan.assignmentsOutsideSchedule.length;
  const chosen = useRef<HTMLAnchorElement>(null);
  const chosenId = view?.kind === 'week' ? view.week.id : (view?.kind ?? null);
  const isScrolled = useRef(false);
  const navigate = useNavigate();
  const followWeek = useCallback(
    (to: string) => {
      onFollow?.();
      if (onGo) onGo(to);
      else void navigate(to);
    },
    [onFollow, onGo, navigate],
  );
  useEffect(() => {
    if (chosenId === null) return;
    const show = () => chosen.current?.scrollIntoView({ block: 'nearest' });
    // It has the page laid out at once. Who goes to another week wants that drawn first.
    if (isScrolled.current) void afterFrame().then(show);
    else show();
    isScrolled.current = true;
  }, [chosenId]);

  return (
    <nav aria-label={t`Weeks`} className="flex min-h-0 flex-1 flex-col bg-canvas">
      <div className="px-4 pt-3.5 pb-3">
        <p className="flex items-baseline gap-2">
          <span className="flex-1 font-semibold">{label}</span>
          {done !== null && <span className="tabular text-muted text-xs">{t`${formatShare(done)} done`}</span>}
        </p>
        {byline && <p className="mt-0.5 text-muted text-xs">{byline}</p>}
      </div>
      <ol className="relative min-h-0 flex-1 overflow-y-auto px-2 pb-3">
        <li>
          <PlainRow
            icon={Info}
            to={linkTo({ kind: 'about' })}
            current={view?.kind === 'about'}
            linkRef={view?.kind === 'about' ? chosen : undefined}
            onFollow={onFollow}
          >{t`About the course`}</PlainRow>
        </li>
        {progressPath && (
          <li>
            <PlainRow
              icon={ChartNoAxesColumn}
              to={progressPath}
              current={false}
              linkRef={undefined}
              onFollow={onFollow}
            >{t`Progress`}</PlainRow>
          </li>
        )}
        {plan.weeks.map((week, index) => {
          const current = view?.kind === 'week' && view.week.id === week.id;
          return (
            <li key={week.id}>
              <WeekRow
                week={week}
                done={ticks[index]?.done ?? null}
                passed={ticks[index]?.passed ?? 0}
                locked={lockedWeeks?.includes(week.weekNumber) ?? false}
                to={linkTo({ kind: 'week', week })}
                current={current}
                linkRef={current ? chosen : undefined}
                onFollow={followWeek}
                onDropEntry={onDropEntry}
              />
            </li>
          );
        })}
        {undated > 0 && (
          <li>
            <PlainRow
              icon={CalendarX2}
              to={linkTo({ kind: 'undated' })}
              current={view?.kind === 'undated'}
              linkRef={view?.kind === 'undated' ? chosen : undefined}
              aside={String(undated)}
              onFollow={onFollow}
            >{t`Outside the schedule`}</PlainRow>
          </li>
        )}
      </ol>
      {footer && (
        <div className="flex min-h-10 items-center gap-2 border-t px-4 py-2 text-secondary text-xs">{footer}</div>
      )}
    </nav>
  );
}

const row =
  'grid grid-cols-[4px_22px_minmax(0,1fr)] items-center gap-x-2 rounded-md pe-2.5 ps-2 hover:bg-hover aria-[current]:bg-selected';

interface RowProps {
  to: string;
  current: boolean;
  linkRef: { current: HTMLAnchorElement | null } | undefined;
}

const WeekRow = memo(function WeekRow({
  week,
  done,
  passed,
  locked,
  to,
  current,
  linkRef,
  onFollow,
  onDropEntry,
}: RowProps & {
  week: Week;
  done: number | null;
  passed: number;
  locked: boolean;
  onFollow: (to: string) => void;
  onDropEntry: WeeksRailProps['onDropEntry'];
}) {
  const { over, handlers } = useEntryDrop(onDropEntry && ((id) => onDropEntry(id, week)));
  const due = week.assignments.length - countDone(week).handedIn;
  const title = weekTitle(week);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onFollow(to);
  };
  // No link of the router: each of those is drawn anew whenever the address changes, and there are as many as weeks.
  return (
    <a
      ref={linkRef}
      href={to}
      onClick={follow}
      aria-current={current ? 'page' : undefined}
      {...handlers}
      className={clsx(
        row,
        'min-h-11.5 py-1 touch:min-h-12',
        over && 'bg-hover outline-2 outline-accent-primary outline-dashed',
      )}
    >
      <span
        aria-hidden="true"
        className="h-full min-h-9 w-1 rounded-full"
        style={{ background: tickFill({ done, passed }, 'bottom') }}
      />
      <span
        className={clsx(
          'tabular text-end font-serif text-[0.9375rem] leading-5 lining-nums',
          current ? 'font-semibold text-primary' : 'text-muted',
        )}
      >
        <span className="sr-only">{t`Week`} </span>
        {week.weekNumber}
      </span>
      <span className="min-w-0">
        <span
          className={clsx(
            'line-clamp-3 break-words text-sm leading-4.5',
            current ? 'font-semibold text-primary' : title?.named ? 'text-secondary' : 'text-muted',
          )}
        >
          {title?.text ?? t`No topic named`}
        </span>
        <span className="tabular flex gap-2 text-muted text-xs">
          <span className="flex-1">
            {week.startDate && formatDateRange(week.startDate, week.endDate)}
            {done !== null && done > 0 && done < 1 && ` · ${formatShare(done)}`}
            {done === 1 ? (
              <span className="sr-only">{t`, done`}</span>
            ) : (
              passed === 1 && <span className="sr-only">{t`, past`}</span>
            )}
          </span>
          {due > 0 && <span>{t`${due} due`}</span>}
          {locked && (
            <span className="flex items-center">
              <Icon of={Lock} size={14} />
              <span className="sr-only">{t`, locked`}</span>
            </span>
          )}
        </span>
      </span>
    </a>
  );
});

function PlainRow({
  icon,
  to,
  current,
  linkRef,
  aside,
  onFollow,
  children,
}: RowProps & { icon: typeof Info; aside?: string; onFollow: (() => void) | undefined; children: string }) {
  return (
    <Link
      ref={linkRef}
      to={to}
      onClick={onFollow}
      aria-current={current ? 'page' : undefined}
      className={clsx(row, 'min-h-8 touch:min-h-11')}
    >
      <span />
      <Icon of={icon} className="justify-self-end text-muted" />
      <span className={clsx('flex gap-2 text-sm', current ? 'font-semibold text-primary' : 'text-secondary')}>
        <span className="min-w-0 flex-1 truncate">{children}</span>
        {aside && <span className="tabular font-normal text-muted text-xs leading-5">{aside}</span>}
      </span>
    </Link>
  );
}

export function WeeksRailSkeleton() {
  return (
    <Skeletons label={t`Loading the weeks`} className="px-4 pt-4">
      <Skeleton className="h-4 w-24" />
      <Skeleton className="mt-2 h-3 w-40" />
      {Array.from({ length: 9 }, (_, index) => (
        <div key={index} className="mt-4 grid grid-cols-[4px_minmax(0,1fr)] gap-4">
          <Skeleton className="h-9" />
          <div>
            <Skeleton className="h-3.5 w-4/5" />
            <Skeleton className="mt-1.5 h-3 w-2/5" />
          </div>
        </div>
      ))}
    </Skeletons>
  );
}
