import { plural, t } from '@lingui/core/macro';
import type { RulerTick } from '../../layout/term-ruler.tsx';
import { type CalendarDate, daysBetween, formatDate } from '../../lib/dates.ts';
import type { CoursePlan, Week } from './course-plan.ts';
import { courseDone, shareDone } from './week-done.ts';

export interface TermPosition {
  /** Per week, how much of it is behind: 0 to 1. Today counts half. */
  ticks: (RulerTick & { id: string; passed: number })[];
  /** The share of the whole course that is done; null where the student marks nothing. */
  done: number | null;
  /** Index of the week that today falls into; null before, after, or without dates. */
  current: number | null;
  /** Whether it has been over for more than a week. */
  ended: boolean;
  /** "Week 8 of 15", "Starts Jan 12", "Ended May 9", "15 weeks". */
  label: string;
}

/** The last day of a week: what the plan says, else the day before the next one starts, else six days on. */
function endOf(weeks: readonly Week[], index: number): CalendarDate | null {
  const week = weeks[index];
  if (!week?.startDate) return null;
  const next = weeks.slice(index + 1).find((later) => later.startDate !== null)?.startDate;
  return week.endDate ?? next ?? null;
}

/** Where today stands in a course. */
export function termPosition(plan: Pick<CoursePlan, 'weeks'>, today: CalendarDate): TermPosition {
  const { weeks } = plan;
  const passed = (week: Week, index: number) => {
    if (!week.startDate || today < week.startDate) return 0;
    const end = endOf(weeks, index);
    const length = Math.max(1, (end ? daysBetween(week.startDate, end) : 6) + 1);
    return Math.min(1, (daysBetween(week.startDate, today) + 0.5) / length);
  };
  const done = courseDone(plan);
  const ticks = weeks.map((week, index) => ({
    id: week.id,
    done: done === null ? null : shareDone(week),
    passed: passed(week, index),
  }));
  const dated = weeks.filter((week) => week.startDate !== null);
  const [first, last] = [dated[0], dated.at(-1)];
  const all = weeks.length === 0 ? t`No weeks yet` : plural(weeks.length, { one: '# week', other: '# weeks' });
  if (!first?.startDate || !last?.startDate) return { ticks, done, current: null, ended: false, label: all };

  if (today < first.startDate)
    return { ticks, done, current: null, ended: false, label: t`Starts ${formatDate(first.startDate, 'short')}` };
  const ended = endOf(weeks, weeks.indexOf(last)) ?? last.startDate;
  if (daysBetween(ended, today) > 7) {
    const format = ended.slice(0, 4) === today.slice(0, 4) ? 'short' : 'withYear';
    return { ticks, done, current: null, ended: true, label: t`Ended ${formatDate(ended, format)}` };
  }
  const current = weeks.findLastIndex((week) => week.startDate !== null && week.startDate <= today);
  const number = weeks[current]?.weekNumber ?? current + 1;
  return { ticks, done, current, ended: false, label: t`Week ${number} of ${weeks.length}` };
}
