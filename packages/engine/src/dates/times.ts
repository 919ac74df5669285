import { memoize } from '../text/memoize.ts';
import { findSpokenTimes } from './spoken-times.ts';
import { zoneAt } from './time-zone.ts';

/** A time of day as a deadline names it. */
export interface TimeOfDay {
  /** 24-hour "HH:MM", as written: never converted to another zone. */
  clock: string;
  /** "UTC-7", "EST", "Eastern Time"; null where none is printed. */
  zone: string | null;
}

/** A place in a text that names a time of day. */
export interface TimeMention {
  start: number;
  end: number;
  /** Null where it can be before or after noon: "by 5:00". */
  time: TimeOfDay | null;
}

const clock = new RegExp(
  [
    // 5pm · 11:59 p.m. · 11.59 p.m. · 1159pm · 8:00–9:30 PM
    '(?<![\\d.:/$])(?<hour12>\\d{1,2}?)(?:[:.]?(?<minute12>[0-5]\\d)(?::[0-5]\\d)?)?(?:\\s*(?:-|–|—|to)\\s*(?<endHour>\\d{1,2})(?:[:.](?<endMinute>\\d\\d))?)?\\s*(?<half>[ap])\\.?\\s?m\\b\\.?',
    // 2026-09-03T23:59:00 · 23:59:00
    '(?:(?<=\\d)T|(?<![\\d.:/]))(?<isoHour>[01]\\d|2[0-4]):(?<isoMinute>[0-5]\\d):[0-5]\\d(?:\\.\\d+)?(?!:)',
    '(?<=\\d)T(?<shortIsoHour>[01]\\d|2[0-4]):(?<shortIsoMinute>[0-5]\\d)',
    // 20260903T235900
    '(?<=\\d{8})T(?<basicHour>[01]\\d|2[0-4])(?<basicMinute>[0-5]\\d)(?:[0-5]\\d)?',
    // 2359 hrs · 0900 hours · by 0900 · , 0900 · at 2359 (not "by 2026": a year)
    '(?<![\\d.:/$#-])(?<fourHour>[01]\\d|2[0-4])(?<fourMinute>[0-5]\\d)\\s?(?:hrs?|hours?|h)\\b\\.?',
    '(?<=\\b(?:by|at|until|before)\\s|\\d,\\s|\\d\\s@\\s?)(?<bareHour>0\\d|2[1-4])(?<bareMinute>[0-5]\\d)(?![\\d.:/%-])',
    // at 17.00 · by 23.59
    '(?<=\\b(?:by|at|until|before|um|bis)\\s)(?<dottedHour>[01]\\d|2[0-4])\\.(?<dottedMinute>[0-5]\\d)(?![\\d.%])',
    // 23:59 · 17h00 · 12:00 midnight
    '(?<![\\d.:/])(?<hour24>[01]?\\d|2[0-4])(?<mark>[:h])(?<minute24>[0-5]\\d)(?![\\d:])(?:\\s*(?<named>noon|midnight)\\b)?',
    '(?<![\\d.:/])\\b(?:12\\s+)?(?<word>noon|midday|midnight|end\\s+of\\s+(?:the\\s+)?(?:business\\s+)?day|close\\s+of\\s+business|EOD|COB)\\b',
  ].join('|'),
  'gi',
);

const twoDigits = (n: number) => String(n).padStart(2, '0');
/** A deadline at the end of a day still belongs to it. */
const endOfDay = '23:59';
const closeOfBusiness = '17:00';

/** 24-hour minutes of a 12-hour clock. */
const minutes = (hour: number, minute: number, half: string) =>
  ((hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)) * 60 + minute;
const fromMinutes = (total: number) => `${twoDigits(Math.floor(total / 60) % 24)}:${twoDigits(total % 60)}`;

type Groups = Partial<Record<string, string>>;

/** Of "11:00–12:15 pm" the beginning lies before noon: it would be later than the end otherwise. */
function twelveHourTime({ hour12, minute12 = '00', endHour, endMinute = '00', half = 'a' }: Groups): string | null {
  const hour = Number(hour12);
  if (hour < 1 || hour > 12) return null;
  const start = minutes(hour, Number(minute12), half);
  const end = endHour === undefined ? start : minutes(Number(endHour), Number(endMinute), half);
  return fromMinutes(start > end ? start + 12 * 60 : start);
}

/** Of the patterns above, those that print the hours of a whole day. */
const forms = ['iso', 'shortIso', 'basic', 'four', 'bare', 'dotted'];
const isoForms = ['isoHour', 'shortIsoHour', 'basicHour'];

/** "open": the clock names it, but not whether before or after noon. Null where it is no time at all. */
function clockOf(groups: Groups): string | 'open' | null {
  const { half, mark, named, word } = groups;
  const name = (named ?? word)?.toLowerCase();
  // Business ends at five, unless the document says otherwise.
  if (name && /business|cob/.test(name)) return closeOfBusiness;
  if (name) return name === 'noon' || name === 'midday' ? '12:00' : endOfDay;
  if (half) return twelveHourTime(groups);
  const form = forms.find((one) => groups[`${one}Hour`] !== undefined) ?? '';
  const hourText = groups[`${form}Hour`] ?? groups.hour24 ?? '';
  const minute = groups[`${form}Minute`] ?? groups.minute24 ?? '00';
  const hour = Number(hourText);
  if (hour === 24) return minute === '00' ? endOfDay : null;
  // "by 5:00", "due 11:59": nobody hands in before dawn, nor a minute before noon.
  const couldBeAfternoon =
    mark === ':' && ((hour < 7 && hourText.length === 1 && hour > 0) || (hour === 11 && minute === '59'));
  return couldBeAfternoon ? 'open' : `${twoDigits(hour)}:${minute}`;
}

/**
 * Every time of day, in order, as written, with the zone behind it. Of "8:00–9:30 PM" the beginning. "Midnight",
 * "24:00" and "end of the day" as deadlines are the end of the day, 23:59.
 */
export const findTimes = memoize((text: string): readonly TimeMention[] => {
  const spoken = findSpokenTimes(text).map(({ start, end, clock }): TimeMention => {
    const found = zoneAt(text, end, 'clock');
    return { start, end: found?.end ?? end, time: { clock, zone: found?.zone ?? null } };
  });
  const isSpoken = (at: number): boolean => spoken.some(({ start, end }) => at >= start && at < end);
  const figures = findFigures(text).filter(({ start, end }) => !isSpoken(start) && !isSpoken(end - 1));
  return spoken.length === 0 ? figures : [...figures, ...spoken].sort((a, b) => a.start - b.start);
});

function findFigures(text: string): TimeMention[] {
  const times: TimeMention[] = [];
  for (const match of text.matchAll(clock)) {
    if (match.index < (times.at(-1)?.end ?? 0)) continue;
    const groups = match.groups ?? {};
    const written = clockOf(groups);
    if (written === null) continue;
    const end = match.index + match[0].length;
    const found = zoneAt(text, end, isoForms.some((form) => groups[form]) ? 'iso' : 'clock');
    const time = written === 'open' ? null : { clock: written, zone: found?.zone ?? null };
    times.push({ start: match.index, end: found?.end ?? end, time });
  }
  return times;
}
