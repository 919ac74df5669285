import { type CalendarDate, daysBetween, formatDate } from '../../lib/dates.ts';
import type { CoursePlan, Week } from './course-plan.ts';

export interface TermPosition {
  /** Per week, how much of it is behind: 0 to 1. Today counts half. */
  ticks: { id: string; done: number }[];
  /** Index of the week that today falls into; null before, after, or without dates. */
  current: number | null;
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
  const ticks = weeks.map((week, index) => {
    if (!week.startDate || today < week.startDate) return { id: week.id, done: 0 };
    const end = endOf(weeks, index);
    const length = Math.max(1, (end ? daysBetween(week.startDate, end) : 6) + 1);
    return { id: week.id, done: Math.min(1, (daysBetween(week.startDate, today) + 0.5) / length) };
  });
  const dated = weeks.filter((week) => week.startDate !== null);
  const [first, last] = [dated[0], dated.at(-1)];
  const all = `${weeks.length} ${weeks.length === 1 ? 'week' : 'weeks'}`;
  if (!first?.startDate || !last?.startDate) return { ticks, current: null, label: all };

  if (today < first.startDate) return { ticks, current: null, label: `Starts ${formatDate(first.startDate, 'short')}` };
  const ended = endOf(weeks, weeks.indexOf(last)) ?? last.startDate;
  if (daysBetween(ended, today) > 7) {
    const format = ended.slice(0, 4) === today.slice(0, 4) ? 'short' : 'withYear';
    return { ticks, current: null, label: `Ended ${formatDate(ended, format)}` };
  }
  const current = weeks.findLastIndex((week) => week.startDate !== null && week.startDate <= today);
  const number = weeks[current]?.weekNumber ?? current + 1;
  return { ticks, current, label: `Week ${number} of ${weeks.length}` };
}
