import { addDays, isoDate, mondayOf, monthOf, yearOf } from '../../dates/calendar.ts';

/** A printed week before its number and date are checked against its neighbours. */
export interface PrintedWeek {
  number: number;
  /** First date printed for it. */
  date: string | null;
}

/**
 * The numbers of weeks in printed order with misprints put right: a number that repeats or falls back where the next
 * printed number leaves room ("3, 3, 5", or "14, 11" at the end) counts on from the week before.
 */
export function repairNumbers(weeks: PrintedWeek[]): number[] {
  const numbers: number[] = [];
  weeks.forEach((week, i) => {
    const previous = numbers[i - 1];
    if (previous === undefined || week.number > previous) numbers.push(week.number);
    else numbers.push(previous + 1);
  });
  return numbers;
}

/** True where a second heading with the same number goes on with the same week instead of misprinting the next. */
export function continuesWeek(previous: PrintedWeek, week: PrintedWeek, next: PrintedWeek | undefined): boolean {
  if (previous.number !== week.number) return false;
  if (previous.date && week.date && mondayOf(previous.date) === mondayOf(week.date)) return true;
  const leavesRoom = next === undefined ? Boolean(previous.date && week.date) : next.number > week.number + 1;
  return !leavesRoom;
}

export interface CheckedDate {
  date: string;
  /** `order`: in step with its neighbours. `repaired`: moved to the month that is. `doubtful`: out of step. */
  trust: 'order' | 'repaired' | 'doubtful';
}

/**
 * Checks the first dates of weeks in printed order. A date out of step between two that are in step is tried with the
 * same day of another month ("Mar 26" between Feb 19 and Mar 4 is Feb 26).
 */
export function checkDates(dates: (string | null)[]): (CheckedDate | null)[] {
  return dates.map((date, i) => {
    if (date === null) return null;
    const before = dates.slice(0, i).findLast((d) => d !== null) ?? null;
    const after = dates.slice(i + 1).find((d) => d !== null) ?? null;
    const fits = (d: string) => (before === null || d > before) && (after === null || d < after);
    const neighboursFit = before === null || after === null || before < after;
    if (fits(date) || !neighboursFit) return { date, trust: 'order' };
    if (before === null || after === null) return { date, trust: 'doubtful' };
    for (const shift of [-1, 1, -2, 2]) {
      const month = monthOf(date) + shift;
      const moved = isoDate(
        yearOf(date) + Math.floor((month - 1) / 12),
        ((month + 11) % 12) + 1,
        Number(date.slice(8)),
      );
      if (moved && fits(moved) && moved > addDays(before, 2)) return { date: moved, trust: 'repaired' };
    }
    return { date, trust: 'doubtful' };
  });
}
