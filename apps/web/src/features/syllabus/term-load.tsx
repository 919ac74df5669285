import { plural, t } from '@lingui/core/macro';
import { clsx } from 'clsx';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { addDays, type CalendarDate, formatDate, formatDateRange, mondayOf } from '../../lib/dates.ts';
import { formatShare, formatWeight } from '../../lib/text.ts';
import { colourOf } from '../../ui/cover/cover.tsx';
import { type DueItem, termLoad, type WeekLoad } from './due-items.ts';
import { CourseDot } from './due-strip.tsx';

/** Weights where the syllabi give them, else plain counts. Returns how to measure and how to say it. */
function measureOf(weeks: readonly WeekLoad[]): { value: (week: WeekLoad) => number; say: (week: WeekLoad) => string } {
  const weighted = weeks.some((week) => week.weight > 0);
  return weighted
    ? {
        value: (week) => week.weight,
        say: (week) =>
          week.weight > 0
            ? formatShare(week.weight / 100)
            : plural(week.items.length, { one: '# item', other: '# items' }),
      }
    : { value: (week) => week.items.length, say: (week) => String(week.items.length) };
}

const barHeight = 96;

/** A week's bar, in the colours of the courses that fill it, each by its share. */
function Bar({ week, height }: { week: WeekLoad; height: number }) {
  const shares = [...Map.groupBy(week.items, ({ course }) => course.folderId)].map(([folderId, items]) => ({
    folderId,
    share: week.weight > 0 ? items.reduce((sum, { weight }) => sum + (weight ?? 0), 0) : items.length,
  }));
  return (
    <span aria-hidden="true" className="flex flex-col justify-end" style={{ height: barHeight }}>
      <span
        className="mx-auto flex w-full max-w-14 flex-col gap-px overflow-hidden rounded-t-xs bg-track"
        style={{ height: Math.max(3, height) }}
      >
        {shares.map(({ folderId, share }) => (
          <span key={folderId} style={{ flexGrow: share, background: colourOf(folderId) }} />
        ))}
      </span>
    </span>
  );
}

/** The present term as one row of bars, seen from this week on; the chosen week's items stand below it. */
export function TermLoad({ items, today }: { items: readonly DueItem[]; today: CalendarDate }) {
  const weeks = termLoad(items, today);
  const thisMonday = mondayOf(today);
  const [chosen, setChosen] = useState<CalendarDate | null>(null);
  const caption = useId();
  const row = useRef<HTMLOListElement>(null);
  const present = useRef<HTMLLIElement>(null);
  const hasWeeks = weeks.length > 0;
  useLayoutEffect(() => {
    const [bars, bar] = [row.current, present.current];
    // The weeks around it are seen too. In a language from right to left the distance is below zero.
    if (hasWeeks && bars && bar)
      bars.scrollLeft = bar.offsetLeft - bars.offsetLeft - (bars.clientWidth - bar.clientWidth) / 3;
  }, [hasWeeks]);
  if (weeks.length === 0) return <p className="text-muted text-sm">{t`No due dates found in your syllabi.`}</p>;

  const { value, say } = measureOf(weeks);
  const most = Math.max(...weeks.map(value), 1);
  const weighted = weeks.some((week) => week.weight > 0);
  const shown =
    weeks.find((week) => week.monday === chosen) ??
    weeks.find((week) => week.monday >= thisMonday && week.items.length > 0) ??
    weeks.at(-1);

  return (
    <div className="rounded-lg border bg-surface p-4">
      <p id={caption} className="mb-3 text-muted text-xs">
        {weighted ? t`Percent of a grade due per week, summed over your courses` : t`Items due per week, all courses`}
      </p>
      <ol ref={row} aria-labelledby={caption} className="flex items-end gap-1 overflow-x-auto pb-1">
        {weeks.map((week) => {
          const selected = week === shown;
          return (
            <li
              key={week.monday}
              ref={week.monday === thisMonday ? present : undefined}
              className={clsx('flex-1', week.monday === thisMonday ? 'min-w-14' : 'min-w-9')}
            >
              <button
                type="button"
                aria-pressed={selected}
                aria-label={`${formatDateRange(week.monday, addDays(week.monday, 6))}: ${plural(week.items.length, { one: '# item', other: '# items' })}${week.weight > 0 ? `, ${say(week)}` : ''}`}
                onClick={() => setChosen(week.monday)}
                className="flex w-full flex-col items-stretch gap-1 rounded-md py-1 text-center text-xs hover:bg-hover aria-pressed:bg-selected"
              >
                <span className={clsx('tabular', week.items.length === 0 && 'text-muted')}>
                  {week.items.length === 0 ? '0' : say(week)}
                </span>
                <Bar week={week} height={(value(week) / most) * barHeight} />
                <span
                  className={clsx(
                    'whitespace-nowrap text-2xs',
                    week.monday === thisMonday ? 'font-semibold text-link' : 'text-muted',
                  )}
                >
                  {week.monday === thisMonday ? t`This week` : formatDate(week.monday, 'short')}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      {shown && (
        <div className="mt-3 border-t pt-3" role="status">
          <p className="font-medium text-sm">
            {formatDateRange(shown.monday, addDays(shown.monday, 6), 'long')}
            <span className="font-normal text-muted">
              {shown.monday === thisMonday ? t`, this week` : ''}
              {shown.items.length === 0 && t`: nothing due`}
            </span>
          </p>
          <ul className="mt-1 grid gap-x-8 gap-y-1 text-sm sm:grid-cols-2">
            {shown.items.map((item) => (
              <li key={item.id} className="flex items-baseline gap-2">
                <CourseDot folderId={item.course.folderId} />
                <span className="min-w-0 flex-1 break-words">
                  <span className="me-1 text-muted">{item.course.shortName}</span> {item.title}
                </span>
                <span className="tabular shrink-0 text-muted text-xs">
                  {formatDate(item.dueDate, 'short')}
                  {item.weight !== null && t`, ${formatWeight(item.weight)}`}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
