import { remember } from '../text/remember.ts';

/** A time of day in a text, 24-hour "HH:MM". */
export interface TimeMention {
  start: number;
  end: number;
  time: string;
}

/** Behind a time, the zone by its distance from UTC: of "23:59 UTC+02:00" nothing else is a time. */
const offset = '(?:\\s*(?:UTC|GMT)\\s*[+−-]\\s*\\d{1,2}(?::?\\d\\d)?)?';
const clock = new RegExp(
  [
    // 2026-09-03T23:59:00-07:00
    '(?<=\\d)T(?<isoHour>[01]\\d|2[0-4]):(?<isoMinute>[0-5]\\d)(?::[0-5]\\d(?:\\.\\d+)?)?(?:Z\\b|[+−-]\\d\\d(?::?\\d\\d)?)?',
    // 5pm · 11:59 p.m. · 1159pm · 8:00–9:30 PM
    '(?<![\\d.:/$])(?<hour12>\\d{1,2}?)(?::?(?<minute12>[0-5]\\d))?(?:\\s*(?:-|–|—|to)\\s*(?<endHour>\\d{1,2})(?::(?<endMinute>\\d\\d))?)?\\s*(?<half>[ap])\\.?\\s?m\\b\\.?',
    // 23:59 · 12:00 midnight
    '(?<![\\d.:/])(?<hour24>[01]?\\d|2[0-4])[:h](?<minute24>[0-5]\\d)(?::[0-5]\\d)?(?![\\d:])(?:\\s*(?<named>noon|midnight)\\b)?',
    '\\b(?<word>noon|midnight|end\\s+of\\s+(?:the\\s+)?day|EOD)\\b',
  ]
    .map((form) => `(?:${form})${offset}`)
    .join('|'),
  'gi',
);

const twoDigits = (n: number) => String(n).padStart(2, '0');
/** A deadline at the end of a day still belongs to it. */
const endOfDay = '23:59';

/** 24-hour minutes of a 12-hour clock. */
const minutes = (hour: number, minute: number, half: string) =>
  ((hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)) * 60 + minute;
const fromMinutes = (total: number) => `${twoDigits(Math.floor(total / 60) % 24)}:${twoDigits(total % 60)}`;

/** Of "11:00–12:15 pm" the beginning lies before noon: it would be later than the end otherwise. */
function twelveHourTime(groups: Partial<Record<string, string>>): string | null {
  const { hour12, minute12 = '00', endHour, endMinute = '00', half = 'a' } = groups;
  const hour = Number(hour12);
  if (hour < 1 || hour > 12) return null;
  const start = minutes(hour, Number(minute12), half);
  const end = endHour === undefined ? start : minutes(Number(endHour), Number(endMinute), half);
  return fromMinutes(start > end ? start + 12 * 60 : start);
}

function timeOf(groups: Partial<Record<string, string>>): string | null {
  const { isoHour, isoMinute, half, hour24, minute24, named, word } = groups;
  const name = (named ?? word)?.toLowerCase();
  if (name) return name === 'noon' ? '12:00' : endOfDay;
  if (half) return twelveHourTime(groups);
  const [hour, minute] = [Number(isoHour ?? hour24), isoMinute ?? minute24 ?? '00'];
  if (hour === 24) return minute === '00' ? endOfDay : null;
  return `${twoDigits(hour)}:${minute}`;
}

/**
 * Every time of day, in order, as written: a zone behind it is passed over. Of "8:00–9:30 PM" the beginning.
 * "Midnight", "24:00" and "end of the day" as deadlines are the end of the day, 23:59.
 */
export const findTimes = remember((text: string): readonly TimeMention[] => {
  const times: TimeMention[] = [];
  for (const match of text.matchAll(clock)) {
    const time = timeOf(match.groups ?? {});
    if (time) times.push({ start: match.index, end: match.index + match[0].length, time });
  }
  return times;
});
