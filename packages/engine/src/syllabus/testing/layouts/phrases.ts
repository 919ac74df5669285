import { weekdayOf } from '../../../dates/calendar.ts';
import type { DatedWeek, DatedWork } from './dated-weeks.ts';
import type { PlannedReading } from './planned-course.ts';
import type { Wording } from './wording.ts';

const months = 'January February March April May June July August September October November December'.split(' ');
const shortMonths = 'Jan Feb Mar Apr May June July Aug Sept Oct Nov Dec'.split(' ');
const weekdays = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');

export const monthName = (date: string): string => months[Number(date.slice(5, 7)) - 1] ?? '';
export const dayOfMonth = (date: string): number => Number(date.slice(8));

export function weekdayName(date: string): string {
  return weekdays[weekdayOf(date)] ?? '';
}

/** A date in the author's way, month first and without a year: "Sept 3", "Tue 9/3". */
export function dateText(date: string, { dates }: Wording): string {
  const [month, day] = [Number(date.slice(5, 7)), dayOfMonth(date)];
  if (dates === 'long') return `${monthName(date)} ${day}`;
  if (dates === 'short') return `${shortMonths[month - 1]} ${day}`;
  if (dates === 'slash') return `${month}/${day}`;
  if (dates === 'weekday-long') return `${weekdayName(date)}, ${monthName(date)} ${day}`;
  return `${weekdayName(date).slice(0, 3)} ${month}/${day}`;
}

/** The date of a week in the author's way: "Sept 3" or "Sept 3 – Sept 5". */
export function weekDateText(week: DatedWeek, wording: Wording): string {
  const [first, last] = week.meetings.map(({ date }) => dateText(date, wording));
  return wording.weekDates === 'range' ? `${first} – ${last}` : (first ?? '');
}

/** A date with the day first, as in Europe: "3 September", "3.9.". */
export function dayFirstText(date: string, { dayFirstDates }: Wording): string {
  const [year, month, day] = date.split('-');
  if (dayFirstDates === 'words') return `${dayOfMonth(date)} ${monthName(date)}`;
  if (dayFirstDates === 'slash') return `${day}/${month}`;
  if (dayFirstDates === 'points') return `${Number(day)}.${Number(month)}.`;
  return `${day}.${month}.${year}`;
}

export function citation(reading: PlannedReading, wording: Wording): string {
  const { form, author, title, pages } = reading;
  if (form === 'chapter') return wording.citation === 'author first' ? `${author}, ch. ${title}` : `Chapter ${title}`;
  const set = form === 'book' ? `*${title}*` : `“${title}”`;
  switch (wording.citation) {
    case 'author first':
      return [author, set, pages && `pp. ${pages.replace('-', '–')}`].filter(Boolean).join(', ');
    case 'title first':
      return `${set} by ${author}${pages ? `, pages ${pages}` : ''}`;
    case 'brackets':
      return `${lastName(author)}, ${set}${pages ? ` (${pages})` : ''}`;
    case 'year':
      return `${author} (2014). ${set}${pages ? `, ${pages}` : ''}`;
  }
}

export const citations = (readings: readonly PlannedReading[], wording: Wording): string =>
  readings.map((reading) => citation(reading, wording)).join('; ');

const lastName = (author: string): string => author.split(' ').slice(-1).join('');

/** Work with its due date, for layouts in which the place does not tell the day. */
export function workWithDate({ title, due }: DatedWork, wording: Wording, date = dateText): string {
  switch (wording.work) {
    case 'brackets':
      return `${title} (due ${date(due, wording)})`;
    case 'is due':
      return `${title} due ${date(due, wording)}`;
    case 'dash':
      return `${title} – ${date(due, wording)}`;
    case 'by':
      return `${title} by ${date(due, wording)}`;
  }
}
