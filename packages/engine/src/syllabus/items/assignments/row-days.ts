import { weekdayOf } from '../../../dates/calendar.ts';
import type { Schedule } from '../../schedule.ts';
import type { Work } from './work.ts';

/** What the one date of a row stands for: the day of class, the first day of a week, or either. */
export type RowDays = 'class' | 'week' | 'open';

/** Of fewer weeks nothing regular can be said. */
const fewestWeeks = 4;
const nearlyAll = 0.8;
const [monday, saturday] = [0, 5];

/**
 * What the dates of the schedule's rows stand for. Where nearly every week has one date and these fall on one weekday,
 * they are the days of a weekly class, or they name the weeks by their first day: the days on which the class meets
 * decide. Where the document does not tell them, a weekday on which no week begins is a day of class; else it stays
 * open.
 */
export function rowDaysOf({ weeks, dates }: Pick<Schedule, 'weeks' | 'dates'>): RowDays {
  const days = weeks
    .map((week) => week.sessions.flatMap(({ date }) => (date ? [date] : [])))
    .filter((own) => own.length);
  const single = days.flatMap((own) => (own.length === 1 ? own : []));
  const [weekday, count] = mostFrequent(single.map(weekdayOf));
  if (days.length < fewestWeeks || count < days.length * nearlyAll) return 'class';
  const { classDays = [] } = dates;
  const beginsWeek = weekday === monday || weekday >= saturday;
  if (classDays.length === 0) return beginsWeek ? 'open' : 'class';
  // On a day in the week on which class does not meet, something else happens: work is due.
  if (!classDays.includes(weekday)) return beginsWeek ? 'week' : 'class';
  return classDays.length === 1 ? 'class' : 'week';
}

function mostFrequent(values: number[]): [number, number] {
  const counts = [...Map.groupBy(values, (value) => value)].map(([value, all]): [number, number] => [
    value,
    all.length,
  ]);
  return counts.sort((a, b) => b[1] - a[1])[0] ?? [0, 0];
}

/** Takes the row's date from work that nothing says is due on it, where the date may only be the first of a week. */
export function withoutGuessedDay<W extends Work>(work: W, rows: RowDays): W {
  const guessed = rows !== 'class' && work.dueFrom === 'session' && !work.signs.due;
  return guessed ? { ...work, dueDate: null, dueTime: null, dueFrom: null } : work;
}
