import { addDays, type CalendarDate, daysBetween, mondayOf } from '@weekwise/engine/dates/calendar.ts';
import type { PublishedPlan } from '../../../db/stored/published-course.ts';

/** A plan whose weeks all have their days. */
export interface DatedPlan extends PublishedPlan {
  weeks: (PublishedPlan['weeks'][number] & { start_date: string; end_date: string })[];
}

/** The years that a calendar date can have, in PostgreSQL as well, with room for a term after the last of them. */
const [firstDay, lastDay] = ['0001-01-01', '9990-12-31'];
const daysOn = (date: CalendarDate, days: number): CalendarDate =>
  addDays(date, Math.min(Math.max(days, daysBetween(date, firstDay)), daysBetween(date, lastDay)));

const later = (a: string, b: string): string => (a > b ? a : b);

/** Finds the first day of a plan; null where its weeks have no dates. */
export function firstDateOf({ weeks }: PublishedPlan): string | null {
  const dates = weeks.flatMap(({ start_date }) => start_date ?? []).sort();
  return dates[0] ?? null;
}

/**
 * A plan in a term that begins on the `chosen` day. All dates move by whole weeks, so that what is on a Thursday stays
 * on one and breaks keep their place; the first week begins on that day itself, and nothing is due before. Weeks
 * without a date follow the week before them.
 */
export function moveDates(plan: PublishedPlan, chosen: string): DatedPlan {
  const firstDate = daysOn(chosen, 0);
  const from = firstDateOf(plan);
  const shift = from === null ? 0 : daysBetween(mondayOf(from), mondayOf(firstDate));
  const moved = (date: string | null): string | null => (date === null ? null : later(daysOn(date, shift), firstDate));
  const dueThen = <Due extends { due_date: string | null }>(work: readonly Due[]): Due[] =>
    work.map((item) => ({ ...item, due_date: moved(item.due_date) }));

  let last: string | null = null;
  const starts = plan.weeks.map(({ start_date }): string => {
    const follows: string = last === null ? firstDate : daysOn(mondayOf(last), 7);
    last = moved(start_date) ?? follows;
    return last;
  });
  return {
    weeks: plan.weeks.map((week, at) => {
      const start = starts[at] ?? firstDate;
      return {
        ...week,
        start_date: start,
        end_date: endOf(start, starts[at + 1]),
        assignments: dueThen(week.assignments),
      };
    }),
    assignmentsOutside: dueThen(plan.assignmentsOutside),
  };
}

/** Until the Sunday, or the day before the next week where that begins earlier. */
function endOf(start: string, next: string | undefined): string {
  const sunday = daysOn(mondayOf(start), 6);
  return next !== undefined && next > start && next <= sunday ? daysOn(next, -1) : sunday;
}
