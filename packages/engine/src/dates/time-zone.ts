import { alternation } from '../lexicon/alternation.ts';
import { zoneAbbreviations, zoneNames } from '../lexicon/time-zones.ts';

export const offset = String.raw`(?:UTC|GMT)?[ ]?(?<sign>[+−–-])(?<hours>[01]?\d)(?::?(?<minutes>[0-5]\d))?`;
/** "EST", "Eastern", "Pacific Time". */
export const namedZone = String.raw`(?:${alternation(zoneAbbreviations)})\b|(?:${alternation(zoneNames)})(?:\s+(?:[Ss]tandard|[Dd]aylight|[Ss]ummer))?(?:\s+[Tt]ime)?\b`;
/** Right behind a time: "-07:00", "Z", "UTC+2", "EST", "(Eastern Time)". */
const behindIso = new RegExp(String.raw`(?:(?<zulu>Z)\b|${offset}(?!\d))`, 'y');
const behindClock = new RegExp(
  String.raw`[ ]?(?<open>[(])?[ ]?(?:(?<zulu>Z)\b|(?=UTC|GMT|[+−-]\d{4}\b)${offset}(?!\d)|(?<name>${namedZone}))(?<close>[)])?`,
  'y',
);

export interface ZoneMention {
  end: number;
  /** "UTC", "UTC-7", "UTC+5:30", or the name as printed: "EST", "Eastern Time". */
  zone: string;
}

/**
 * The zone that is printed right behind a time; null where none is. `afterSeconds`: only there "-07:00" is no range.
 */
export function zoneAt(text: string, at: number, form: 'iso' | 'clock'): ZoneMention | null {
  const pattern = form === 'iso' ? behindIso : behindClock;
  pattern.lastIndex = at;
  const match = pattern.exec(text);
  if (!match?.groups) return form === 'iso' ? zoneAt(text, at, 'clock') : null;
  const { zulu, sign, hours, minutes = '00', name } = match.groups;
  const zone = name ?? (zulu ? 'UTC' : offsetName(sign === '+' ? '+' : '-', Number(hours), minutes));
  return { end: at + match[0].length, zone: zone.replace(/\s+/g, ' ') };
}

/** "UTC-5" of the groups of `offset`. */
export const offsetName = (sign: string, hours: number, minutes: string): string =>
  hours === 0 && minutes === '00' ? 'UTC' : `UTC${sign}${hours}${minutes === '00' ? '' : `:${minutes}`}`;
