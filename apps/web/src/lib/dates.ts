import { plural, t } from '@lingui/core/macro';
import { addDays, type CalendarDate, daysBetween, utcDay, utcMidnight } from '@weekwise/engine/dates/calendar.ts';
import { languageTag } from '#lingui';

// Calendar dates travel as `YYYY-MM-DD` without a zone (contracts: `calendarDate`). They are shown and counted in UTC,
// so that no zone ever moves a due date to the day before.
export { addDays, type CalendarDate, daysBetween, mondayOf } from '@weekwise/engine/dates/calendar.ts';

/** Whose midnight begins a day. */
export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** The student's own day. */
export function today(now = new Date()): CalendarDate {
  return utcDay(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));
}

/** The day of the student's on which something happened. */
export const dayOf = (moment: string): CalendarDate => today(new Date(moment));

export function datesOfWeek(monday: CalendarDate): CalendarDate[] {
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index));
}

const formats = {
  /** Tuesday, October 14 */
  full: { weekday: 'long', month: 'long', day: 'numeric' },
  /** Oct 14 */
  short: { month: 'short', day: 'numeric' },
  /** October 14 */
  long: { month: 'long', day: 'numeric' },
  /** Tue */
  weekday: { weekday: 'short' },
  /** Tuesday */
  weekdayLong: { weekday: 'long' },
  /** 14 */
  day: { day: 'numeric' },
  /** Oct */
  monthShort: { month: 'short' },
  /** October */
  month: { month: 'long' },
  /** October 2025 */
  monthYear: { month: 'long', year: 'numeric' },
  /** Oct 14, 2025 */
  withYear: { month: 'short', day: 'numeric', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Making one costs a hundred times what using it does, and a term is a list of dates. */
const formatters = new Map<keyof typeof formats, Intl.DateTimeFormat>();

function formatterOf(format: keyof typeof formats): Intl.DateTimeFormat {
  const known = formatters.get(format);
  if (known) return known;
  const made = new Intl.DateTimeFormat(languageTag(), { ...formats[format], timeZone: 'UTC' });
  formatters.set(format, made);
  return made;
}

export const formatDate = (date: CalendarDate, format: keyof typeof formats): string =>
  formatterOf(format).format(utcMidnight(date));

/** "Oct 13 – 19", "Sep 29 – Oct 5"; one date alone when both are the same or the end is unknown. */
export function formatDateRange(
  from: CalendarDate,
  to: CalendarDate | null,
  format: 'short' | 'long' = 'short',
): string {
  if (!to || to === from) return formatDate(from, format);
  return formatterOf(format).formatRange(utcMidnight(from), utcMidnight(to));
}

/** "Overdue", "Due today", "In 2 days": how far a due date is from today. */
export function formatDueIn(due: CalendarDate, now: CalendarDate): string {
  const days = daysBetween(now, due);
  if (days < 0) return days === -1 ? t`Yesterday` : plural(-days, { one: '# day ago', other: '# days ago' });
  if (days === 0) return t`Today`;
  return days === 1 ? t`Tomorrow` : plural(days, { one: 'In # day', other: 'In # days' });
}

/** The same within a sentence, of what is still to come. */
export function sayDueIn(due: CalendarDate, now: CalendarDate): string {
  const days = daysBetween(now, due);
  if (days === 0) return t`today`;
  return days === 1 ? t`tomorrow` : plural(days, { one: 'in # day', other: 'in # days' });
}

let clock: Intl.DateTimeFormat | undefined;

/**
 * "5:00 pm" from "17:00", "17:00" where the language of the page counts so; other spellings as they are. The zone is
 * told as printed: nobody moves a deadline into the student's.
 */
export function formatTime(time: string, zone: string | null = null): string {
  const behind = zone === null ? '' : `\u00a0${zone}`;
  const match = /^(\d{1,2}):(\d{2})$/.exec(time);
  if (!match) return `${time}${behind}`;
  clock ??= new Intl.DateTimeFormat(languageTag(), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  const parts = clock.formatToParts(Date.UTC(2000, 0, 1, Number(match[1]), Number(match[2])));
  // Small letters and a plain space, as in the rest of the text.
  const said = parts
    .map(({ type, value }) => (type === 'dayPeriod' ? value.toLocaleLowerCase(languageTag()) : value))
    .join('')
    .replace('\u202f', ' ');
  return `${said}${behind}`;
}
