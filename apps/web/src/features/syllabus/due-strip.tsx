import { t } from '@lingui/core/macro';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import { type CalendarDate, datesOfWeek, formatDate, formatTime, mondayOf } from '../../lib/dates.ts';
import { colourOf, softColourOf } from '../../ui/cover/cover.tsx';
import { type DueItem, dueBetween } from './due-items.ts';

/** The seven days of this week, each with what is due. On a phone, only the days that have something. */
export function DueStrip({
  items,
  today,
  settled,
  isSure,
}: {
  items: readonly DueItem[];
  today: CalendarDate;
  /** Whether all of it is known: until then no height gives way. */
  settled: boolean;
  /** Whether this week of every course was read surely: only then a day says that nothing is due. */
  isSure: boolean;
}) {
  const days = datesOfWeek(mondayOf(today));
  const free = settled && dueBetween(items, days[0] ?? today, days.at(-1) ?? today).length === 0;
  return (
    <ol
      aria-label={t`Due this week`}
      className="overflow-hidden md:grid md:grid-cols-7 md:rounded-lg md:border md:bg-surface"
    >
      {days.map((day) => (
        <Day
          key={day}
          day={day}
          today={today}
          items={dueBetween(items, day, day)}
          low={free}
          isSure={settled && isSure}
        />
      ))}
    </ol>
  );
}

function Day({
  day,
  today,
  items,
  low,
  isSure,
}: {
  day: CalendarDate;
  today: CalendarDate;
  items: DueItem[];
  /** A week without anything due takes less room. */
  low: boolean;
  isSure: boolean;
}) {
  const isToday = day === today;
  return (
    <li
      aria-label={formatDate(day, 'full')}
      aria-current={isToday ? 'date' : undefined}
      className={clsx(
        'grid grid-cols-[44px_minmax(0,1fr)] gap-2 border-t py-2 md:flex md:flex-col md:border-t-0 md:border-s md:p-2 lg:p-3 md:first:border-s-0',
        low ? 'md:min-h-20' : 'md:min-h-40',
        items.length === 0 && !isToday && 'max-md:hidden',
        day < today && 'md:bg-canvas',
        isToday && 'md:shadow-[inset_0_3px_0_var(--syllabus-accent-primary)]',
      )}
    >
      <p className="flex flex-col text-muted text-xs leading-4 md:flex-row md:items-baseline md:gap-1.5 md:leading-6">
        <b
          className={clsx(
            'font-serif text-xl leading-6 lining-nums',
            isToday ? 'font-semibold text-primary' : 'font-normal text-secondary',
          )}
        >
          {formatDate(day, 'day')}
        </b>
        <span>
          <span className={clsx(isToday && 'max-lg:hidden')}>{formatDate(day, 'weekday')}</span>
          {isToday && (
            <>
              <span className="max-lg:hidden">{t`, today`}</span>
              <span className="lg:hidden">{t`Today`}</span>
            </>
          )}
        </span>
      </p>
      {items.length === 0 ? (
        isSure && <p className="py-1 text-muted text-xs">{t`Nothing due`}</p>
      ) : (
        <ul className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
          {items.map((item) => (
            <li key={item.id}>
              <DueCard item={item} past={day < today} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function DueCard({ item, past }: { item: DueItem; past: boolean }) {
  const { folderId, shortName } = item.course;
  return (
    <Link
      to={`/syllabus/${folderId}/assignments/${item.id}`}
      style={past ? undefined : { background: softColourOf(folderId) }}
      className={clsx('block rounded-md px-2.5 py-2 md:max-lg:px-1.5 text-sm leading-4.5', past && 'border text-muted')}
    >
      <span className="mb-0.5 flex items-center gap-1.5 text-secondary text-xs">
        <CourseDot folderId={folderId} />
        <span className="truncate">{shortName}</span>
        {item.dueTime && (past || !item.dueZone) && (
          <span className="tabular ms-auto shrink-0 text-muted">{past ? t`Past` : formatTime(item.dueTime)}</span>
        )}
      </span>
      <span className="line-clamp-3 break-words">{item.title}</span>
      {item.dueTime && item.dueZone && !past && (
        <span className="tabular block text-muted text-xs">{formatTime(item.dueTime, item.dueZone)}</span>
      )}
      {item.inDoubt && <span className="block text-warning text-xs">{t`Date not certain`}</span>}
    </Link>
  );
}

export function CourseDot({ folderId }: { folderId: string }) {
  return (
    <span
      aria-hidden="true"
      className="inline-block size-2 shrink-0 rounded-[2px]"
      style={{ background: colourOf(folderId) }}
    />
  );
}
