import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { loadOfWeek, titleOfWeek, type WikiWeek } from '../wiki.ts';

const lowest = 12;
const highest = 44;

export const weekAnchor = (weekNumber: number): string => `week-${weekNumber}`;

/** The term at a glance: one bar a week, as high as it is full. Pressed, it leads to its week. */
export function WeekBars({ weeks, colour }: { weeks: readonly WikiWeek[]; colour: string }) {
  const inView = useWeekInView(weeks);
  const most = Math.max(...weeks.map(loadOfWeek), 1);
  return (
    <nav aria-label={t`Weeks`} className="mt-5 border-b pb-1.5 print:hidden">
      <ol className="flex items-end gap-[3px] overflow-x-auto md:gap-1">
        {weeks.map((week) => {
          const { weekNumber } = week;
          const current = weekNumber === inView;
          return (
            <li key={weekNumber} className="min-w-[1.3125rem] flex-1">
              <Link
                to={`#${weekAnchor(weekNumber)}`}
                replace
                preventScrollReset
                aria-current={current ? 'true' : undefined}
                aria-label={t`Week ${weekNumber}, ${titleOfWeek(week)}`}
                onClick={() => document.getElementById(weekAnchor(weekNumber))?.focus()}
                className="group flex h-16 flex-col justify-end text-center text-muted text-xs aria-[current]:font-semibold aria-[current]:text-primary"
              >
                <i
                  className="block rounded-t-xs bg-track group-hover:opacity-80"
                  style={{
                    height: lowest + ((highest - lowest) * loadOfWeek(week)) / most,
                    background: current ? colour : undefined,
                  }}
                />
                <span className="tabular mt-1">{weekNumber}</span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** The first week of which something is to be seen in the upper part of the window. */
function useWeekInView(weeks: readonly WikiWeek[]): number | null {
  const [inView, setInView] = useState(weeks[0]?.weekNumber ?? null);
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const seen = new Map<number, boolean>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) seen.set(Number(target.id.slice(5)), isIntersecting);
        const first = weeks.find(({ weekNumber }) => seen.get(weekNumber));
        if (first) setInView(first.weekNumber);
      },
      { rootMargin: '-56px 0px -55% 0px' },
    );
    for (const { weekNumber } of weeks) {
      const row = document.getElementById(weekAnchor(weekNumber));
      if (row) observer.observe(row);
    }
    return () => observer.disconnect();
  }, [weeks]);
  return inView;
}
