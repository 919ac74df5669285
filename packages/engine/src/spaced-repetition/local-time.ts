import { type CalendarDate, utcDay } from '../dates/calendar.ts';

/** Where a student's day begins and ends. Time zones are IANA names; an unknown one throws RangeError. */

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, hourCycle: 'h23', ...parts, second: '2-digit' });
  formats.set(timeZone, format);
  return format;
}

/** The instant whose UTC fields are what a clock on the student's wall shows. */
export function wallClock(instant: Date, timeZone: string): Date {
  const part = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const written = `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}Z`;
  return new Date(Date.parse(written) + instant.getUTCMilliseconds());
}

/** `YYYY-MM-DD` where the student is. */
export const localDay = (instant: Date, timeZone: string): CalendarDate => utcDay(wallClock(instant, timeZone));
