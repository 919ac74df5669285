import {
  addDays,
  type CalendarDate,
  isoDate,
  monthOf,
  utcDay,
  utcMidnight,
  weekdayOnOrAfter,
  yearOf,
} from '@weekwise/engine/dates/calendar.ts';

const seasons = ['Winter', 'Spring', 'Summer', 'Autumn'];

/** A term of the demo course: twelve weeks from the first Monday of a quarter. */
export interface AcademicTerm {
  name: string;
  /** The Monday of week 1. */
  start: CalendarDate;
}

/**
 * The newest term that has begun: a visitor finds the course under way, or just over for the few days until the next.
 */
export function termOf(now: Date): AcademicTerm {
  const today = utcDay(now);
  const [year, quarter] = [yearOf(today), Math.floor((monthOf(today) - 1) / 3)];
  const term = termOfQuarter(year, quarter);
  if (term.start <= today) return term;
  return quarter === 0 ? termOfQuarter(year - 1, 3) : termOfQuarter(year, quarter - 1);
}

function termOfQuarter(year: number, quarter: number): AcademicTerm {
  const first = isoDate(year, quarter * 3 + 1, 1) ?? '';
  const start = weekdayOnOrAfter(first, 0);
  return { name: `${seasons[quarter]} ${year}`, start };
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Fills a text's marks in: `{{term}}`, `{{w3}}` (the days of week 3), `{{w3 Fri}}` (the Friday of week 3). */
export function fillDates(text: string, { name, start }: AcademicTerm): string {
  const dayOf = (week: string, weekday: number) => addDays(start, (Number(week) - 1) * 7 + weekday);
  return text
    .replaceAll('{{term}}', name)
    .replace(/\{\{w(\d+)\}\}/g, (_, week: string) => `${written(dayOf(week, 0))} – ${written(dayOf(week, 6))}`)
    .replace(/\{\{w(\d+) (\w{3})\}\}/g, (mark, week: string, weekday: string) => {
      if (!weekdays.includes(weekday)) throw new Error(`Not a day of the week: ${mark}`);
      const date = dayOf(week, weekdays.indexOf(weekday));
      const name = utcMidnight(date).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' });
      return `${name}, ${written(date)}, ${yearOf(date)}`;
    });
}

const written = (date: CalendarDate): string =>
  utcMidnight(date).toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
