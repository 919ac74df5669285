import { addDays, type CalendarDate } from '../../../lib/dates.ts';

export interface TermDates {
  first: CalendarDate;
  last: CalendarDate;
}

/** Students take a course some weeks before it begins. */
const daysAhead = 60;

/** The term of a published schedule, where it runs now or begins soon: then the student is most likely in it too. */
export function sameTermAs(
  schedule: readonly { startDate: CalendarDate | null; endDate: CalendarDate | null }[],
  now: CalendarDate,
): TermDates | null {
  const days = schedule.flatMap(({ startDate, endDate }) => [startDate, endDate]).filter((day) => day !== null);
  const [first] = days.sort();
  const last = days.at(-1);
  if (first === undefined || last === undefined || schedule[0]?.startDate !== first) return null;
  return now <= last && now >= addDays(first, -daysAhead) ? { first, last } : null;
}
